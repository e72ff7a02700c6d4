import TestSupport
import Testing
import Withy

/// Blocks as they are written, with literal chains: those of the random descriptions are put together
/// while they are evaluated, so that prediction finds little to compare.
@Suite("Random states of written blocks", .bothWays) struct RandomPredictionTests {
  private struct Item: Equatable {
    let id: Int
    var title: String?
    var number: Int
    var isOn: Bool
    var kind: Int
  }

  private struct Section {
    let id: Int
    var title: String?
    var isOn: Bool
    var items: [Item]
  }

  /// What a block shows.
  private struct Content {
    var sections: [Section] = []
    var isOn = false
    var number = 0
    var order = [0, 1, 2]
    /// A description from an earlier pass.
    var stored = Hierarchy<View>()
    var isStoring = false
    private var lastID = 0

    init(_ numbers: inout SeededGenerator) {
      for index in 0..<3 { insertSection(&numbers, at: index) }
    }

    private mutating func insertSection(_ numbers: inout SeededGenerator, at index: Int) {
      let items = (0..<3).map { _ in item(&numbers) }
      lastID += 1
      sections.insert(Section(id: lastID, title: "a", isOn: false, items: items), at: index)
    }

    private mutating func item(_ numbers: inout SeededGenerator) -> Item {
      lastID += 1
      return Item(
        id: lastID,
        title: numbers.one(of: ["a", "b", nil]),
        number: 1,
        isOn: numbers.one(of: [false, true]),
        kind: numbers.one(of: [0, 1, 2])
      )
    }

    mutating func change(_ numbers: inout SeededGenerator) {
      if sections.isEmpty { insertSection(&numbers, at: 0) }
      let index = numbers.one(of: Array(sections.indices))
      let item = sections[index].items.indices.randomElement(using: &numbers)
      switch Int.random(in: 0..<17, using: &numbers) {
      case 0: isOn.toggle()
      case 1: number += 1
      case 2: order.shuffle(using: &numbers)
      case 3: order = Array(order.dropLast()) + (order.isEmpty ? [1, 0, 2] : [])
      case 4: sections.shuffle(using: &numbers)
      case 5: sections.remove(at: index)
      case 6: insertSection(&numbers, at: index)
      case 7: sections[index].title = numbers.one(of: ["a", "b", nil])
      case 8: sections[index].isOn.toggle()
      case 9: sections[index].items.shuffle(using: &numbers)
      case 10: isStoring.toggle()
      case 11: sections[index].items.insert(self.item(&numbers), at: item ?? 0)
      default:
        guard let item else { return }
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: sections[index].items.remove(at: item)
        case 1: sections[index].items[item].title = numbers.one(of: ["a", "b", nil])
        case 2: sections[index].items[item].number += 1
        case 3: sections[index].items[item].isOn.toggle()
        default: sections[index].items[item].kind = numbers.one(of: [0, 1, 2])
        }
      }
    }

    @HierarchyBuilder<View> func hierarchy(_ existing: [Label]) -> Hierarchy<View> {
      View.make.title("top").if(isOn) { $0.count(number) }.alpha(isOn ? 0.5 : 1)
      ForEach(sections, id: \.id) { section in
        View.make.title(section.title).children {
          ForEach(section.items, id: \.id) { Label.make.text($0.title ?? "").count($0.number) }
        }
        View.make.children {
          ForEach(section.items, id: \.id) { item in
            if item.isOn { View.make.title(item.title) } else { Label.make.count(item.number) }
          }
          if section.isOn { Label.make.text("on") }
        }.count(section.items.count)
        View.make.children {
          ForEach(section.items, id: \.id) { item in
            View.make.children {
              Label.make.title(item.title)
              ForEach(0..<item.kind) { Label.make.count($0).title(item.title) }
            }
          }
          Hierarchy { Label.make.text(section.title ?? "") } + Label.make.count(number)
        }
        View.make.children {
          ForEach(section.items, id: \.id) { row($0) }
          Part(section.title) { Label.make.text(section.title ?? "none") }
        }
      }
      View.make.children {
        ForEach(sections, id: \.id) { section in
          Label.make.text(section.title ?? "none").children {
            ForEach(section.items, id: \.id) { Label.make.count($0.number) }
            ForEach(section.items, id: \.id) { row($0) }.equatable()
          }
        }
        Hierarchy { Label.make.text("\(number)") } + Label.make.title("joined")
        for index in order { existing[index].with.title("existing").count(index) }
      }
      stored
    }

    @HierarchyBuilder<View> var rows: Hierarchy<View> {
      for section in sections {
        Label.make.text(section.title ?? "none")
        ForEach(section.items, id: \.id) { row($0) }
      }
    }

    @HierarchyBuilder<View> private func row(_ item: Item) -> Hierarchy<View> {
      if item.isOn {
        View.make.count(item.number).children { View.make.title(item.title) }
      }
      switch item.kind {
      case 0: Label.make.text(item.title ?? "").count(item.number)
      case 1: View.make.layer.scope { $0.radius(Double(item.number)).border.width(3) }
      default: View.make.frame.size.width(item.number).title.always(item.title)
      }
      if let title = item.title { Label.make.identity(title).text(title) }
      View.make.title(item.title).if(item.isOn) { $0.layer.radius(2) }.layer.border.width(4)
        .border(item.isOn ? Border() : nil).border.ifPresent.width(item.number)
        .count.modify { $0 += item.number }
    }
  }

  private func describe(_ view: View) -> String {
    let text = (view as? Label)?.text ?? "-"
    let layer = "\(view.layer.radius) \(view.layer.border.width)"
    let own = "\(view.title ?? "nil") \(view.count) \(view.alpha) \(text) \(layer) \(view.frame)"
    return "(\(own) \(view.border?.width ?? -1)\(view.children.map(describe).joined()))"
  }

  @Test(
    "After every pass, the tree equals that of a new live parent",
    arguments: seeds(passes: 50)
  )
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let root = View("root")
    var content = Content(&numbers)
    let existing = [Label("a"), Label("b"), Label("c")]
    let live = root.live {
      if content.isStoring { let _ = content.stored = content.rows }
      content.hierarchy(existing)
    }
    for pass in 0..<20 {
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { content.change(&numbers) }
      live.update()
      let fresh = View("root")
      let other = fresh.live { content.hierarchy([Label("a"), Label("b"), Label("c")]) }
      #expect(describe(root) == describe(fresh), "seed \(seed), pass \(pass)")
      #expect(live.update().isEmpty, "seed \(seed), pass \(pass)")
      withExtendedLifetime(other) {}
    }
  }
}
