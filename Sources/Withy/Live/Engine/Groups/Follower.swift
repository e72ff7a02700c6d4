/// An object, such as a layout, that is told of the nodes of a group after each pass.
@usableFromInline
package protocol Follower: AnyObject {
  /// Whether the nodes are listed even after a pass that has changed none of them.
  var needsNodes: Bool { get }

  /// Whether the follower describes something else than after the pass before.
  var isDifferent: Bool { get }

  /// Updates the follower after a pass, outer ones first, and returns the adjustments to count.
  ///
  /// The nodes are those of the group, in order, with `nil` for each that was left out; the array
  /// is `nil` if the pass cannot have changed any of them and ``needsNodes`` is `false`.
  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments?

  /// Completes the work of all followers, once each was updated; only the first is called.
  ///
  /// The closure returns the followers at the time of its call, outer ones first.
  func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower])
}

extension Follower {
  @usableFromInline package var needsNodes: Bool { false }
  @usableFromInline package var isDifferent: Bool { false }
}

/// Adjustments to something besides the tree, such as constraints: the class of the adjusted objects,
/// and the number of those that were created, changed or removed.
@usableFromInline package typealias Adjustments = (subject: Any.Type, count: Int)

/// A node of a group after a pass.
@usableFromInline
package struct FollowedNode {
  package let object: AnyObject

  /// Whether the pass has changed the node, or may have changed its content.
  package let hasChanged: Bool

  /// Whether the node has become a child since a follower was last called with it.
  package let isNew: Bool
}
