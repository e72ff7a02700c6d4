import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Rules in numbers")
struct RuleTests {
  let root = Box()

  private func frames(
    in bounds: CGRect = area(100, 100),
    @LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>
  ) -> [CGRect] {
    root.arrange(in: bounds) { content() }
    return root.children.map(\.frame)
  }

  @Test("Frames around a spacer let through what it says of its ends")
  func framedSpacer() {
    let frames = frames {
      HStack {
        Picture(10, 10); Spacer().frame(width: 20); Picture(10, 10)
      }
    }
    #expect(frames.map(\.minX) == [30, 60])
  }

  @Test("What the last child of a stack says counts for the stack")
  func innerStack() {
    let frames = frames {
      HStack {
        HStack(spacing: 0) {
          Shape(); Spacer(minLength: 30)
        }
        Shape()
      }
    }
    #expect(frames.map(\.maxX) == [20, 100])
    #expect(frames[1].width == 50)
  }

  @Test("A spacer says nothing across its axis")
  func spacerAcross() {
    let frames = frames {
      HStack {
        VStack { Spacer() }; Shape()
      }
    }
    #expect(frames == [frame(8, 0, 92, 100)])
  }

  @Test("Two elements take the larger of what they say; what says nothing adds nothing")
  func larger() {
    let says = ViewSpacing.zero
    let nothing = ViewSpacing()
    #expect(says.distance(to: nothing, along: .horizontal) == 0)
    #expect(nothing.distance(to: says, along: .vertical) == 0)
    #expect(nothing.distance(to: nothing, along: .vertical) == 8)
    var top = ViewSpacing()
    top.formUnion(says, edges: .top)
    #expect(top.distance(to: nothing, along: .vertical) == 8)
    #expect(nothing.distance(to: top, along: .vertical) == 0)
    #expect(nothing.union(says) == says)
    #expect(nothing.union(says, edges: []) == nothing)
  }

  @Test("The layout of a user says what it wants, and learns what its elements say")
  func ownSpacing() {
    struct Close: Layout {
      func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .zero }
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        return CGSize(width: gap, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    func width(_ spacing: CGFloat) -> CGFloat {
      let root = Box()
      let first = Picture(1, 1)
      root.arrange(in: area(100, 100), defaultSpacing: spacing) {
        HStack(alignment: .top) {
          first
          Close() {
            Shape(); Shape()
          }
          Picture(1, 1)
        }
      }
      return root.children[3].frame.minX - first.frame.minX - 1
    }
    #expect(width(8) == 8)
    #expect(width(3) == 3)
  }

  @Test(
    "A stack in depth of one is that element, and of several aligns in what they take when placed"
  )
  func depth() {
    let frames = frames(in: area(30, 100)) {
      ZStack {
        Text(95); Picture(60, 10)
      }
    }
    #expect(frames == [frame(-15, 10, 60, 40), frame(-15, 25, 60, 10)])
    let ideal = HStack {
      Shape(); ZStack { Picture(5, 5).layout.layoutPriority(3) }
    }
    #expect(ideal.dimensions.minimum.width == 13)
    let single = Box()
    let arrangement = single.arrange(in: area(9, 9)) { ZStack { Picture(5, 5) } }
    #expect(arrangement.layoutDescription == "Picture proposed 9 × 9, took 5 × 5, at 2 2")
  }

  @Test("Gaps below 0 are given out to the children of a stack of no length")
  func negativeSpacing() {
    let frames = frames(in: area(0, 10)) {
      HStack(spacing: -40) {
        Shape(); Shape()
      }
    }
    #expect(frames == [frame(0, 0, 20, 10), frame(-20, 0, 20, 10)])
  }

  @Test("A position proposes its own length where none is proposed to it")
  func position() {
    let frames = frames {
      Text(200).layout.position(x: 0, y: 0)
        .background { Shape() }
        .fixedSize(horizontal: false, vertical: true)
    }
    #expect(frames == [frame(0, 30, 100, 40), frame(-50, 10, 100, 40)])
  }

  @Test("What has no width of its own is fitted to no width; to fill, its ratio does not count")
  func ratioOfNothing() {
    func size(_ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGSize {
      struct Ideal: Layout {
        let ideal: CGSize
        func sizeThatFits(
          proposal: ProposedSize,
          subviews: LayoutSubviews,
          cache: inout Void
        ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: ideal) }
        func placeSubviews(
          in bounds: CGRect,
          proposal: ProposedSize,
          subviews: LayoutSubviews,
          cache: inout Void
        ) {}
      }
      let element = Ideal(ideal: CGSize(width: width, height: height))() { Shape() }
        .aspectRatio(contentMode: mode)
      let back = Shape()
      Box().arrange(in: area(60, 40)) { element.background(back) }
      return back.frame.size
    }
    #expect(size(.fit, 0, 10) == CGSize(width: 0, height: 40))
    #expect(size(.fit, 10, 0) == CGSize(width: 60, height: 0))
    #expect(size(.fit, 0, 0) == .zero)
    #expect(size(.fill, 0, 10) == CGSize(width: 60, height: 40))
  }

  @Test("Edges are rounded alike on both sides of 0")
  func rounding() {
    root.arrange(in: frame(-5, 0, 14, 7), pixelScale: 1) {
      Picture(7, 7).layout.offset(x: 0)
    }
    #expect(root.children[0].frame == frame(-1, 0, 7, 7))
    let other = Box()
    other.arrange(in: frame(-1.5, 0, 7, 7), pixelScale: 1) { Picture(7, 7) }
    #expect(other.children[0].frame == frame(-1, 0, 7, 7))
  }

  private enum Circle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[VerticalAlignment(Circle.self)] + 5
    }
  }
  private enum Hen: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[VerticalAlignment(Egg.self)] + 2
    }
  }
  private enum Egg: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[VerticalAlignment(Hen.self)] + 1
    }
  }

  @Test("A guide that asks for itself, or two that ask each other, are reported and come to an end")
  func circularGuides() {
    let (a, b) = (Picture(10, 10), Picture(10, 20))
    let first = reports {
      root.arrange(in: area(100, 100)) {
        HStack(alignment: VerticalAlignment(Circle.self)) {
          a; b
        }
      }
    }
    let message = "has a guide whose default asks for the guide itself; 0 is taken"
    #expect(first.map(\.message) == ["Picture \(message)", "Picture \(message)"])
    #expect([a.frame.minY, b.frame.minY] == [40, 40])
    let second = reports {
      root.arrange(in: area(100, 100)) {
        Picture(1, 1).layout.frame(
          height: 50,
          alignment: Alignment(horizontal: .center, vertical: VerticalAlignment(Hen.self))
        )
      }
    }
    #expect(second.map(\.message) == ["frame \(message)", "Picture \(message)"])
  }

  @Test("Frames that are not finite are reported, and such an edge counts as 0")
  func endlessFrames() {
    let leaf = Picture(10, 10)
    let message = "was to be placed in a frame that is not finite; such an edge counts as 0"
    let offset = reports {
      root.arrange(in: area(10, 10)) { leaf.layout.offset(x: 1e308).offset(x: 1e308) }
    }
    #expect(offset.map(\.message) == ["Picture \(message)"])
    #expect(leaf.frame == frame(0, 0, 10, 10))
    let scaled = reports {
      root.arrange(in: area(30, 10), pixelScale: 1e308) { Picture(10, 10) }
    }
    #expect(scaled.map(\.message) == ["Picture \(message)"])
    #expect(root.children[1].frame.minX == 0)
  }

  @Test("A leaf that another parent took, or that was removed, takes no room until it comes back")
  func takenLeaves() {
    let (a, b, c) = (Picture(10, 10, "a"), Picture(20, 10, "b"), Picture(30, 10, "c"))
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack(spacing: 0) {
        a; b; Builder { c }
      }
    }
    #expect(root.children.map(\.frame.minX) == [20, 30, 50])
    let other = Box()
    let taken = reports {
      other.append(b)
      arrangement.arrange(in: area(100, 10))
      arrangement.arrange(in: area(60, 10))
    }
    let message = "Picture is no child of what it was arranged in any more; it takes no room there"
    #expect(taken.map(\.message) == [message])
    #expect([a.frame.minX, c.frame.minX] == [10, 20])
    #expect(b.frame.minX == 30)
    root.remove(c)
    #expect(reports { arrangement.arrange(in: area(60, 10)) }.count == 1)
    #expect(a.frame.minX == 25)
    root.append(b)
    #expect(reports { arrangement.arrange(in: area(60, 10)) }.isEmpty)
    #expect([a.frame.minX, b.frame.minX] == [15, 25])
  }

  @Test("A leaf that has gone takes no room in the size of the layout that it stood in")
  func goneFromSize() {
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    let arrangement = root.makeArrangement {
      HStack(spacing: 0) {
        a; b
      }
    }
    #expect(arrangement.size(for: .unspecified).width == 30)
    root.remove(b)
    let taken = reports { #expect(arrangement.size(for: .unspecified).width == 10) }
    let message = "Picture is no child of what it was arranged in any more; it takes no room there"
    #expect(taken.map(\.message) == [message])
  }

  /// A leaf that arranges what is in it whenever it is placed, and may know its parent.
  private final class Arranging: Shape {
    var arrangement: Arrangement?
    let knowsParent: Bool

    init(knowsParent: Bool) {
      self.knowsParent = knowsParent
      super.init("")
    }

    var parentNode: Box? { knowsParent ? parent : nil }

    override func place(in frame: CGRect) {
      super.place(in: frame)
      arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
    }

    func nest(_ leaf: Arranging) {
      arrangement = arrange(in: area(100, 100)) { leaf }
    }
  }

  @Test("a.arrange { b }, and then b.arrange { a }, is reported", arguments: [true, false])
  func cycle(knowsParent: Bool) {
    let (a, b, c) = (
      Arranging(knowsParent: knowsParent), Arranging(knowsParent: knowsParent),
      Arranging(knowsParent: knowsParent)
    )
    let found = reports {
      a.nest(b)
      b.nest(a)
      b.nest(c)
      c.nest(a)
      a.arrangement?.arrange(in: area(60, 100))
    }
    let message = "Arranging stands inside this Arranging already; the latter was left out"
    #expect(found.map(\.message) == [message, message])
    #expect(a.children.map(ObjectIdentifier.init) == [ObjectIdentifier(b)])
    #expect(b.children.map(ObjectIdentifier.init) == [ObjectIdentifier(c)])
    #expect(c.children.isEmpty)
    #expect([b.frame.width, c.frame.width] == [60, 60])
  }

  @Test("What merely has children, or a cycle made by hand in it, is no cycle of the layout")
  func noCycle() {
    let (leaf, inner) = (Arranging(knowsParent: false), Arranging(knowsParent: false))
    leaf.append(inner)
    leaf.append(Box())
    inner.append(leaf)
    let panel = Arranging(knowsParent: false)
    #expect(reports { panel.nest(leaf) } == [])
    #expect(panel.children.count == 1)
  }

  @Test("The default spacing is an argument, for spacers as well")
  func defaultSpacing() {
    func frames(_ spacing: CGFloat) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 10), defaultSpacing: spacing) {
        HStack {
          Picture(10, 10)
          Picture(10, 10)
          Spacer().fixedSize()
          Flow {
            Picture(10, 10); Picture(10, 10)
          }
          Grid {
            GridRow {
              Picture(10, 10); Picture(10, 10)
            }
          }
        }
      }
      let start = root.children[0].frame.minX
      return root.children.map { $0.frame.minX - start }
    }
    #expect(frames(1) == [0, 11, 22, 33, 44, 55])
    #expect(frames(0) == [0, 10, 20, 30, 40, 50])
    let wrong = reports { #expect(frames(-1) == frames(8)) }
    #expect(wrong.map(\.message) == ["defaultSpacing: -1.0 counts as not given"])
  }

  @Test("A host says the default spacing of its layouts")
  func hostSpacing() {
    final class Terminal: Box, LayoutHost {
      var bounds = area(20, 1)
      var defaultSpacing: CGFloat = 1
    }
    let terminal = Terminal()
    let live = terminal.live {
      HStack {
        Picture(4, 1); Picture(5, 1)
      }
    }
    #expect(terminal.children.map(\.frame.minX) == [5, 10])
    terminal.defaultSpacing = 2
    live.update()
    #expect(terminal.children.map(\.frame.minX) == [4.5, 10.5])
  }
}
