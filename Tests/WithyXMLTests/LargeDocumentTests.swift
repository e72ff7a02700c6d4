import TestSupport
import Testing
import WithyXML

/// Inserts and moves beside a neighbour: FoundationXML lists all children to find an index, and its
/// lists are counted.
@Suite struct LargeDocumentTests {
  /// An element that counts how often its children are listed.
  private final class CountingElement: XMLElement {
    var lists = 0

    override var children: [XMLNode]? {
      lists += 1
      return super.children
    }
  }

  /// Returns an element with so many children.
  private func list(_ count: Int) -> CountingElement {
    let list = CountingElement(name: "list", uri: nil)
    for number in 0..<count { list.append(XMLElement("e\(number)")) }
    return list
  }

  @Test("Inserting 40,000 children at the beginning lists the others only a few times")
  func prepends() {
    let list = list(1)
    for number in 1...40_000 { list.insert(XMLElement("e\(number)"), after: nil) }
    #expect(list.lists == 0)
    #expect(list.children.map(\.name) == (0...40_000).reversed().map { "e\($0)" })
  }

  @Test("Inserting 40,000 children in the middle lists the others only a few times")
  func middle() {
    let list = list(1)
    let first = XMLElement("e0")
    list.insert(first, after: nil)
    for number in 2..<40_002 { list.insert(XMLElement("e\(number)"), after: first) }
    #expect(list.lists == 0)
    #expect(list.children.map(\.name) == ([0] + (2..<40_002).reversed() + [0]).map { "e\($0)" })
  }

  @Test("40,000 texts are inserted at the beginning, in between and at the end, and are not merged")
  func texts() {
    let list = CountingElement(name: "list", uri: nil)
    let nodes = (0..<40_000).map { XMLNode.textNode("\($0 % 10)") }
    for (number, node) in nodes.enumerated() {
      list.insert(node, after: number.isMultiple(of: 2) ? nil : nodes[number / 2])
    }
    #expect(list.lists == 0)
    #expect(Set(list.children) == Set(nodes))
  }

  @Test(
    "Reversing 16,000 live rows, and shuffling 10,000, lists them only a few times",
    arguments: [true, false]
  )
  func reordering(isReversed: Bool) {
    var order = Array(0..<(isReversed ? 16_000 : 10_000))
    let list = CountingElement(name: "list", uri: nil)
    let live = list.live {
      ForEach(order, id: \.self) { number in XMLElement.make(.init("e\(number)")) }
    }
    let rows = Set(list.children)
    if isReversed {
      order.reverse()
    } else {
      var random = SeededGenerator(seed: 1)
      order.shuffle(using: &random)
    }
    list.lists = 0
    let changes = live.update()
    #expect(list.lists < 4)
    #expect(changes.insertions == 0 && changes.removals == 0 && changes.moves > 9_000)
    #expect(list.children.map(\.name) == order.map { "e\($0)" })
    #expect(Set(list.children) == rows)
  }
}
