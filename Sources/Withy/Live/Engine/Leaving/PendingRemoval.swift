/// A node that is no longer described, unless another description claims it before the pass ends.
struct PendingRemoval {
  let node: MountedNode

  /// The list of children that contained it.
  let list: ChildList

  /// The id of the block that contained it.
  let block: Int

  /// The approximate index that it had.
  var index = 0

  /// Whether it is removed from its parent, rather than leaving the tree together with it.
  let isDetached: Bool
}
