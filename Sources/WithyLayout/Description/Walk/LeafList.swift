/// The leaves of a layout that is not in a live tree, while they are listed.
@usableFromInline
final class LeafList {
  /// The leaves so far, in drawing order, and whether a builder has made them.
  @usableFromInline typealias Entry = (leaf: any Placeable, isMade: Bool)
  @exclusivity(unchecked) @usableFromInline var leaves: [Entry] = []

  /// Creates an empty list.
  @usableFromInline
  init() { leaves.reserveCapacity(16) }
}
