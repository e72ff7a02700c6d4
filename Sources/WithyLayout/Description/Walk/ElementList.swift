/// The elements of a layout, or of a part of one, in drawing order.
///
/// They are flattened into records once it is known which leaves take part, and again when that
/// changes. The list retains neither leaves nor builders and blocks, which may have captured
/// anything, but only the closures of modifiers, in their ``Details``.
@usableFromInline
class ElementList {
  /// The beginning or the end of an element, or all of it.
  @usableFromInline
  enum Entry {
    /// A number of leaves in a row, each inside an element packed with it, if any.
    case leaves(Int, PackedSpec, UInt64)

    /// An element, which contains what follows, up to its end.
    case begin(ElementDescription)

    /// The end of the first part of a background or overlay, which is followed by the second.
    case next

    /// The end of the innermost element.
    case end

    /// A part, with a list of its own.
    case part(ElementList)
  }

  /// The entries, except the leaves at the end.
  @exclusivity(unchecked) private final var written: [Entry] = []

  /// The number of leaves at the end with the same packed element, and that element.
  @exclusivity(unchecked) private final var leafCount = 0
  @exclusivity(unchecked) private final var leafSpec = PackedSpec()
  @exclusivity(unchecked) private final var leafNumbers: UInt64 = 0

  /// The leaves of a layout that is not in a live tree, while they are listed.
  @exclusivity(unchecked) @usableFromInline final var leaves: [ListedLeaf]?

  /// The list around the part that this list belongs to.
  @exclusivity(unchecked) final weak var outer: ElementList?

  /// Whether a part was described, at any depth; only set in the outermost list.
  @exclusivity(unchecked) final var hasChanged = false

  /// Creates an empty list, with room for a few entries unless it is filled later.
  @usableFromInline
  init(isFilledLater: Bool = false) {
    if !isFilledLater { written.reserveCapacity(8) }
  }

  /// Appends a leaf inside the element packed with it, if any.
  @usableFromInline
  final func appendLeaf(_ spec: PackedSpec, _ numbers: UInt64) {
    if leafNumbers != numbers || leafSpec != spec {
      writeLeaves()
      (leafSpec, leafNumbers) = (spec, numbers)
    }
    leafCount += 1
  }

  /// Appends anything but a leaf.
  @usableFromInline
  final func append(_ entry: Entry) {
    writeLeaves()
    written.append(entry)
  }

  private final func writeLeaves() {
    if leafCount == 0 { return }
    written.append(.leaves(leafCount, leafSpec, leafNumbers))
    leafCount = 0
  }

  /// Removes all entries of a part, which is noted in the outermost list.
  @usableFromInline
  package final func removeAll() {
    written.removeAll(keepingCapacity: true)
    written.reserveCapacity(4)
    leafCount = 0
    var list = self
    while let outer = list.outer { list = outer }
    list.hasChanged = true
  }

  final func take(_ other: ElementList) {
    written = other.entries
    for case .part(let inner) in written { inner.outer = self }
  }

  final var entries: [Entry] {
    writeLeaves()
    return written
  }

  /// Returns whether another list is known to have the same elements; those of a part never are.
  final func isSame(as other: ElementList) -> Bool {
    entries.elementsEqual(other.entries) { $0.isSame(as: $1) }
  }
}

extension ElementList.Entry {
  fileprivate func isSame(as other: ElementList.Entry) -> Bool {
    switch (self, other) {
    case (.leaves(let count, let spec, let numbers), .leaves(let count2, let spec2, let numbers2)):
      count == count2 && spec == spec2 && numbers == numbers2
    case (.begin(let a), .begin(let b)): a.isSame(as: b)
    case (.next, .next), (.end, .end): true
    default: false
    }
  }
}

/// A leaf in a list of all leaves of a layout, in drawing order.
@usableFromInline
@frozen
struct ListedLeaf {
  /// The leaf; `nil` if it does not take part in the layout.
  @usableFromInline var object: (any Placeable)?

  /// Whether a builder has made the leaf, outside of live trees.
  @usableFromInline let isMade: Bool

  @inlinable
  init(_ object: (any Placeable)?, isMade: Bool = false) {
    self.object = object
    self.isMade = isMade
  }
}
