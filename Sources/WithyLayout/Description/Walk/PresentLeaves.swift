/// The leaves of a list of elements that take part in the layout.
@usableFromInline
@frozen
struct PresentLeaves {
  /// The leaves, in order.
  @usableFromInline private(set) var leaves: [any Placeable] = []

  /// The places of the other leaves among all of them, in order.
  @usableFromInline private(set) var absent: [Int] = []

  /// Creates an empty list.
  @inlinable
  init() {}

  /// Appends a leaf, or `nil` for one that does not take part.
  @inlinable
  mutating func append(_ leaf: (any Placeable)?) {
    if let leaf { leaves.append(leaf) } else { absent.append(leaves.count + absent.count) }
  }

  /// Returns the leaves that meet a condition.
  func filter(_ isPresent: (any Placeable) -> Bool) -> PresentLeaves {
    var result = PresentLeaves()
    var absent = absent[...]
    for leaf in leaves {
      while absent.first == result.leaves.count + result.absent.count {
        absent.removeFirst()
        result.append(nil)
      }
      result.append(isPresent(leaf) ? leaf : nil)
    }
    for _ in absent { result.append(nil) }
    return result
  }
}
