public import Withy

/// The walk over a layout that is not in a live tree.
extension LayoutWalk {
  /// Walks over a description, and nests its leaves in a parent by a closure that returns whether a
  /// node has become a child.
  ///
  /// - Returns: The leaves, of which those that have become children take part.
  @inlinable
  func nest(
    _ content: LayoutContent<Node>,
    in parent: AnyObject,
    place: (Node) -> Bool
  ) -> [ListedLeaf] {
    elements.leaves = []
    elements.leaves?.reserveCapacity(16)
    _ = content.hierarchy(in: self)
    // The list retains leaves that are refused until all are checked, so that no other gets the
    // address of one.
    var leaves = elements.leaves ?? []
    defer { elements.leaves = nil }
    var admission = Admission(parent: parent, file: source.file, line: source.line)
    for index in leaves.indices {
      if let leaf = leaves[index].object, let node = node(of: leaf),
        admission.admits(node, isTemplate: leaves[index].isMade), place(node)
      {
        continue
      }
      leaves[index].object = nil
    }
    return leaves
  }
}
