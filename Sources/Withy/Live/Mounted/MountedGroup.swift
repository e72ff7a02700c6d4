/// What a live tree remembers of a group of nodes that something follows.
@usableFromInline
final class MountedGroup {
  /// What stands in the group since the last pass.
  private(set) var place = MountedPlace()

  /// What follows the nodes.
  private(set) var follower: (any Follower)?

  /// The number of blocks around the group.
  private(set) var depth = 0

  /// The pass that last walked the description of the group.
  private var visit = 0

  /// The list and the id of the block in which the group stands.
  private weak var list: ChildList?
  private var block = 0

  private let groups: MountedGroups

  /// Creates a group in which nothing stands.
  init(in groups: MountedGroups) {
    self.groups = groups
    groups.insert(self)
  }

  deinit {
    groups.remove(self)
  }

  /// Notes what a pass has found.
  func update(_ place: MountedPlace, _ follower: any Follower, in reconciler: Reconciler) {
    self.place = place
    self.follower = follower
    visit = reconciler.pass
    depth = reconciler.depth
    list = reconciler.block?.list
    block = reconciler.blockID
  }

  /// Lets the follower do what there is to do after a pass.
  ///
  /// - Parameters:
  ///   - reconciler: The passes of the tree.
  ///   - hasChanges: Whether the pass has done anything.
  func follow(_ reconciler: Reconciler, hasChanges: Bool) {
    guard let parent = list?.parent else { return }
    var nodes: [FollowedNode?]?
    if visit == reconciler.pass || hasChanges {
      var found: [FollowedNode?] = []
      place.forEachPlace { node in
        found.append(node?.followed(in: block, reconciler.pass, hasChanges: hasChanges))
      }
      nodes = found
    }
    reconciler.add(follower?.follow(nodes, in: parent), of: type(of: parent))
  }
}

extension MountedNode {
  /// What a follower is told of the node; `nil` if it does not belong to the tree, or if another block has claimed it from
  /// a parent that is leaving, which no pass walks.
  fileprivate func followed(in block: Int, _ pass: Int, hasChanges: Bool) -> FollowedNode? {
    guard let object, hasEntered, self.block == block else { return nil }
    // What was done inside of the node is not known.
    return FollowedNode(object: object, hasChanged: action == pass || children != nil && hasChanges)
  }
}

/// The groups of one live tree.
final class MountedGroups {
  /// The groups, which are not kept alive: a group removes itself, as the first thing, when it goes, so
  /// that the `deinit` of a follower does not find it any more.
  private var groups: [ObjectIdentifier: Unmanaged<MountedGroup>] = [:]

  /// Adds a group.
  func insert(_ group: MountedGroup) {
    groups[ObjectIdentifier(group)] = Unmanaged.passUnretained(group)
  }

  /// Removes a group that goes.
  func remove(_ group: MountedGroup) {
    groups[ObjectIdentifier(group)] = nil
  }

  /// Lets the followers do what there is to do after a pass.
  func follow(_ reconciler: Reconciler) {
    if groups.isEmpty { return }
    // What one follower adjusts is no change to the nodes of the others.
    let hasChanges = reconciler.hasActed || !reconciler.changes.isEmpty
    for group in inOrder { group.follow(reconciler, hasChanges: hasChanges) }
    guard let container = reconciler.container, let first = followers.first else { return }
    first.settle(in: container) { [weak self] in self?.followers ?? [] }
  }

  /// What follows the groups, the outer ones first.
  var followers: [any Follower] { inOrder.compactMap(\.follower) }

  /// The groups, the outer ones first.
  private var inOrder: [MountedGroup] {
    groups.isEmpty
      ? [] : groups.values.map { $0.takeUnretainedValue() }.sorted { $0.depth < $1.depth }
  }
}
