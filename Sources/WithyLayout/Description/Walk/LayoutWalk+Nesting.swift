import Withy

/// The walk over a layout that is not in a live tree.
extension LayoutWalk {
  /// Nests the leaves of a description, in drawing order.
  @inlinable
  func nest(_ content: LayoutContent<Node>, by nesting: LeafNesting<Node>) {
    nest(CollectionOfOne(content), by: nesting)
  }

  /// Nests the leaves of descriptions, in drawing order.
  @inlinable
  func nest(_ items: some Sequence<LayoutContent<Node>>, by nesting: LeafNesting<Node>) {
    for item in items {
      switch item.form {
      case .leaf(let leaf):
        if let node = node(of: leaf, item.packedSpec, item.packedNumbers) {
          nesting.nest(leaf, node)
        }
      case .builder(let make): _ = make(self, item.packedSpec, item.packedNumbers)
      case .list(let items): nest(items, by: nesting)
      case .items(let items): inside()?.nest(items.contents, by: nesting)
      case .part(let part): inside()?.nest(part.content(), by: nesting)
      case .element(let element): nest(element, by: nesting)
      case .tooDeep: Depth.report(file: file, line: line)
      }
    }
  }

  /// Nests the leaves in an element.
  @inlinable
  func nest(_ element: DescribedElement<Node>, by nesting: LeafNesting<Node>) {
    guard let walk = inside() else { return }
    elements.begin(element)
    defer { elements.end() }
    guard let (first, second) = element.parts else {
      return walk.nest(element.content, by: nesting)
    }
    walk.nest(first, by: nesting)
    elements.next()
    walk.nest(second, by: nesting)
  }
}
