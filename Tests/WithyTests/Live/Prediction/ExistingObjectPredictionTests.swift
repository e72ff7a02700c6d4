import TestSupport
import Testing

@testable import Withy

/// Existing objects, which are compared while they are described as those of factories are, and may be claimed.
@Suite("Prediction of existing objects", .bothWays) struct ExistingObjectPredictionTests {
  let state = PredictionState()
  let root = View("root")
  let a = View("a")
  let b = View("b")

  @Test("An unchanged object is not touched, and a changed one is written")
  func unchanged() {
    let recorder = View.Recorder()
    let a = View("a", recorder: recorder)
    let live = root.live {
      a.with.title(state.title).count(state.count)
      b
      ForEach([b.name], id: \.self) { _ in Label.make.text("x") }
    }
    for _ in 0..<2 {
      recorder.operations = []
      #expect(live.update() == Changes())
      #expect(recorder.operations == [])
    }
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(recorder.operations == ["a: count = 2"])
  }

  @Test("One line describes other objects alternately, existing and new ones")
  func inTurn() {
    let live = root.live {
      let builders = [
        a.with.title(state.title), b.with.title(state.title), View.make.title(state.title),
        View.make.title(state.title).identity(1),
      ]
      for index in 0..<2 { builders[(state.count + index) % 4].count(state.count) }
    }
    for count in [1, 2, 2, 3, 4, 5, 6, 9, 9, 4, 3, 3] {
      state.count = count
      live.update()
      #expect(live.update() == Changes())
      for (index, view) in root.children.enumerated() {
        #expect(view.title == "a" && view.count == count)
        switch (count + index) % 4 {
        case 0: #expect(view === a)
        case 1: #expect(view === b)
        default: #expect(view !== a && view !== b)
        }
      }
    }
    #expect(root.children.count == 2)
  }

  @Test("One line with a block describes other objects alternately")
  func blockInTurn() {
    let live = root.live {
      (state.flag ? a : b).with { Label.make.text("x") }
      (state.flag ? View.make : View("c").with).children { Label.make.text("y") }
    }
    for flag in [true, true, false, false, true] {
      state.flag = flag
      live.update()
      #expect(root.children.map(\.name) == [flag ? "a" : "b", flag ? "" : "c"])
      #expect(root.children.map(\.children.count) == [1, 1])
      #expect((flag ? b : a).children.isEmpty)
    }
  }

  @Test("An object described at two positions is at the first, and at the other after its removal")
  func twice() {
    let live = root.live {
      if state.flag { a.with.title("first") }
      View.make { a.with.title(state.title) }
      a.with.count(state.count)
    }
    let inner = root.children[0]
    #expect(inner.children.first === a)
    let reported = reports { live.update() }.map(\.message)
    #expect(reported == ["View occurs twice in this live tree; only the first is kept"])
    state.flag = true
    _ = reports { live.update() }
    #expect(root.children.first === a && a.title == "first" && inner.children.isEmpty)
    state.flag = false
    _ = reports { live.update() }
    #expect(inner.children.first === a && a.title == "a")
  }

  @Test("Handlers come from the position that keeps the object, not from one where it is refused")
  func refusedHandlers() throws {
    var ids = [1, 2]
    let (a, b) = (a, b)
    let live = root.live {
      ForEach(ids, id: \.self) { id in
        Part(id) {
          a.with.onTap.perform { $0.noted = id }
          b.with { View.make.onTap.perform { $0.noted = id } }
        }
      }
    }
    for order in [[2, 1], [1, 2], [2, 1]] {
      ids = order
      let reported = reports { live.update() }
      #expect(reported.count <= 2)
      a.onTap()
      #expect(a.noted == order[0])
      let child = try #require(b.children.first)
      child.onTap()
      #expect(child.noted == order[0])
    }
  }

  @Test("If a line describes an object several times, the first description applies")
  func sameLine() throws {
    let (a, b) = (a, b)
    let live = root.live {
      for number in state.count...state.count + 2 {
        a.with.onTap.perform { $0.noted = number }.children {
          View.make.onTap.perform { $0.noted = number }
        }
        b.with { Part { View.make.title("\(number)").onTap.perform { $0.noted = number } } }
      }
    }
    for count in [1, 1, 2, 2, 5] {
      state.count = count
      _ = reports { live.update() }
      for view in [a] + a.children + b.children {
        view.onTap()
        #expect(view.noted == count)
      }
      #expect(b.titles == ["\(count)"])
    }
  }

  @Test("An object taken by another tree is given up, and taken back when described anew")
  func taken() {
    let other = View("other")
    let live = root.live { if !state.flag { a.with.title(state.title) } }
    live.update()
    let others = reports {
      let second = other.live { a.with.title("other") }
      live.update()
      #expect(other.children.first === a && a.title == "other")
      #expect(root.children.isEmpty)
      second.stop()
      for flag in [true, false] {
        state.flag = flag
        live.update()
      }
    }
    #expect(others.count == 1)
    #expect(root.children.first === a && a.title == "a")
  }

  @Test("An object moves between parts that may update alone")
  func parts() {
    let live = root.live {
      Part(state.flag) { if state.flag { a.with.title("left") } }
      Part(state.flag) { if !state.flag { a.with.title("right") } }
      Part(state.count) { b.with.count(state.count) }
    }
    for flag in [true, true, false, false, true] {
      state.flag = flag
      live.update()
      #expect(live.update() == Changes())
      #expect(root.children.isIdentical(to: [a, b]))
      #expect(a.title == (flag ? "left" : "right"))
    }
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 1))
  }

  @Test("A stored description describes the object, with the values from its evaluation")
  func kept() {
    var live: Live? = root.live {
      let row = Hierarchy<View> { a.with.title(state.title).children { b.with.count(state.count) } }
      if !state.flag { row }
      let _ = { if state.kept == nil { state.kept = row } }()
    }
    live?.update()
    state.kept = nil
    live?.update()
    (state.title, state.flag) = ("b", true)
    live?.update()
    #expect(root.children.isEmpty && a.title == nil)
    live = nil
    root { state.kept! }
    #expect(root.children.first === a && a.title == "a" && a.children.first === b)
  }

  @Test("An object that got children in one pass and moves in the next keeps them")
  func movedWithChildren() {
    var kinds = [0]
    let live = root.live {
      for kind in kinds {
        switch kind {
        case 0: a.with.title("a")
        case 1: a.with.title("a").children { View.make.title("child") }
        default: View.make
        }
      }
    }
    live.update()
    kinds = [2, 1]
    live.update()
    let children = a.children
    kinds = [1]
    #expect(live.update() == Changes(removals: 1))
    #expect(root.children.isIdentical(to: [a]) && a.children.isIdentical(to: children))
    #expect(children.count == 1)
  }
}
