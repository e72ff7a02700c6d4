public import Withy

/// The elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems<Node: AnyObject> {
  /// Returns the hierarchy of the contents, with the identities of the elements.
  @usableFromInline typealias MakeHierarchy = (
    _ contents: [LayoutContent<Node>], _ walk: LayoutWalk<Node>
  ) -> Hierarchy<Node>

  /// The content of each element.
  @usableFromInline let contents: [LayoutContent<Node>]

  @usableFromInline let makeHierarchy: MakeHierarchy

  /// The depth of nested elements in the contents.
  @usableFromInline let height: Int

  /// Creates the description of the contents.
  @usableFromInline
  init(_ contents: [LayoutContent<Node>], makeHierarchy: @escaping MakeHierarchy) {
    self.contents = contents.map(\.grouped)
    self.makeHierarchy = makeHierarchy
    height = self.contents.reduce(0) { max($0, $1.height) }
  }
}
