import Observation
import RandomTrees
import ReportRecorder
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
    let live = root.live {
      for index in 0..<1000 { Part { text(index == 500 ? model.a : index) } }
    }
    model.a = 1
    await turn()
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect((root.children[500] as? Label)?.text == "1")
  }

  /// Children that are found where they are expected, and a count of how often all were looked through.
  final class Rows: Nestable {
    private(set) var children: [Rows] = []

    func insert(_ child: Rows, after sibling: Rows?) {
      let index = sibling.flatMap { sibling in children.lastIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
    }

    func append(_ child: Rows) { children.append(child) }

    func remove(_ child: Rows) {
      children.lastIndex { $0 === child }.map { _ = children.remove(at: $0) }
    }
  }

  @Test("One part among 50,000 whose nodes come and go costs what it holds")
  func oneOfManyPartsWithNodes() async {
    let rows = Rows()
    let live = rows.live {
      for _ in 0..<49_999 { Part(0) { Builder<Rows> { Rows() } } }
      Part { if model.a.isMultiple(of: 2) { Builder<Rows> { Rows() } } }
      Builder<Rows> { Rows() }
    }
    for number in 1...1_000 {
      model.a = number
      live.updateChangedParts()
      #expect(rows.children.count == 50_001 - number % 2)
    }
  }

  /// A view that refuses some children.
  final class Picky: View {
    override func admits(_ child: View, file: StaticString, line: UInt) -> Bool {
      if child.name != "bad" { return true }
      Diagnostics.report("no room for bad ones", file: file, line: line)
      return false
    }
  }

  @Test("What is refused when a part changes alone is left out, reported, and asked for again")
  func refusedInPart() {
    let picky = Picky("picky")
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

  /// State of which each part reads its own.
  @Observable
  final class Cell {
    var names: [String]

    init(_ names: [String]) { self.names = names }
  }

  /// Names that parts show, in order.
  private func block(_ cells: [Cell], in part: Int?) -> Hierarchy<View> {
    @HierarchyBuilder<View> func names(_ index: Int) -> Hierarchy<View> {
      ForEach(cells[index].names, id: \.self) { name in Builder<View> { View(name) } }
    }
    return Hierarchy<View> {
      Part {
        names(0)
        Part { names(1) }
        Part(0) {
          Part { names(2) }
          Builder<View> { View("-") }.children { Part { names(3) } }
          Part { names(4) }
        }
        names(5)
      }
      ForEach(6..<9) { index in names(index) }.equatable()
      Part { names(9) }
    }
  }

  @Test("Parts that change alone stand in order, whatever came before", arguments: 0..<40)
  func partsInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cells = (0..<10).map { _ in Cell([]) }
    let foreign = View("foreign")
    if seed.isMultiple(of: 3) { root.append(foreign) }
    let live = root.live { block(cells, in: nil) }
    for pass in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<10, using: &random)
        let count = Int.random(in: 0..<4, using: &random)
        cells[index].names = (0..<count).map { "\(index) \($0)" }.shuffled(using: &random)
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        live.update()
      } else {
        live.updateChangedParts()
      }
      func names(_ view: View) -> [String] {
        view.children.flatMap { [$0.name] + names($0) }.filter { $0 != "foreign" }
      }
      let fresh = View()
      let other = fresh.live(isolation: nil) { block(cells, in: nil) }
      #expect(names(root) == names(fresh), "seed \(seed), pass \(pass)")
      withExtendedLifetime(other) {}
    }
  }
}
