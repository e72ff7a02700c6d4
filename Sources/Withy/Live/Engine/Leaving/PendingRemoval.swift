/// A node that is no longer described, unless another description claims it before the pass ends.
struct PendingRemoval {
  let node: MountedNode

  /// The list of children that contained the node.
  let list: ChildList

  let block: Int

  /// The approximate index of the node in its block.
  var index = 0

  /// Whether the node is removed from its parent, rather than leaving the tree together with it.
  let isDetached: Bool
}
