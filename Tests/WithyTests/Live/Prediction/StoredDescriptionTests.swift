import Testing

@testable import Withy

/// Descriptions that are kept, and used again when the tree has become another.
@Suite("Stored descriptions", .bothWays) struct StoredDescriptionTests {
  let state = PredictionState()
  let root = View("root")

  @Test("A stored description keeps its values when the node changes")
  func kept() {
    let live = root.live {
      let row = Hierarchy<View> { View.make.title(state.title).count(state.count) }
      row
      if state.flag, let kept = state.kept { kept }
      let _ = { if state.kept == nil && state.count == 2 { state.kept = row } }()
    }
    state.count = 2
    live.update()
    state.kept = nil
    live.update()
    (state.title, state.count, state.flag) = ("b", 3, true)
    let row = root.children[0]
    let changes = live.update()
    #expect(changes == Changes(insertions: 1, propertyWrites: 4))
    #expect(root.titles == ["b", "a"])
    #expect(root.children.map(\.count) == [3, 2])
    #expect(root.children[0] === row)
    #expect(live.update() == Changes())

    // Outside the tree it creates the described node, with the described values.
    let other = View("other")
    other { state.kept! }
    other { state.kept! + Label("l") }
    #expect(other.titles == ["a", "a", nil])
    #expect(state.kept?.items.map { "\($0.type)" } == ["View"])
    let deep = other.live { View.make.children { state.kept! } }
    #expect(other.children[3].titles == ["a"])
    deep.stop()
  }

  @Test(
    "A stored list keeps the values of its items, nodes and parts, when these change",
    arguments: [true, false]
  )
  func keptList(hasNodesFirst: Bool) {
    var stored: Hierarchy<View>?
    var (isStored, now) = (false, "a")
    func storing(_ list: Hierarchy<View>) -> Hierarchy<View> {
      if now == "b" { stored = list }
      return list
    }
    let live = root.live {
      let text = now
      let nodes = Hierarchy<View> { ForEach(0..<2) { View.make.title("\(text) \($0)") } }
      let parts = Hierarchy<View> {
        ForEach(0..<2) { index in
          Part(text) { View.make.title("\(text) \(index)") }
        }
      }
      let list = hasNodesFirst ? nodes + parts : parts + nodes
      isStored ? stored ?? list : storing(list)
    }
    func check(_ title: String) {
      now = title
      live.update()
      let shown = isStored ? "b" : title
      #expect(root.titles == [0, 1, 0, 1].map { "\(shown) \($0)" })
    }
    for title in ["a", "b", "b", "c"] { check(title) }
    for isNew in [true, false, true, true, false] {
      isStored = isNew
      check("c")
    }
    check("d")
  }

  @Test("A stored description keeps its values when the block shows another item")
  func keptForOther() {
    func show(_ id: Int, _ title: String, isStored: Bool = false) {
      state.title = title
      state.live = root.live(reusing: state.live, id: id, isolation: nil) {
        let row = Hierarchy<View> { View.make.title(state.title).count(state.count) }
        if id == 1 { let _ = { state.kept = row }() }
        isStored ? state.kept ?? row : row
      }
    }
    show(1, "a")
    show(1, "a")
    for isStored in [true, false, true] {
      root.children[0].title = "by hand"
      show(isStored ? 2 : 3, "b", isStored: isStored)
      #expect(root.titles == [isStored ? "a" : "b"])
    }
  }

  @Test("A stored description outlives its node and its live parent")
  func outlives() {
    var live: Live? = root.live {
      if !state.flag {
        let row = Hierarchy<View> { View.make.title(state.title) }
        row
        let _ = { state.kept = row }()
      }
    }
    live?.update()
    state.flag = true
    live?.update()
    #expect(root.children.isEmpty)
    live = nil
    root { state.kept! }
    #expect(root.titles == ["a"])
  }

  @Test("A stored description of a node stays valid after its live parent is released")
  func goes() {
    do {
      let live = root.live {
        let row = Hierarchy<View> { View.make.title(state.title) }
        row
        let _ = { state.kept = row }()
      }
      live.update()
    }
    let other = View("other")
    other { state.kept! }
    #expect(other.titles == ["a"])
  }

  @Test("A stored description has its own handler, not a newer one")
  func keptHandler() {
    func row() -> Hierarchy<View> {
      if state.flag, let kept = state.kept { return kept }
      let number = state.count
      let row = Hierarchy<View> { Builder<View> { View() }.onTap.perform { $0.noted = number } }
      if number == 5 { state.kept = row }
      return row
    }
    let live = root.live { row() }
    let view = root.children[0]
    for (count, isKept) in [(5, false), (5, false), (2, false), (2, true), (3, false), (3, true)] {
      (state.count, state.flag) = (count, isKept)
      #expect(live.update() == Changes())
      #expect(root.children.isIdentical(to: [view]))
      view.onTap()
      #expect(view.noted == (isKept ? 5 : count))
    }
  }

  @Test("A stored description has its own calls and hooks, not newer ones", arguments: [1, 0])
  func keptCalls(factor: Int) {
    var removed: [Int] = []
    let live = root.live {
      let number = state.count
      let row = Hierarchy<View> {
        Builder<View> { View() }.title("row")
          .if(factor > 0) {
            $0.call(on: 1) {
              $0.noted += number
            } undo: {
              $0.noted -= number
            }
            .once { $0.noted += 10 * number }
          }
          .onInsert { $0.count = number }
          .onRemove { _ in removed.append(number) }
      }
      row
      if state.flag { row }
      if number == 2 { let _ = { state.kept = row }() }
    }
    for count in 1...3 {
      state.count = count
      #expect(live.update() == Changes())
    }
    state.flag = true
    #expect(live.update() == Changes(insertions: 1, propertyWrites: 1))
    #expect(root.children.map(\.noted) == [11 * factor, 33 * factor])
    #expect(root.children.map(\.count) == [1, 3])

    let other = View("other")
    var isShown = true
    let second = other.live { if isShown { state.kept! } }
    #expect(other.children.map(\.noted) == [22 * factor] && other.children.map(\.count) == [2])
    let view = other.children[0]
    isShown = false
    second.update()
    #expect(view.noted == 20 * factor && removed == [2])
    second.stop()
    other { state.kept! }
    #expect(other.children.map(\.noted) == [22 * factor])
  }

  @Test("A stored description has its references, and does not retain their owners")
  func keptReference() {
    final class Owner {
      var view: View?
    }
    var owner: Owner? = Owner()
    weak let freed = owner
    let (first, second) = (Ref<View>(), Ref<View>())
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View> { View() }.ref(state.count == 1 ? first : second)
          .assign(to: \.view, on: owner ?? Owner()).title(state.title)
      }
      row
      let _ = { if state.kept == nil { state.kept = row } }()
    }
    let view = root.children[0]
    state.kept = nil
    #expect(live.update() == Changes())
    #expect(first.object === view && owner?.view === view)
    state.count = 2
    live.update()
    #expect(first.object == nil && second.object === view && owner?.view === view)

    let other = View("other")
    other { state.kept! }
    #expect(first.object === other.children[0] && owner?.view === other.children[0])
    owner = nil
    #expect(freed == nil)
    other { state.kept! }
    #expect(first.object === other.children[1])
  }

  @Test("A stored description with children keeps its values")
  func keptChildren() {
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View>(View()).title(state.title)
          .children { Builder<Label>(Label()).text(state.title ?? "") }
          .count(state.count)
      }
      row
      if state.flag, let kept = state.kept { kept }
      let _ = { if state.kept == nil { state.kept = row } }()
    }
    live.update()
    state.kept = nil
    live.update()
    state.flag = true
    live.update()
    (state.title, state.count) = ("b", 2)
    live.update()
    #expect(root.titles == ["b", "a"] && root.children.map(\.count) == [2, 1])
    #expect(root.children.map { ($0.children[0] as? Label)?.text } == ["b", "a"])
    #expect(live.update() == Changes())
    let other = View("other")
    other { state.kept! }
    #expect(other.titles == ["a"] && (other.children[0].children[0] as? Label)?.text == "a")

    // A description stored in an unchanged pass includes earlier changes.
    for title in ["c", "d"] {
      state.title = title
      live.update()
      state.kept = nil
      state.flag = false
      live.update()
      let made = View("made")
      made { state.kept! }
      #expect(made.titles == [title])
      #expect((made.children[0].children[0] as? Label)?.text == title)
    }
  }
}
