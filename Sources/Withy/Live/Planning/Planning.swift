/// The state of a plan: a pass that has replacements for what belongs to the user and for what
/// passes keep.
final class Planning {
  /// The children that parents would have.
  let children = PlannedChildren()

  /// The memory of the tree from before the plan.
  let memory: TreeSnapshot

  /// Predicts the nodes of blocks, without replacing any handler.
  let evaluation = Evaluation(isPlanning: true)

  /// Creates the plan of a pass over the tree of a block.
  init(of reconciler: Reconciler, in block: ChildBlock) {
    memory = TreeSnapshot(of: reconciler, in: block)
  }
}
