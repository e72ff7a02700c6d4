import TestSupport
import Testing

@testable import Withy

/// Blocks of children, which are compared, with the steps before them, as soon as they are evaluated.
@Suite("Prediction of blocks", .bothWays) struct BlockPredictionTests {
  let state = PredictionState()
  let root = View("root")
  let recorder = View.Recorder()

  /// A chain with a block, of which a chain that is made in the same line may be an argument.
  private func card(
    title: String?,
    count: Int = 1,
    _ text: String = "x"
  ) -> Builder<View> {
    View.make.title(title).children { Label.make.text(text) }.count(count)
  }

  @Test("Steps before, in and after a block are written individually when they change")
  func changes() {
    let live = root.live {
      Builder<View> { View("v", recorder: recorder) }.title(state.title).children {
        Builder<View> { View("c", recorder: recorder) }.count(state.count)
      }.alpha(state.flag ? 0.5 : 1)
    }
    func operations(_ change: () -> Void) -> [String] {
      change()
      recorder.operations = []
      live.update()
      let operations = recorder.operations
      #expect(live.update() == Changes())
      return operations
    }
    #expect(operations {} == [])
    #expect(operations { state.title = "b" } == ["v: title = b"])
    #expect(operations { state.count = 2 } == ["c: count = 2"])
    #expect(operations { state.flag = true } == ["v: alpha = 0.5"])
    #expect(operations {} == [])
    #expect(
      operations { (state.title, state.count) = ("c", 3) } == ["v: title = c", "c: count = 3"]
    )
  }

  @Test("A value that changes in nested blocks and lists is written without moving anything")
  func nestedValues() {
    let recorder = self.recorder
    func view(_ name: String) -> Builder<View> {
      Builder<View> { View(name, recorder: recorder) }
    }
    struct Item: Identifiable {
      let id: Int
      var number: Int
    }
    var items = [Item(id: 1, number: 1), Item(id: 2, number: 2)]
    let live = root.live {
      view("outer").title("t").children {
        view("first")
        ForEach(items) { item in
          view("item \(item.id)").count(item.number).children {
            if item.id == 1 { view("in \(item.id)").alpha(Double(item.number)) }
          }
        }
        ForEach(items) { item in
          view("a \(item.id)")
          view("b \(item.id)").count(item.number)
        }
      }
      .children { view("last").count(state.count) }
    }
    live.update()
    func operations(_ change: () -> Void = {}) -> [String] {
      change()
      recorder.operations = []
      let changes = live.update()
      defer { recorder.operations = [] }
      #expect(changes.propertyWrites == recorder.operations.count { $0.contains("=") })
      #expect(live.update() == Changes())
      return recorder.operations
    }
    #expect(operations() == [])
    #expect(
      operations { items[0].number = 5 } == [
        "item 1: count = 5", "in 1: alpha = 5.0", "b 1: count = 5",
      ]
    )
    #expect(
      operations { (items[1].number, state.count) = (6, 7) } == [
        "item 2: count = 6", "b 2: count = 6", "last: count = 7",
      ]
    )
    #expect(operations { items[0] = Item(id: 1, number: 5) } == [])
    let names = ["first", "item 1", "item 2", "a 1", "b 1", "a 2", "b 2", "last"]
    #expect(root.children[0].children.map(\.name) == names)

    items.swapAt(0, 1)
    #expect(live.update() == Changes(moves: 3))
    items.removeFirst()
    #expect(live.update() == Changes(removals: 3))
    items = []
    live.update()
    #expect(root.children[0].children.map(\.name) == ["first", "last"])
  }

  @Test("The items of a list in a block are those of the last pass, although nothing has changed")
  func latestItems() {
    final class Item {}
    var items = [Item(), Item()]
    weak let former = items[1]
    let live = root.live {
      View.make.children {
        ForEach(items.indices.map { ($0, items[$0]) }, id: \.0) { _ in View.make.title("a") }
      }
    }
    live.update()
    items = [Item(), Item()]
    #expect(live.update() == Changes())
    #expect(live.update() == Changes())
    #expect(former == nil)
  }

  @Test("A chain built in an argument of another is not confused with it")
  func argument() {
    var built: [View] = []
    let live = root.live {
      card(
        title: {
          let inner = card(title: state.title, state.flag ? "y" : "x").build()
          built.append(inner)
          return inner.title
        }(),
        count: state.count
      )
    }
    let (outer, label) = (root.children[0], root.children[0].children[0] as? Label)
    for title in ["a", "a", "b", "b", "a"] {
      for isOther in [false, true, false] {
        (state.title, state.flag) = (title, isOther)
        state.count += isOther ? 1 : 0
        built = []
        live.update()
        #expect(root.children.isIdentical(to: [outer]) && outer.children[0] === label)
        #expect(outer.title == title && outer.count == state.count && label?.text == "x")
        #expect(built.count == 1 && built[0].title == title && built[0] !== outer)
        #expect((built[0].children[0] as? Label)?.text == (isOther ? "y" : "x"))
        #expect(built[0].children[0] !== label)
      }
    }
  }

  private func cards(_ existing: View) -> [Builder<View>] {
    ["a", "b", "a"].map { card(title: $0, $0) } + [existing.with.title("bare")]
  }

  @Test("An expression may create several chains on one line, and describe any of them")
  func several() {
    let existing = View("existing")
    let live = root.live { cards(existing)[state.count % 4] }
    for count in [1, 1, 2, 2, 0, 3, 3, 1, 0] {
      state.count = count
      live.update()
      #expect(live.update() == Changes())
      let title = ["a", "b", "a", "bare"][count % 4]
      #expect(root.titles == [title])
      #expect((root.children[0] === existing) == (title == "bare"))
      let texts = root.children[0].children.map { ($0 as? Label)?.text }
      #expect(texts == (title == "bare" ? [] : [title]))
    }
  }

  @Test("Of several chains on one line, and of items with one id, those shown keep their handlers")
  func handlers() {
    func card(_ number: Int) -> Builder<View> {
      Builder<View> { View() }.children {
        Builder<View> { View() }.onTap.perform { $0.noted = number }
      }
      .onTap.perform { $0.noted = number }
    }
    let existing = View("existing")
    func card(_ number: Int, of view: View) -> Builder<View> {
      view.with.children { Builder<View> { View() }.onTap.perform { $0.noted = number } }
        .onTap.perform { $0.noted = number }
    }
    let live = root.live {
      [0, 1, 2].map { card($0) }[state.count % 3]
      [0, 1, 2].map { card($0, of: existing) }[state.count % 3]
      ForEach([(1, 0), (1, 1), (2, 2)], id: \.0) { item in card(item.1) }
    }
    for count in [0, 0, 1, 1, 2, 2, 1, 0] {
      state.count = count
      _ = reports { live.update() }
      #expect(root.children.count == 5)
      for (view, number) in zip(root.children, [count, count, 0, 1, 2]) {
        for view in [view] + view.children {
          view.onTap()
          #expect(view.noted == number)
        }
      }
    }
  }

  @Test("Steps whose comparison nests blocks itself are compared correctly")
  func nested() {
    struct Nesting: Equatable {
      var number: Int
      let nest: () -> Void

      static func == (a: Nesting, b: Nesting) -> Bool {
        a.nest()
        return a.number == b.number
      }
    }
    final class Nested: View {
      var value: Nesting?
    }
    var nestings = 0
    let nest = {
      nestings += 1
      let view = Nested.make.count(nestings).children { Label.make.text("nested") }.build()
      #expect(view.children.count == 1)
    }
    let live = root.live {
      Nested.make.value(Nesting(number: state.count, nest: nest)).children {
        View.make.title(state.title)
      }
    }
    let children = root.children
    for (count, title) in [(1, "a"), (2, "a"), (2, "b"), (3, "c"), (3, "c")] {
      (state.count, state.title) = (count, title)
      live.update()
      #expect(root.children.isIdentical(to: children))
      #expect((root.children[0] as? Nested)?.value?.number == count)
      #expect(root.children[0].titles == [title])
    }
    #expect(nestings > 4)
  }

  /// Content of a branch that looks the same in each.
  enum Content: CaseIterable {
    case node, list, items, joined

    @HierarchyBuilder<View> var hierarchy: Hierarchy<View> {
      switch self {
      case .node: View.make.title("a")
      case .list:
        View.make.title("a")
        View.make.title("b")
      case .items: ForEach(0..<2) { _ in View.make.title("a") }
      case .joined: Hierarchy { View.make.title("a") } + View.make.title("b")
      }
    }
  }

  @Test("Branches that describe the same have objects of their own", arguments: Content.allCases)
  func alikeBranches(content: Content) {
    @HierarchyBuilder<View> var branches: Hierarchy<View> {
      if state.flag { content.hierarchy } else { content.hierarchy }
    }
    let live = root.live {
      branches
      ForEach(0..<2) { _ in branches }
      View.make.children { branches }
      View.make.children {
        View.make
        branches
      }
    }
    func shown() -> [ObjectIdentifier] {
      let nested = root.children.flatMap(\.children)
      return (root.children + nested).filter { $0.title != nil }.map { ObjectIdentifier($0) }
    }
    live.update()
    let first = root.children + root.children.flatMap(\.children)
    let before = shown()
    state.flag = true
    live.update()
    #expect(shown().count == before.count && Set(shown()).isDisjoint(with: before))
    live.update()
    withExtendedLifetime(first) {}
  }
}
