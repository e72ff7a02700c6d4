/// A request to a builder with its class erased: a closure that replaces the request by the answer,
/// which takes one allocation and, unlike methods of a generic class, is specialised.
@usableFromInline
@frozen
enum NodeRequest<Node: AnyObject> {
  /// Requests that the object be made and its steps be run, at a depth.
  case make(depth: Int)

  /// Answers `make`: all steps have been run.
  case complete(Node)

  /// Answers `make`: an object of this class does not belong to the tree.
  case foreign(Any.Type)

  /// Requests that the node be reconciled with the one at its place in a live tree.
  ///
  /// The reconciler is unretained, to count no references for each builder. Only a walk of the
  /// reconciler makes this request, in a method of ``Live``, which holds the reconciler until it
  /// returns, even if the block releases the `Live` meanwhile.
  case reconcile(Unmanaged<Reconciler>, MountedPlace)

  /// Answers `reconcile`: the place with the node that it has now.
  case reconciled(MountedPlace)

  /// Requests the builder without what is nested deeper than a number of levels.
  case cut(levels: Int)

  /// Answers `cut`.
  case shorter(Builder)

  /// Requests the structure, without making anything.
  case describe

  /// Answers `describe`.
  case description(Description)

  /// A builder as a closure.
  @usableFromInline typealias Builder = (inout NodeRequest) -> Void

  /// Returns the node that a builder makes, with all its children; `nil`, reported, if its class is
  /// foreign.
  @_alwaysEmitIntoClient
  static func make(
    _ builder: Builder,
    depth: Int,
    file: StaticString,
    line: UInt
  ) -> Node? {
    var answer = NodeRequest.make(depth: depth)
    builder(&answer)
    if case .complete(let node) = answer { return node }
    if case .foreign(let type) = answer {
      Diagnostics.reportForeign(type, in: Node.self, file: file, line: line)
    }
    return nil
  }

  /// Returns a builder without what is nested deeper than a number of levels.
  static func cut(_ builder: @escaping Builder, to levels: Int) -> Builder {
    var request = NodeRequest.cut(levels: levels)
    builder(&request)
    return if case .shorter(let shorter) = request { shorter } else { builder }
  }

  /// The structure of a builder.
  @usableFromInline typealias Description = (
    type: Any.Type, existing: Node?, blocks: [Hierarchy<Node>]
  )

  /// The answer to `describe`.
  var description: Description? {
    if case .description(let description) = self { description } else { nil }
  }
}

extension Builder where Base: HierarchyNode {
  /// Answers a request to the builder of an expression on a line.
  @_alwaysEmitIntoClient
  func _answer(_ question: inout NodeRequest<Base.Node>, line: UInt) {
    switch question {
    case .make(let depth): question = _made(depth: depth)
    case .reconcile(let reconciler, let place):
      _reconcile(by: reconciler.takeUnretainedValue(), at: place, line: line, &question)
    default: question = _answer(to: question, line: line)
    }
  }

  /// Returns the answer to a request that is not part of nesting or of a pass.
  @usableFromInline
  func _answer(to question: NodeRequest<Base.Node>, line: UInt) -> NodeRequest<Base.Node> {
    guard case .cut(let levels) = question else { return _description }
    let shorter = _replacing(sealed: _sealed?.cut(to: levels))
    return .shorter { shorter._answer(&$0, line: line) }
  }

  /// Returns the node with all steps run; the class is checked last, where the object is returned.
  @_alwaysEmitIntoClient
  func _made(depth: Int) -> NodeRequest<Base.Node> {
    var object: Base = _source.object()
    _run(on: &object, depth: depth)
    return if let node = object as? Base.Node { .complete(node) } else { .foreign(Base.self) }
  }

  private var _description: NodeRequest<Base.Node> {
    let existing: Base.Node? =
      if case .existing(let object) = _source { object as? Base.Node } else { nil }
    let blocks = _sealed?.inOrder.compactMap { ($0 as? ChildrenStep<Base, Base.Node>)?.children }
    return .description((type: Base.self, existing: existing, blocks: blocks ?? []))
  }
}
