import TestSupport
import Testing

@testable import Withy

/// Which item of the pass before an item of a `ForEach` is.
@Suite("Keyed items") struct KeyedItemsTests {
  private func items(_ ids: [Int]) -> KeyedItems<Int, Int> { KeyedItems(elements: ids, ids: ids) }

  /// The expected matches: the first item of each id with the previous one, the others by order.
  private func expected(_ new: [Int], _ old: [Int]) -> [Int?] {
    func repeated(_ ids: [Int]) -> [Int] {
      ids.indices.filter { ids[..<$0].contains(ids[$0]) }
    }
    let (again, before) = (repeated(new), repeated(old))
    return new.indices.map { index in
      if let rank = again.firstIndex(of: index) { return rank < before.count ? before[rank] : nil }
      return old.firstIndex(of: new[index])
    }
  }

  @Test(
    "An item is found by its id, and duplicates by the first with that id",
    arguments: [1, 5, 30]
  )
  func random(ids: Int) {
    var generator = SeededGenerator(seed: UInt64(ids))
    var old = items([])
    _ = old.matching(nil, reportingAt: nil)
    for _ in 0..<2_000 {
      var list = old.ids
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: list.removeAll { _ in Bool.random(using: &generator) }
      case 1: list.shuffle(using: &generator)
      case 2 where !list.isEmpty:
        list.remove(at: list.indices.randomElement(using: &generator) ?? 0)
      case 3 where list.count > 1:
        list.swapAt(0, list.indices.randomElement(using: &generator) ?? 0)
      default:
        let id = Int.random(in: 0..<ids, using: &generator)
        if list.count < 12 && (!list.contains(id) || Int.random(in: 0..<9, using: &generator) == 0)
        {
          list.insert(id, at: Int.random(in: 0...list.count, using: &generator))
        }
      }
      let new = items(list)
      var matching: [Int?]?
      let reports = reports {
        matching = new.matching(old, reportingAt: (#fileID, #line))
      }
      #expect(matching ?? Array(list.indices) == expected(list, old.ids), "\(old.ids) \(list)")
      #expect((matching == nil) == (list == old.ids))
      let hasRepeatedIDs = Set(list).count < list.count
      #expect(new.hasRepeatedIDs == hasRepeatedIDs)
      #expect(reports.count == (hasRepeatedIDs && matching != nil ? 1 : 0))
      old = new
    }
  }
}
