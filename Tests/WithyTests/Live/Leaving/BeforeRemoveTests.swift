import TestSupport
import Testing
import Withy

/// Nodes that leave in motion.
@Suite("beforeRemove", .bothWays) struct BeforeRemoveTests {
  final class State {
    var isOn = true
    var number = 0
    var removals: [() -> Void] = []
  }

  let state = State()
  let recorder = View.Recorder()
  let root: View
  let a, b: View

  init() {
    root = View("root", recorder: recorder)
    a = View("a", recorder: recorder)
    b = View("b", recorder: recorder)
    _ = recorder.take()
  }

  /// A live parent that shows a, which leaves when it may, and b.
  func live(_ described: Builder<View>? = nil) -> Live {
    root.live {
      if state.isOn {
        (described ?? a.with)
          .title("shown")
          .beforeRemove { view, remove in
            view.record("leaves")
            state.removals.append(remove)
          }
          .onInsert { $0.record("entered") }
          .onRemove { $0.record("left") }
      }
      b
    }
  }

  @Test("A child that is leaving when its parent leaves is a child again when both return")
  func leavesWithParent() {
    var (showsParent, showsChild) = (true, true)
    let live = root.live {
      if showsParent {
        a.with.children { if showsChild { b.with.beforeRemove { _, _ in } } }
      }
    }
    for (parent, child) in [(true, false), (false, false), (true, true)] {
      (showsParent, showsChild) = (parent, child)
      live.update()
    }
    #expect(root.children.isIdentical(to: [a]) && a.children.isIdentical(to: [b]))
    #expect(live.update().isEmpty)
  }

  @Test("A child that moves out of a leaving parent, and leaves, is a child again when both return")
  func movesOut() {
    var (showsParent, showsChild) = (true, false)
    let live = root.live {
      if showsParent { a.with.beforeRemove { _, _ in }.children { b } }
      if showsChild { b }
    }
    for (parent, child) in [(false, false), (false, true), (false, false), (true, false)] {
      (showsParent, showsChild) = (parent, child)
      live.update()
    }
    #expect(root.children.isIdentical(to: [a]) && a.children.isIdentical(to: [b]))
    #expect(live.update().isEmpty)
  }

  @Test("A node remains a child until remove() is called, and is then removed, undone and notified")
  func leaves() {
    let live = live()
    _ = recorder.take()
    state.isOn = false
    #expect(live.update() == Changes(removals: 1))
    #expect(recorder.take() == ["a: leaves"])
    #expect(root.children.isIdentical(to: [a, b]) && a.title == "shown")
    #expect(live.update().isEmpty)
    state.removals[0]()
    #expect(recorder.take() == ["root: remove a", "a: title = nil", "a: left"])
    state.removals[0]()
    #expect(recorder.take() == [])
    #expect(live.update().isEmpty)
  }

  @Test("Other nodes are inserted and moved around a leaving one")
  func others() {
    let live = live()
    state.isOn = false
    live.update()
    let other = View("other")
    root.insert(other, after: nil)
    #expect(live.update().isEmpty)
    #expect(root.children.isIdentical(to: [other, a, b]))
  }

  @Test("An existing object described again in the meantime stays, with everything recorded")
  func staysWhenDescribedAgain() {
    let live = live()
    state.isOn = false
    live.update()
    state.isOn = true
    _ = recorder.take()
    #expect(live.update().isEmpty)
    state.removals[0]()
    #expect(recorder.take() == [])
    #expect(root.children.isIdentical(to: [a, b]))
    state.isOn = false
    live.update()
    state.removals[0]()
    #expect(root.children.count == 2)
    state.removals[1]()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
  }

  @Test("A place whose object is leaving another place gets it when that is removed")
  func waitingPlace() {
    let live = root.live {
      if state.isOn {
        Builder<View> { a }.beforeRemove { state.removals.append($1) }
      } else {
        Builder<View> { a }.title("again")
      }
    }
    state.isOn = false
    live.update()
    #expect(a.title == nil && root.children.isIdentical(to: [a]))
    state.removals[0]()
    #expect(a.title == "again" && root.children.isIdentical(to: [a]))
    #expect(live.update().isEmpty)
  }

  @Test("A removal is followed by no pass if no place waits for its object")
  func noWaitingPlace() {
    var evaluations = 0
    let found = reports {
      let live = root.live {
        let _ = evaluations += 1
        if state.isOn { a.with.beforeRemove { state.removals.append($1) } }
        Builder<View> { b }
        b
      }
      state.isOn = false
      live.update()
      state.removals[0]()
      #expect(root.children.isIdentical(to: [b]))
      withExtendedLifetime(live) {}
    }
    #expect(evaluations == 2 && found.count == 2)
  }

  @Test("A factory creates a new object beside the leaving one")
  func factory() {
    let live = live(View.make(View("made", recorder: recorder)))
    let first = root.children[0]
    state.isOn = false
    live.update()
    state.isOn = true
    #expect(live.update() == Changes(insertions: 1, propertyWrites: 1))
    #expect(root.children.count == 3 && root.children.contains { $0 === first })
    state.removals[0]()
    #expect(root.children.count == 2 && !root.children.contains { $0 === first })
    #expect(first.title == "shown")
  }

  @Test("An object that moves to another parent skips beforeRemove")
  func moves() {
    let live = root.live {
      if state.isOn { a.with.beforeRemove { _, _ in state.number += 1 } }
      b.with { if !state.isOn { a.with.beforeRemove { _, _ in state.number += 1 } } }
    }
    state.isOn = false
    #expect(live.update() == Changes(insertions: 1))
    #expect(state.number == 0 && b.children.isIdentical(to: [a]))
  }

  @Test("Children that leave together with an existing parent skip beforeRemove")
  func insideExisting() {
    let (x, y) = (View("x"), View("y"))
    let live = root.live {
      if state.isOn {
        a.with.children {
          x.with.title("x").beforeRemove { _, _ in state.number += 1 }.children {
            y.with.beforeRemove { _, _ in state.number += 1 }
          }
        }
      }
    }
    state.isOn = false
    #expect(live.update() == Changes(removals: 3, propertyWrites: 1))
    #expect(root.children.isEmpty && a.children.isEmpty && x.children.isEmpty)
    #expect(x.title == nil && state.number == 0)
  }

  @Test("Removals from one block run from last to first")
  func lastToFirst() {
    var list = [1, 2, 3, 4]
    let views = list.map { View("\($0)", recorder: recorder) }
    let live = root.live {
      if list.count == 4 { views[0] }
      Part { for index in list where index > 1 { views[index - 1] } }
      b.with { if list.count == 4 { a } }
    }
    _ = recorder.take()
    list = [3]
    live.update()
    let expected = ["b: remove a", "root: remove 4", "root: remove 2", "root: remove 1"]
    #expect(recorder.take() == expected)
  }

  @Test("Removals from several blocks of one parent run block by block")
  func blockByBlock() {
    var isOn = true
    let views = (1...4).map { View("\($0)", recorder: recorder) }
    let live = root.live {
      a.with {
        if isOn { views[0] }
        if isOn { views[1] }
      }
      .children {
        if isOn { views[2] }
        if isOn { views[3] }
      }
    }
    _ = recorder.take()
    isOn = false
    live.update()
    #expect(recorder.take() == ["a: remove 2", "a: remove 1", "a: remove 4", "a: remove 3"])
  }

  @Test("A node described again while it leaves is notified, and has the declared values")
  func cancelled() {
    let inner = View("inner", recorder: recorder)
    let live = root.live {
      if state.isOn {
        a.with
          .alpha(0.5)
          .title("shown")
          .children { inner.with.alpha(0.25).alpha(0.75) }
          .beforeRemove { [inner] view, remove in
            (view.alpha, inner.alpha) = (0, 0)
            state.removals.append(remove)
          } onCancel: { view in
            view.record("back at \(view.alpha)")
          }
      }
    }
    state.isOn = false
    live.update()
    state.isOn = true
    _ = recorder.take()
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(recorder.take() == ["a: alpha = 0.5", "inner: alpha = 0.75", "a: back at 0.5"])
    state.removals[0]()
    #expect(live.update() == Changes() && recorder.take() == [])
    state.isOn = false
    live.update()
    state.removals[1]()
    #expect(root.children.isEmpty && a.alpha == 1 && inner.alpha == 1)
  }

  @Test("A handler, and a value of which a later step sets a part, are back when the node returns")
  func cancelledParts() {
    let live = root.live {
      if state.isOn {
        a.with
          .onTap.perform { $0.record("tap") }
          .frame(Frame(x: 1))
          .frame.size.width(5)
          .beforeRemove { view, _ in
            view.onTap = {}
            view.frame.x = 100
          }
      }
    }
    state.isOn = false
    live.update()
    state.isOn = true
    live.update()
    _ = recorder.take()
    a.onTap()
    #expect(recorder.take() == ["a: tap"])
    #expect(a.frame == Frame(x: 1, size: Frame.Size(width: 5)))
    #expect(live.update() == Changes() && recorder.take() == [])
  }

  @Test("An object that is still there is not set again, although a later step sets a part of it")
  func cancelledObject() {
    let backdrop = Backdrop()
    let live = root.live {
      if state.isOn {
        a.with.backdrop(backdrop).backdrop.radius(4).beforeRemove { _, _ in }
      }
    }
    state.isOn = false
    live.update()
    state.isOn = true
    #expect(live.update() == Changes())
    #expect(a.backdrop === backdrop && backdrop.radius == 4)
  }

  @Test("The closure for a node that stays is the one declared with that which was called")
  func pairs() {
    var evaluations = 0
    let live = root.live {
      if state.isOn {
        let number = { () -> Int in
          evaluations += 1
          return evaluations
        }()
        a.with.beforeRemove { view, _ in
          view.record("leaves \(number)")
        } onCancel: { view in
          view.record("stays \(number)")
        }
      }
    }
    live.update()
    state.isOn = false
    _ = recorder.take()
    live.update()
    state.isOn = true
    live.update()
    #expect(recorder.take() == ["a: leaves 2", "a: stays 2"])
  }

  @Test(
    "A returning view is not written to if its last value, which replaced a part, is still there"
  )
  func returning() {
    let view = View("view")
    var isShown = true
    let live = root.live {
      if isShown { view.with.frame.x(1).frame(Frame(x: 5)).beforeRemove { _, _ in } }
    }
    isShown = false
    #expect(live.update() == Changes(removals: 1))
    isShown = true
    #expect(live.update() == Changes(), "\(live.lastChanges)")
    #expect(view.frame == Frame(x: 5))
  }
}
