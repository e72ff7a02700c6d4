/// What makes a pass a plan: what it has in place of what belongs to the user, and in place of what passes keep.
final class Planning {
  /// The children that parents would have.
  let children = PlannedChildren()

  /// What the tree remembers without the plan.
  let memory: TreeMemory

  /// What expects the nodes of blocks, and gives no handler to any.
  let evaluation = Evaluation(isPlanning: true)

  /// Creates the plan of a pass over the tree of a block.
  init(of reconciler: Reconciler, in block: ChildBlock) {
    memory = TreeMemory(of: reconciler, in: block)
    evaluation.reconciler = reconciler
  }
}
