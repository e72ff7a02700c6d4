public import Withy

/// The walk over the description of a layout, or of a part of one, which writes its elements to a
/// list; in a live tree it also returns the hierarchy of the leaves, otherwise it lists them.
@usableFromInline
@frozen
struct LayoutWalk<Node: AnyObject> {
  @usableFromInline let elements: ElementList

  @usableFromInline let source: SourcePlace

  /// The number of elements around the content that is being walked.
  @usableFromInline let depth: Int

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

  @inlinable
  func reportDepth() { Depth.report(file: source.file, line: source.line) }

  @inlinable var inside: LayoutWalk {
    LayoutWalk(to: elements, depth: depth + 1, source)
  }

  /// Returns the node of a leaf; `nil`, reported, if its class is not of the node type it declares.
  @inlinable
  func node(of leaf: any Placeable) -> Node? {
    if let node = leaf as? Node { return node }
    Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: source.file, line: source.line)
    return nil
  }

  /// Whether the walk lists the leaves, and returns empty hierarchies.
  @inlinable var isListing: Bool { elements.leaves != nil }

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

  @inlinable
  func leaf(_ made: Hierarchy<Node>, _ spec: PackedSpec, _ numbers: UInt64) -> Hierarchy<Node> {
    if isListing {
      let leaf = made._make(file: source.file, line: source.line)
      list(ListedLeaf(leaf as? any Placeable, isMade: true), spec, numbers)
      return Hierarchy()
    }
    elements.appendLeaf(spec, numbers)
    return made
  }

  @inlinable
  func list(_ leaf: ListedLeaf, _ spec: PackedSpec, _ numbers: UInt64) {
    elements.appendLeaf(spec, numbers)
    elements.leaves?.append(leaf)
  }

  /// Walks over a description and nests its leaves in a parent; returns all leaves, of which those
  /// take part for which `place` has returned that they have become children.
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
