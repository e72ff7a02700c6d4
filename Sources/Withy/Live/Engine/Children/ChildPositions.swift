/// The positions of nodes among the children of their parents, while some leave.
struct ChildPositions {
  private var indices: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// The number of searches through children: for a few nodes these take less time than indexing
  /// all children.
  private var scans = 0

  /// Returns the index of a node among the children of a list's parent; `nil` if it is not a child.
  mutating func index(of node: MountedNode, in list: ChildList, near index: Int) -> Int? {
    let id = ObjectIdentifier(list)
    if let known = indices[id] { return known[node.id] }
    scans += 1
    if scans <= 8, let parent = list.parent, let object = node.object {
      return parent.index(ofObject: object, near: index)
    }
    let known = (list.parent?.childObjects ?? []).enumerated().map { (ObjectIdentifier($1), $0) }
    indices[id] = Dictionary(known) { first, _ in first }
    return indices[id]?[node.id]
  }
}
