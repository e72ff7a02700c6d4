/// Numbers in slots, with prefix sums in logarithmic time: a Fenwick tree.
struct SlotCounts {
  private var sums: [Int]

  init(count: Int) {
    sums = Array(repeating: 0, count: count + 1)
  }

  mutating func add(_ number: Int, to slot: Int) {
    var index = slot + 1
    while index < sums.count {
      sums[index] += number
      index += index & -index
    }
  }

  /// Returns the sum of the slots up to and including one.
  func sum(through slot: Int) -> Int {
    var sum = 0
    var index = slot + 1
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }
}
