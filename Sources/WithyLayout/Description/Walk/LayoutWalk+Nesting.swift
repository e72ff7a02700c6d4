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
      case .items(let items): if canNest() { inside.nest(items.contents, by: nesting) }
      case .part(let part):
        if canNest() { part.inEnvironment { inside.nest(part.content(), by: nesting) } }
      case .element(let element): nest(element, by: nesting)
      case .tooDeep: Depth.report(file: file, line: line)
      }
    }
  }

  /// Nests the leaves in an element.
  @inlinable
  func nest(_ element: DescribedElement<Node>, by nesting: LeafNesting<Node>) {
    guard canNest() else { return }
    elements.begin(element.element)
    defer { elements.end() }
    guard element.isPair else { return inside.nest(element.content, by: nesting) }
    inside.nest(element.first, by: nesting)
    elements.next()
    inside.nest(element.second, by: nesting)
  }
}
