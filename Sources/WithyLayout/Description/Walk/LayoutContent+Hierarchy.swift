public import Withy

/// The hierarchy of a described layout in a live tree.
extension LayoutContent {
  /// Returns the hierarchy of the leaves, which a live tree lays out.
  @inlinable
  func followed(_ source: SourcePlace) -> Hierarchy<Node> {
    Hierarchy(
      _describing: {
        let walk = LayoutWalk<Node>(source)
        let elements = walk.elements
        return (self.hierarchy(in: walk), { LiveLayout.following($0, elements, source) })
      },
      reportUnfollowed: { LiveLayout.reportUnfollowed(source) }
    )
  }

  /// Returns the hierarchy of the leaves, in drawing order.
  ///
  /// The hierarchy has the structure of the block, so that leaves have the same identities as in a
  /// block of children. A leaf that does not belong to the tree is left out and reported.
  ///
  /// What nests has functions of its own, which take little of the stack.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let hierarchy =
      switch form {
      case .element(let element): element.hierarchy(in: walk)
      case .list(let items): Hierarchy(_list: walk.hierarchies(of: items))
      default: innermostHierarchy(in: walk)
      }
    return branch == 0 ? hierarchy : hierarchy._inBranch(branch)
  }

  /// Returns the hierarchy of a leaf, the items of a `ForEach` or a part.
  @inlinable
  func innermostHierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    switch form {
    case .leaf(let leaf):
      guard let node = walk.node(of: leaf) else { return Hierarchy() }
      walk.elements.appendLeaf(packedSpec, packedNumbers)
      return Hierarchy(_node: node)
    case .builder(let makeHierarchy): return makeHierarchy(walk, nil, packedSpec, packedNumbers)
    case .items(let items):
      guard walk.canNest() else { break }
      return items.makeHierarchy(walk.inside.hierarchies(of: items.contents), walk.source)
    case .part(let makeHierarchy):
      guard walk.canNest() else { break }
      return makeHierarchy(walk.inside, nil) { $0.describe() }
    case .tooDeep: walk.reportDepth()
    case .element, .list: break
    }
    return Hierarchy()
  }
}

extension LayoutWalk {
  /// Returns the hierarchies of the leaves in each description of a list.
  @inlinable
  func hierarchies(of items: [LayoutContent<Node>]) -> [Hierarchy<Node>] {
    var hierarchies: [Hierarchy<Node>] = []
    hierarchies.reserveCapacity(items.count)
    for index in items.indices { hierarchies.append(items[index].hierarchy(in: self)) }
    return hierarchies
  }
}

extension DescribedElement {
  /// Returns the hierarchy of the leaves in the element, in drawing order.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    guard walk.canNest() else { return Hierarchy() }
    walk.elements.append(.begin(element))
    defer { walk.elements.append(.end) }
    guard let pair else { return content.hierarchy(in: walk.inside) }
    let behind = pair.behind.hierarchy(in: walk.inside)
    walk.elements.append(.next)
    return Hierarchy(_list: [behind, pair.front.hierarchy(in: walk.inside)])
  }
}

extension Hierarchy {
  /// Returns the hierarchy in a branch of a condition around it.
  ///
  /// An element with a single part adds no level of identity, but can be in a branch.
  @inlinable
  func _inBranch(_ branch: UInt32) -> Hierarchy {
    var hierarchy = _branch == 0 ? self : Hierarchy(_list: [self])
    hierarchy._branch = branch
    return hierarchy
  }
}
