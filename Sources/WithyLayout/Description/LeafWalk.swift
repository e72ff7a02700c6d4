/// The walk over a description that builds its hierarchy.
@usableFromInline
final class LeafWalk {
  /// The entries encountered, in order.
  private(set) var entries: [Entry] = []

  /// A leaf, or a part that has leaves.
  enum Entry {
    /// A leaf, and whether it has a place in the hierarchy; a leaf that does not belong to the tree
    /// has none.
    case leaf(hasPlace: Bool)

    /// A part, which has its own walk.
    case part(DescribedPart)
  }

  /// The walk around the part that this walk belongs to, which owns the part.
  weak var outer: LeafWalk?

  /// Whether there are parts.
  private(set) var hasParts = false

  /// Whether a part was evaluated, at any depth; only set in the outermost walk.
  var hasChanged = false

  /// The number of nested lists that are walked recursively.
  ///
  /// Deeper ones are flattened into one list.
  @usableFromInline static let recursionLimit = 24

  /// The number of lists around the current content.
  @usableFromInline var depth = 0

  /// Creates a walk that has not begun.
  @usableFromInline
  init(in outer: LeafWalk? = nil) {
    self.outer = outer
  }

  /// The number of entries.
  @usableFromInline var count: Int { entries.count }

  /// Appends a leaf, and whether it has a place.
  @usableFromInline
  func note(_ hasPlace: Bool) { entries.append(.leaf(hasPlace: hasPlace)) }

  /// Appends a part.
  @usableFromInline
  func note(_ part: DescribedPart) {
    hasParts = true
    part.begin(in: self)
    entries.append(.part(part))
  }

  /// Marks all leaves from an entry on as having no place.
  @usableFromInline
  func refuse(from first: Int) {
    let refused = entries[first...]
    entries.removeSubrange(first...)
    for entry in refused {
      switch entry {
      case .leaf: entries.append(.leaf(hasPlace: false))
      case .part(let part): part.refuse()
      }
    }
  }

  /// Notes in the outermost walk that a description has changed.
  func noteChange() {
    var walk = self
    while let outer = walk.outer { walk = outer }
    walk.hasChanged = true
  }
}
