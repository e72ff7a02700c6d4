import TestSupport
import Testing
@testable import Withy

/// Passes: one after the other, and printed.
@Suite("Passes", .bothWays) struct PassTests {
  final class State {
    var isOn = false
    var number = 0
    var live: Live?
  }

  let state = State()
  let root = View("root")

  @Test("A pass begun inside a pass returns no changes, and runs after it, once")
  func passInPass() {
    var runs = 0
    let live = root.live {
      Builder { View() }.count(state.number).call { _ in
        runs += 1
        if state.number == 1 {
          state.number = 2
          #expect(state.live!.update() == Changes())
          #expect(state.live!.update() == Changes())
        }
      }
    }
    state.live = live
    state.number = 1
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(live.lastChanges == Changes(propertyWrites: 2))
    #expect(runs == 3)
    #expect(root.children[0].count == 2)
  }

  @Test("Passes that trigger each other are reported and stopped after 100")
  func endlessPasses() {
    var runs = 0
    let line: UInt = #line + 1
    let live = root.live {
      Builder { View() }.call { _ in
        runs += 1
        state.live?.update()
      }
    }
    state.live = live
    runs = 0
    let found = reports { live.update() }
    #expect(runs == 101)
    #expect(
      found == [
        Report("Update loop: 100 passes in a row each triggered the next; stopped", line: line)
      ]
    )
    #expect(reports { live.update() }.count == 1)
  }

  @Test("A removal after passes that were stopped does not begin them again")
  func removalAfterLoop() {
    var (runs, isLooping, remove): (Int, Bool, () -> Void) = (0, false, {})
    let live = root.live {
      Builder { View() }.call { _ in
        runs += 1
        if isLooping { state.live?.update() }
      }
      if !state.isOn { View("a").with.beforeRemove { remove = $1 } }
    }
    state.live = live
    state.isOn = true
    live.update()
    isLooping = true
    #expect(reports { live.update() }.count == 1)
    runs = 0
    #expect(reports { remove() } == [])
    #expect(runs == 0 && root.children.count == 1)
  }

  @Test("A part that requests its evaluation in every pass is reported and stopped, too")
  func endlessPart() {
    var runs = 0
    let live = root.live {
      Part {
        View.make.call { _ in
          runs += 1
          if let live = state.live {
            _ = live.evaluateAgain(live.reconciler.parts.ids.max() ?? 0, waits: false)
          }
        }
      }
    }
    state.live = live
    runs = 0
    #expect(reports { live.update() }.count == 1)
    #expect(runs == 101)
  }

  @Test("stop inside a pass lets the pass finish")
  func stopInPass() {
    let live = root.live {
      Builder { View("a") }.call { _ in if state.isOn { state.live?.stop() } }
      if state.isOn { Builder { View("b") } }
    }
    state.live = live
    state.isOn = true
    #expect(live.update() == Changes(insertions: 1))
    #expect(root.children.map(\.name) == ["a", "b"])
    state.isOn = false
    #expect(live.update() == Changes())
    #expect(root.children.count == 2)
  }

  @Test("Releasing a live parent leaves the tree unchanged")
  func deinitialization() {
    let a = View("a")
    do {
      let live = root.live { a.with.alpha(0.5) }
      live.update()
    }
    #expect(root.children.isIdentical(to: [a]) && a.alpha == 0.5)
  }

  @Test("A released live parent releases the objects that it placed")
  func noCycles() {
    weak var first: View?
    weak var second: View?
    do {
      let a = View("a")
      let live = root.live {
        a.with.children { Builder { View("b") }.children { Part { Builder { View("c") } } } }
      }
      live.update()
      (first, second) = (a, a.children[0])
      root.remove(a)
    }
    #expect(first == nil && second == nil)
  }

  @Test("A removed node is freed in the same pass")
  func departedNodeIsFreed() {
    weak var gone: View?
    let live = root.live {
      if !state.isOn {
        Builder {
          let view = View("a")
          gone = view
          return view
        }
      }
    }
    #expect(gone != nil)
    state.isOn = true
    live.update()
    #expect(gone == nil)
  }

  @Test("Changes print in plain words")
  func descriptions() {
    #expect("\(Changes())" == "nothing")
    #expect(Changes().isEmpty)
    #expect("\(Changes(insertions: 2, moves: 1))" == "2 insertions, 1 move")
    #expect(
      "\(Changes(insertions: 1, removals: 2, moves: 3, propertyWrites: 1))"
        == "1 insertion, 2 removals, 3 moves, 1 property write"
    )
  }

  @Test("Changes list each operation with its position")
  func operations() {
    var ids = [1, 2, 3]
    let live = root.live {
      ForEach(ids, id: \.self) { id in Builder { Label() }.text("\(ids.count) \(id)") }
    }
    ids = [3, 1, 4]
    let changes = live.update()
    #expect(
      changes.debugDescription == """
        1 insertion, 1 removal, 1 move, 1 property write
          set String of Label at 2
          move Label to 0 of View
          insert Label at 2 of View
          remove Label of View
        """
    )
    #expect(changes.operations.map(\.kind) == [.propertyWrite, .move, .insertion, .removal])
    #expect(changes.operations.map(\.index) == [2, 0, 2, nil])
  }

  @Test("Changes list the properties of a node before and after what happened in it")
  func operationOrder() {
    let live = root.live {
      Builder { View() }.count(1).children { Builder { Label() }.text("a") }.alpha(0)
    }
    let kinds = live.lastChanges.operations.map { "\($0)" }
    #expect(
      kinds == [
        "set Int of View at 0",
        "set String of Label at 0",
        "insert Label at 0 of View",
        "set Double of View at 0",
        "insert View at 0 of View",
      ]
    )
  }

  @Test("ForEach and Part are just their nodes outside live blocks")
  func elsewhere() {
    let hierarchy = Hierarchy<View> {
      ForEach([1, 2], id: \.self) { Builder { View() }.count($0) }
      ForEach([3], id: \.self) { Builder { View() }.count($0) }.equatable()
      Part { Builder { Label() } }
      Part(1) { View("a") }
    }
    #expect(
      "\(hierarchy)" == """
        0 new View
        1 new View
        2 new View
        3 new Label
        4 View
        """
    )
    root { hierarchy }
    #expect(root.children.map(\.count) == [1, 2, 3, 0, 0])
    let box = Builder { View() }.children {
      Builder { View() }.children { hierarchy }
    }
    .build()
    #expect(box.children[0].children.map(\.count) == [1, 2, 3, 0, 0])
  }
}
