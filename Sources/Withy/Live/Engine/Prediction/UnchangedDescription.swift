/// The description of a node that a block describes as before, created once, not in every pass.
///
/// A description may be kept longer than the node remains unchanged, or used at the place of
/// another node. Therefore, before the steps of the node change, a description that is referenced
/// elsewhere is frozen: it stores the steps itself.
@usableFromInline
@_fixed_layout
class AnyUnchangedDescription {
  /// The identity of the node's factory, or ``ClosureIdentity/existing``.
  @usableFromInline final let source: ClosureIdentity

  /// The node whose steps are described; not accessed once the description is frozen, which happens
  /// before the node is freed.
  private final unowned let node: MountedNode

  /// The steps, once they are no longer the node's; empty from the beginning if a builder has them.
  @exclusivity(unchecked) @usableFromInline private(set) final var frozen: [ErasedStep]?

  /// Whether no factory or block that the description retains, also of nodes in blocks, has
  /// captured anything.
  @usableFromInline final let capturesNothing: Bool

  @usableFromInline
  init(
    of node: MountedNode,
    from source: ClosureIdentity,
    frozen: [ErasedStep]? = nil,
    capturesNothing: Bool = true
  ) {
    self.node = node
    self.source = source
    self.frozen = frozen
    self.capturesNothing = capturesNothing && source.capturesNothing
  }

  /// The described steps, except those in a builder.
  final var steps: [ErasedStep] { frozen ?? node.steps.compactMap(\.redeclaration) }

  /// Stores the steps that the node has had until now.
  fileprivate final func freeze(_ steps: [MountedStep]) {
    if frozen == nil { frozen = steps.compactMap(\.redeclaration) }
  }
}

/// The description of an unchanged node of a tree.
@usableFromInline
@_fixed_layout
final class UnchangedDescription<Node: AnyObject>: AnyUnchangedDescription {
  @usableFromInline let makeBuilder: (_ steps: [ErasedStep]) -> (inout NodeRequest<Node>) -> Void

  @inlinable
  init<Base: HierarchyNode>(of node: MountedNode, from source: ObjectSource<Base>, line: UInt)
  where Base.Node == Node {
    makeBuilder = { steps in
      let builder = Builder(_source: source, replaying: steps)
      return { builder._answer(&$0, line: line) }
    }
    super.init(of: node, from: ClosureIdentity(source))
  }

  @inlinable
  init<Base: HierarchyNode>(
    of node: MountedNode,
    as builder: Builder<Base>,
    capturesNothing: Bool,
    line: UInt
  ) where Base.Node == Node {
    makeBuilder = { _ in { builder._answer(&$0, line: line) } }
    super.init(
      of: node,
      from: ClosureIdentity(builder._source),
      frozen: [],
      capturesNothing: capturesNothing
    )
  }

  /// The description as a builder, for every use but the predicted one.
  @usableFromInline var builder: (inout NodeRequest<Node>) -> Void { makeBuilder(steps) }
}

extension MountedNode {
  /// Whether the object still is as its steps found it while the block was evaluated, as the pass
  /// may have changed it since.
  var isAsDeclared: Bool {
    guard let object else { return true }
    return steps.allSatisfy { $0.isAsDeclared(on: object) }
  }

  /// Discards the noted values, which a description that is referenced elsewhere keeps.
  func forgetNotes() {
    letGoOfDescription()
    hasNotes = false
    for step in steps where step.setNoted != nil { step.forgetNote() }
  }

  /// Releases what the block has captured, once the pass has ended.
  func releaseCaptured() {
    if description?.capturesNothing == false { letGoOfDescription() } else { freezeDescription() }
    if !keepsValues { return }
    keepsValues = false
    for step in steps { step.releaseValues() }
  }

  /// Releases a description that has other references or stores a builder, before the steps change.
  @inlinable
  func freezeDescription() {
    guard description != nil,
      description?.frozen != nil || !isKnownUniquelyReferenced(&description)
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
