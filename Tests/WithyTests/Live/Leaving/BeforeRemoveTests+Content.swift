import Observation
import RandomTrees
import TestSupport
import Testing
import Withy

/// The content of a node that is being removed.
extension BeforeRemoveTests {
  @Test("A node that is removed together with its parent skips beforeRemove")
  func parent() {
    let live = root.live {
      if state.isOn {
        View.make(View()).children {
          a.with.beforeRemove { _, _ in state.number += 1 }.onRemove { $0.record("left") }
        }
      }
    }
    _ = recorder.take()
    state.isOn = false
    live.update()
    #expect(state.number == 0 && recorder.operations.contains("a: left"))
  }

  @Test("A node restored during its removal gets its children back from elsewhere")
  func childrenElsewhere() {
    let other = View("other")
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { [state] in state.removals.append($1) }.children { b }
      } else {
        other.with.children { b }
      }
    }
    for _ in 0..<3 {
      state.isOn = false
      live.update()
      #expect(root.children.isIdentical(to: [a, other]) && other.children.isIdentical(to: [b]))
      state.isOn = true
      #expect(live.update() == Changes(insertions: 1, removals: 1))
      #expect(root.children.isIdentical(to: [a]) && a.children.isIdentical(to: [b]))
      #expect(live.update() == Changes())
    }
  }

  @Test("Children given up by a removed node leave it at once, without beforeRemove")
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
    _ = recorder.take()
    state.removals[0]()
    #expect(a.children.isEmpty && root.children.isIdentical(to: [b]))
    #expect(recorder.take() == ["root: remove a", "a: title = nil", "a: left", "a: remove inner"])
    state.isOn = true
    #expect(live.update() == Changes(insertions: 2, propertyWrites: 1))
    #expect(a.children.isIdentical(to: [inner]))
  }

  @Test(
    "Children that moved elsewhere return with their parent, also behind a new block ordered first"
  )
  func comesBackBehindNewBlock() {
    let live = root.live {
      if state.number != 1 {
        a.with.beforeRemove { _, _ in }
          .if(state.number == 2) { $0.children { View.make }.call { $0.count = $0.children.count } }
          .children { b }
      } else {
        b
      }
    }
    state.number = 1
    live.update()
    #expect(root.children.isIdentical(to: [a, b]) && a.children.isEmpty)
    state.number = 2
    #expect(live.update() == Changes(insertions: 2))
    #expect(root.children.isIdentical(to: [a]) && a.children.last === b && a.count == 1)
  }

  @Test("Children that moved into a part return with their parent, which describes them first")
  func comesBackFromPart() {
    let live = root.live {
      if state.number != 1 { a.with.beforeRemove { _, _ in }.children { b } }
      if state.number != 0 { Part(0) { b } }
    }
    state.number = 1
    live.update()
    #expect(root.children.isIdentical(to: [a, b]) && a.children.isEmpty)
    state.number = 2
    #expect(reports { live.update() }.count == 1)
    #expect(live.lastChanges == Changes(insertions: 1))
    #expect(root.children.isIdentical(to: [a]) && a.children.isIdentical(to: [b]))
  }

  @Observable final class Model {
    var title: String? = "x"
  }

  @MainActor
  @Test("Parts in a leaving node are not evaluated until it is described again")
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
    await turn()
    #expect(evaluations == 1 && a.children[0].title == "x")
    model.title = "y"
    state.isOn = true
    live.update()
    #expect(evaluations == 2 && a.children[0].title == "y")
    model.title = "z"
    await turn()
    #expect(evaluations == 3 && a.children[0].title == "z")
  }

  @Test(
    "An existing object in a leaving node moves to its new position, and is left there in the end"
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

  @Test("An observer of children is not notified of one that is described elsewhere")
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

  @Test("An observer of children is not notified after their parent is removed")
  func followerOfRemovedParent() {
    var mistakes: [String] = []
    var request: () -> Void = {}
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { state.removals.append($1) }.onRemove { _ in request() }.children {
          Hierarchy(_following: Hierarchy { b }) { $0 ?? Watcher { mistakes.append($0) } }
        }
      }
      View.make.count(state.number)
    }
    request = {
      state.number = 1
      live.update()
    }
    state.isOn = false
    live.update()
    state.removals[0]()
    #expect(root.children.map(\.count) == [1] && mistakes == [])
  }
}
