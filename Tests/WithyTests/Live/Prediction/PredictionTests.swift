import Testing

@testable import Withy

/// Blocks that are compared with the tree while they are evaluated: whatever is expected wrongly, the tree is the
/// same as where nothing is expected.
@Suite("Prediction", .bothWays) struct PredictionTests {
  let state = PredictionState()
  let root = View("root")

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
  }

  @Test("An unchanged object is neither created nor written, whatever changes beside it")
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

  @Test("Steps added, removed and changed in the middle are found")
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

  @Test("One description at two positions creates two nodes")
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
    #expect(root.titles == ["b", "b", "b", "b"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("A value that is not Equatable is set wherever a description is used, now and later")
  func twiceNotEquatable() {
    // The access closure captures nothing, and is recognised in unoptimised code, too.
    func row(_ delegate: AnyObject) -> Builder<View> {
      Setter<View, AnyObject?>(Builder<View>(View())) { base, access, body in
        if case .trace(let patcher) = access {
          return patcher.takeUnretainedValue().trace { \View.delegate }
        }
        (\View.delegate)._apply(&access, to: &base, body)
      }(delegate)
    }
    var kept = Hierarchy<View> {}
    let live = root.live {
      let same = Hierarchy<View> { row(state) }
      let _ = kept = same
      same
      same
    }
    let other = View()
    for _ in 0..<3 {
      live.update()
      #expect(root.children.map { $0.delegate === state } == [true, true])
      other { kept }
      #expect(other.children.last?.delegate === state)
    }
  }

  @Test("One list at two positions creates two nodes for each of its items")
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
      #expect(root.titles == [title, title, title, title])
      #expect(root.children.map(\.count) == [0, 1, 0, 1])
      #expect(root.children.isIdentical(to: children))
    }
  }

  @Test("A list in a variable lists all its items in each pass, also those described as before")
  func itemsOfList() {
    var titles: [[String]] = []
    func noting(_ list: Hierarchy<View>) -> Hierarchy<View> {
      let copy = View()
      copy { list }
      titles.append(copy.children.map { $0.title ?? "" })
      #expect(list.items.count == 5)
      return list
    }
    let live = root.live {
      noting(
        Hierarchy {
          ForEach(0..<3) { View.make.title($0 == 1 ? state.title : "\($0)") }
          ForEach(3..<5) { index in Part(index) { View.make.title("\(index)") } }
        }
      )
    }
    #expect(live.update() == Changes())
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(titles == ["a", "a", "b"].map { ["0", $0, "2", "3", "4"] })
  }

  @Test("An expression evaluated out of order, or in vain, keeps its position")
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
    #expect(root.titles == ["first", "last"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("Items, loops and branches are predicted at their old position, and found at the new one")
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

  @Test("For another item, everything is written again, including unchanged descriptions")
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
    #expect(root.titles == ["a"])
    show(2)
    #expect(state.live?.lastChanges == Changes())
  }

  @Test("A factory without captures is recognised")
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

  @Test("The same line and column of two files are two positions")
  func places() {
    let file: StaticString = #fileID
    #expect(CallSite(file, 1, 2) == CallSite(file, 1, 2))
    #expect(CallSite(file, 1, 2) != CallSite("other", 1, 2))
    #expect(CallSite(file, 1, 2) != CallSite(file, 1, 3))
  }
}
