package import Withy

/// The constraints that a live view describes of itself, which follow each pass when the whole tree stands.
///
/// Between passes it holds no node strongly.
package final class ConstraintFollower<Node: AnyObject>: Follower {
  private var described: [WeakConstraint] = []
  private let apply: ([Constraint]) -> Void

  /// Creates a follower that hands on what is described.
  package init(apply: @escaping ([Constraint]) -> Void) {
    self.apply = apply
  }

  /// Returns an element without nodes, by which a pass takes what was described.
  package func following(_ constraints: [Constraint]) -> Hierarchy<Node> {
    Hierarchy<Node>(_following: Hierarchy<Node>()) { _ in
      self.described = constraints.map { WeakConstraint($0) }
      return self
    }
  }

  package func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) {
    // Platforms let go of the constraints of nodes that leave or move.
    if nodes != nil { apply(described.compactMap(\.strong)) }
  }

  package func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    followers().first { !($0 is ConstraintFollower<Node>) }?.settle(in: container, followers)
  }
}
