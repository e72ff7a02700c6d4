public import Withy

extension LayoutContent {
  /// Returns the hierarchy of the leaves, which a live tree lays out.
  @inlinable
  func followed(_ source: SourcePlace) -> Hierarchy<Node> {
    Hierarchy(
      _describing: {
        let walk = LayoutWalk<Node>(source)
        let elements = walk.elements
        return (
          self.hierarchy(in: walk), { elements.follower(after: $0, source) },
          { elements.isFollowed(by: $0) }
        )
      },
      reportUnfollowed: { ElementList.reportUnfollowed(source) }
    )
  }

  /// Returns the hierarchy of the leaves, in drawing order, or lists them and returns an empty one.
  ///
  /// The hierarchy has the structure of the block, so that leaves have the same identities as in a
  /// block of children. A leaf that does not belong to the tree is left out and reported.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let hierarchy =
      switch form {
      case .leaf(let leaf): walk.leaf(leaf, packedSpec, packedNumbers)
      case .builder(let makeHierarchy): makeHierarchy(walk, packedSpec, packedNumbers)
      case .element(let element): element.hierarchy(in: walk)
      case .list(let items): Hierarchy(_list: walk.hierarchies(of: items))
      case .nested(let makeHierarchy):
        walk.canNest() ? makeHierarchy(walk.inside) { $0.describe() } : Hierarchy()
      }
    if branch == 0 { return hierarchy }
    // An element with a single part adds no level of identity, but can be in a branch.
    var branched = hierarchy._branch == 0 ? hierarchy : Hierarchy(_list: [hierarchy])
    branched._branch = branch
    return branched
  }
}

extension LayoutWalk {
  /// Returns the hierarchies of the leaves in descriptions; none if the walk lists the leaves.
  @inlinable
  func hierarchies(of items: [LayoutContent<Node>]) -> [Hierarchy<Node>] {
    var hierarchies: [Hierarchy<Node>] = []
    guard isListing else {
      hierarchies.reserveCapacity(items.count)
      for index in items.indices { hierarchies.append(items[index].hierarchy(in: self)) }
      return hierarchies
    }
    // Most are leaves, which need no hierarchy.
    for index in items.indices {
      if case .leaf(let leaf) = items[index].form {
        list(ListedLeaf(leaf), items[index].packedSpec, items[index].packedNumbers)
      } else {
        _ = items[index].hierarchy(in: self)
      }
    }
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
    guard let other else { return content.hierarchy(in: walk.inside) }
    return hierarchy(beside: other, in: walk.inside)
  }

  /// Returns the leaves' hierarchy in a background or overlay, which takes more stack than others.
  @inlinable
  func hierarchy(beside other: LayoutContent<Node>, in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let isBehind = element.kind == .background
    let behind = (isBehind ? other : content).hierarchy(in: walk)
    walk.elements.append(.next)
    let front = (isBehind ? content : other).hierarchy(in: walk)
    return walk.isListing ? Hierarchy() : Hierarchy(_list: [behind, front])
  }
}
