/// The findings of one pass, which begin anew with each.
struct Pass {
  /// The number of the pass, with which nodes and parts are marked, so that no mark need be reset.
  let number: Int

  /// Whether the pass walks the whole block rather than single parts.
  let isWhole: Bool

  /// The parts whose state changed before the pass.
  let changed: Set<Int>

  var changes = Changes()

  /// Whether the pass has set a property or made a call.
  var hasActed = false

  /// Whether only a pass over the whole block can decide which place has a node.
  var isInDoubt = false

  /// Whether a place waits for an object that left in this pass.
  var isUnfinished = false

  /// Whether the nodes that leave are still to be removed.
  var takesRemovals = true

  /// The parts not to skip: those that have changed or may lack a node, and those around them.
  var unskippable: Set<Int> = []

  /// The container and its ancestors, once they are needed, retained until the pass ends.
  var surroundings: [ObjectIdentifier: AnyObject] = [:]

  /// The objects that were left out at a place because a factory made them, there or at their other
  /// place in the tree, with the source location of the block.
  var contested: [(id: ObjectIdentifier, type: Any.Type, file: StaticString, line: UInt)] = []

  /// The steps described that settle once the whole tree is in place.
  var settling: [SettlingStep] = []

  var entered: [MountedNode] = []

  /// The nodes that are no longer described, unless another description claims them.
  var pendingRemovals: [PendingRemoval] = []

  /// The nodes found at another place, and for each the lists of children that it was in before.
  var moved: [MountedNode] = []
  var formerLists: [ObjectIdentifier: [ChildList]] = [:]

  /// The nodes that left but remain children, and those that did so earlier and were found again.
  var leaving: [DelayedRemoval] = []
  var cancelled: [DelayedRemoval] = []

  /// The nodes whose removal, which an earlier pass has counted, was cancelled.
  var returned: Set<ObjectIdentifier> = []

  /// The blocks whose nodes are not known until more of their parts have been walked.
  var incomplete: [ObjectIdentifier: MountedBlock] = [:]
}

/// The position of a walk: the part that is being walked, and what has been found in it.
struct WalkPosition {
  /// The id of the part; `none` outside all parts.
  let partID: Int

  /// Where the innermost block or part begins among the nodes found, and whether it is a part; the
  /// parts in it are located from there.
  var base = 0
  var isInPart = false

  /// The number of parts found in that block or part so far.
  var partCount = 0

  /// The identities given in that block or part.
  var identities: Identities
}
