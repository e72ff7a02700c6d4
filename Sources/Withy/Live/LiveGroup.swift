/// What a live tree remembers of a group of nodes that something follows.
@usableFromInline
final class LiveGroup {
  /// Adds the nodes that stand at a place, in the order of the description, `nil` for those that were
  /// left out.
  typealias Collect = (_ place: Place, _ nodes: inout [LiveNode?]) -> Void

  /// What stands in the group since the last pass.
  private(set) var place = Place()

  /// What follows the nodes.
  private(set) var follower: (any Follower)?

  /// The number of blocks around the group.
  private(set) var depth = 0

  /// The pass that last walked the description of the group.
  private var visit = 0

  private var collect: Collect = { _, _ in }
  private weak var list: ChildList?
  private let groups: LiveGroups

  /// Creates a group in which nothing stands.
  init(in groups: LiveGroups) {
    self.groups = groups
    groups.insert(self)
  }

  deinit {
    groups.remove(self)
  }

  /// Notes what a pass has found.
  func update(
    _ place: Place,
    _ follower: any Follower,
    in reconciler: Reconciler,
    collect: @escaping Collect
  ) {
    self.place = place
    self.follower = follower
    self.collect = collect
    visit = reconciler.pass
    depth = reconciler.depth
    list = reconciler.block?.list
  }

  /// Lets the follower do what there is to do after a pass.
  func follow(_ reconciler: Reconciler) {
    guard let parent = list?.parent else { return }
    let hasChanges = reconciler.hasActed || !reconciler.changes.isEmpty
    guard visit == reconciler.pass || hasChanges else {
      follower?.follow(nil, in: parent)
      return
    }
    var nodes: [LiveNode?] = []
    collect(place, &nodes)
    let followed = nodes.map { node in
      node.flatMap { $0.followed(in: reconciler.pass, hasChanges: hasChanges) }
    }
    follower?.follow(followed, in: parent)
  }
}

extension LiveNode {
  /// What a follower is told of the node; `nil` if it is none of the tree.
  fileprivate func followed(in pass: Int, hasChanges: Bool) -> FollowedNode? {
    guard let object, hasEntered else { return nil }
    // What was done inside of the node is not known.
    return FollowedNode(object: object, hasChanged: action == pass || children != nil && hasChanges)
  }
}

/// The groups of one live tree.
final class LiveGroups {
  /// The groups, which are not kept alive: a group removes itself when it goes.
  private var groups: [ObjectIdentifier: Unmanaged<LiveGroup>] = [:]

  /// Adds a group.
  func insert(_ group: LiveGroup) {
    groups[ObjectIdentifier(group)] = Unmanaged.passUnretained(group)
  }

  /// Removes a group that goes.
  func remove(_ group: LiveGroup) {
    groups[ObjectIdentifier(group)] = nil
  }

  /// The groups, the outer ones first.
  var inOrder: [LiveGroup] {
    groups.isEmpty
      ? [] : groups.values.map { $0.takeUnretainedValue() }.sorted { $0.depth < $1.depth }
  }
}
