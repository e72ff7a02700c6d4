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

  /// Appends a leaf that takes part.
  @inlinable
  mutating func append(_ leaf: any Placeable) { leaves.append(leaf) }

  /// Appends a leaf that does not take part.
  ///
  /// It is not `append(nil)`: a condition between a leaf and `nil` crashes the optimiser of Swift
  /// 6.3 where it is inlined into a client.
  @inlinable
  mutating func appendAbsent() { absent.append(leaves.count + absent.count) }

  /// Returns the leaves that meet a condition.
  func filter(_ isPresent: (any Placeable) -> Bool) -> PresentLeaves {
    var result = PresentLeaves()
    var absent = absent[...]
    for leaf in leaves {
      while absent.first == result.leaves.count + result.absent.count {
        absent.removeFirst()
        result.appendAbsent()
      }
      if isPresent(leaf) { result.append(leaf) } else { result.appendAbsent() }
    }
    for _ in absent { result.appendAbsent() }
    return result
  }
}
