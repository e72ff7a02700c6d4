import TestSupport
import Testing

@testable import Withy

/// Changes by chance.
extension OrderingTests {
  @Test("Shuffling 1,000 takes the fewest moves", arguments: 1...3)
  func shuffle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<1_000)
    let new = old.shuffled(using: &random)
    #expect(Ordering.change(old, to: new).result == new, "seed \(seed)")
    let ordering = Ordering(from: old, to: new)
    #expect(ordering.moves == 1_000 - longestRun(new), "seed \(seed)")
    #expect(ordering.inserted == 0, "seed \(seed)")
  }

  @Test("Random changes take the fewest moves, whatever the ids", arguments: 1...50)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let objects = (0..<320).map { _ in View() }
    for round in 1...40 {
      let place: Comment = "seed \(seed), round \(round)"
      let (old, new) = randomChange(using: &random)
      let ordering = Ordering(from: old, to: new)
      let (operations, result) = Ordering.change(old, to: new)

      let placeInOld = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
      let kept = new.compactMap { placeInOld[$0] }
      let gone = old.filter { $0 >= 0 && !new.contains($0) }.count
      #expect(result.filter { $0 >= 0 } == new, place)
      #expect(ordering.oldIndices == new.map { placeInOld[$0] }, place)
      #expect(ordering.moves == kept.count - longestRun(kept), place)
      #expect(ordering.inserted == new.count - kept.count, place)
      #expect(operations.count == ordering.moves + ordering.inserted + gone, place)

      let untouched = zip(new, ordering.placements).filter { $1 == .stays }.map(\.0)
      let isUntouched = { $0 < 0 || untouched.contains($0) }
      #expect(result.filter(isUntouched) == old.filter(isUntouched), place)

      // The lowest number is -10.
      let placements = ordering.placements.map { "\($0)" }
      let identifier = { ObjectIdentifier(objects[$0 + 10]) }
      let ofObjects = Ordering(from: old.map(identifier), to: new.map(identifier))
      #expect(ofObjects.placements.map { "\($0)" } == placements, place)
      let ofColliding = Ordering(from: old.map(Colliding.init), to: new.map(Colliding.init))
      #expect(ofColliding.placements.map { "\($0)" } == placements, place)
    }
  }
}

/// An id whose hash is that of every other.
private struct Colliding: Hashable {
  let id: Int

  func hash(into hasher: inout Hasher) {}
}

/// Returns the length of the longest increasing subsequence, found by the definition.
private func longestRun(_ numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in numbers.enumerated() {
    var longest = 0
    for earlier in 0..<index where numbers[earlier] < number {
      longest = max(longest, lengths[earlier])
    }
    lengths.append(longest + 1)
  }
  return lengths.max() ?? 0
}

/// Returns two lists of some of 50 or 300 numbers, the first with children of others between.
///
/// In two thirds of them most elements stay in order, as is usual.
private func randomChange(
  using random: inout SeededGenerator
) -> (old: [Int], new: [Int]) {
  let limit = Int.random(in: 0..<8, using: &random) == 0 ? 300 : 50
  let numbers = Array(0..<Int.random(in: 0...limit, using: &random)).shuffled(using: &random)
  var old = numbers.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
  var new = numbers.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
  let length = Int.random(in: 0...new.count, using: &random)
  switch Int.random(in: 0..<3, using: &random) {
  case 0: new.shuffle(using: &random)
  case 1: new = Array(new[length...] + new[..<length])
  default: if length > 1 { new.swapAt(0, length - 1) }
  }
  for foreign in 0..<Int.random(in: 0...10, using: &random) {
    old.insert(-1 - foreign, at: Int.random(in: 0...old.count, using: &random))
  }
  return (old, new)
}
