/// The comparison of orders that live parents use, alone.
///
/// The other file of this module is the one in Withy, where it is internal.
public struct OrderComparison {
  private var ordering = Ordering<Int>()

  /// Creates a comparison without memory.
  public init() {}

  /// Compares two orders, and returns the number of elements that are inserted or moved.
  public mutating func operations(from old: [Int], to new: [Int]) -> Int {
    ordering.compare(old, new)
    return ordering.inserted + ordering.moved
  }
}
