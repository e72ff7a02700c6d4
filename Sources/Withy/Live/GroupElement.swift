/// Nodes in a description that something follows: it is told after every pass which they are.
@usableFromInline
package final class GroupElement<Node: AnyObject> {
  /// The nodes.
  let hierarchy: Hierarchy<Node>

  /// Hands what the description says to the follower of the pass before, if there is one, and
  /// returns the follower.
  let follower: (_ old: (any Follower)?) -> any Follower

  /// Creates the description of a group.
  package init(
    _ hierarchy: Hierarchy<Node>,
    follower: @escaping (_ old: (any Follower)?) -> any Follower
  ) {
    self.hierarchy = hierarchy
    self.follower = follower
  }

  /// The hierarchies of the group: there is one.
  @usableFromInline var hierarchies: [Hierarchy<Node>] { [hierarchy] }

  /// Walks the nodes in step with those of the pass before.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: Place) -> Place {
    let old = place.group
    let inner = hierarchy._reconcile(by: reconciler, at: old?.place ?? Place())
    if reconciler.isPlanning { return Place(.list(PlaceList([inner]))) }
    let group = old ?? LiveGroup(in: reconciler.groups)
    group.update(inner, follower(group.follower), in: reconciler) { [hierarchy] in
      hierarchy.collect(at: $0, in: &$1)
    }
    return old == nil ? Place(.group(group)) : place
  }
}

extension Hierarchy {
  /// Creates the hierarchy of a group.
  package init(group: GroupElement<Node>) {
    self.init(_content: .group(group))
  }

  /// Adds the node of each element in the hierarchy, `nil` where none stands.
  fileprivate func collect(at place: Place, in nodes: inout [LiveNode?]) {
    switch _content {
    case .node, .builder: nodes.append(place.node)
    case .list(let items): Self.collect(items, at: place.list?.places ?? [], in: &nodes)
    case .forEach(let element):
      Self.collect(element.hierarchies, at: place.items?.places ?? [], in: &nodes)
    case .group, .part: place.forEachNode { nodes.append($0) }
    }
  }

  private static func collect(
    _ items: [Hierarchy],
    at places: [Place],
    in nodes: inout [LiveNode?]
  ) {
    for (item, place) in zip(items, places) { item.collect(at: place, in: &nodes) }
  }
}
