/// A group of nodes in a description that keeps an object from pass to pass, usually a follower that
/// is given the nodes after every pass.
@usableFromInline
package final class GroupElement<Node: AnyObject> {
  /// Passes the description to the memory of the previous pass, if there is one, and returns the
  /// memory.
  @usableFromInline
  package typealias Follow = (_ old: (any GroupMemory)?) -> any GroupMemory

  /// Returns the adjustments that the follower would make.
  @usableFromInline
  package typealias Plan = () -> Adjustments

  /// Walks the nodes; a closure, because a method of this generic class is not specialised.
  @usableFromInline typealias Walk = (_ by: Reconciler, _ before: MountedPlace) -> MountedPlace

  /// The nodes.
  private let hierarchy: Hierarchy<Node>

  private let walk: Walk
  private let plan: Plan?
  private let follow: Follow

  /// Reports that nothing follows the nodes, which are nested once; `nil` if that is no mistake.
  @usableFromInline let reportUnfollowed: (() -> Void)?

  /// Creates the description of a group.
  @usableFromInline
  init(
    _ hierarchy: Hierarchy<Node>,
    walk: @escaping Walk,
    plan: Plan?,
    follow: @escaping Follow,
    reportUnfollowed: (() -> Void)?
  ) {
    self.hierarchy = hierarchy
    self.walk = walk
    self.plan = plan
    self.follow = follow
    self.reportUnfollowed = reportUnfollowed
  }

  /// The only hierarchy of the group, as an array.
  @usableFromInline var hierarchies: [Hierarchy<Node>] { [hierarchy] }

  /// Walks the nodes in step with those of the previous pass.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    let old = place.group
    let inner = walk(reconciler, old?.place ?? MountedPlace())
    if reconciler.isPlanning {
      if let plan, let parent = reconciler.block?.list.parent {
        reconciler.add(plan(), of: type(of: parent))
      }
      return inner
    }
    let group = old ?? MountedGroup(in: reconciler.groups)
    group.update(inner, follow(group.memory), in: reconciler)
    return old == nil ? MountedPlace(.group(group)) : place
  }
}

extension Hierarchy {
  /// Creates the hierarchy of nodes that have a follower, or another memory, in a live tree.
  ///
  /// - Parameters:
  ///   - hierarchy: The nodes.
  ///   - plan: Returns the adjustments that the follower would make besides the nodes; `nil` if it
  ///     never makes any.
  ///   - reportUnfollowed: Reports that the nodes are nested once, where nothing follows them; `nil`
  ///     if that is no mistake.
  ///   - follow: Passes the description to the follower or memory.
  @inlinable
  package init(
    _following hierarchy: Hierarchy,
    plan: GroupElement<Node>.Plan? = nil,
    reportUnfollowed: (() -> Void)? = nil,
    _ follow: @escaping GroupElement<Node>.Follow
  ) {
    self.init(
      _content: .group(
        GroupElement(
          hierarchy,
          walk: { hierarchy._reconcile(by: $0, at: $1) },
          plan: plan,
          follow: follow,
          reportUnfollowed: reportUnfollowed
        )
      )
    )
  }
}
