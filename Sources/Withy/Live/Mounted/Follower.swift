/// What follows the nodes of a group in a live tree: a layout, which gives them their frames.
@usableFromInline
package protocol Follower: AnyObject {
  /// Does what there is to do after a pass, when the tree stands.
  ///
  /// Those of outer blocks are called before those of blocks inside.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the group, in order, `nil` for each that was left out; or `nil` if the
  ///     pass can have changed none of them.
  ///   - parent: The parent of the nodes.
  /// - Returns: What it has adjusted beside the frames of nodes, to be counted; `nil` if nothing.
  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments?

  /// Does what there is to do when all followers of the tree have been told.
  ///
  /// It is called of the first of them.
  ///
  /// - Parameters:
  ///   - container: The parent of the live tree.
  ///   - followers: Returns the followers of the tree at the time of the call, the outer ones first.
  func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower])
}

/// What something beside the tree, such as constraints, was adjusted by.
@usableFromInline
package struct Adjustments {
  /// The class of what was adjusted.
  let subject: Any.Type

  /// How many things were made, changed or taken away.
  let count: Int

  /// Creates a number of adjustments.
  package init(of subject: Any.Type, count: Int) {
    self.subject = subject
    self.count = count
  }
}

/// A node of a group after a pass.
@usableFromInline
package struct FollowedNode {
  /// The node.
  package let object: AnyObject

  /// Whether the pass has done something to the node, or can have done it to what is inside.
  package let hasChanged: Bool
}
