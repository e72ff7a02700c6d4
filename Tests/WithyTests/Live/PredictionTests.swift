import Testing

@testable import Withy

/// Blocks that are compared with the tree while they are evaluated: whatever is expected wrongly, the tree is the
/// same as where nothing is expected.
@Suite("Prediction", .bothWays) struct PredictionTests {
  final class State {
    var title: String? = "a"
    var count = 1
    var flag = false
    var kept: Hierarchy<View>?
    var live: Live?
  }

  let state = State()
  let root = View("root")

  private func titles(of view: View) -> [String?] { view.children.map(\.title) }

  @Test("A value is evaluated once in each pass, in the order written")
  func once() {
    var log: [String] = []
    func value<Value>(_ name: String, _ value: Value) -> Value {
      log.append(name)
      return value
    }
    let live = root.live {
      View.make.title(value("a", state.title)).count(value("b", state.count)).alpha(value("c", 1))
      Label.make.text(value("d", "x"))
    }
    for title in ["a", "b", "b"] {
      log = []
      state.title = title
      let changes = live.update()
      #expect(log == ["a", "b", "c", "d"])
      #expect(changes.propertyWrites <= 1)
    }
    log = []
    #expect(live.plan() == Changes())
    #expect(log == ["a", "b", "c", "d"])
  }

  @Test("What is as it was is neither made nor written, whatever changes beside it")
  func unchanged() {
    let recorder = View.Recorder()
    let live = root.live {
      Builder<View> { View("v", recorder: recorder) }.title(state.title).layer.radius(2).frame.size
        .width(state.count).border.ifPresent.width(3)
      View.make(View("w", recorder: recorder)).count(state.count)
    }
    recorder.operations = []
    #expect(live.update() == Changes())
    #expect(recorder.operations == [])
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(recorder.operations == ["v: frame = 0 2 0", "w: count = 2"])
  }

  @Test("Steps that come, go and change in the middle are found")
  func steps() {
    let live = root.live {
      View.make.title("t").if(state.flag) { $0.alpha(0.5) }.count(state.count)
    }
    state.flag = true
    #expect(live.update() == Changes(propertyWrites: 1))
    state.count = 3
    #expect(live.update() == Changes(propertyWrites: 1))
    state.flag = false
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(root.children[0].alpha == 1)
    #expect(root.children[0].count == 3)
    #expect(live.update() == Changes())
  }

  @Test("A description that is kept says what it said, and not what the node has become")
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
    let (row, plan) = (root.children[0], live.plan())
    let changes = live.update()
    #expect(changes == plan)
    #expect(changes == Changes(insertions: 1, propertyWrites: 4))
    #expect(titles(of: root) == ["b", "a"])
    #expect(root.children.map(\.count) == [3, 2])
    #expect(root.children[0] === row)
    #expect(live.update() == Changes())

    // Outside the tree it makes what it described, and says so.
    let other = View("other")
    other { state.kept! }
    other { state.kept! + Label("l") }
    #expect(titles(of: other) == ["a", "a", nil])
    #expect(state.kept?.items.map { "\($0.type)" } == ["View"])
    #expect(state.kept?.isFollowed == false)
    let deep = other.live { View.make.children { state.kept! } }
    #expect(titles(of: other.children[3]) == ["a"])
    deep.stop()
  }

  @Test("A description outlives its node and its live parent")
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
    #expect(titles(of: root) == ["a"])
  }

  @Test("A description that is kept of a node that goes with its live parent is frozen before")
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
    #expect(titles(of: other) == ["a"])
  }

  @Test("One description at two places gives two nodes")
  func twice() {
    var row: Hierarchy<View> { Hierarchy { View.make.title(state.title) } }
    let live = root.live {
      let same = Hierarchy<View> { View.make.title(state.title) }
      same
      same
      row
      row
    }
    let children = root.children
    #expect(live.update() == Changes())
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 4))
    #expect(titles(of: root) == ["b", "b", "b", "b"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("One list at two places gives two nodes for each of its items")
  func listTwice() {
    let live = root.live {
      let same = Hierarchy<View> {
        ForEach(0..<2) { Builder<View>(View()).count($0).title(state.title) }
      }
      same
      same
    }
    let children = root.children
    for title in ["a", "a", "b", "b", "b"] {
      let isOther = state.title != title
      state.title = title
      #expect(live.update() == Changes(propertyWrites: isOther ? 4 : 0))
      #expect(titles(of: root) == [title, title, title, title])
      #expect(root.children.map(\.count) == [0, 1, 0, 1])
      #expect(root.children.isIdentical(to: children))
    }
  }

  @Test("What is evaluated in another order than it stands, or in vain, keeps its place")
  func order() {
    func row(_ title: String) -> Hierarchy<View> {
      Hierarchy { View.make.title(title).count(state.count) }
    }
    let live = root.live {
      let last = row("last")
      let _ = row("in vain")
      row("first")
      last
    }
    let children = root.children
    #expect(live.update() == Changes())
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(titles(of: root) == ["first", "last"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("A block that acts at once inside a live block takes nothing of it")
  func actsAtOnce() {
    func row(_ name: String) -> Hierarchy<View> {
      Hierarchy { View.make(View(name)).title(state.title) }
    }
    let live = root.live {
      row("a")
      let other = View("other")
      let _ = other {
        row("b")
        View.make(View("c")).title(state.title)
      }
      let _ = { #expect(titles(of: other) == ["a", "a"]) }()
      let _ = { #expect(other.children.allSatisfy { $0.parent === other }) }()
      row("d")
    }
    let children = root.children
    #expect(live.update() == Changes())
    #expect(root.children.map(\.name) == ["a", "d"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("A pass of another live parent inside a live block expects its own nodes, and gives back")
  func otherLive() {
    let other = View("other")
    let otherLive = other.live {
      View.make.title(state.title).count(7)
      View.make.title("2")
    }
    let live = root.live {
      View.make.title("first")
      let _ = otherLive.update()
      View.make.title(state.title)
    }
    let (children, others) = (root.children, other.children)
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(titles(of: root) == ["first", "b"])
    #expect(titles(of: other) == ["b", "2"])
    #expect(root.children.isIdentical(to: children))
    #expect(other.children.isIdentical(to: others))
  }

  /// A value whose comparison runs code.
  struct Meddling: Equatable {
    let number: Int
    let meddle: () -> Void

    static func == (a: Meddling, b: Meddling) -> Bool {
      a.meddle()
      b.meddle()
      return a.number == b.number
    }
  }

  /// An object whose end runs code.
  final class Ending {
    let meddle: () -> Void

    init(_ meddle: @escaping () -> Void) { self.meddle = meddle }

    deinit { meddle() }
  }

  final class Meddled: View {
    var value = Meddling(number: 0) {} { didSet { value.meddle() } }
    var ending: Ending?
  }

  @Test("A comparison may do what it likes: run passes, evaluate blocks, and stop everything")
  func meddling() {
    let other = View("other")
    let otherLive = other.live { View.make.title(state.title) }
    let meddle = { [state, root] in
      #expect(state.live?.update() ?? Changes() == Changes())
      #expect(state.live?.plan() ?? Changes() == Changes())
      otherLive.update()
      let nested = Hierarchy<View> {
        Meddled.make.count(1)
        View.make.title("nested")
      }
      #expect(nested.items.count == 2)
      _ = root.children
      if state.flag {
        state.live?.stop()
        state.live = nil
      }
    }
    state.live = root.live {
      Meddled.make.value(Meddling(number: state.count, meddle: meddle)).count(state.count)
      Meddled.make.value(Meddling(number: 5, meddle: meddle)).title(state.title)
      Meddled.make.count(state.count).ending(Ending(meddle)).title(state.title)
    }
    let children = root.children
    state.title = "b"
    state.live?.update()
    #expect(titles(of: root) == [nil, "b", "b"])
    state.count = 2
    state.flag = true
    state.live?.update()
    #expect(root.children.isIdentical(to: children))
    #expect(state.live == nil)
  }

  @Test("A description that is thrown away, or made by a value of another, is nobody's")
  func nested() {
    func text(_ hierarchy: Hierarchy<View>) -> String { "\(hierarchy.items.count)" }
    func row(_ title: () -> String?) -> Hierarchy<View> {
      Hierarchy { View.make.title(title()) }
    }
    let live = root.live {
      row { text(row { text(row { "x" }) }) }
      row { state.title }
      row { text(row { state.title } + row { state.title }) }
    }
    let children = root.children
    #expect(live.update() == Changes())
    #expect(titles(of: root) == ["1", "a", "2"])
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(root.children.isIdentical(to: children))
  }

  @Test("Items, loops and branches are expected where they stood, and found where they stand")
  func structure() {
    var items = [1, 2, 3, 4]
    let live = root.live {
      for round in 0..<2 { View.make.count(round) }
      ForEach(items, id: \.self) { item in
        if item.isMultiple(of: 2) {
          View.make.count(item)
        } else {
          Label.make.count(item)
          View.make.count(-item)
        }
      }
      ForEach(items, id: \.self) { item in View.make.count(item) }
      if state.flag {
        View.make.count(100)
      } else {
        View.make.count(100)
      }
      View.make.count(101)
    }
    func check(_ expected: Changes, line: UInt = #line) {
      let views = Dictionary(grouping: root.children, by: \.count)
      #expect(live.update() == expected)
      #expect(live.update() == Changes())
      let middle = items.flatMap { $0.isMultiple(of: 2) ? [$0] : [$0, -$0] }
      #expect(root.children.map(\.count) == [0, 1] + middle + items + [100, 101])
      for view in root.children where (-9..<0).contains(view.count) {
        #expect(views[view.count].map { $0[0] === view } ?? true)
      }
    }
    check(Changes())
    items = [4, 1, 3]
    check(Changes(removals: 2, moves: 2))
    items = [4, 1, 3, 5]
    check(Changes(insertions: 3, propertyWrites: 3))
    state.flag = true
    check(Changes(insertions: 1, removals: 1, propertyWrites: 1))
  }

  @Test(
    "Where something else is shown, everything is written again, also what is described as before"
  )
  func showsOther() {
    func show(_ id: Int) {
      state.live = root.live(reusing: state.live, id: id, isolation: nil) {
        View.make.title(state.title).count(state.count)
      }
    }
    show(1)
    show(1)
    #expect(state.live?.lastChanges == Changes())
    root.children[0].title = "by hand"
    show(2)
    #expect(state.live?.lastChanges == Changes(propertyWrites: 2))
    #expect(titles(of: root) == ["a"])
    show(2)
    #expect(state.live?.lastChanges == Changes())
  }

  @Test("A factory that has captured nothing is known again")
  func factory() {
    let live = root.live {
      Builder<View>(View()).title(state.title)
      Builder<View>(View()).children { Builder<View>(View()).title(state.title) }
    }
    let views = root.children
    live.update()
    live.update()
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(live.update() == Changes())
    #expect(live.update() == Changes())
    #expect(root.children.isIdentical(to: views))
  }

  @Test("The same line and column of two files are two places")
  func places() {
    let file: StaticString = #fileID
    #expect(SourcePlace(file, 1, 2) == SourcePlace(file, 1, 2))
    #expect(SourcePlace(file, 1, 2) != SourcePlace("other", 1, 2))
    #expect(SourcePlace(file, 1, 2) != SourcePlace(file, 1, 3))
  }
}
