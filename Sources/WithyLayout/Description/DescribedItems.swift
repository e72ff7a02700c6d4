public import Withy

/// The elements of a `ForEach` in a description.
@usableFromInline
@_fixed_layout
final class DescribedItems<Node: AnyObject> {
  /// Joins the hierarchies of the contents into one, with the identities of the elements.
  @usableFromInline typealias MakeHierarchy = ([Hierarchy<Node>], SourcePlace) -> Hierarchy<Node>

  /// The content of each element, none of which is a list.
  @usableFromInline let contents: [LayoutContent<Node>]

  /// Makes their hierarchy, and retains the elements.
  @usableFromInline let makeHierarchy: MakeHierarchy

  /// Creates the description of the contents.
  @inlinable
  init(_ contents: [LayoutContent<Node>], makeHierarchy: @escaping MakeHierarchy) {
    self.contents = contents
    self.makeHierarchy = makeHierarchy
  }
}
