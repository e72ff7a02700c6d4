package import Withy

/// The constraints that a live view describes, updated in each pass once the whole tree is in
/// place.
///
/// Between passes it retains no node.
package final class ConstraintFollower<Node: AnyObject>: Follower {
  private var described: [WeakConstraint] = []
  private let subject: Any.Type
  private let apply: ([Constraint]) -> Int

  /// Creates a follower that applies described constraints.
  ///
  /// - Parameters:
  ///   - subject: The class of the platform's constraints, named by the operations of `Changes`.
  ///   - apply: A closure that updates the platform's constraints to those described, and returns
  ///     how many it has made, changed, activated and deactivated.
  package init(of subject: Any.Type, apply: @escaping ([Constraint]) -> Int) {
    self.subject = subject
    self.apply = apply
  }

  /// Returns an element without nodes that passes the described constraints to a pass.
  package func following(_ constraints: [Constraint]) -> Hierarchy<Node> {
    Hierarchy<Node>(_following: Hierarchy<Node>()) { _ in
      self.described = constraints.map { WeakConstraint($0) }
      return self
    }
  }

  package func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    // Platforms drop the constraints of nodes that leave or move.
    guard nodes != nil else { return nil }
    return Adjustments(of: subject, count: apply(described.compactMap(\.strong)))
  }

  package func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    followers().first { !($0 is ConstraintFollower<Node>) }?.settle(in: container, followers)
  }
}
