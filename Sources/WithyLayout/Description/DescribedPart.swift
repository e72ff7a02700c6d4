public import Withy

/// A `Part` in a description, whose block is evaluated when the walk reaches the part.
@usableFromInline
final class DescribedPart<Node: AnyObject> {
  /// Returns the hierarchy of a part in a live tree, given a closure that describes its content.
  typealias MakeHierarchy = (
    _ describe: @escaping (LayoutContent<Node>) -> Hierarchy<Node>
  ) -> Hierarchy<Node>

  /// Returns the content, outside a live tree.
  @exclusivity(unchecked) @usableFromInline private(set) var content: () -> LayoutContent<Node>

  @exclusivity(unchecked) private var makeHierarchy: MakeHierarchy

  /// Creates the description of a part.
  init(_ content: @escaping () -> LayoutContent<Node>, makeHierarchy: @escaping MakeHierarchy) {
    self.content = content
    self.makeHierarchy = makeHierarchy
  }

  deinit {
    NestedRelease.release(&content, leaving: { .nothing })
    NestedRelease.release(&makeHierarchy, leaving: { _ in Hierarchy() })
  }

  /// Returns the hierarchy of the part in a live tree.
  @usableFromInline
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let elements = walk.elements.appendPart()
    let hierarchy = makeHierarchy { [file = walk.file, line = walk.line] content in
      content.hierarchy(in: LayoutWalk(to: elements.begin(), file: file, line: line))
    }
    return Hierarchy(_following: hierarchy) { elements.following($0) }
  }
}
