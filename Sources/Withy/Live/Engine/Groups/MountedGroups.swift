/// The groups of one live tree that have a follower.
typealias MountedGroups = Registry<MountedGroup>

extension MountedGroups {
  /// Calls the followers after a pass.
  func follow(_ reconciler: Reconciler) {
    if isEmpty { return }
    let groups = inOrder
    // An adjustment by one follower does not change the nodes of the others.
    let hasChanges =
      reconciler.pass.hasActed || !reconciler.pass.changes.isEmpty
      || groups.contains { $0.follower?.isDifferent == true }
    for group in groups { group.follow(reconciler, hasChanges: hasChanges) }
    guard let container = reconciler.container, let first = groups.first?.follower else { return }
    first.complete(in: container) { [weak self] in self?.followers ?? [] }
  }

  /// The followers of the groups, outer ones first.
  var followers: [any Follower] { inOrder.compactMap(\.follower) }

  /// The groups, outer ones first, and older ones before newer ones.
  private var inOrder: [MountedGroup] {
    ordered { ($0.depth, $0.id) < ($1.depth, $1.id) }
  }
}
