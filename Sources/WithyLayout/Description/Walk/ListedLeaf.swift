/// A leaf in a list of all leaves of a layout, in drawing order.
@usableFromInline
@frozen
struct ListedLeaf {
  /// The leaf; `nil` if it does not take part in the layout.
  @usableFromInline var object: (any Placeable)?

  /// Whether a builder has made the leaf, outside of live trees.
  @usableFromInline let isMade: Bool

  /// Creates an entry of the list.
  @inlinable
  init(_ object: (any Placeable)?, isMade: Bool = false) {
    self.object = object
    self.isMade = isMade
  }
}
