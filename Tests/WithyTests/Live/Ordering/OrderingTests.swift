import Testing

@testable import Withy

@Suite("Ordering")
struct OrderingTests {
  /// A change of a list.
  ///
  /// Negative numbers are foreign children.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let old: [Int]
    let new: [Int]
    let operations: [String]
    let result: [Int]

    init(_ name: String, _ old: [Int], _ new: [Int], _ operations: String, gives result: [Int]) {
      testDescription = name
      self.old = old
      self.new = new
      self.operations = operations.split(separator: ", ").map(String.init)
      self.result = result
    }
  }

  @Test(
    "Each change gives exactly these operations, and leaves foreign children where they are",
    arguments: [
      Change("nothing", [], [], "", gives: []),
      Change("the same", [1, 2, 3], [1, 2, 3], "", gives: [1, 2, 3]),
      Change("append", [1, 2], [1, 2, 3], "insert 3 after 2", gives: [1, 2, 3]),
      Change("prepend", [1, 2], [3, 1, 2], "insert 3 after nothing", gives: [3, 1, 2]),
      Change("insert in the middle", [1, 2], [1, 3, 2], "insert 3 after 1", gives: [1, 3, 2]),
      Change("remove the first", [1, 2, 3], [2, 3], "remove 1", gives: [2, 3]),
      Change("remove the last", [1, 2, 3], [1, 2], "remove 3", gives: [1, 2]),
      Change("remove the middle", [1, 2, 3], [1, 3], "remove 2", gives: [1, 3]),
      Change("swap neighbours", [1, 2], [2, 1], "move 2 after nothing", gives: [2, 1]),
      Change(
        "swap two of five",
        [1, 2, 3, 4, 5],
        [1, 4, 3, 2, 5],
        "move 4 after 1, move 3 after 4",
        gives: [1, 4, 3, 2, 5]
      ),
      Change(
        "reverse",
        [1, 2, 3, 4],
        [4, 3, 2, 1],
        "move 4 after nothing, move 3 after 4, move 2 after 3",
        gives: [4, 3, 2, 1]
      ),
      Change("first to last", [1, 2, 3, 4], [2, 3, 4, 1], "move 1 after 4", gives: [2, 3, 4, 1]),
      Change(
        "last to first",
        [1, 2, 3, 4],
        [4, 1, 2, 3],
        "move 4 after nothing",
        gives: [4, 1, 2, 3]
      ),
      Change(
        "rotate by two",
        [1, 2, 3, 4, 5],
        [3, 4, 5, 1, 2],
        "move 1 after 5, move 2 after 1",
        gives: [3, 4, 5, 1, 2]
      ),
      Change(
        "replace all",
        [1, 2],
        [3, 4],
        "insert 3 after nothing, insert 4 after 3, remove 1, remove 2",
        gives: [3, 4]
      ),
      Change("clear", [1, 2], [], "remove 1, remove 2", gives: []),
      Change(
        "from nothing",
        [],
        [1, 2],
        "insert 1 after nothing, insert 2 after 1",
        gives: [1, 2]
      ),
      Change(
        "everything at once",
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        [11, 1, 5, 6, 2, 4, 3],
        "insert 11 after nothing, move 5 after 1, move 6 after 5, move 4 after 2, "
          + "remove 7, remove 8, remove 9, remove 10",
        gives: [11, 1, 5, 6, 2, 4, 3]
      ),
      Change("foreign: alone", [-1, -2], [], "", gives: [-1, -2]),
      Change("foreign: the same", [-1, 1, -2, 2, -3], [1, 2], "", gives: [-1, 1, -2, 2, -3]),
      Change("foreign: append", [-1, 1, -2], [1, 2], "insert 2 after 1", gives: [-1, 1, 2, -2]),
      Change("foreign: prepend", [-1, 1], [2, 1], "insert 2 after nothing", gives: [2, -1, 1]),
      Change("foreign: insert", [1, -1, 2], [1, 3, 2], "insert 3 after 1", gives: [1, 3, -1, 2]),
      Change("foreign: remove", [1, -1, 2, -2, 3], [1, 3], "remove 2", gives: [1, -1, -2, 3]),
      Change("foreign: clear", [-1, 1, -2, 2], [], "remove 1, remove 2", gives: [-1, -2]),
      Change(
        "foreign: first to last",
        [-1, 1, -2, 2, 3, -3],
        [2, 3, 1],
        "move 1 after 3",
        gives: [-1, -2, 2, 3, 1, -3]
      ),
      Change(
        "foreign: reverse",
        [1, -1, 2, -2, 3],
        [3, 2, 1],
        "move 3 after nothing, move 2 after 3",
        gives: [3, 2, 1, -1, -2]
      ),
      Change(
        "foreign: replace all",
        [-1, 1, -2],
        [2],
        "insert 2 after nothing, remove 1",
        gives: [2, -1, -2]
      ),
    ]
  )
  func operations(change: Change) {
    let (operations, result) = Ordering.change(change.old, to: change.new)
    #expect(operations == change.operations)
    #expect(result == change.result)
  }

  @Test("Elements are matched with those of the old list, and those inserted are counted")
  func counts() {
    var ordering = Ordering(from: [0, 1, 2, -1, 3, 4, 9], to: [0, 4, 5, 1, 2, 6, 7, 9])
    #expect(
      ordering.placements
        == [.stays, .moves, .inserted, .stays, .stays, .inserted, .inserted, .stays]
    )
    #expect(ordering.oldIndices == [0, 5, nil, 1, 2, nil, nil, 6])
    #expect(ordering.inserted == 3)

    ordering = Ordering(from: [1], to: [1])
    #expect(ordering.placements == [.stays])
    #expect(ordering.oldIndices == [0])
    #expect(ordering.inserted == 0)
  }

  @Test(
    "A duplicate element is matched once per pair",
    arguments: [
      ([1], [1, 1], [.stays, .inserted]),
      ([1, 2], [2, 1, 1, 2], [.inserted, .inserted, .stays, .stays]),
      ([1, 2, 3], [3, 1, 1, 2], [.moves, .stays, .inserted, .stays]),
      ([1, 1], [1], [.stays]),
      ([2, 1, 1, 3], [3, 1, 2], [.moves, .moves, .stays]),
      ([2, 1, 1, 3], [3, 1, 1, 2], [.moves, .moves, .inserted, .stays]),
      ([2, 1, 3, 1], [3, 1, 1, 2], [.stays, .stays, .moves, .moves]),
      ([1, 1, 2], [1, 1, 2], [.stays, .stays, .stays]),
      ([2, 1], [1, 1], [.inserted, .stays]),
    ] as [([Int], [Int], [Ordering<Int>.Placement])]
  )
  func duplicates(old: [Int], new: [Int], placements: [Ordering<Int>.Placement]) {
    let ordering = Ordering(from: old, to: new)
    #expect(ordering.placements == placements)
    #expect(ordering.inserted == placements.count { $0 == .inserted })
    let matched = ordering.oldIndices.compactMap(\.self)
    #expect(Set(matched).count == new.count - ordering.inserted)
    for (id, index) in zip(new, ordering.oldIndices) { #expect(index.map { old[$0] } ?? id == id) }
  }

  @Test("Moving the first of 5,000 to the end and back takes one move each")
  func firstToLast() {
    let old = Array(0..<5_000)
    let new = old[1...] + [0]
    #expect(Ordering.change(old, to: Array(new)).operations == ["move 0 after 4999"])
    #expect(Ordering.change(Array(new), to: old).operations == ["move 0 after nothing"])
  }

  @Test("Swapping two of 1,000 takes two moves")
  func swap() {
    let old = Array(0..<1_000)
    var new = old
    new.swapAt(1, 998)
    let (operations, result) = Ordering.change(old, to: new)
    #expect(operations == ["move 998 after 0", "move 1 after 997"])
    #expect(result == new)
  }
}
