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
    let list = LeafList()
    write(CollectionOfOne(content), to: list)
    var leaves = list.leaves
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

  /// Lists the leaves of descriptions, and makes those that builders describe.
  @inlinable
  func write(_ items: some RandomAccessCollection<LayoutContent<Node>>, to leaves: LeafList) {
    for index in items.indices {
      switch items[index].form {
      case .leaf(let leaf):
        elements.appendLeaf(items[index].packedSpec, items[index].packedNumbers)
        leaves.leaves.append(ListedLeaf(leaf))
      case .builder(let make):
        _ = make(self, leaves, items[index].packedSpec, items[index].packedNumbers)
      case .list(let items): write(items, to: leaves)
      case .items(let items): if canNest() { inside.write(items.contents, to: leaves) }
      case .part(let make): if canNest() { _ = make(inside, leaves) { $0.describe() } }
      case .element(let element): write(element, to: leaves)
      case .tooDeep: reportDepth()
      }
    }
  }

  /// Lists the leaves in an element.
  @inlinable
  func write(_ element: DescribedElement<Node>, to leaves: LeafList) {
    guard canNest() else { return }
    elements.append(.begin(element.element))
    defer { elements.append(.end) }
    guard let pair = element.pair else {
      return inside.write(CollectionOfOne(element.content), to: leaves)
    }
    inside.write(CollectionOfOne(pair.behind), to: leaves)
    elements.append(.next)
    inside.write(CollectionOfOne(pair.front), to: leaves)
  }
}
