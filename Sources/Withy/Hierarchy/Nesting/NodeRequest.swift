/// A request to a builder in a hierarchy, which does not know the builder's class.
///
/// The builder is a closure that receives a request and replaces it with the answer. It takes one
/// allocation and, unlike the methods of a generic class, it is specialised.
@usableFromInline
@frozen
enum NodeRequest<Node: AnyObject> {
  /// Requests that the object be made and all its steps be run, at this depth of described parents.
  case make(depth: Int)

  /// Requests that the object be made and its steps be run up to the first block of children.
  case start

  /// Answers `make` and `start`: all steps have been run.
  case complete(Node)

  /// Answers `start`: there are blocks of children left.
  case unfinished(UnfinishedNode<Node>)

  /// Answers `make` and `start`: an object of this class does not belong to the tree.
  case foreign(Any.Type)

  /// Requests that the node be reconciled with the one at its place in a live tree.
  case reconcile(ReconcilerReference, MountedPlace)

  /// Answers `reconcile`: the new node at the place. If there is no answer, the old one remains.
  case reconciled(MountedPlace)

  /// Requests the structure, without making anything.
  case describe

  /// Answers `describe`.
  case description(Description)

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
  @inlinable
  func _answer(_ question: inout NodeRequest<Base.Node>, line: UInt) {
    switch question {
    case .make(let depth): question = _made(depth: depth)
    case .start: question = _started
    case .reconcile(let reference, let place):
      _reconcile(by: reference.reconciler, at: place, line: line, &question)
    default: question = _description
    }
  }

  /// Returns the node with all steps run.
  ///
  /// The class is checked last, where the object is returned.
  @inlinable
  func _made(depth: Int) -> NodeRequest<Base.Node> {
    var object: Base = _source.object()
    if let _sealed { _sealed.run(on: &object, nil, depth: depth) }
    _steps(&object, nil)
    return if let node = object as? Base.Node { .complete(node) } else { .foreign(Base.self) }
  }

  /// The node, with its steps run up to the first block of children.
  @usableFromInline
  var _started: NodeRequest<Base.Node> {
    let object = _source.object()
    guard let node = object as? Base.Node else { return .foreign(Base.self) }
    if let _sealed { return .unfinished(_construction(of: node, object, _sealed)) }
    var base: Base = object
    _steps(&base, nil)
    return .complete(node)
  }

  /// Returns an unfinished node that runs its steps from one block to the next.
  func _construction(
    of node: Base.Node,
    _ object: Base,
    _ sealed: StepSegment<Base>
  ) -> UnfinishedNode<Base.Node> {
    var base: Base = object
    var links = sealed.inOrder[...]
    return UnfinishedNode(node: node) { [_steps] in
      while let link = links.popFirst() {
        link.steps(&base, nil)
        if let step = link as? ChildrenStep<Base, Base.Node> { return step.block(in: object) }
      }
      _steps(&base, nil)
      return nil
    }
  }

  /// The structure of the builder.
  @usableFromInline
  var _description: NodeRequest<Base.Node> {
    let existing = _source.existing as? Base.Node
    let blocks = _sealed?.inOrder.compactMap { ($0 as? ChildrenStep<Base, Base.Node>)?.children }
    return .description((type: Base.self, existing: existing, blocks: blocks ?? []))
  }
}
