/// A placeholder for the elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems {
  /// Returns the `Hierarchy` of what stands for each element, with the identities of the elements.
  @usableFromInline typealias Hierarchies = (
    _ contents: [LayoutContent], _ walk: LeafWalk, _ file: StaticString, _ line: UInt
  ) -> Any

  /// What stands for each element.
  @usableFromInline let contents: [LayoutContent]

  @usableFromInline let hierarchies: Hierarchies

  /// Creates the description of what stands for elements.
  @usableFromInline
  init(_ contents: [LayoutContent], hierarchies: @escaping Hierarchies) {
    self.contents = contents.map(\.grouped)
    self.hierarchies = hierarchies
  }
}
