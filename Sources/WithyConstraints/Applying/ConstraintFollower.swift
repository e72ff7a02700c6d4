/// The constraints of a base class, updated in each pass once the whole tree is in place.
///
/// It retains no node.
package final class ConstraintFollower<Node: AnyObject, Platform: ConstraintPlatform>: Follower {
  package let active = ActiveConstraints<Platform>()
  private var described: [Constraint] = []

  package init() {}

  /// Returns an element without nodes that passes the described constraints to a pass.
  package func following(_ constraints: [Constraint]) -> Hierarchy<Node> {
    Hierarchy<Node>(_following: Hierarchy<Node>()) { _ in
      self.described = constraints
      return self
    }
  }

  package func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    // Platforms drop the constraints of nodes that leave or move.
    guard nodes != nil else { return nil }
    return Adjustments(of: Platform.Native.self, count: active.replace(by: described, in: parent))
  }

  package func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    followers().first { !($0 is Self) }?.complete(in: container, followers)
  }
}
