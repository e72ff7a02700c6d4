import ReportRecorder
import Testing
import Withy

/// Existing objects that come to another part, or out of one.
extension PartTests {
  @Test("An object that comes out of an inner part stays")
  func objectLeavesInnerPart() async {
    let live = root.live { Part { if model.flag { Part { x } } else { x } } }
    for isOn in [false, true, false] {
      model.flag = isOn
      await turn()
      #expect(reports { live.update() } == [])
      #expect(root.children.isIdentical(to: [x]))
    }
  }

  @Test("An object stays that is a child already when a part describes it, right where it stands")
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

  @Test("A part in the children of an object is heard after the object has come to another part")
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

  @Test("An object whose first place has gone comes to its second, in a part that is passed over")
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

  @Test("An object that one part claims from another, which keeps it, stays at the first place")
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
}
