public import Withy

/// The walk over the description of a layout, or of a part of one, which writes its elements to a
/// list.
///
/// In a live tree the walk also returns the hierarchy of the leaves. Otherwise it lists them.
@usableFromInline
@frozen
struct LayoutWalk<Node: AnyObject> {
  /// The elements so far.
  @usableFromInline let elements: ElementList

  /// The source location named in diagnostics.
  @usableFromInline let source: SourcePlace

  /// The number of elements around the content that is being walked.
  @usableFromInline let depth: Int

  /// Creates a walk that has not begun.
  @inlinable
  init(to elements: ElementList = ElementList(), depth: Int = 0, _ source: SourcePlace) {
    self.elements = elements
    self.depth = depth
    self.source = source
  }

  /// Returns whether content may be nested one level deeper, and reports it if not.
  @inlinable
  func canNest() -> Bool {
    if depth < Depth.limit { return true }
    reportDepth()
    return false
  }

  /// Reports content that is nested too deep.
  @inlinable
  func reportDepth() { Depth.report(file: source.file, line: source.line) }

  /// The walk over the content of an element.
  @inlinable var inside: LayoutWalk {
    LayoutWalk(to: elements, depth: depth + 1, source)
  }

  /// Returns the node of a leaf; `nil`, reported, if its class declares the tree's node type without
  /// being of that type.
  @inlinable
  func node(of leaf: any Placeable) -> Node? {
    if let node = leaf as? Node { return node }
    Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: source.file, line: source.line)
    return nil
  }

  /// Whether the walk lists the leaves, and returns empty hierarchies.
  @inlinable var isListing: Bool { elements.leaves != nil }

  /// Walks over an existing leaf.
  @inlinable
  func leaf(_ leaf: any Placeable, _ spec: PackedSpec, _ numbers: UInt64) -> Hierarchy<Node> {
    if isListing {
      list(ListedLeaf(leaf), spec, numbers)
      return Hierarchy()
    }
    guard let node = node(of: leaf) else { return Hierarchy() }
    elements.appendLeaf(spec, numbers)
    return Hierarchy(_node: node)
  }

  /// Walks over a leaf that a builder makes.
  @inlinable
  func leaf<Leaf: Placeable>(
    madeBy builder: Builder<Leaf>,
    _ spec: PackedSpec,
    _ numbers: UInt64
  ) -> Hierarchy<Node> where Leaf.Node == Node {
    if isListing {
      list(ListedLeaf(builder.build(), isMade: true), spec, numbers)
      return Hierarchy()
    }
    elements.appendLeaf(spec, numbers)
    return Builder.hierarchy(of: builder, file: source.file, line: source.line)
  }

  /// Adds a leaf to the list.
  @inlinable
  func list(_ leaf: ListedLeaf, _ spec: PackedSpec, _ numbers: UInt64) {
    elements.appendLeaf(spec, numbers)
    elements.leaves?.append(leaf)
  }
}
