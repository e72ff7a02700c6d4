public import Withy

/// The walk over the description of a layout, or of a part of one, which writes its elements to a
/// list.
///
/// In a live tree the walk also builds the hierarchy of the leaves. Otherwise it nests them.
@usableFromInline
@frozen
struct LayoutWalk<Node: AnyObject> {
  /// The elements so far.
  @usableFromInline let elements: ElementList

  /// Nests the leaves; `nil` in a live tree.
  @usableFromInline let nesting: LeafNesting<Node>?

  /// The source location named in diagnostics.
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  /// The number of elements around the content that is being walked.
  @usableFromInline let depth: Int

  /// Creates a walk that has not begun.
  @inlinable
  init(
    to elements: ElementList = ElementList(),
    _ nesting: LeafNesting<Node>? = nil,
    depth: Int = 0,
    file: StaticString,
    line: UInt
  ) {
    self.elements = elements
    self.nesting = nesting
    self.depth = depth
    self.file = file
    self.line = line
  }

  /// Returns whether content may be nested one level deeper, and reports it if not.
  @inlinable
  func canNest() -> Bool {
    if depth < Depth.limit { return true }
    Depth.report(file: file, line: line)
    return false
  }

  /// The walk over the content of an element.
  @inlinable var inside: LayoutWalk {
    LayoutWalk(to: elements, nesting, depth: depth + 1, file: file, line: line)
  }

  /// Returns the walk over the content of a part, which has a list of its own.
  @inlinable
  func writing(to elements: ElementList) -> LayoutWalk {
    LayoutWalk(to: elements, nesting, depth: depth, file: file, line: line)
  }

  /// Walks over an existing leaf, inside the element packed with it, if any, and returns its node;
  /// `nil`, reported, if its class declares the tree's node type without being of that type.
  @inlinable
  func node(of leaf: any Placeable, _ spec: PackedSpec, _ numbers: UInt64) -> Node? {
    guard let node = leaf as? Node else {
      Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: file, line: line)
      elements.appendEmpty(spec, numbers)
      return nil
    }
    elements.appendLeaf(spec, numbers)
    return node
  }

  /// Walks over a leaf that a builder makes, and returns its hierarchy, or nests it.
  @inlinable
  func leaf<Leaf: Placeable>(
    madeBy builder: Builder<Leaf>,
    _ spec: PackedSpec,
    _ numbers: UInt64
  ) -> Hierarchy<Node> where Leaf.Node == Node {
    guard let nesting else {
      elements.appendLeaf(spec, numbers)
      return Builder.hierarchy(of: builder, file: file, line: line)
    }
    let leaf = builder.build()
    if let node = node(of: leaf, spec, numbers) { nesting.nest(made: leaf, node) }
    return Hierarchy()
  }
}
