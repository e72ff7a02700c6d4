/// The description of a node that a block describes as it was described before.
///
/// It stands for the node as long as nothing about it changes, and is made once for each node, not in every
/// pass. A description may be kept for longer than that, or be placed where another node stands. Before the steps
/// of the node change, a description that somebody else holds is therefore frozen: it remembers the steps itself.
@usableFromInline
class UnchangedDescription {
  /// What the factory of the node is known by, or that it exists.
  @usableFromInline final let source: ClosureIdentity

  /// The steps of the node; asked no more once the description is frozen, which it is before the node goes.
  private final unowned let node: MountedNode

  /// The steps, once they are no longer those of the node.
  private final var frozen: [ErasedStep]?

  /// A Boolean value indicating whether it remembers the steps itself from the beginning, in a builder.
  @usableFromInline final let isComplete: Bool

  /// Creates the description of a node.
  init(of node: MountedNode, from source: ClosureIdentity, isComplete: Bool) {
    self.node = node
    self.source = source
    self.isComplete = isComplete
  }

  /// The steps that are described, where it does not remember them itself.
  final var steps: [ErasedStep] {
    isComplete ? [] : frozen ?? node.steps.compactMap(\.redeclaration)
  }

  /// Returns whether it is the description of a node, as that is now: a node has one, until that is frozen.
  @inlinable
  final func isCurrent(of node: MountedNode) -> Bool { node.description === self }

  /// Remembers the steps that the node has until now.
  fileprivate final func freeze(_ steps: [MountedStep]) {
    frozen = isComplete ? [] : steps.compactMap(\.redeclaration)
  }
}

/// The description of an unchanged node of a tree.
@usableFromInline
class UnchangedNode<Node: AnyObject>: UnchangedDescription {
  /// Makes a builder of the steps.
  private final let makeBuilder: (_ steps: [ErasedStep]) -> (inout NodeRequest<Node>) -> Void

  /// Creates the description of a node.
  init<Base: HierarchyNode>(of node: MountedNode, from source: ObjectSource<Base>)
  where Base.Node == Node {
    makeBuilder = { [line = node.line] steps in
      let builder = Builder(_source: source, replaying: steps)
      return { builder._answer(&$0, line: line) }
    }
    super.init(of: node, from: ClosureIdentity(source), isComplete: false)
  }

  /// Creates the description of a node that is described by a builder.
  init<Base: HierarchyNode>(of node: MountedNode, as builder: Builder<Base>)
  where Base.Node == Node {
    makeBuilder = { [line = node.line] _ in { builder._answer(&$0, line: line) } }
    super.init(of: node, from: ClosureIdentity(builder._source), isComplete: true)
  }

  /// The same description as a builder, for every use but the expected one.
  @usableFromInline final var builder: (inout NodeRequest<Node>) -> Void { makeBuilder(steps) }
}

extension MountedNode {
  /// Returns a description of the node as it is, with the newest factory.
  @usableFromInline
  func describe<Base: HierarchyNode>(from source: ObjectSource<Base>) -> UnchangedNode<Base.Node> {
    freezeDescription()
    let description = UnchangedNode(of: self, from: source)
    self.description = description
    return description
  }

  /// Returns a description of the node as it is, which is a builder.
  @usableFromInline
  func describe<Base: HierarchyNode>(as builder: Builder<Base>) -> UnchangedNode<Base.Node> {
    freezeDescription()
    let description = UnchangedNode(of: self, as: builder)
    self.description = description
    return description
  }

  /// A Boolean value indicating whether the object has the values that its steps enforce.
  ///
  /// They were compared while the block was evaluated, and the pass can have changed them since.
  var isActual: Bool {
    guard hasActualValues, let object else { return true }
    return steps.allSatisfy { $0.isActual(on: object) }
  }

  /// Lets go of a description that somebody else holds, or that is complete, because the steps of the node are about
  /// to change.
  @inlinable
  func freezeDescription() {
    guard let isComplete = description?.isComplete,
      isComplete || !isKnownUniquelyReferenced(&description)
    else { return }
    letGoOfDescription()
  }

  /// Lets go of the description, which remembers the steps from now on.
  @usableFromInline
  func letGoOfDescription() {
    description?.freeze(steps)
    description = nil
  }
}

extension Reconciler {
  /// Returns whether a node that stands at its place, described as it was, is found there by that alone.
  @inline(__always)
  private func isFound(_ node: MountedNode) -> Bool {
    node.visit != pass && (node.factory != nil || isUndisputed(node))
      && (!hasActed || node.isActual)
  }

  /// Returns whether an existing node belongs where the walk is, so that nothing has to be decided; one that is
  /// leaving belongs to no part.
  func isUndisputed(_ node: MountedNode) -> Bool {
    lost.isEmpty && node.part == partID && node.block == blockID
  }

  /// Finds a node that is described as it was, if it stands at its place.
  ///
  /// - Returns: Whether it does. Else nothing was done.
  @usableFromInline
  @inline(__always)
  func keep(_ description: UnchangedDescription, at place: MountedPlace) -> Bool {
    guard case .node(let node) = place.content, description.isCurrent(of: node), isFound(node)
    else { return false }
    findAgain(node)
    return true
  }

  /// Finds what is described as it was, outside conditions, as far as it stands at its place; parts are passed over.
  ///
  /// - Returns: The number of descriptions of which that is so.
  func keep(_ descriptions: [AnyObject], at places: [MountedPlace]) -> Int {
    for index in descriptions.indices {
      // As in the function below, which would count the description and the place.
      if case .node(let node) = places[index].content, node.description === descriptions[index],
        places[index].branch == 0, isFound(node)
      {
        findAgain(node)
      } else if case .part(let part) = places[index].content,
        part.content === descriptions[index], places[index].branch == 0, isPassable(part)
      {
        passOver(part)
      } else {
        return index
      }
    }
    return descriptions.count
  }

  /// Finds what is described as it was, outside conditions, if it stands at a place; a part is passed over.
  ///
  /// - Returns: Whether it does. Else nothing was done.
  func keep(_ description: AnyObject, at place: MountedPlace) -> Bool {
    switch place.content {
    case .node(let node):
      guard node.description === description, place.branch == 0, isFound(node) else {
        return false
      }
      findAgain(node)
      return true
    case .part(let part):
      guard part.content === description, place.branch == 0, isPassable(part) else { return false }
      passOver(part)
      return true
    default: return false
    }
  }
}

extension Hierarchy {
  /// Creates the hierarchy of what describes a node as it was, or a part.
  @usableFromInline
  init(_known description: AnyObject) {
    if let part = description as? PartElement<Node> {
      self.init(_content: .part(part))
    } else {
      // It stood in a hierarchy of these nodes.
      self.init(_content: .unchanged(unsafeDowncast(description, to: UnchangedNode<Node>.self)))
    }
  }
}

extension Hierarchy {
  /// Returns whether it describes nodes as they were, each at its place, and nothing else.
  ///
  /// All of them were made by factories: an existing one may be claimed by another place, which must be decided.
  @inlinable
  func _isUnchanged(at place: MountedPlace) -> Bool {
    guard case .list(let items) = _content else { return _isUnchangedNode(at: place) }
    guard case .list(let list) = place.content, list.places.count == items.count,
      place.branch == _branch
    else { return false }
    let places = list.places
    for index in items.indices {
      if items[index]._isUnchangedNode(at: places[index]) { continue }
      if !items[index]._isUnchangedList(at: places[index]) { return false }
    }
    return true
  }

  /// Returns whether it describes a node as it was, at its place.
  ///
  /// It is inlined, so that neither description nor node is counted.
  @inlinable
  @inline(__always)
  func _isUnchangedNode(at place: MountedPlace) -> Bool {
    guard case .unchanged(let description) = _content, case .node(let node) = place.content else {
      return false
    }
    return description.isCurrent(of: node) && place.branch == _branch && !node.hasActualValues
      && !description.source.isExisting
  }

  /// Returns whether it is a list in a list, and describes nodes as they were.
  @inlinable
  @inline(never)
  func _isUnchangedList(at place: MountedPlace) -> Bool {
    guard case .list = _content else { return false }
    return _isUnchanged(at: place)
  }
}
