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

  /// The number of lists around the content that is being walked.
  @usableFromInline var depth = 0

  /// The number of nested lists that are walked recursively.
  ///
  /// Deeper ones are flattened into one list.
  @inlinable static var recursionLimit: Int { 24 }

  /// Creates a walk that has not begun.
  @inlinable
  init(
    to elements: ElementList = ElementList(),
    _ nesting: LeafNesting<Node>? = nil,
    file: StaticString,
    line: UInt
  ) {
    self.elements = elements
    self.nesting = nesting
    self.file = file
    self.line = line
  }

  /// Whether deeper lists are flattened.
  @inlinable var isAtLimit: Bool { depth == Self.recursionLimit }

  /// The walk over the contents of a list.
  @inlinable var inside: LayoutWalk {
    var walk = self
    walk.depth += 1
    return walk
  }

  /// Walks over an existing leaf, inside the element packed with it, if any, and returns its node.
  @inlinable
  func node(of leaf: any Placeable, _ spec: PackedSpec, _ numbers: UInt64) -> Node? {
    guard let node = leaf as? Node else {
      appendForeignLeaf(type(of: leaf), spec, numbers)
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

  /// Reports a leaf whose class declares the tree's node type without being of that type; the
  /// element packed with it stays, without content.
  @usableFromInline
  func appendForeignLeaf(_ type: Any.Type, _ spec: PackedSpec, _ numbers: UInt64) {
    Diagnostics.reportForeign(type, in: Node.self, file: file, line: line)
    if !spec.isNone {
      elements.begin(spec.spec(numbers), nil)
      elements.end()
    }
  }
}
