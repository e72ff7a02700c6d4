/// A placeholder for the elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems {
  /// Returns the `Hierarchy` of the contents, with the identities of the elements.
  @usableFromInline typealias Hierarchies = (
    _ contents: [LayoutContent], _ walk: LeafWalk, _ file: StaticString, _ line: UInt
  ) -> Any

  /// The content of each element.
  @usableFromInline let contents: [LayoutContent]

  @usableFromInline let hierarchies: Hierarchies

  /// Creates the description of the contents.
  @usableFromInline
  init(_ contents: [LayoutContent], hierarchies: @escaping Hierarchies) {
    self.contents = contents.map(\.grouped)
    self.hierarchies = hierarchies
  }
}
