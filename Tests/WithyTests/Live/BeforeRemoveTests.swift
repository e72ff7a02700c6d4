import Observation
import RandomTrees
import ReportRecorder
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
    _ = take()
  }

  /// The operations since the last look.
  func take() -> [String] {
    defer { recorder.operations = [] }
    return recorder.operations
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

  @Test("A node stays a child until it may be removed, and then leaves, is undone and told")
  func leaves() {
    let live = live()
    _ = take()
    state.isOn = false
    #expect(live.plan() == Changes(removals: 1))
    #expect(take() == [])
    #expect(live.update() == Changes(removals: 1))
    #expect(take() == ["a: leaves"])
    #expect(root.children.isIdentical(to: [a, b]) && a.title == "shown")
    #expect(live.update().isEmpty && live.plan().isEmpty)
    state.removals[0]()
    #expect(take() == ["root: remove a", "a: title = nil", "a: left"])
    state.removals[0]()
    #expect(take() == [])
    #expect(live.update().isEmpty)
  }

  @Test("Other nodes are inserted and moved around one that is leaving")
  func others() {
    let live = live()
    state.isOn = false
    live.update()
    let other = View("other")
    root.insert(other, after: nil)
    #expect(live.update().isEmpty)
    #expect(root.children.isIdentical(to: [other, a, b]))
  }

  @Test("An existing object that is described again meanwhile stays, with all that was remembered")
  func staysWhenDescribedAgain() {
    let live = live()
    state.isOn = false
    live.update()
    state.isOn = true
    _ = take()
    #expect(live.plan().isEmpty)
    #expect(live.update().isEmpty)
    state.removals[0]()
    #expect(take() == [])
    #expect(root.children.isIdentical(to: [a, b]))
    state.isOn = false
    live.update()
    state.removals[0]()
    #expect(root.children.count == 2)
    state.removals[1]()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
  }

  @Test("What a factory made is made anew beside the one that is leaving")
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

  @Test("An object that moves to another parent is not asked for")
  func moves() {
    let live = root.live {
      if state.isOn { a.with.beforeRemove { _, _ in state.number += 1 } }
      b.with { if !state.isOn { a.with.beforeRemove { _, _ in state.number += 1 } } }
    }
    state.isOn = false
    #expect(live.update() == Changes(insertions: 1))
    #expect(state.number == 0 && b.children.isIdentical(to: [a]))
  }

  @Test("A node that leaves together with its parent is not asked for, and leaves")
  func parent() {
    let live = root.live {
      if state.isOn {
        View.make(View()).children {
          a.with.beforeRemove { _, _ in state.number += 1 }.onRemove { $0.record("left") }
        }
      }
    }
    _ = take()
    state.isOn = false
    live.update()
    #expect(state.number == 0 && recorder.operations.contains("a: left"))
  }

  @Test(
    "What is given up by a node that is removed is asked for at once, and not by the next plan or pass"
  )
  func givesUp() {
    let inner = View("inner", recorder: recorder)
    let live = live(
      a.with.children {
        inner.with.beforeRemove { view, remove in
          view.record("leaves")
          remove()
        }
      }
    )
    state.isOn = false
    live.update()
    _ = take()
    state.removals[0]()
    #expect(a.children.isEmpty && root.children.isIdentical(to: [b]))
    #expect(
      take() == [
        "root: remove a", "a: title = nil", "a: left", "inner: leaves", "a: remove inner",
      ]
    )
    state.isOn = true
    #expect(live.plan() == Changes(insertions: 2, propertyWrites: 1))
    #expect(live.update() == Changes(insertions: 2, propertyWrites: 1))
    #expect(a.children.isIdentical(to: [inner]))
  }

  final class Narrow: View {
    override var childLimit: Int? { 1 }
  }

  @Test(
    "What had no room beside a child that is leaving is inserted when that has gone",
    arguments: [false, true]
  )
  func roomForNext(isAtOnce: Bool) {
    let narrow = Narrow("narrow")
    let live = root.live {
      narrow.with.children {
        Builder<View> { View("\(state.number)") }.identity(state.number)
          .beforeRemove { [state] _, remove in
            if isAtOnce { remove() } else { state.removals.append(remove) }
          }
          .onInsert { $0.count += 1 }
      }
    }
    for number in 1...3 {
      state.number = number
      #expect(reports { live.update() } == [])
      if !isAtOnce { #expect(narrow.children.map(\.name) == ["\(number - 1)"]) }
      for remove in state.removals { remove() }
      state.removals = []
      #expect(narrow.children.map(\.name) == ["\(number)"])
      #expect(narrow.children.map(\.count) == [1])
      #expect(live.update() == Changes())
    }
  }

  @Test("A parent that is leaving is not asked again for children, until it is described again")
  func refusingParent() {
    let narrow = Narrow("narrow")
    let live = root.live {
      View.make.children {
        if state.isOn {
          narrow.with.beforeRemove { state.removals.append($1) }.children {
            for number in 0...1 { View.make.count(number) }
          }
        }
      }
    }
    let text = "Narrow has room for 1 child; View was left out"
    for _ in 0..<2 {
      state.isOn = false
      #expect(reports { live.update() } == [])
      #expect(reports { live.update() } == [])
      state.isOn = true
      #expect(reports { live.update() }.map(\.message) == [text])
      #expect(narrow.children.map(\.count) == [0])
    }
    state.isOn = false
    #expect(reports { live.update() } == [])
    state.removals[state.removals.count - 1]()
    #expect(narrow.children.isEmpty && root.children[0].children.isEmpty)
    #expect(reports { live.update() } == [])
  }

  @Test("A closure that is never called leaves the node a child, and keeps nothing alive")
  func never() {
    weak var node: View?
    weak var weakLive: Live?
    do {
      let live = root.live {
        if state.isOn {
          View.make(View("never")).beforeRemove { view, remove in view.onTap = remove }
        }
      }
      node = root.children[0]
      weakLive = live
      state.isOn = false
      live.update()
      #expect(root.children.count == 1)
    }
    #expect(weakLive == nil && node != nil)
    root.remove(root.children[0])
    #expect(node == nil)
  }

  @Test(
    "When the live parent has gone, the node is removed all the same; and when the container has, nothing is"
  )
  func gone() {
    var live: Live? = live()
    state.isOn = false
    live?.update()
    live = nil
    state.removals[0]()
    #expect(root.children.isIdentical(to: [b]))

    var container: View? = View("container")
    let other = container!.live {
      if state.isOn { a.with.beforeRemove { _, remove in state.removals.append(remove) } }
    }
    state.isOn = true
    other.update()
    state.isOn = false
    other.update()
    container = nil
    state.removals[1]()
    #expect(other.update().isEmpty)
  }

  @Test("Stopped, it is removed all the same")
  func stopped() {
    let live = live()
    state.isOn = false
    live.update()
    live.stop()
    state.removals[0]()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
  }

  @Test("A node that was moved by hand meanwhile is left where it is")
  func movedByHand() {
    let live = live()
    state.isOn = false
    live.update()
    let other = View("other")
    other.append(a)
    state.removals[0]()
    #expect(other.children.isIdentical(to: [a]))
    withExtendedLifetime(live) {}
  }

  @Test("It may be removed at once, in another pass, and in a plan")
  func timeOfRemoval() {
    let live = root.live {
      if state.isOn {
        a.with.title("shown").beforeRemove { _, remove in
          if state.number == 0 { remove() } else { state.removals.append(remove) }
        }
      }
      b.with.call { _ in if state.number == 2 { state.removals.popLast()?() } }
      let _ = state.number == 3 ? state.removals.popLast()?() : ()
    }
    func leave(_ number: Int) {
      state.number = 0
      state.isOn = true
      live.update()
      #expect(a.title == "shown" && root.children.count == 2)
      state.number = number
      state.isOn = false
      live.update()
    }
    leave(0)
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
    leave(1)
    state.number = 2
    live.update()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
    leave(1)
    state.number = 3
    _ = live.plan()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
  }

  @Test("Removed while a pass is about to describe it again, it is inserted again")
  func removedInPass() {
    let live = root.live {
      b.with.call { _ in state.removals.popLast()?() }
      if state.isOn {
        a.with.title("shown").beforeRemove { _, remove in state.removals.append(remove) }
      }
    }
    state.isOn = false
    live.update()
    state.isOn = true
    live.update()
    #expect(root.children.isIdentical(to: [b, a]) && a.title == "shown")
  }

  @Observable final class Model {
    var title: String? = "x"
    var reads = 0
  }

  @MainActor
  @Test("What is in it rests: parts are not evaluated until it is described again")
  func rests() async {
    let model = Model()
    var evaluations = 0
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { _, remove in state.removals.append(remove) }.children {
          Part(0) {
            let _ = evaluations += 1
            // It must not be evaluated where there is none.
            View.make(View()).title(model.title!)
          }
        }
      }
    }
    state.isOn = false
    live.update()
    model.title = nil
    for _ in 0..<50 { await Task.yield() }
    #expect(evaluations == 1 && a.children[0].title == "x")
    model.title = "y"
    state.isOn = true
    live.update()
    #expect(evaluations == 2 && a.children[0].title == "y")
    model.title = "z"
    for _ in 0..<50 { await Task.yield() }
    #expect(evaluations == 3 && a.children[0].title == "z")
  }

  @Test(
    "An existing object in it that is described elsewhere goes there, and is left alone in the end"
  )
  func takenFromIt() {
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { _, remove in state.removals.append(remove) }.children {
          Part { b.with.title("in a") }
        }
      }
      if state.number == 1 { b.with.title("alone") }
    }
    state.isOn = false
    live.update()
    #expect(a.children.isIdentical(to: [b]))
    state.number = 1
    var changes = Changes()
    let found = reports { changes = live.update() }
    #expect(found == [] && changes == Changes(insertions: 1, propertyWrites: 1))
    state.removals[0]()
    #expect(root.children.isIdentical(to: [b]) && b.title == "alone")
    #expect(live.update().isEmpty)
  }

  @Test("What follows its children is not told of one that is described elsewhere")
  func takenFromGroup() {
    var mistakes: [String] = []
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { _, _ in }.children {
          Hierarchy(_following: Hierarchy { b }) { $0 ?? Watcher { mistakes.append($0) } }
        }
      } else {
        b
      }
    }
    state.isOn = false
    live.update()
    #expect(root.children.isIdentical(to: [a, b]))
    #expect(mistakes == [])
  }

  @Test("Removals of one parent run from last to first")
  func lastToFirst() {
    var list = [1, 2, 3, 4]
    let views = list.map { View("\($0)", recorder: recorder) }
    let live = root.live {
      if list.count == 4 { views[0] }
      Part { for index in list where index > 1 { views[index - 1] } }
      b.with { if list.count == 4 { a } }
    }
    _ = take()
    list = [3]
    live.update()
    #expect(take() == ["b: remove a", "root: remove 4", "root: remove 2", "root: remove 1"])
  }
}
