import TestSupport
import Testing
import Withy

/// Removals happen before new nodes are admitted.
@Suite("Order within a pass", .bothWays) struct PassSequenceTests {
  /// A view that admits neither a view beside one of the same name nor an ancestor.
  final class Choosy: View {
    override func admits(_ child: View, file: StaticString, line: UInt) -> Bool {
      var ancestors: [View] = []
      while let next = ancestors.isEmpty ? self : ancestors[ancestors.count - 1].parent {
        ancestors.append(next)
      }
      let isFine =
        !ancestors.contains { $0 === child }
        && !children.contains { $0 !== child && $0.name == child.name }
      if !isFine { Diagnostics.report("\(child.name) was refused", file: file, line: line) }
      return isFine
    }
  }

  final class State {
    var isOn = true
    var number = 1
  }

  let state = State()

  @Test("A branch replaces the only child of another, of any kind")
  func replaceOnlyChild() {
    let (window, a) = (View("window", childLimit: 1), View("a"))
    let live = window.live {
      if state.isOn { a } else { Builder { View("b") } }
    }
    for _ in 0..<3 {
      state.isOn.toggle()
      var changes = Changes()
      let found = reports { changes = live.update() }
      #expect(found == [] && changes == Changes(insertions: 1, removals: 1))
      #expect(window.children.map(\.name) == [state.isOn ? "a" : "b"])
    }
  }

  @Test("A child without room is skipped and reported, and inserted when there is room")
  func noRoom() {
    let window = View("window", childLimit: 1)
    let line: UInt = #line + 3
    var live: Live?
    let first = reports {
      live = window.live {
        if state.isOn { Builder { View("a") } }
        Builder { View("b") }
      }
    }
    #expect(first == [Report("View accepts at most 1 child; View skipped", line: line)])
    #expect(window.children.map(\.name) == ["a"])
    state.isOn = false
    #expect(reports { live?.update() } == [])
    #expect(window.children.map(\.name) == ["b"])
    state.isOn = true
    #expect(reports { live?.update() }.count == 1)
    #expect(window.children.map(\.name) == ["a"])
  }

  @Test(
    "A child that moves to a parent without room leaves its old parent",
    arguments: [false, true]
  )
  func noRoomWhereItMoves(isFirst: Bool) {
    let (root, window, x) = (View("root"), View("window", childLimit: 1), View("x"))
    let live = root.live {
      if state.isOn && isFirst { x }
      window.with.children {
        Builder { View("a") }
        if !state.isOn { x.with.title("moved") }
      }
      if state.isOn && !isFirst { x }
    }
    state.isOn = false
    var changes = Changes()
    #expect(reports { changes = live.update() }.count == 1)
    #expect(root.children.isIdentical(to: [window]))
    #expect(window.children.map(\.name) == ["a"])
    #expect(changes.removals == 1)
    state.isOn = true
    live.update()
    #expect(root.children.map(\.name) == (isFirst ? ["x", "window"] : ["window", "x"]))
    #expect(x.title == nil)
  }

  @Test(
    "A child that moves to a parent that refuses it leaves its old one, and is inserted when admitted"
  )
  func refusedWhereItMoves() {
    let (root, choosy, x, other) = (View("root"), Choosy("choosy"), View("x"), View("x"))
    var removals = 0
    choosy.append(other)
    let live = root.live {
      if state.isOn { x.with.onRemove { _ in removals += 1 } }
      choosy.with.children { if !state.isOn { x.with.onRemove { _ in removals += 1 } } }
    }
    state.isOn = false
    #expect(reports { live.update() }.count == 1)
    #expect(root.children.isIdentical(to: [choosy]) && choosy.children.isIdentical(to: [other]))
    #expect(live.lastChanges == Changes(removals: 1) && removals == 1)
    choosy.remove(other)
    #expect(reports { live.update() } == [])
    #expect(live.lastChanges == Changes(insertions: 1))
    #expect(choosy.children.isIdentical(to: [x]))
  }

  /// A view that notes what is removed and is no child.
  final class Box: View {
    var strangers: [String] = []

    override func remove(_ child: View) {
      if child.parent !== self { strangers.append(child.name) }
      super.remove(child)
    }
  }

  @Test("A child that moves between blocks of a parent that has no more room is removed once")
  func leftOutOnce() {
    let (root, box, views) = (View("root"), Box("box"), (0..<9).map { View("\($0)") })
    let live = root.live {
      box.with.children { if state.isOn { views } }.children { if !state.isOn { views } }
    }
    #expect(box.children.isIdentical(to: views))
    state.isOn = false
    box.childLimit = 0
    #expect(reports { live.update() }.count == 9)
    #expect(box.children.isEmpty && live.lastChanges == Changes(removals: 9))
    #expect(box.strangers == [])
  }

  @Test("A child is notified that it has left only if it had entered")
  func hooksWithoutRoom() {
    let window = View("window", childLimit: 1)
    var (names, told) = (["a", "b"], [] as [String])
    let live = window.live {
      ForEach(names, id: \.self) { name in
        View.make(View(name)).onInsert { told.append("+\($0.name)") }
          .onRemove { told.append("-\($0.name)") }
      }
    }
    for list in [["a"], ["c", "a"], ["c"], ["a", "c"], ["c"]] {
      names = list
      live.update()
    }
    #expect(told == ["+a", "-a", "+c", "-c", "+a", "-a", "+c"])
  }

  @Test("A foreign child takes room until it is removed")
  func roomOfOthers() {
    let (window, other) = (View("window", childLimit: 1), View("other"))
    window.append(other)
    var live: Live?
    #expect(reports { live = window.live { Builder { View("a") } } }.count == 1)
    #expect(window.children.isIdentical(to: [other]))
    window.remove(other)
    #expect(reports { live?.update() } == [])
    #expect(window.children.map(\.name) == ["a"])
  }

  @Test("A refused node takes no room")
  func refusedWithoutRoom() {
    let root = Choosy("root", childLimit: 2)
    let (a, b, other) = (View("a"), View("b"), View("a"))
    root.append(other)
    var live: Live?
    let line: UInt = #line + 1
    #expect(reports { live = root.live { [a, b] } } == [Report("a was refused", line: line)])
    #expect(root.children.isIdentical(to: [other, b]))
    root.remove(other)
    #expect(reports { live?.update() } == [])
    #expect(live?.lastChanges == Changes(insertions: 1))
    #expect(root.children.isIdentical(to: [a, b]))
  }

  @Test("A refused node is checked again in the next pass")
  func refused() {
    let root = Choosy("root")
    let (a, other) = (View("a"), View("a"))
    root.append(other)
    var live: Live?
    let line: UInt = #line + 1
    #expect(reports { live = root.live { a } } == [Report("a was refused", line: line)])
    #expect(reports { live?.update() }.count == 1)
    #expect(live?.lastChanges == Changes())
    root.remove(other)
    #expect(reports { live?.update() } == [])
    #expect(live?.lastChanges == Changes(insertions: 1))
    #expect(root.children.isIdentical(to: [a]))
    #expect(reports { live?.update() } == [])
    #expect(live?.lastChanges == Changes())
  }

  @Test("A live tree that is updated while a parent is asked to admit a child reports its mistakes")
  func updatedInAdmission() {
    let (root, other, x) = (View("root"), View("other"), View("x"))
    let line: UInt = #line + 1
    let otherLive = other.live {
      x
      if !state.isOn { x }
    }
    root.objection = { [state] _ in
      state.isOn = false
      otherLive.update()
      state.isOn = true
      return nil
    }
    let found = reports { _ = root.live { View.make } }
    let message = "View occurs twice in this live tree; only the first is kept"
    #expect(found == [Report(message, line: line)])
  }

  @Test("A node is not refused because of one that leaves in the same pass")
  func refusedForALeavingOne() {
    let root = Choosy("root")
    let live = root.live {
      ForEach([state.number], id: \.self) { _ in Builder { View("a") } }
    }
    state.number = 2
    #expect(reports { live.update() } == [])
    #expect(root.children.map(\.name) == ["a"])
  }

  @Test("A parent and its child change places")
  func swapOfParentAndChild() {
    let (root, x, y) = (Choosy("root"), Choosy("x"), Choosy("y"))
    let live = root.live {
      if state.isOn { x.with.children { y } } else { y.with.children { x } }
    }
    for _ in 0..<4 {
      state.isOn.toggle()
      let (outer, inner) = state.isOn ? (x, y) : (y, x)
      #expect(reports { live.update() } == [])
      #expect(root.children.isIdentical(to: [outer]))
      #expect(outer.children.isIdentical(to: [inner]) && inner.children.isEmpty)
    }
  }

  @Test("A later step of a chain sees the children of an earlier block")
  func laterStep() {
    var seen: [[String]] = []
    let root = View("root")
    let live = root.live {
      Builder { View("box") }
        .children { if state.isOn { Builder { View("a") } } }
        .call { box in seen.append(box.children.map(\.name)) }
        .children { Builder { View("b") } }
        .call { box in seen.append(box.children.map(\.name)) }
    }
    #expect(seen == [["a"], ["a", "b"]])
    (seen, state.isOn) = ([], false)
    live.update()
    (seen, state.isOn) = ([], true)
    live.update()
    #expect(seen == [["a", "b"], ["a", "b"]])
  }

  @Test("A node that is already a child is notified of its insertion, and of its removal")
  func childThatIsThere() {
    let (root, a) = (View("root"), View("a"))
    root.append(a)
    var told: [String] = []
    let live = root.live {
      if state.isOn {
        a.with.onInsert { _ in told.append("in") }.onRemove { _ in told.append("out") }
      }
    }
    #expect(told == ["in"])
    state.isOn = false
    live.update()
    #expect(told == ["in", "out"] && root.children.isEmpty)
  }
}
