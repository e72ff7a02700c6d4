/// Finds out which nodes still are children of their parents, while some leave.
struct ChildLookup {
  private var children: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  /// The number of searches through each list: a few take less time than a set of all children.
  private var scans: [ObjectIdentifier: Int] = [:]

  /// Returns whether a node is a child of a list's parent, searching outwards from an index.
  mutating func contains(_ node: MountedNode, in list: ChildList, near index: Int = 0) -> Bool {
    let id = ObjectIdentifier(list)
    if let known = children[id] { return known.contains(node.id) }
    scans[id, default: 0] += 1
    if scans[id, default: 0] <= 8, let parent = list.parent, let object = node.object {
      return parent.index(ofObject: object, near: index) != nil
    }
    let known = Set((list.parent?.childObjects ?? []).map { ObjectIdentifier($0) })
    children[id] = known
    return known.contains(node.id)
  }
}
