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

/// The walk over a description that makes a hierarchy of it.
@usableFromInline
final class LeafWalk {
  /// Whether each leaf has a place in the hierarchy, in order: one that does not belong to the tree has
  /// none.
  @usableFromInline private(set) var hasPlace: [Bool] = []

  /// The number of lists in lists that are walked by recursion.
  ///
  /// Those inside become one list.
  @usableFromInline static let recursionLimit = 24

  /// The number of lists around what is being walked.
  @usableFromInline var depth = 0

  @usableFromInline
  init() {}

  /// Notes whether the next leaf has a place.
  @usableFromInline
  func note(_ hasPlace: Bool) { self.hasPlace.append(hasPlace) }

  /// Notes that no leaf from one on has a place.
  @usableFromInline
  func refuse(from first: Int) {
    for leaf in first..<hasPlace.count { hasPlace[leaf] = false }
  }
}
