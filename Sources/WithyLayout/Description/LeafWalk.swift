/// The walk over a description that makes a hierarchy of it.
@usableFromInline
final class LeafWalk {
  /// What has come, in order.
  private(set) var entries: [Entry] = []

  /// Something that has leaves.
  enum Entry {
    /// A leaf, and whether it has a place in the hierarchy: one that does not belong to the tree has none.
    case leaf(hasPlace: Bool)

    /// A part, which has a walk of its own.
    case part(DescribedPart)
  }

  /// The walk over what is around a part, which holds the part.
  weak var outer: LeafWalk?

  /// Whether there are parts.
  private(set) var hasParts = false

  /// Whether a part in it was evaluated, to any depth.
  var hasChanged = false

  /// The number of lists in lists that are walked by recursion.
  ///
  /// Those inside become one list.
  @usableFromInline static let recursionLimit = 24

  /// The number of lists around what is being walked.
  @usableFromInline var depth = 0

  /// Creates a walk, which is to come to a description.
  @usableFromInline
  init(in outer: LeafWalk? = nil) {
    self.outer = outer
  }

  /// The number of entries.
  @usableFromInline var count: Int { entries.count }

  /// Notes whether the next leaf has a place.
  @usableFromInline
  func note(_ hasPlace: Bool) { entries.append(.leaf(hasPlace: hasPlace)) }

  /// Notes that a part is next.
  @usableFromInline
  func note(_ part: DescribedPart) {
    hasParts = true
    part.begin(in: self)
    entries.append(.part(part))
  }

  /// Notes that no leaf from an entry on has a place.
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

  /// Notes that what was walked is another one than before.
  func noteChange() {
    var walk = self
    while let outer = walk.outer { walk = outer }
    walk.hasChanged = true
  }
}
