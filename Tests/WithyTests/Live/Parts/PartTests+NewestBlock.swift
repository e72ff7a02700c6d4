import TestSupport
import Testing
import Withy

/// Parts that are passed over are given their newest block, and no part that of another.
extension PartTests {
  func numbered(_ number: Int) -> Part<Hierarchy<View>> {
    Part(1) { text(model.b * 100 + number) }
  }

  @Test(
    "A skipped part evaluates the newest block",
    arguments: [1, 2, 3]
  )
  func newestBlock(count: Int) async {
    var number = 0
    let live = root.live { numbered(number) }
    for newest in 1...count {
      number = newest
      #expect(live.update() == Changes())
    }
    model.b = 1
    await turn()
    #expect(shown == ["\(100 + count)"])
    withExtendedLifetime(live) {}
  }

  @Test("A part that a block creates and another tree places does not affect existing parts")
  func strayPart() async {
    var strays: [Part<Hierarchy<View>>] = []
    let live = root.live {
      let _ = strays.append(numbered(9))
      numbered(3)
      numbered(4)
    }
    for _ in 0..<2 { #expect(live.update() == Changes()) }
    let other = View("other")
    let otherLive = other.live { strays }
    model.b = 1
    await turn()
    #expect(shown == ["103", "104"])
    #expect(other.children.compactMap { ($0 as? Label)?.text } == ["109", "109", "109"])
    withExtendedLifetime((live, otherLive)) {}
  }

  @Test("A part that is stored elsewhere keeps its block")
  func keptPart() async {
    var kept: [Part<Hierarchy<View>>] = []
    let live = root.live {
      let part = numbered(kept.count)
      let _ = kept.append(part)
      part
    }
    for _ in 0..<3 { #expect(live.update() == Changes()) }
    let others = kept.map { part in
      let other = View("other")
      return (other, other.live { part })
    }
    #expect(others.map { ($0.0.children.first as? Label)?.text } == ["0", "1", "2", "3"])
    model.b = 1
    await turn()
    #expect(shown == ["103"])
    withExtendedLifetime((live, others)) {}
  }

  @Test("Parts of equal items keep their nodes and blocks, in place and when moved")
  func movedParts() async {
    var ids = [1, 2, 3]
    let live = root.live { ForEach(ids, id: \.self) { id in numbered(id) } }
    let children = root.children
    for order in [[1, 2, 3], [3, 1, 2], [1, 2, 3]] {
      ids = order
      live.update()
      #expect(shown == order.map { "\($0)" })
    }
    #expect(root.children.isIdentical(to: children))
    model.b = 1
    await turn()
    #expect(shown == ["101", "102", "103"])
    withExtendedLifetime(live) {}
  }
}
