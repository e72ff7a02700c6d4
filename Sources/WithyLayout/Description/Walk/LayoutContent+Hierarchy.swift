public import Withy

/// The hierarchy of a described layout in a live tree.
extension LayoutContent {
  /// Returns the hierarchy of the leaves, which a live tree lays out.
  @inlinable
  func followed(file: StaticString, line: UInt) -> Hierarchy<Node> {
    Hierarchy(
      _describing: {
        let walk = LayoutWalk<Node>(file: file, line: line)
        let elements = walk.elements
        return (
          self.hierarchy(in: walk), { LiveLayout.following($0, elements, file, line) }
        )
      },
      reportUnfollowed: { LiveLayout.reportUnfollowed(file, line) }
    )
  }

  /// Returns the hierarchy of the leaves, in drawing order.
  ///
  /// The hierarchy has the structure of the block, so that leaves have the same identities as in a
  /// block of children. A leaf that does not belong to the tree is left out and reported.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    var hierarchy = hierarchyWithoutBranch(in: walk)
    if branch == 0 { return hierarchy }
    // An element with a single part adds no level of identity, but can be in a branch.
    if hierarchy._branch != 0 { hierarchy = Hierarchy(_list: [hierarchy]) }
    hierarchy._branch = branch
    return hierarchy
  }

  @inlinable
  func hierarchyWithoutBranch(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    switch form {
    case .leaf(let leaf):
      guard let node = walk.node(of: leaf, packedSpec, packedNumbers) else { return Hierarchy() }
      return Hierarchy(_node: node)
    case .builder(let makeHierarchy): return makeHierarchy(walk, packedSpec, packedNumbers)
    case .list(let items): return Hierarchy(_list: items.map { $0.hierarchy(in: walk) })
    case .items(let items): return walk.inside().map(items.hierarchy) ?? Hierarchy()
    case .part(let part): return walk.inside().map(part.hierarchy) ?? Hierarchy()
    case .element(let element): return element.hierarchy(in: walk)
    case .tooDeep:
      walk.reportDepth()
      return Hierarchy()
    }
  }
}

extension DescribedElement {
  /// Returns the hierarchy of the leaves in the element, in drawing order.
  @inlinable
  func hierarchy(in outer: LayoutWalk<Node>) -> Hierarchy<Node> {
    guard let walk = outer.inside() else { return Hierarchy() }
    walk.elements.begin(self)
    defer { walk.elements.end() }
    guard let (first, second) = parts else { return content.hierarchy(in: walk) }
    let list = [first.hierarchy(in: walk)]
    walk.elements.next()
    return Hierarchy(_list: list + [second.hierarchy(in: walk)])
  }
}
