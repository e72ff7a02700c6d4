import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Live layouts")
struct LiveLayoutTests {
  let panel = Panel(100, 100)

  /// The state that a block shows.
  final class State {
    var width: CGFloat = 40
    var isOn = false
    var items = [1, 2, 3]
  }

  let state = State()

  func child(_ index: Int) -> Shape? { panel.children[index] as? Shape }

  @Test("Containers are elements of a live block, and frames follow each pass")
  func frames() {
    let icon = Picture(20, 20)
    let live = panel.live { [state] in
      HStack(spacing: 10) {
        Builder { Picture(0, 20) }.natural.width(state.width)
        icon
      }
    }
    #expect(panel.children.count == 2)
    #expect(child(0)?.frame == frame(15, 40, 40, 20))
    #expect(icon.frame == frame(65, 40, 20, 20))

    state.width = 30
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(child(0)?.frame == frame(20, 40, 30, 20))
    #expect(icon.frame == frame(60, 40, 20, 20))

    #expect(live.update().isEmpty)
    #expect(icon.frames.count == 2)
  }

  @Test("A leaf that returns is placed as a new one; one that stays is moved")
  func firstPlace() {
    let (icon, mark) = (Picture(20, 20), Picture(20, 20))
    let live = panel.live { [state] in
      if state.isOn {
        HStack(spacing: 0) {
          icon; mark
        }
      } else if state.width > 0 {
        VStack(spacing: 0) { mark }
      }
    }
    #expect(mark.firstFrames == [frame(40, 40, 20, 20)] && icon.firstFrames == [])
    state.isOn = true
    live.update()
    #expect(icon.firstFrames == [frame(30, 40, 20, 20)])
    // It was not away, though another layout places it.
    #expect(mark.frame == frame(50, 40, 20, 20) && mark.firstFrames.count == 1)
    (state.isOn, state.width) = (false, 0)
    live.update()
    #expect(panel.children.isEmpty)
    (state.isOn, panel.bounds) = (true, area(40, 40))
    live.update()
    #expect(mark.firstFrames == [frame(40, 40, 20, 20), frame(20, 10, 20, 20)])
    panel.bounds = area(60, 40)
    live.layOut()
    #expect(mark.frames.last == frame(30, 10, 20, 20) && mark.firstFrames.count == 2)
  }

  @Test("A leaf that joins a layout later is placed as a new one, again when it returns")
  func firstPlaceInLayout() {
    let (icon, mark) = (Picture(20, 20), Picture(20, 20))
    let live = panel.live { [state] in
      HStack(spacing: 0) {
        mark
        if state.isOn { icon }
      }
    }
    for count in 1...2 {
      state.isOn = true
      live.update()
      #expect(icon.firstFrames == Array(repeating: frame(50, 40, 20, 20), count: count))
      state.isOn = false
      live.update()
    }
    #expect(mark.firstFrames == [frame(40, 40, 20, 20)])
  }

  @Test("A branch in a modified group has its own objects, also if the group is in a branch")
  func nestedBranches() {
    let live = panel.live { [state] in
      if state.width > 0 {
        LayoutGroup {
          if state.isOn {
            Builder { Picture(30, 10) }.layout.padding(1)
          } else {
            Builder { Picture(50, 10) }.layout.padding(1)
          }
        }
        .padding(2)
        LayoutGroup {
          if state.isOn { Builder { Picture(30, 10) } } else { Builder { Picture(50, 10) } }
        }
        .padding(3)
      }
    }
    #expect(panel.children.map { ($0 as? Shape)?.frame.width } == [50, 50])
    state.isOn = true
    #expect(live.update() == Changes(insertions: 2, removals: 2))
    #expect(panel.children.map { ($0 as? Shape)?.frame.width } == [30, 30])
  }

  @Test("A weight, a gap or a share of the length that changes lays out again")
  func changedValues() {
    let shapes = [Shape(), Shape()]
    var (weight, gap, width, height) = (1, 0, 0.5, 0.5) as (CGFloat, CGFloat, CGFloat, CGFloat)
    let live = panel.live {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          shapes[0].layout.weight(weight).spacing(after: gap)
          Shape().layout.frame(height: 10).weight(1)
        }
        shapes[1].layout.relativeFrame(width: width, height: height)
      }
    }
    #expect(shapes.map(\.frame) == [frame(0, 0, 50, 50), frame(25, 50, 50, 50)])
    weight = 3
    live.update()
    #expect(shapes[0].frame == frame(0, 0, 75, 50))
    gap = 20
    live.update()
    #expect(shapes[0].frame == frame(0, 0, 60, 50))
    width = 0.3
    live.update()
    #expect(shapes[1].frame == frame(35, 50, 30, 50))
    height = 0.2
    live.update()
    #expect(shapes.map(\.frame) == [frame(0, 0, 60, 80), frame(35, 80, 30, 20)])
  }

  @Test("A ternary keeps the object, a branch does not, and the frames follow")
  func branches() {
    let live = panel.live { [state] in
      VStack(spacing: 0) {
        Builder { Picture(10, 10) }.name(state.isOn ? "on" : "off")
        if state.isOn {
          Builder { Picture(30, 10) }
        } else {
          Builder { Picture(50, 10) }
        }
      }
    }
    let before = panel.children
    state.isOn = true
    #expect(live.update() == Changes(insertions: 1, removals: 1, propertyWrites: 1))
    #expect(panel.children[0] === before[0])
    #expect(panel.children[1] !== before[1])
    #expect(child(1)?.frame == frame(35, 50, 30, 10))
    state.isOn = false
    live.update()
    #expect(panel.children[0] === before[0])
    #expect(child(1)?.frame == frame(25, 50, 50, 10))
  }

  /// A leaf in conditions.
  private struct Conditional: LayoutElement {
    let content: LayoutContent<Box>
    static func layoutContent(of element: Conditional) -> LayoutContent<Box> { element.content }

    /// Describes a leaf in conditions of which the innermost has another result.
    init(depth: Int, isOn: Bool) {
      content = (0..<depth).reduce(Builder.layoutContent(of: Builder<Shape> { Shape() })) {
        content,
        index in
        index == 1 || index == 0 && isOn
          ? LayoutBuilder<Box>.buildEither(second: content)
          : LayoutBuilder<Box>.buildEither(first: content)
      }
    }
  }

  @Test(
    "Conditions at any depth keep their branches apart",
    arguments: [1, 31, 32, 33, 100]
  )
  func deepBranches(depth: Int) {
    let live = panel.live { [state] in Conditional(depth: depth, isOn: state.isOn) }
    for isOn in [false, true, true, false] {
      let (isSame, before) = (isOn == state.isOn, panel.children)
      state.isOn = isOn
      live.update()
      #expect((panel.children[0] === before[0]) == isSame)
    }
  }

  /// A leaf, with a subclass that only a factory creates.
  private class Title: Shape {
    override func answer(_ proposal: ProposedSize) -> CGSize { CGSize(width: 20, height: 10) }
  }
  private final class LongTitle: Title {
    override func answer(_ proposal: ProposedSize) -> CGSize { CGSize(width: 60, height: 10) }
  }

  @Test("Leaves are measured as their own class, whatever class their builder has")
  func subclasses() {
    let live = panel.live { [state] in
      VStack(spacing: 0) {
        for index in 0..<4 {
          Builder<Title> { index.isMultiple(of: 2) ? LongTitle() : Title() }
          Builder<Shape> { LongTitle() }.name("\(state.width)")
        }
      }
    }
    let widths: [CGFloat] = [60, 60, 20, 60, 60, 60, 20, 60]
    #expect(panel.children.map(\.frame.width) == widths)
    state.width = 30
    #expect(live.update() == Changes(propertyWrites: 4))
    #expect(panel.children.map(\.frame.width) == widths)
  }

  @Test("An absent branch or loop does not move the identity of other objects")
  func places() {
    let live = panel.live { [state] in
      VStack(spacing: 0) {
        if state.isOn { Builder { Picture(10, 10) }.name("condition") }
        for item in state.items { Builder { Picture(10, 10) }.name("\(item)") }
        Builder { Picture(10, 10) }.name("last")
      }
      .padding(4)
    }
    let last = panel.children[3]
    state.isOn = true
    state.items = [1]
    live.update()
    #expect(panel.children.map(\.name) == ["condition", "1", "last"])
    #expect(panel.children[2] === last)
  }

  @Test("Several containers, and nodes outside of them, are in one block")
  func several() {
    let (plain, a, b) = (Shape("plain"), Picture(10, 10, "a"), Picture(20, 20, "b"))
    let live = panel.live {
      HStack { a }
      plain
      b.layout.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(panel.children.map(\.name) == ["a", "plain", "b"])
    #expect(a.frame == frame(45, 45, 10, 10))
    #expect(plain.frames.isEmpty)
    #expect(b.frame == frame(0, 40, 20, 20))
    _ = live
  }

  @Test("An object with an identity moves from a layout to a later position of the block")
  func identityLeavesLayout() {
    let live = panel.live { [state] in
      HStack { if !state.isOn { Builder { Shape() }.identity("it") } }
      HStack { if state.isOn { Builder { Shape() }.identity("it") } }
    }
    let before = panel.children
    for isOn in [true, false] {
      state.isOn = isOn
      #expect(live.update().insertions == 0)
      #expect(panel.children.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    }
  }

  @Test("Backgrounds come first, in branches too, and identities are kept")
  func backgrounds() {
    let live = panel.live { [state] in
      Builder { Shape() }.name("it").identity("it").layout
        .padding(10)
        .background {
          if state.isOn {
            Builder { Shape() }.name("on")
          } else {
            Builder { Shape() }.name("off")
          }
        }
        .overlay { Builder { Shape() }.name("front") }
    }
    let before = panel.children
    #expect(before.map(\.name) == ["off", "it", "front"])
    state.isOn = true
    live.update()
    #expect(panel.children.map(\.name) == ["on", "it", "front"])
    #expect(panel.children[1] === before[1])
    #expect(panel.children[2] === before[2])
  }

  @Test("A leaf changed by hand is measured again")
  func changedByHand() {
    let leaf = Picture(10, 10)
    let live = panel.live { leaf.layout.padding(0) }
    leaf.natural.width = 20
    live.update()
    #expect(leaf.frame.width == 10)
    live.changed(leaf)
    live.update()
    #expect(leaf.frame.width == 20)
  }

  @Test("A leaf on which a call or a closure has run is measured again")
  func calls() {
    let inner = Box("inner")
    let called = Picture(10, 10)
    let holder = Opaque(10, 10)
    var text = "a"
    let live = panel.live {
      VStack {
        called.with.call(on: text) { $0.natural.width += 5 }
        holder.with.children { inner.with.name(text) }
      }
    }
    #expect(called.frame.width == 15)
    let asked = holder.proposals.count
    live.update()
    #expect(holder.proposals.count == asked)
    text = "b"
    live.update()
    #expect(called.frame.width == 20)
    #expect(holder.proposals.count > asked)
  }

  @Test("A leaf whose closure property is set in every pass is not measured again")
  func closureProperty() {
    final class Control: Opaque {
      var onTap: () -> Int = { 0 }
    }
    var number = 1
    let live = panel.live {
      VStack {
        Control.make(Control(10, 10)).onTap { [number] in number }
      }
    }
    live.update()
    let control = panel.children[0] as? Control
    let asked = control?.proposals.count
    number = 2
    live.update()
    #expect(control?.onTap() == 2 && control?.proposals.count == asked)
  }

  @Test("Computed guides and custom layouts follow the values that they capture")
  func closures() {
    struct Shift: Layout {
      var x: CGFloat
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        subviews.first?.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
      }
    }
    let (a, b, c) = (Picture(10, 10), Picture(10, 10), Picture(10, 10))
    var x: CGFloat = 5
    let live = panel.live {
      Shift(x: x) { a }
      HStack(alignment: .top, spacing: 0) {
        b.layout.alignmentGuide(.top) { _ in x }
        c
      }
    }
    #expect(a.frame.minX == 5)
    #expect(c.frame.minY - b.frame.minY == 5)
    x = 8
    live.update()
    #expect(a.frame.minX == 8)
    #expect(c.frame.minY - b.frame.minY == 8)
  }

  @Test("Layouts are printed, the outer ones first")
  func description() {
    let inner = Panel(0, 0)
    let live = panel.live {
      inner.with.children { Picture(9, 9).layout.padding(1) }.layout.padding(2)
    }
    #expect(
      live.layoutDescription == """
        padding proposed 100 × 100, took 100 × 100, at 0 0
          Panel proposed 96 × 96, took 96 × 96, at 2 2
        padding proposed 96 × 96, took 11 × 11, at 42.5 42.5
          Picture proposed 94 × 94, took 9 × 9, at 43.5 43.5
        """
    )
  }

  @Test("A spacer in a stack that stays is printed where it is")
  func printedSpacer() {
    let first = Picture(10, 10)
    let live = panel.live { [state] in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          first
          Spacer()
        }
        if state.isOn { Builder { Picture(10, 20) } }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(live.layoutDescription.hasSuffix("Spacer proposed 90 × ideal, took 90 × 0, at 10 50"))
    state.isOn = true
    live.update()
    #expect(live.layoutDescription.contains("Spacer proposed 90 × ideal, took 90 × 0, at 10 40\n"))
  }

  @Test("A part of a block has a layout of its own, which is removed with its content")
  func parts() {
    weak var gone: Picture?
    let live = panel.live { [state] in
      Part(state.isOn) {
        if state.isOn {
          HStack {
            Builder {
              let leaf = Picture(10, 10)
              gone = leaf
              return leaf
            }
          }
        }
      }
    }
    #expect(live.layoutDescription.isEmpty)
    state.isOn = true
    live.update()
    #expect(gone?.frame == frame(45, 45, 10, 10))
    state.isOn = false
    live.update()
    #expect(gone == nil)
    #expect(live.layoutDescription.isEmpty)
  }

  @Test("In a block that is nested once, a layout adds its leaves")
  func nestedOnce() {
    var count = 0
    func make() -> Shape {
      count += 1
      return Shape("made")
    }
    let hierarchy = Hierarchy<Box> {
      HStack {
        Shape("a")
        Builder { make() }
        ForEach([1, 2], id: \.self) { Shape("\($0)") }
      }
      .background(Shape("behind"))
    }
    #expect(count == 0)
    #expect(hierarchy.items.count == 5)
    #expect(reports { panel { hierarchy } }.count == 1)
    #expect(panel.children.map(\.name) == ["behind", "a", "made", "1", "2"])
    #expect(count == 1)
  }
}
