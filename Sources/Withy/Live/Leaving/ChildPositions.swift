/// Where among the children of their parents nodes stand, while some leave.
struct ChildPositions {
  private let reconciler: Reconciler
  private var indices: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// How often children were looked through: for a few nodes that takes less than to note all.
  private var scans = 0

  /// Creates the positions in a pass.
  init(in reconciler: Reconciler) {
    self.reconciler = reconciler
  }

  /// Returns the index of a node among the children of a list's parent; `nil` if it is not a child.
  mutating func index(of node: MountedNode, in list: ChildList, near index: Int) -> Int? {
    let id = ObjectIdentifier(list)
    if let known = indices[id] { return known[node.id] }
    scans += 1
    if scans <= 4, !reconciler.isPlanning, let parent = list.parent, let object = node.object {
      return parent.index(ofObject: object, near: index)
    }
    var children: [AnyObject] = []
    reconciler.readChildren(of: list, into: &children)
    let known = children.enumerated().map { (ObjectIdentifier($1), $0) }
    indices[id] = Dictionary(known) { first, _ in first }
    return indices[id]?[node.id]
  }
}
