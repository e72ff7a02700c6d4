import Testing
import Withy

/// Nodes that are removed from their parent, or move to another one.
extension ChildOrderTests {
  @Test("A node that changes its parent in one pass is one insertion", arguments: [true, false])
  func changeOfParent(isForward: Bool) {
    let child = View("child", recorder: recorder)
    state.isOn = isForward
    let live = root.live {
      Builder { View("first", recorder: recorder) }.children {
        if state.isOn { child.with.alpha(0.5) }
      }
      Builder { View("second", recorder: recorder) }.children {
        if !state.isOn { child.with.alpha(0.5) }
      }
    }
    recorder.operations = []
    state.isOn.toggle()
    #expect(live.update() == Changes(insertions: 1))
    let (from, to) = isForward ? ("first", "second") : ("second", "first")
    #expect(recorder.operations == ["\(from): remove child", "\(to): insert child after nothing"])
    #expect(child.alpha == 0.5)
  }

  @Test("An existing object that is removed has its values restored, and its children removed")
  func existingLeaves() {
    let panel = View("panel", recorder: recorder)
    let label = View("label", recorder: recorder)
    let live = root.live {
      if state.isOn {
        panel.with.alpha(0.5).title("p").children {
          label.with.alpha(0.1)
          Builder { View("new", recorder: recorder) }
        }
      }
    }
    recorder.operations = []
    state.isOn = false
    #expect(live.update() == Changes(removals: 3, propertyWrites: 3))
    #expect(
      recorder.operations == [
        "root: remove panel", "panel: title = nil", "panel: alpha = 1.0",
        "panel: remove new", "panel: remove label", "label: alpha = 1.0",
      ]
    )
    state.isOn = true
    live.update()
    #expect(panel.children.map(\.name) == ["label", "new"])
  }

  @Test("An object from a factory is released unchanged")
  func factoryLeaves() {
    let live = root.live {
      if state.isOn {
        Builder { View("a", recorder: recorder) }.alpha(0.5).children {
          Builder { View("b", recorder: recorder) }.alpha(0.2)
        }
      }
    }
    #expect(pass(live) { state.isOn = false } == ["remove a"])
  }
}
