/// The record of a group of nodes: their places, and their follower.
@usableFromInline
final class MountedGroup {
  /// The content of the group since the last pass.
  @usableFromInline private(set) var place = MountedPlace()

  /// The follower of the nodes, since the first pass.
  @usableFromInline private(set) var follower: (any Follower)?

  /// The depth of the group, which is larger for groups in inner blocks.
  private(set) var depth = 0

  /// The pass that last walked the description of the group.
  private var lastVisit = 0

  private weak var block: MountedBlock?

  private let groups: MountedGroups

  /// The id of the group, by which those of one depth are ordered.
  let id: Int

  init(in groups: MountedGroups) {
    self.groups = groups
    id = groups.newID()
    groups.insert(self, id)
  }

  deinit { groups.remove(id) }

  /// Stores the result of a pass.
  func update(_ place: MountedPlace, _ follower: any Follower, in reconciler: Reconciler) {
    self.place = place
    self.follower = follower
    lastVisit = reconciler.pass.number
    if depth != reconciler.depth { groups.forgetOrder() }
    depth = reconciler.depth
    block = reconciler.block
  }

  /// Calls the follower after a pass.
  func follow(_ reconciler: Reconciler, hasChanges: Bool) {
    guard let block, let parent = block.list.parent else { return }
    var nodes: [FollowedNode?]?
    if lastVisit == reconciler.pass.number || hasChanges || follower?.needsNodes == true {
      var found: [FollowedNode?] = []
      place.forEachPlace { node in
        found.append(node?.followed(in: block.id, reconciler.pass.number, hasChanges: hasChanges))
      }
      nodes = found
    }
    reconciler.add(follower?.follow(nodes, in: parent), of: type(of: parent))
  }
}

extension MountedNode {
  /// Returns the node for its follower; `nil` if it does not belong to the tree, or if another
  /// block has claimed it from a parent that is leaving, which no pass walks.
  fileprivate func followed(in block: Int, _ pass: Int, hasChanges: Bool) -> FollowedNode? {
    guard let object, hasEntered, self.block == block else { return nil }
    defer { isFollowed = true }
    // Whether the node's content has changed is not known, so that any change counts.
    return FollowedNode(
      object: object,
      hasChanged: lastAction == pass || !lists.isEmpty && hasChanges,
      isNew: !isFollowed
    )
  }
}
