/// The comparison of orders that live parents use, in isolation.
///
/// The other file of this module is a link to the one in Withy, where the type is internal.
public struct OrderComparison {
  private var ordering = Ordering<Int>()

  /// Creates a comparison that has not allocated memory yet.
  public init() {}

  /// Compares two orders, and returns the number of elements that are inserted or moved.
  public mutating func operations(from old: [Int], to new: [Int]) -> Int {
    ordering.compare(old, new)
    return ordering.inserted + ordering.moved
  }
}
