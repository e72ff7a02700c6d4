import TestSupport
import Testing
import Withy

/// Existing objects that move into another part, or out of one.
extension PartTests {
  @Test("An object that moves out of an inner part stays")
  func objectLeavesInnerPart() async {
    let live = root.live { Part { if model.flag { Part { x } } else { x } } }
    for isOn in [false, true, false] {
      model.flag = isOn
      await turn()
      #expect(reports { live.update() } == [])
      #expect(root.children.isIdentical(to: [x]))
    }
  }

  @Test("An object that is already a child when a part describes it stays in place")
  func objectOfOthers() {
    let (first, y) = (View("first"), View("y"))
    root.append(first)
    root.append(x)
    let live = root.live {
      Part { if !model.flag { x } }
      y
    }
    model.flag = false
    #expect(live.updateChangedParts() == Changes())
    #expect(root.children.isIdentical(to: [first, x, y]))
    model.flag = true
    #expect(live.updateChangedParts() == Changes(removals: 1))
    #expect(root.children.isIdentical(to: [first, y]))
  }

  @Test("A part in the children of an object is observed after the object moves to another part")
  func objectMovesBetweenParts() async {
    let panel = View("panel")
    func content() -> Builder<View> { panel.with.children { Part { text(model.a) } } }
    let live = root.live {
      Part { if model.flag { content() } }
      Part { if !model.flag { content() } }
    }
    model.flag = false
    await turn()
    #expect(root.children.isIdentical(to: [panel]))
    model.a = 7
    await turn()
    #expect((panel.children.first as? Label)?.text == "7")
    withExtendedLifetime(live) {}
  }

  @Test("An object that loses its first position moves to its second, in a skipped part")
  func secondPlaceInPart() {
    let panel = View("panel")
    var isOn = true
    let live = root.live {
      panel.with.if(isOn) { $0.children { x } }
      Part(1) { x }
    }
    #expect(root.children.isIdentical(to: [panel]) && panel.children.isIdentical(to: [x]))
    isOn = false
    #expect(reports { live.update() } == [])
    #expect(root.children.isIdentical(to: [panel, x]))
    isOn = true
    #expect(reports { live.update() }.count == 1)
    #expect(root.children.isIdentical(to: [panel]) && panel.children.isIdentical(to: [x]))
  }

  @Test("An object claimed by another part, but kept by its own, stays at the first position")
  func claimFromOtherPart() async {
    let live = root.live {
      Part { if model.a > 0 { x } }
      View.make(View("between"))
      Part { if model.b == 0 { x } }
    }
    #expect(shown == ["between", "x"])
    model.a = 1
    await turn()
    #expect(shown == ["x", "between"])
    model.a = 0
    await turn()
    #expect(shown == ["between", "x"])
    (model.a, model.b) = (1, 1)
    await turn()
    #expect(shown == ["x", "between"])
    (model.a, model.b) = (0, 0)
    await turn()
    #expect(shown == ["between", "x"])
    withExtendedLifetime(live) {}
  }

  @Test("A part is evaluated alone again once one that lacked a node has gone")
  func lackingPartGoes() {
    var passes = 0
    let live = root.live {
      let _ = passes += 1
      x
      if model.flag { Part { x } }
      Part { text(model.b) }
    }
    model.flag = false
    live.update()
    passes = 0
    model.b = 1
    #expect(live.updateChangedParts() == Changes(propertyWrites: 1))
    #expect(passes == 0 && shown == ["x", "1"])
  }

  @Test("A part that shows existing objects does not search all children for each of them")
  func manyObjects() {
    let parent = CountingView()
    for _ in 0..<100 { parent.append(View()) }
    let objects = (0..<100).map { _ in View() }
    let live = parent.live {
      x
      Part { if !model.flag { objects } }
    }
    parent.reads = 0
    model.flag = false
    #expect(live.updateChangedParts() == Changes(insertions: 100))
    #expect(parent.reads < 20)
  }
}
