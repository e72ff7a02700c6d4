/// The description of a node that a block describes as before.
///
/// It represents the node while nothing about it changes, and is created once for each node, not in
/// every pass. A description may be kept longer than that, or used where another node is.
/// Therefore, before the steps of the node change, a description that is referenced elsewhere is
/// frozen: it stores the steps itself.
@usableFromInline
class UnchangedDescription {
  /// The identity of the node's factory, or of no closure for an existing object.
  @usableFromInline final let source: ClosureIdentity

  /// The node whose steps are described; not accessed once the description is frozen, which happens
  /// before the node is freed.
  private final unowned let node: MountedNode

  /// The steps, once they are no longer those of the node.
  private final var frozen: [ErasedStep]?

  /// A Boolean value indicating whether the description stores the steps itself from the beginning,
  /// in a builder.
  @usableFromInline final let isComplete: Bool

  /// Creates the description of a node.
  init(of node: MountedNode, from source: ClosureIdentity, isComplete: Bool) {
    self.node = node
    self.source = source
    self.isComplete = isComplete
  }

  /// The described steps, unless the description is complete.
  final var steps: [ErasedStep] {
    isComplete ? [] : frozen ?? node.steps.compactMap(\.redeclaration)
  }

  /// Returns whether this is the current description of a node: a node has only one, until it is
  /// frozen.
  @inlinable
  final func isCurrent(of node: MountedNode) -> Bool { node.description === self }

  /// Stores the steps that the node has had until now.
  fileprivate final func freeze(_ steps: [MountedStep]) {
    frozen = isComplete ? [] : steps.compactMap(\.redeclaration)
  }
}

/// The description of an unchanged node of a tree.
@usableFromInline
class UnchangedNode<Node: AnyObject>: UnchangedDescription {
  /// Makes a builder from the steps.
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

  /// The description as a builder, for every use but the predicted one.
  @usableFromInline final var builder: (inout NodeRequest<Node>) -> Void { makeBuilder(steps) }
}

extension MountedNode {
  /// Returns a description of the current node, with the latest factory.
  @usableFromInline
  func describe<Base: HierarchyNode>(from source: ObjectSource<Base>) -> UnchangedNode<Base.Node> {
    freezeDescription()
    let description = UnchangedNode(of: self, from: source)
    self.description = description
    return description
  }

  /// Returns a description of the current node, which stores a builder.
  @usableFromInline
  func describe<Base: HierarchyNode>(as builder: Builder<Base>) -> UnchangedNode<Base.Node> {
    freezeDescription()
    let description = UnchangedNode(of: self, as: builder)
    self.description = description
    return description
  }

  /// A Boolean value indicating whether the object has the values that its steps enforce.
  ///
  /// The values were compared while the block was evaluated, and the pass may have changed them
  /// since.
  var isActual: Bool {
    guard hasActualValues, let object else { return true }
    return steps.allSatisfy { $0.isActual(on: object) }
  }

  /// Releases a description that is referenced elsewhere, or complete, because the steps of the
  /// node are about to change.
  @inlinable
  func freezeDescription() {
    guard let isComplete = description?.isComplete,
      isComplete || !isKnownUniquelyReferenced(&description)
    else { return }
    letGoOfDescription()
  }

  /// Releases the description, which stores the steps from now on.
  @usableFromInline
  func letGoOfDescription() {
    description?.freeze(steps)
    description = nil
  }
}

extension Reconciler {
  /// Returns whether a node at its place with an unchanged description needs no further comparison.
  @inline(__always)
  private func isFound(_ node: MountedNode) -> Bool {
    node.visit != pass && (node.factory != nil || isUndisputed(node))
      && (!hasActed || node.isActual)
  }

  /// Returns whether an existing node belongs where the walk is, so that there is nothing to
  /// decide.
  ///
  /// A node that is leaving belongs to no part.
  func isUndisputed(_ node: MountedNode) -> Bool {
    lost.isEmpty && node.part == partID && node.block == blockID
  }

  /// Finds a node with an unchanged description, if it is at its place.
  ///
  /// - Returns: Whether it is. If not, nothing was done.
  @usableFromInline
  @inline(__always)
  func keep(_ description: UnchangedDescription, at place: MountedPlace) -> Bool {
    guard case .node(let node) = place.content, description.isCurrent(of: node), isFound(node)
    else { return false }
    findAgain(node)
    return true
  }

  /// Finds the nodes and skips the parts with unchanged descriptions, outside conditions, up to the
  /// first that is not at its place.
  ///
  /// - Returns: The number of descriptions handled.
  func keep(_ descriptions: [AnyObject], at places: [MountedPlace]) -> Int {
    for index in descriptions.indices {
      // As in the function below, which would retain the description and the place.
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

  /// Finds a node or skips a part with an unchanged description, outside conditions, if it is at
  /// its place.
  ///
  /// - Returns: Whether it is. If not, nothing was done.
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
  /// Creates the hierarchy of the description of an unchanged node or a part.
  @usableFromInline
  init(_known description: AnyObject) {
    if let part = description as? PartElement<Node> {
      self.init(_content: .part(part))
    } else {
      // It was in a hierarchy of the same nodes.
      self.init(_content: .unchanged(unsafeDowncast(description, to: UnchangedNode<Node>.self)))
    }
  }
}

extension Hierarchy {
  /// Returns whether the hierarchy describes only unchanged nodes, each at its place.
  ///
  /// All of these were made by factories: an existing object may be claimed by another place, which
  /// must be decided.
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

  /// Returns whether the hierarchy describes an unchanged node at its place.
  ///
  /// It is inlined, so that neither description nor node is retained.
  @inlinable
  @inline(__always)
  func _isUnchangedNode(at place: MountedPlace) -> Bool {
    guard case .unchanged(let description) = _content, case .node(let node) = place.content else {
      return false
    }
    return description.isCurrent(of: node) && place.branch == _branch && !node.hasActualValues
      && !description.source.isExisting
  }

  /// Returns whether the hierarchy is a nested list that describes only unchanged nodes.
  @inlinable
  @inline(never)
  func _isUnchangedList(at place: MountedPlace) -> Bool {
    guard case .list = _content else { return false }
    return _isUnchanged(at: place)
  }
}
