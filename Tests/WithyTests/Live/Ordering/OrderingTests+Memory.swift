import RandomTrees
import Testing

@testable import Withy

/// The memory that an ordering works in.
extension OrderingTests {
  @Test("Repeating a comparison, or comparing shorter lists, allocates nothing")
  func memory() {
    var random = SeededGenerator(seed: 1)
    let old = Array(0..<500)
    let new = Array(100..<600).shuffled(using: &random)
    var ordering = Ordering<Int>()
    ordering.compare(old, new)
    let memory = Memory.kept(by: ordering)
    #expect(memory.count == 5)
    #expect(memory.allSatisfy { $0.capacity > 0 })
    for (old, new) in [(old, new), (new, old), (old, []), ([], new), ([1, 2, 3], [3, 1, 2])] {
      ordering.compare(old, new)
      #expect(Memory.kept(by: ordering) == memory)
    }
  }
}

/// A list of any type, and the memory that it has.
private protocol List {
  var memory: Memory { get }
}

extension Array: List {
  fileprivate var memory: Memory {
    Memory(capacity: capacity, address: withUnsafeBytes(\.baseAddress))
  }
}

private struct Memory: Equatable {
  let capacity: Int
  let address: UnsafeRawPointer?

  /// Returns the memory of each list that an ordering keeps.
  static func kept(by ordering: Ordering<Int>) -> [Memory] {
    Mirror(reflecting: ordering).children.compactMap { ($0.value as? any List)?.memory }
  }
}
