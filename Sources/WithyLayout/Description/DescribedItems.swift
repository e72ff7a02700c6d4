public import Withy

/// The elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems<Node: AnyObject> {
  /// Returns the hierarchy of the contents, with the identities of the elements.
  @usableFromInline typealias MakeHierarchy = (
    _ contents: [LayoutContent<Node>], _ walk: LayoutWalk<Node>
  ) -> Hierarchy<Node>

  /// The content of each element.
  @exclusivity(unchecked) @usableFromInline private(set) var contents: [LayoutContent<Node>]

  @exclusivity(unchecked) @usableFromInline private(set) var makeHierarchy: MakeHierarchy

  /// The depth of nested elements in the contents.
  @usableFromInline let height: Int

  /// Creates the description of the contents.
  @usableFromInline
  init(_ contents: [LayoutContent<Node>], makeHierarchy: @escaping MakeHierarchy) {
    self.contents = contents.map(\.grouped)
    self.makeHierarchy = makeHierarchy
    height = 1 + self.contents.reduce(0) { max($0, $1.height) }
  }

  deinit {
    if height <= LayoutContent<Node>.shallowHeight { return }
    NestedRelease.release(&contents, leaving: [])
    NestedRelease.release(&makeHierarchy, leaving: { _, _ in Hierarchy() })
  }
}
