import Observation
import ReportRecorder
import Testing
import Withy

/// Parts in parts, in items, and in blocks that change places.
@MainActor
@Suite("Parts") struct PartTests {
  @Observable
  final class Model {
    var a = 0
    var b = 0
    var flag = true
  }

  let model = Model()
  let root = View("root")
  let x = View("x")

  /// Lets the other jobs of the main actor run, until nothing happens any more.
  func turn() async {
    for _ in 0..<50 { await Task.yield() }
  }

  func text(_ value: Int) -> Builder<Label> {
    Builder<Label> { Label() }.text("\(value)")
  }

  /// The texts and names of the children.
  var shown: [String] {
    root.children.map { ($0 as? Label)?.text ?? $0.name }
  }

  @Test("A part in a part that is passed over shows its state after an update by hand")
  func innerPartByHand() {
    let live = root.live { Part(1) { Part { text(model.b) } } }
    model.b = 1
    #expect(live.plan() == Changes(propertyWrites: 1))
    live.update()
    #expect(shown == ["1"])
  }

  @Test("A part in a part that is passed over shows its state when the block runs in the same turn")
  func innerPartWithRoot() async {
    let live = root.live {
      text(model.a)
      Part(1) { Part { text(model.b) } }
    }
    (model.a, model.b) = (1, 1)
    await turn()
    #expect(shown == ["1", "1"])
    withExtendedLifetime(live) {}
  }

  @Test("A part in an equal item shows its state after an update by hand")
  func innerPartOfItem() {
    let live = root.live {
      ForEach([1, 2], id: \.self) { id in
        text(id)
        Part { text(model.b) }
      }
      .equatable()
    }
    model.b = 5
    live.update()
    #expect(shown == ["1", "5", "2", "5"])
  }

  @Test("An outer and an inner part that change in one turn stand once")
  func outerAndInner() async {
    let live = root.live {
      Part {
        text(model.a)
        Part(1) {
          Part {
            text(model.b)
            x
          }
        }
      }
    }
    var found: [Report] = []
    for number in 1...2 {
      (model.a, model.b) = (number, number)
      await turn()
      found += reports { live.update() }
      #expect(shown == ["\(number)", "\(number)", "x"])
    }
    #expect(found == [])
  }

  @Test("Items that become equatable, or are so no more, keep their nodes")
  func equatableTurnedOn() {
    var isFast = false
    let live = root.live {
      let rows = ForEach([1, 2, 3], id: \.self) { id in text(id) }
      isFast ? rows.equatable() : rows
    }
    let before = root.children
    for _ in 0..<2 {
      isFast.toggle()
      #expect(live.plan() == Changes())
      #expect(live.update() == Changes())
      #expect(root.children.isIdentical(to: before))
    }
  }

  @Test("An item that is a part keeps its node when items become equatable")
  func equatableItemsOfParts() {
    var isFast = true
    let live = root.live {
      let rows = ForEach([1, 2], id: \.self) { id in Part { text(id + model.b) } }
      isFast ? rows.equatable() : rows
    }
    let before = root.children
    isFast = false
    live.update()
    model.b = 1
    isFast = true
    live.update()
    #expect(root.children.isIdentical(to: before))
    #expect(shown == ["2", "3"])
  }

  @Test("A part in a part that has left shows nothing")
  func leavingParts() async {
    let live = root.live {
      Part {
        View.make(View("head"))
        if model.flag { Part { Part { View.make(View("detail")).alpha(model.flag ? 1 : 0) } } }
      }
    }
    for isOn in [false, true, false, true] {
      model.flag = isOn
      await turn()
      #expect(shown == (isOn ? ["head", "detail"] : ["head"]))
    }
    withExtendedLifetime(live) {}
  }

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

  @Test("One part among many that changes costs what it holds")
  func oneOfManyParts() async {
    /// A row that counts how often it is compared.
    final class Counter { var children = 0 }
    final class Counted: View {
      var counter: Counter?
    }
    let live = root.live {
      for index in 0..<1000 { Part { text(index == 500 ? model.a : index) } }
    }
    model.a = 1
    await turn()
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect((root.children[500] as? Label)?.text == "1")
  }
}
