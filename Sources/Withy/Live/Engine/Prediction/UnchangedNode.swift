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

  /// A Boolean value indicating whether no factory that the description retains, also of nodes in
  /// blocks, has captured anything.
  final let capturesNothing: Bool

  init(
    of node: MountedNode,
    from source: ClosureIdentity,
    isComplete: Bool,
    blocksCaptureNothing: Bool
  ) {
    self.node = node
    self.source = source
    self.isComplete = isComplete
    capturesNothing = blocksCaptureNothing && source.capturesNothing
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
final class UnchangedNode<Node: AnyObject>: UnchangedDescription {
  /// Makes a builder from the steps.
  private let makeBuilder: (_ steps: [ErasedStep]) -> (inout NodeRequest<Node>) -> Void

  init<Base: HierarchyNode>(of node: MountedNode, from source: ObjectSource<Base>)
  where Base.Node == Node {
    makeBuilder = { [line = node.line] steps in
      let builder = Builder(_source: source, replaying: steps)
      return { builder._answer(&$0, line: line) }
    }
    super.init(
      of: node,
      from: ClosureIdentity(source),
      isComplete: false,
      blocksCaptureNothing: true
    )
  }

  init<Base: HierarchyNode>(of node: MountedNode, as builder: Builder<Base>)
  where Base.Node == Node {
    makeBuilder = { [line = node.line] _ in { builder._answer(&$0, line: line) } }
    super.init(
      of: node,
      from: ClosureIdentity(builder._source),
      isComplete: true,
      blocksCaptureNothing: builder._sealed?.blocksCaptureNothing ?? true
    )
  }

  /// The description as a builder, for every use but the predicted one.
  @usableFromInline var builder: (inout NodeRequest<Node>) -> Void { makeBuilder(steps) }
}

extension MountedNode {
  /// Returns a description of the current node, with the latest factory.
  @usableFromInline
  func describe<Base: HierarchyNode>(from source: ObjectSource<Base>) -> UnchangedNode<Base.Node> {
    keep(UnchangedNode(of: self, from: source))
  }

  /// Returns a description of the current node, which stores a builder.
  @usableFromInline
  func describe<Base: HierarchyNode>(as builder: Builder<Base>) -> UnchangedNode<Base.Node> {
    keep(UnchangedNode(of: self, as: builder))
  }

  private func keep<Node>(_ description: UnchangedNode<Node>) -> UnchangedNode<Node> {
    freezeDescription()
    self.description = description
    return description
  }

  /// A Boolean value indicating whether the object still is as its steps found it.
  ///
  /// They were compared while the block was evaluated, and the pass may have changed the object
  /// since.
  var isActual: Bool {
    guard let object else { return true }
    return steps.allSatisfy { $0.isActual(on: object) }
  }

  /// Discards the noted values, which a description that is referenced elsewhere keeps.
  func forgetNotes() {
    letGoOfDescription()
    hasNotes = false
    for step in steps where step.setNoted != nil { step.forgetNote() }
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

  /// Releases the description, which stores the steps from now on if it is referenced elsewhere.
  @usableFromInline
  func letGoOfDescription() {
    if !isKnownUniquelyReferenced(&description) { description?.freeze(steps) }
    description = nil
  }
}
