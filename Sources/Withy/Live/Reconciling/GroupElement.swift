/// Nodes in a description that something follows: it is told after every pass which they are.
@usableFromInline
package final class GroupElement<Node: AnyObject> {
  /// Hands what the description says to the follower of the pass before, if there is one, and
  /// returns the follower.
  @usableFromInline
  package typealias Follow = (_ old: (any Follower)?) -> any Follower

  /// Returns what the follower would adjust.
  @usableFromInline
  package typealias Plan = () -> Adjustments

  /// Walks the nodes; a closure because, unlike a method of this class, it is specialised.
  @usableFromInline typealias Walk = (_ by: Reconciler, _ before: MountedPlace) -> MountedPlace

  /// The nodes.
  private let hierarchy: Hierarchy<Node>

  private let walk: Walk
  private let plan: Plan?
  private let follow: Follow

  /// Creates the description of a group.
  @usableFromInline
  init(
    _ hierarchy: Hierarchy<Node>,
    walk: @escaping Walk,
    plan: Plan?,
    follow: @escaping Follow
  ) {
    self.hierarchy = hierarchy
    self.walk = walk
    self.plan = plan
    self.follow = follow
  }

  /// The hierarchies of the group: there is one.
  @usableFromInline var hierarchies: [Hierarchy<Node>] { [hierarchy] }

  /// Walks the nodes in step with those of the pass before.
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
    group.update(inner, follow(group.follower), in: reconciler)
    return old == nil ? MountedPlace(.group(group)) : place
  }
}

extension Hierarchy {
  /// Creates the hierarchy of nodes that something follows in a live tree.
  ///
  /// - Parameters:
  ///   - hierarchy: The nodes.
  ///   - plan: Returns what the follower would adjust beside them; `nil` if it never does.
  ///   - follow: Hands what is described to the follower.
  @inlinable
  package init(
    _following hierarchy: Hierarchy,
    plan: GroupElement<Node>.Plan? = nil,
    _ follow: @escaping GroupElement<Node>.Follow
  ) {
    self.init(
      _content: .group(
        GroupElement(
          hierarchy,
          walk: { hierarchy._reconcile(by: $0, at: $1) },
          plan: plan,
          follow: follow
        )
      )
    )
  }
}
