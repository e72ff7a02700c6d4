/// The description of a node that a block describes as it was described before.
///
/// It stands for the node as long as nothing about it changes, and is made once for each node, not in every
/// pass. A description may be kept for longer than that, or be placed where another node stands. Before the steps
/// of the node change, a description that somebody else holds is therefore frozen: it remembers the steps itself.
@usableFromInline
class UnchangedDescription {
  /// What the factory of the node is known by.
  @usableFromInline final let factory: ClosureIdentity

  /// The steps of the node; asked no more once the description is frozen, which it is before the node goes.
  private final unowned let node: MountedNode

  /// What the node is known by; to ask whether it is another one counts no references.
  private final let id: ObjectIdentifier

  /// The steps, once they are no longer those of the node.
  private final var frozen: [ErasedStep]?

  /// Creates the description of a node.
  init(of node: MountedNode, factory: ClosureIdentity) {
    self.node = node
    id = ObjectIdentifier(node)
    self.factory = factory
  }

  /// The steps that are described.
  final var steps: [ErasedStep] { frozen ?? node.steps.compactMap(\.redeclaration) }

  /// Returns whether it is the description of a node, as that is now.
  ///
  /// Once a node has gone, another one may have its address; the description is frozen by then.
  final func isCurrent(of node: MountedNode) -> Bool {
    frozen == nil && id == ObjectIdentifier(node)
  }

  /// Remembers the steps that the node has until now.
  fileprivate final func freeze(_ steps: [MountedStep]) {
    frozen = steps.compactMap(\.redeclaration)
  }
}

/// The description of an unchanged node of a tree.
@usableFromInline
class UnchangedNode<Node: AnyObject>: UnchangedDescription {
  /// Makes a builder of the steps, and of the factory.
  private final let makeBuilder: (_ steps: [ErasedStep]) -> (inout NodeRequest<Node>) -> Void

  /// Creates the description of a node.
  init<Base: HierarchyNode>(of node: MountedNode, madeBy make: @escaping () -> Base)
  where Base.Node == Node {
    makeBuilder = { [line = node.line] steps in
      let builder = Builder(_source: .factory(make), replaying: steps)
      return { builder._answer(&$0, line: line) }
    }
    super.init(of: node, factory: ClosureIdentity(factory: make))
  }

  /// The same description as a builder, for every use but the expected one.
  @usableFromInline final var builder: (inout NodeRequest<Node>) -> Void { makeBuilder(steps) }
}

extension MountedNode {
  /// Returns a description of the node as it is, with the newest factory.
  @usableFromInline
  func describe<Base: HierarchyNode>(madeBy make: @escaping () -> Base) -> UnchangedNode<Base.Node>
  {
    freezeDescription()
    let description = UnchangedNode(of: self, madeBy: make)
    self.description = description
    return description
  }

  /// Lets go of a description that somebody else holds, because the steps of the node are about to change.
  func freezeDescription() {
    if description == nil || isKnownUniquelyReferenced(&description) { return }
    description?.freeze(steps)
    description = nil
  }
}

extension Reconciler {
  /// Finds a node that is described as it was, if it stands at its place.
  ///
  /// - Returns: Whether it does. Else nothing was done.
  @usableFromInline
  @inline(__always)
  func keep(_ description: UnchangedDescription, at place: MountedPlace) -> Bool {
    guard case .node(let node) = place.content, description.isCurrent(of: node),
      node.visit != pass
    else { return false }
    // It belongs to the block and the part that its place belongs to.
    node.visit = pass
    node.visitedBlock = node.block
    found.append(node)
    return true
  }

  /// Finds nodes that are described as they were, outside conditions, as far as they stand at their places.
  ///
  /// - Returns: The number of nodes that were found.
  func keep(_ descriptions: [UnchangedDescription], at places: [MountedPlace]) -> Int {
    for index in descriptions.indices {
      guard case .node(let node) = places[index].content, places[index].branch == 0,
        descriptions[index].isCurrent(of: node), node.visit != pass
      else { return index }
      node.visit = pass
      node.visitedBlock = node.block
      found.append(node)
    }
    return descriptions.count
  }
}
