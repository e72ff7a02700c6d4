/// The groups of one live tree that have a follower.
final class MountedGroups {
  /// The groups, which are not retained: each removes itself first thing in its `deinit`, so that
  /// the `deinit` of a follower no longer finds it.
  ///
  /// No access runs other code, so there is none to check.
  @exclusivity(unchecked)
  private var groups: [ObjectIdentifier: Unmanaged<MountedGroup>] = [:]

  /// The number of groups that have been created.
  private var count = 0

  /// Returns the number of a new group.
  func takeNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Adds a group.
  func insert(_ group: MountedGroup) {
    groups[ObjectIdentifier(group)] = Unmanaged.passUnretained(group)
  }

  /// Removes a group that no longer has a follower, or is being freed.
  func remove(_ group: MountedGroup) {
    groups[ObjectIdentifier(group)] = nil
  }

  /// Calls the followers after a pass.
  func follow(_ reconciler: Reconciler) {
    if groups.isEmpty { return }
    // An adjustment by one follower does not change the nodes of the others.
    let hasChanges = reconciler.pass.hasActed || !reconciler.pass.changes.isEmpty
    let groups = inOrder
    for group in groups { group.follow(reconciler, hasChanges: hasChanges) }
    guard let container = reconciler.container, let first = groups.first?.follower else { return }
    first.complete(in: container) { [weak self] in self?.followers ?? [] }
  }

  /// The followers of the groups, outer ones first.
  var followers: [any Follower] { inOrder.compactMap(\.follower) }

  /// The groups, outer ones first, and older ones before newer ones.
  private var inOrder: [MountedGroup] {
    groups.values.map { $0.takeUnretainedValue() }
      .sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
  }
}
