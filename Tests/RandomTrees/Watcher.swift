package import Withy

/// Follows a group, and reports wrong notifications.
package final class Watcher: Follower {
  private let report: (String) -> Void

  /// Creates a follower of a group.
  package init(report: @escaping (String) -> Void) {
    self.report = report
  }

  package func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    guard let nodes, let parent = parent as? any Nestable else { return nil }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, child) in children(of: parent).enumerated() { places[child] = place }
    let told = nodes.compactMap { $0 }.map { places[ObjectIdentifier($0.object)] }
    if told.contains(nil) { report("a group was told of a node that is no child") }
    let known = told.compactMap { $0 }
    if known != known.sorted() { report("a group was told of nodes in another order") }
    return nil
  }

  private func children<Parent: Nestable>(of parent: Parent) -> [ObjectIdentifier] {
    parent.children.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Does nothing: each watcher has already reported.
  package func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {}
}
