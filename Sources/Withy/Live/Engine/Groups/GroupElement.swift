/// A group of nodes in a description, with a follower that is kept from pass to pass.
@usableFromInline
package final class GroupElement<Node: AnyObject> {
  /// Passes the description to the previous pass's follower, or to a new one; returns that
  /// follower.
  @usableFromInline
  package typealias Follow = (_ old: (any Follower)?) -> any Follower

  /// Returns whether the follower of the previous pass was passed the same description.
  @usableFromInline
  package typealias Comparison = (_ old: any Follower) -> Bool

  /// The nodes of the group at one place, the closure that passes their description to the
  /// follower, and the one that compares it, apart from the nodes; `nil` if it always differs.
  @usableFromInline
  package typealias Description = (
    hierarchy: Hierarchy<Node>, follow: Follow, isSame: Comparison?
  )

  /// Walks the nodes; a closure, because a method of this generic class is not specialised.
  @usableFromInline typealias Walk = (
    _ nodes: Hierarchy<Node>, _ by: Reconciler, _ before: MountedPlace
  ) -> MountedPlace

  /// The description for the first place, which was made with the enclosing block.
  @usableFromInline let first: Description

  /// Describes the group for each further place.
  private let describe: () -> Description

  /// Whether the first description has been used.
  private var isUsed = false

  private let walk: Walk

  /// Reports that nothing follows the nodes, which are nested once; `nil` if that is no mistake.
  @usableFromInline let reportUnfollowed: (() -> Void)?

  @usableFromInline
  init(
    _ first: Description,
    describe: @escaping () -> Description,
    walk: @escaping Walk,
    reportUnfollowed: (() -> Void)?
  ) {
    self.first = first
    self.describe = describe
    self.walk = walk
    self.reportUnfollowed = reportUnfollowed
  }

  /// Returns the description for the next place; a hierarchy in a variable can be used at several.
  private func next() -> Description {
    defer { isUsed = true }
    return isUsed ? describe() : first
  }

  /// The only hierarchy of the group, as an array, described for one more use: evaluating a part in
  /// it must not change what a live tree shows.
  @usableFromInline var hierarchies: [Hierarchy<Node>] { [next().hierarchy] }

  /// Returns whether the group and its nodes are described as before, but for noted values.
  @inlinable
  func isUnchanged(at group: MountedGroup, _ nodes: inout UnchangedChildren) -> Bool {
    guard let isSame = first.isSame, let follower = group.follower, isSame(follower) else {
      return false
    }
    return first.hierarchy._isUnchanged(at: group.place, &nodes)
  }

  /// Walks the nodes in step with those of the previous pass.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    let old = place.group
    let description = next()
    reconciler.depth += 1
    let inner = walk(description.hierarchy, reconciler, old?.place ?? MountedPlace())
    reconciler.depth -= 1
    let group = old ?? MountedGroup(in: reconciler.groups)
    // What has left the group may be described again in the rest of the block.
    if !inner.isSame(as: group.place) { reconciler.position.identities.collect() }
    group.update(inner, description.follow(group.follower), in: reconciler)
    return old == nil ? MountedPlace(.group(group)) : place
  }
}

extension Hierarchy {
  /// Creates the hierarchy of nodes that have a follower in a live tree.
  @inlinable
  package init(
    _following hierarchy: Hierarchy,
    isSame: GroupElement<Node>.Comparison? = nil,
    _ follow: @escaping GroupElement<Node>.Follow
  ) {
    self.init(_describing: { (hierarchy, follow, isSame) })
  }

  /// Creates the hierarchy of nodes whose follower needs a description of its own at each place.
  ///
  /// The walk is specialised here, where the node type is known.
  @inlinable
  package init(
    _describing describe: @escaping () -> GroupElement<Node>.Description,
    reportUnfollowed: (() -> Void)? = nil
  ) {
    let first = describe()
    self.init(
      _content: .group(
        GroupElement(
          first,
          describe: describe,
          walk: { $0._reconcile(by: $1, at: $2) },
          reportUnfollowed: reportUnfollowed
        )
      ),
      depth: first.hierarchy._depth + 1
    )
  }
}
