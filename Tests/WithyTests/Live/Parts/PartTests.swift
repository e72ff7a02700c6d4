import Observation
import TestSupport
import Testing
import Withy

/// Parts in parts, in items, and in blocks that change places.
@MainActor
@Suite("Parts", .bothWays) struct PartTests {
  @Observable
  final class Model {
    var a = 0
    var b = 0
    var flag = true
  }

  let model = Model()
  let root = View("root")
  let x = View("x")

  func text(_ value: Int) -> Builder<Label> {
    Builder<Label> { Label() }.text("\(value)")
  }

  /// The texts and names of the children.
  var shown: [String] {
    root.children.map { ($0 as? Label)?.text ?? $0.name }
  }

  @Test("A part in a skipped part shows its state after an update by hand")
  func innerPartByHand() {
    let live = root.live { Part(1) { Part { text(model.b) } } }
    model.b = 1
    live.update()
    #expect(shown == ["1"])
  }

  @Test("A part in a skipped part shows its state when the block runs in the same turn")
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

  @Test("An outer and an inner part that change in one turn are shown once")
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

  @Test("Items that become equatable, or cease to be, keep their nodes")
  func equatableTurnedOn() {
    var isFast = false
    let live = root.live {
      let rows = ForEach([1, 2, 3], id: \.self) { id in text(id) }
      isFast ? rows.equatable() : rows
    }
    let before = root.children
    for _ in 0..<2 {
      isFast.toggle()
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

  @Test("A part in a removed part shows nothing")
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

  /// A view whose children can be read a number of times, and are none after that.
  final class Fading: View {
    var reads = Int.max

    override var children: [View] {
      reads -= 1
      return reads < 0 ? [] : super.children
    }
  }

  @Test("Children that are others when they are read again stop no update", arguments: 0...6)
  func childrenReadAgain(reads: Int) {
    let fading = Fading("fading")
    let live = fading.live {
      x
      Part {
        if model.a > 0 { View("y") }
        text(model.a)
      }
    }
    fading.reads = reads
    model.a = 1
    live.updateChangedParts()
    fading.reads = .max
    let shown = fading.children.map { ($0 as? Label)?.text ?? $0.name }
    #expect(shown.sorted() == ["1", "x", "y"])
  }

  @Test("A child refused during the update of a part is skipped, reported, and checked again")
  func refusedInPart() {
    let picky = View("picky")
    picky.objection = { $0.name == "bad" ? "no room for bad ones" : nil }
    let bad = View("bad")
    let line: UInt = #line + 1
    let live = picky.live {
      x
      Part {
        if model.a > 0 {
          bad
          text(model.a).identity(model.a)
        }
      }
      text(0)
    }
    func shown() -> [String] { picky.children.map { ($0 as? Label)?.text ?? $0.name } }
    let report = Report("no room for bad ones", line: line)
    model.a = 1
    #expect(reports { live.updateChangedParts() } == [report])
    #expect(shown() == ["x", "1", "0"])
    model.a = 2
    #expect(reports { live.updateChangedParts() } == [report])
    #expect(shown() == ["x", "2", "0"])
    bad.name = "good"
    model.a = 3
    #expect(reports { live.updateChangedParts() } == [])
    #expect(shown() == ["x", "good", "3", "0"])
  }
}
