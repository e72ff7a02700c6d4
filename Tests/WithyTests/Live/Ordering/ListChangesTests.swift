import TestSupport
import Testing
import Withy

@Suite("List changes", .bothWays) struct ListChangesTests {
  /// Makes the changes one by one.
  func apply(_ changes: ListChanges, to old: [Int], _ new: [Int]) -> [Int] {
    var list = old
    for step in changes.steps {
      switch step {
      case .removal(let index): list.remove(at: index)
      case .insertion(let element, let index): list.insert(new[element], at: index)
      case .move(let index, let other): list.insert(list.remove(at: index), at: other)
      }
    }
    return list
  }

  /// Makes the changes as a batch, as a table does: what neither leaves nor moves fills the gaps.
  func applyBatch(_ changes: ListChanges, to old: [Int], _ new: [Int]) -> [Int] {
    let moved = Set(changes.moves.map(\.from))
    let gone = Set(changes.removals)
    var staying = old.indices.filter { !moved.contains($0) && !gone.contains($0) }.map { old[$0] }[
      ...
    ]
    let inserted = Set(changes.insertions)
    let count = old.count - gone.count + inserted.count
    return (0..<count).compactMap { index in
      if inserted.contains(index) { return new[index] }
      if let move = changes.moves.first(where: { $0.to == index }) { return old[move.from] }
      return staying.popFirst()
    }
  }

  @Test("Removals, insertions and moves have indices before and after")
  func batch() {
    let changes = ListChanges(from: [1, 2, 3, 4, 5], to: [5, 2, 6, 1, 4])
    #expect(changes.removals == [2])
    #expect(changes.insertions == [2])
    #expect(changes.moves.map(\.from) == [4, 1] && changes.moves.map(\.to) == [0, 1])
    #expect(changes.description == "1 insertion, 1 removal, 2 moves")
    #expect(!changes.isEmpty)
  }

  @Test("One by one, removals run from last to first, then the others from first to last")
  func steps() {
    #expect(
      ListChanges(from: [1, 2, 3, 4, 5], to: [5, 2, 6, 1, 4]).steps
        == [
          .removal(at: 2), .move(from: 3, to: 0), .move(from: 2, to: 1), .insertion(of: 2, at: 2),
        ]
    )
    #expect(
      ListChanges(from: [1, 2, 3], to: [2]).steps == [.removal(at: 2), .removal(at: 0)]
    )
  }

  @Test("Equal lists need no changes")
  func same() {
    let changes = ListChanges(from: ["a", "b"], to: ["a", "b"])
    #expect(changes.isEmpty && changes.steps.isEmpty && changes.description == "nothing")
    #expect(changes == ListChanges(from: ["c", "d"], to: ["c", "d"]))
  }

  @Test("Moving the first of 5,000 to the end is one move, and reversing moves all but one")
  func moves() {
    let list = Array(0..<5_000)
    #expect(
      ListChanges(from: list, to: list[1...] + [0]).steps == [.move(from: 0, to: 4_999)]
    )
    #expect(ListChanges(from: list, to: list.reversed()).moves.count == 4_999)
  }

  @Test("Random lists, with duplicate ids, become the others, one by one and as a batch")
  func random() {
    for seed in seeds(passes: 1) {
      var generator = SeededGenerator(seed: seed)
      func list() -> [Int] {
        (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
          Int.random(in: 0..<9, using: &generator)
        }
      }
      let (old, new) = (list(), list())
      let changes = ListChanges(from: old, to: new)
      #expect(apply(changes, to: old, new) == new, "seed \(seed)")
      #expect(applyBatch(changes, to: old, new) == new, "seed \(seed)")
    }
  }

  @Test("The number of moves is minimal")
  func fewestMoves() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let new = (0..<7).shuffled(using: &generator)
      // The longest run that is in order, in the plainest way.
      var longest = 0
      for subset in 0..<128 {
        let chosen = new.indices.filter { subset >> $0 & 1 == 1 }.map { new[$0] }
        if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
      }
      #expect(ListChanges(from: Array(0..<7), to: new).moves.count == 7 - longest, "seed \(seed)")
    }
  }
}
