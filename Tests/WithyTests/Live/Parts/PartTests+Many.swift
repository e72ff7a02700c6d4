import Observation
import TestSupport
import Testing
import Withy

/// Many parts, of which few change.
extension PartTests {
  @Test("The cost of updating one part among many is that of its content")
  func oneOfManyParts() async {
    let live = root.live {
      for index in 0..<1000 { Part { text(index == 500 ? model.a : index) } }
    }
    model.a = 1
    await turn()
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect((root.children[500] as? Label)?.text == "1")
  }

  /// Children that are found where they are expected, and a count of how often all were read.
  final class Rows: Nestable {
    private var nested: [Rows] = []
    private(set) var readCount = 0

    var children: [Rows] {
      readCount += 1
      return nested
    }

    func insert(_ child: Rows, after sibling: Rows?) {
      let index = sibling.flatMap { sibling in nested.lastIndex { $0 === sibling } }
      nested.insert(child, at: index.map { $0 + 1 } ?? 0)
    }

    func append(_ child: Rows) { nested.append(child) }

    func remove(_ child: Rows) {
      nested.lastIndex { $0 === child }.map { _ = nested.remove(at: $0) }
    }
  }

  @Test("The cost of inserting and removing nodes in one of 50,000 parts is that of its content")
  func oneOfManyPartsWithNodes() async {
    let rows = Rows()
    let live = rows.live {
      for _ in 0..<49_999 { Part(0) { Builder<Rows> { Rows() } } }
      Part { if model.a.isMultiple(of: 2) { Builder<Rows> { Rows() } } }
      Builder<Rows> { Rows() }
    }
    for number in 1...1_000 {
      model.a = number
      live.updateChangedParts()
      #expect(rows.children.count == 50_001 - number % 2)
    }
  }

  @Test("Many parts that change nodes in one turn read the children only a few times")
  func manyPartsWithNodes() {
    let rows = Rows()
    let live = rows.live {
      for _ in 0..<1_000 {
        Part {
          Builder<Rows> { Rows() }
          if model.a.isMultiple(of: 2) { Builder<Rows> { Rows() } }
        }
      }
    }
    for number in 1...4 {
      let before = rows.readCount
      model.a = number
      let changes = live.updateChangedParts()
      #expect(max(changes.insertions, changes.removals) == 1_000)
      #expect(rows.readCount - before < 100)
    }
  }

  /// State of which each part reads its own.
  @Observable
  final class Cell {
    var names: [String]

    init(_ names: [String]) { self.names = names }
  }

  /// What is around parts in their parent.
  enum Surroundings: CaseIterable {
    /// Nothing else.
    case none

    /// A child of others, which moves.
    case foreign

    /// Another block of the same parent.
    case block

    /// A parent with room for six children.
    case limit

    /// A parent that refuses some children.
    case refusals

    /// Makes a parent.
    fileprivate func makeParent() -> View {
      let parent = View(childLimit: self == .limit ? 6 : nil)
      if self == .refusals { parent.objection = { $0.name.hasSuffix("2") ? "no twos" : nil } }
      return parent
    }
  }

  /// Names that parts show, in order.
  private func block(_ cells: [Cell]) -> Hierarchy<View> {
    @HierarchyBuilder<View> func names(_ index: Int) -> Hierarchy<View> {
      ForEach(cells[index].names, id: \.self) { name in Builder<View> { View(name) } }
    }
    return Hierarchy<View> {
      Part {
        names(0)
        Part { names(1) }
        Part(0) {
          Part { names(2) }
          Builder<View> { View("-") }.children { Part { names(3) } }
          Part { names(4) }
        }
        names(5)
      }
      ForEach(6..<9) { index in names(index) }.equatable()
      Part { names(9) }
    }
  }

  /// Shows names in a parent.
  private func live(_ parent: View, _ cells: [Cell], _ surroundings: Surroundings) -> Live {
    parent.live {
      if surroundings == .block {
        Builder<View> { View("parent") }
          .children { block(cells) }
          .children {
            Part { ForEach(cells[0].names, id: \.self) { name in Builder<View> { View(name) } } }
          }
      } else {
        block(cells)
      }
    }
  }

  @Test(
    "Parts that update alone are in order, whatever happened before, and whatever is around them",
    arguments: Surroundings.allCases,
    0..<16
  )
  func partsInOrder(surroundings: Surroundings, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cells = (0..<10).map { _ in Cell([]) }
    let (root, foreign) = (surroundings.makeParent(), View("foreign"))
    let kept = live(root, cells, surroundings)
    for pass in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<10, using: &random)
        let count = Int.random(in: 0..<4, using: &random)
        cells[index].names = (0..<count).map { "\(index) \($0)" }.shuffled(using: &random)
      }
      if surroundings == .foreign, Int.random(in: 0..<3, using: &random) == 0 {
        let sibling = root.children.filter { $0 !== foreign }.randomElement(using: &random)
        root.insert(foreign, after: sibling)
      }
      let fresh = surroundings.makeParent()
      _ = reports {
        if Int.random(in: 0..<8, using: &random) == 0 {
          kept.update()
        } else {
          kept.updateChangedParts()
        }
        _ = live(fresh, cells, surroundings)
      }
      func names(_ view: View) -> [String] {
        view.children.flatMap { [$0.name] + names($0) }.filter { $0 != "foreign" }
      }
      #expect(names(root) == names(fresh), "seed \(seed), pass \(pass)")
    }
  }
}
