import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Containers beyond the first set, in numbers")
struct FurtherContainerTests {
  let root = Box()

  private func frames(
    in bounds: CGRect = area(100, 100),
    @LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>
  ) -> [CGRect] {
    root.arrange(in: bounds) { content() }
    return root.children.map(\.frame)
  }

  @Test("A cell that spans columns widens them in equal parts")
  func spans() {
    let frames = frames {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(20, 10); Picture(5, 10)
        }
        GridRow { Picture(60, 10).layout.gridCellColumns(2).padding(0) }
        GridRow {
          Picture(10, 10).layout.gridCellColumns(1); Picture(20, 10).layout.gridCellColumns(2)
        }
      }
    }
    // Columns of 20, 30 and 5, in all 75.
    #expect(frames[0] == frame(17.5, 35, 10, 10))
    #expect(frames[1] == frame(47.5, 35, 20, 10))
    #expect(frames[2] == frame(82.5, 35, 5, 10))
    #expect(frames[3] == frame(12.5, 45, 60, 10))
    #expect(frames[4] == frame(17.5, 55, 10, 10))
    #expect(frames[5] == frame(55, 55, 20, 10))
  }

  @Test("A cell stands by its anchor, a column by its own alignment, else as row and grid say")
  func cellAlignments() {
    let frames = frames {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(40, 40); Picture(40, 40)
        }
        GridRow(alignment: .bottom) {
          Picture(10, 10).layout.gridCellAnchor(.center)
          Picture(20, 20).layout.gridColumnAlignment(.trailing)
          Picture(1, 40)
        }
        GridRow {
          Picture(10, 10); Picture(10, 10)
        }
      }
    }
    #expect(frames[2] == frame(24.5, 60, 10, 10))
    #expect(frames[3] == frame(69.5, 65, 20, 20))
    #expect(frames[5] == frame(9.5, 85, 10, 10))
    #expect(frames[6] == frame(79.5, 85, 10, 10))
  }

  @Test("A divider does not widen the grid, in a row of its own or as a cell")
  func unsized() {
    let frames = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(20, 10)
        }
        Shape().layout.frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow {
          Shape().layout.gridCellUnsizedAxes(.both); Picture(5, 8)
        }
        Shape().layout.gridCellUnsizedAxes(.both)
      }
    }
    #expect(frames[2] == frame(35, 50, 30, 2))
    #expect(frames[3] == frame(35, 52, 10, 8))
    #expect(frames[5].height == 0)
  }

  @Test("Cells of a row meet at their baselines")
  func baselines() {
    let frames = frames {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        GridRow {
          Text(10, 20); Text(10, 40); Text(10, 4)
        }
      }
    }
    #expect(frames.map { $0.minY + $0.height * 0.75 } == [60, 60, 60])
    #expect(frames[1].minY == 30)
  }

  @Test("Weights share what the others leave")
  func weights() {
    let frames = frames {
      HStack(spacing: 0) {
        Shape().layout.weight(2)
        Picture(10, 10)
        Shape().layout.weight(1).padding(.horizontal, 5)
      }
    }
    #expect(frames.map(\.width) == [60, 10, 20])
    #expect(frames.map(\.minX) == [0, 60, 75])
  }

  @Test("Flexible elements without a weight get theirs first, and least lengths are set aside")
  func weightsLast() {
    let frames = frames {
      HStack(spacing: 0) {
        Shape()
        Shape().layout.frame(minWidth: 30).weight(1)
        Shape().layout.frame(maxWidth: 10).weight(9)
      }
    }
    #expect(frames.map(\.width) == [70, 30, 10])
  }

  @Test("What a weighted element does not take is left to the others")
  func weightsBounded() {
    let frames = frames {
      HStack(spacing: 0) {
        Shape().layout.weight(1)
        Shape().layout.frame(maxWidth: 10).weight(1)
        Shape().layout.weight(2)
      }
    }
    #expect(frames.map(\.width) == [30, 10, 60])
    let wrong = reports { _ = Shape().layout.weight(0).weight(.infinity) }
    #expect(
      wrong.map(\.message) == [
        "weight: 0.0 counts as not given", "weight: inf counts as not given",
      ]
    )
  }

  @Test("A part of the container's length, in stacks, alone, behind something, and in what scrolls")
  func relativeFrames() {
    let stack = frames {
      HStack(spacing: 10) {
        Shape().layout.relativeFrame(width: 0.3, height: 0.5)
        Shape()
      }
    }
    #expect(stack == [frame(0, 25, 30, 50), frame(40, 0, 60, 100)])
    func alone(@LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>) -> [CGRect] {
      let root = Box()
      root.arrange(in: area(100, 50)) { content() }
      return root.children.map(\.frame)
    }
    #expect(alone { Shape().layout.relativeFrame(width: 0.5) } == [frame(25, 0, 50, 50)])
    #expect(
      alone {
        Shape().layout.relativeFrame(height: 2, alignment: .top); Picture(1, 1)
      }[0] == frame(0, -25, 100, 100)
    )
    #expect(
      alone { Picture(80, 50).layout.background { Shape().layout.relativeFrame(width: 0.25) } }[0]
        == frame(40, 0, 20, 50)
    )
    let scrolled = alone { ScrollContainer { Shape().layout.relativeFrame(height: 0.8) } }
    #expect(scrolled == [frame(0, 0, 100, 40)])
    #expect(
      reports { _ = Shape().layout.relativeFrame(width: -1) }.map(\.message)
        == ["relativeFrame(width:): -1.0 counts as not given"]
    )
  }

  @Test("Lines of a flow stand at the start, in the middle, at the end, or are justified")
  func lineAlignments() {
    func xs(_ alignment: LineAlignment) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 100)) {
        Flow(lineAlignment: alignment, spacing: 10) {
          Picture(30, 10); Picture(30, 10); Picture(40, 10); Picture(20, 10); Picture(90, 10)
        }
      }
      return root.children.map(\.frame.minX)
    }
    #expect(xs(.start) == [5, 45, 5, 55, 5])
    #expect(xs(.center) == [15, 55, 15, 65, 5])
    #expect(xs(.end) == [25, 65, 25, 75, 5])
    #expect(xs(.justified) == [0, 70, 0, 80, 0])
  }

  @Test("Columns that wrap, aligned in their width")
  func columns() {
    let frames = frames {
      Flow(.vertical, alignment: .trailing, lineAlignment: .end, spacing: 0, lineSpacing: 10) {
        Picture(10, 60); Picture(20, 40); Picture(30, 50)
      }
    }
    #expect(frames == [frame(30, 0, 10, 60), frame(20, 60, 20, 40), frame(50, 50, 30, 50)])
    let text = Box()
    text.arrange(in: area(50, 10)) { Flow(.vertical) { Opaque(10, 30) } }
    #expect((text.children[0] as? Shape)?.proposals.last == ProposedSize(width: nil, height: 10))
  }

  @Test(
    "What is left goes between, by the centres, around, or evenly",
    arguments: [
      (Distribution.fill, [25, 35, 65] as [CGFloat]), (.equalSpacing, [0, 35, 90]),
      (.equalCentering, [0, 35, 90]), (.spaceAround, [50.0 / 6, 35, 40 + 250.0 / 6]),
      (.spaceEvenly, [12.5, 35, 77.5]),
    ]
  )
  func distributions(_ distribution: Distribution, _ xs: [CGFloat]) {
    let frames = frames {
      HStack(spacing: 0, distribution: distribution) {
        Picture(10, 10); Picture(30, 10); Picture(10, 10)
      }
    }
    #expect(zip(frames, xs).allSatisfy { abs($0.minX - $1) < 0.001 }, "\(frames.map(\.minX))")
  }

  @Test("Centres are equally far from each other, as far as the least gaps allow")
  func centering() {
    func xs(_ widths: [CGFloat], _ spacing: CGFloat = 0) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 10)) {
        VStack {
          HStack(spacing: spacing, distribution: .equalCentering) {
            for width in widths { Picture(width, 10) }
          }
        }
      }
      return root.children.map(\.frame.minX)
    }
    #expect(xs([20, 10, 10]) == [0, 47.5, 90])
    #expect(xs([10, 70, 10]) == [0, 15, 90])
    #expect(xs([70, 10, 10], 5) == [0, 75, 90])
    #expect(xs([10]) == [0])
    #expect(xs([60, 60]) == [-10, 50])
  }

  @Test("One gap of its own, given or not, also through modifiers")
  func gaps() {
    let frames = frames {
      VStack(spacing: 1) {
        Picture(10, 10).layout.spacing(after: 20).padding(0)
        Picture(10, 10)
        Picture(10, 10).layout.spacing(after: 5)
      }
    }
    #expect(frames.map(\.minY) == [24.5, 54.5, 65.5])
    let width = HStack {
      Picture(1, 1).layout.spacing(after: 3); Picture(1, 1); Picture(1, 1)
    }
    #expect(width.dimensions.ideal.width == 14)
    let wrong = reports { _ = Shape().layout.spacing(after: .nan) }
    #expect(wrong.map(\.message) == ["spacing(after:): nan counts as not given"])
  }

  @Test("What is collapsed takes no place and no gap, and stays a child")
  func collapsed() {
    let (a, b, c) = (Picture(10, 10), Opaque(50, 50), Picture(10, 10))
    var isCollapsed = true
    let panel = Panel()
    let live = panel.live {
      HStack(alignment: .top) {
        a; b.layout.padding(3).collapsed(if: isCollapsed); c
      }
    }
    #expect([a, b, c].map(\.frame) == [frame(36, 45, 10, 10), .zero, frame(54, 45, 10, 10)])
    #expect(b.proposals.isEmpty && b.frames.count == 1)
    live.update()
    #expect(b.frames.count == 1)
    isCollapsed = false
    live.update()
    #expect(panel.children.count == 3 && panel.children[1] === b)
    #expect(b.frame == frame(25, 25, 50, 50))
    isCollapsed = true
    live.update()
    #expect(b.frame == .zero && a.frame.minX == 36)
  }

  @Test("A part has a direction of its own, and one within it another")
  func directions() {
    func xs(_ outer: LayoutDirection) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 10), layoutDirection: outer) {
        HStack(spacing: 0) {
          Picture(10, 10)
          HStack(spacing: 0) {
            Picture(10, 10)
            HStack(spacing: 0) {
              Picture(10, 10); Picture(20, 10)
            }
            .layoutDirection(.leftToRight)
          }
          .layoutDirection(.rightToLeft)
          Spacer()
        }
      }
      return root.children.map(\.frame.minX)
    }
    #expect(xs(.leftToRight) == [0, 40, 10, 20])
    #expect(xs(.rightToLeft) == [90, 80, 50, 60])
  }

  @Test("The direction of the whole changes, and parts keep theirs")
  func changedDirection() {
    let panel = Panel(100, 10)
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    let live = panel.live {
      HStack(spacing: 0) {
        a; b
      }
      .layoutDirection(.leftToRight).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect([a, b].map(\.frame.minX) == [0, 10])
    panel.layoutDirection = .rightToLeft
    live.layOut()
    #expect([a, b].map(\.frame.minX) == [70, 80])
  }

  @Test("An action is told a frame for the first time and when it changes, by the newest closure")
  func geometry() {
    let panel = Panel()
    let leaf = Picture(10, 10)
    var told: [String] = []
    var name = "a"
    let live = panel.live {
      leaf.layout.padding(5)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { [name] old, new in
          told.append("\(name) \(Int(old.width)) \(Int(new.width))")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(told == ["a 20 20"])
    name = "b"
    live.update()
    panel.bounds = area(50, 50)
    live.layOut()
    #expect(told == ["a 20 20"])
    leaf.natural.width = 30
    live.changed(leaf)
    live.layOut()
    #expect(told == ["a 20 20", "b 20 40"])
    #expect(leaf.frames.count == 3)
  }

  @Test("Frames that are told are mirrored and rounded as those of leaves")
  func geometryFrames() {
    var frames: [CGRect] = []
    root.arrange(in: area(100, 10), layoutDirection: .rightToLeft, pixelScale: 1) {
      Picture(10.4, 10).layout.onGeometryChange(for: CGRect.self) {
        $0.frame
      } action: {
        frames.append($0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(frames == [root.children[0].frame])
    #expect(frames == [frame(90, 0, 10, 10)])
  }

  @Test("What is not shown tells nothing of its frame")
  func hiddenGeometry() {
    var told: [CGFloat] = []
    func picture(_ width: CGFloat) -> some LayoutElement<Box> {
      Picture(width, 10).layout.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        told.append($0)
      }
    }
    root.arrange(in: area(50, 10)) {
      FitsFirst {
        picture(80)
        picture(40)
        picture(20)
      }
    }
    #expect(told == [40])
  }

  @Test("What scrolls hands out the size of its content")
  func contentSize() {
    var sizes: [CGSize] = []
    let leaf = Picture(30, 400)
    let arrangement = root.arrange(in: area(100, 100)) {
      ScrollContainer(contentSize: { sizes.append($0) }) { leaf.layout.padding(10) }
    }
    #expect(sizes == [CGSize(width: 50, height: 420)])
    arrangement.arrange(in: area(90, 90))
    #expect(sizes.count == 1)
    leaf.natural.height = 500
    arrangement.changed(leaf)
    arrangement.arrange(in: area(90, 90))
    #expect(sizes.last == CGSize(width: 50, height: 520))
  }

  @Test("Layouts leave the safe area free; what ignores it reaches the edges that it touches")
  func safeArea() {
    let (back, leaf) = (Shape(), Shape())
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    let arrangement = root.arrange(in: area(100, 100), safeArea: insets) {
      leaf.layout.padding(.trailing, 10).background { back.layout.ignoresSafeArea() }
    }
    #expect(leaf.frame == frame(5, 20, 85, 70))
    #expect(back.frame == area(100, 100))
    arrangement.arrange(in: area(100, 120), safeArea: EdgeInsets(top: 40, leading: 5, bottom: 10))
    #expect(leaf.frame == frame(5, 40, 85, 70))
    #expect(back.frame == area(100, 120))
    root.arrange(in: area(100, 100), safeArea: insets) { back.layout.ignoresSafeArea(.top) }
    #expect(back.frame == frame(5, 0, 95, 90))
    root.arrange(in: area(100, 100), safeArea: insets) {
      back.layout.ignoresSafeArea().padding(1)
    }
    #expect(back.frame == frame(6, 21, 93, 68))
  }

  @Test("In a part from right to left the safe area is mirrored, too")
  func mirroredSafeArea() {
    let back = Shape()
    root.arrange(in: area(100, 10), safeArea: EdgeInsets(leading: 5)) {
      back.layout.ignoresSafeArea().layoutDirection(.rightToLeft)
    }
    #expect(back.frame == area(100, 10))
    root.arrange(in: area(100, 10), safeArea: EdgeInsets(leading: 5)) {
      back.layout.ignoresSafeArea(.leading).layoutDirection(.rightToLeft)
    }
    #expect(back.frame == frame(5, 0, 95, 10))
  }

  @Test(
    "A bar insets the rest, and what ignores the safe area reaches below it",
    arguments: [
      (Edges.top, frame(45, 0, 10, 10), frame(0, 14, 100, 86)),
      (.bottom, frame(45, 90, 10, 10), frame(0, 0, 100, 86)),
      (.leading, frame(0, 45, 10, 10), frame(14, 0, 86, 100)),
      (.trailing, frame(90, 45, 10, 10), frame(0, 0, 86, 100)),
    ]
  )
  func bars(_ edge: Edges, _ barFrame: CGRect, _ restFrame: CGRect) {
    let (rest, back, bar) = (Shape(), Shape(), Picture(10, 10))
    let inner = rest.layout.background { back.layout.ignoresSafeArea() }
    root.arrange(in: area(100, 100)) {
      switch edge {
      case .top: inner.safeAreaInset(edge: .top, spacing: 4) { bar }
      case .bottom: inner.safeAreaInset(edge: .bottom, spacing: 4) { bar }
      case .leading: inner.safeAreaInset(edge: .leading, spacing: 4) { bar }
      default: inner.safeAreaInset(edge: .trailing, spacing: 4) { bar }
      }
    }
    #expect(
      root.children.map(ObjectIdentifier.init) == [back, rest, bar].map(ObjectIdentifier.init)
    )
    #expect(bar.frame == barFrame)
    #expect(rest.frame == restFrame)
    #expect(back.frame == area(100, 100))
  }

  @Test(
    "What ignores the safe area follows the edge beyond a bar that changes, also where it stays"
  )
  func changedBar() {
    let (back, bar) = (Shape(), Picture(10, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      back.layout.ignoresSafeArea().frame(height: 86)
        .safeAreaInset(edge: .bottom, spacing: 4) { bar }
        .frame(height: 100, alignment: .top)
    }
    #expect(back.frame == area(100, 100))
    bar.natural.height = 20
    arrangement.changed(bar)
    arrangement.arrange(in: area(100, 100))
    #expect(bar.frame == frame(45, 90, 10, 20))
    #expect(back.frame == area(100, 110))
  }

  @Test("A bar is aligned, has the default gap, and may be nothing")
  func barAlignment() {
    let (rest, bar) = (Shape(), Picture(10, 10))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .bottom, alignment: .trailing) { bar }
    }
    #expect(bar.frame == frame(90, 90, 10, 10) && rest.frame == area(100, 82))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { EmptyElement() }
    }
    #expect(rest.frame == area(100, 100))
    let size = rest.layout.safeAreaInset(edge: .leading) { bar }.dimensions
    #expect(size.ideal == CGSize(width: 28, height: 10))
    #expect(size.maximum.width == .infinity)
  }

  @Test("A container changes its kind, and its elements stay the same objects, with their sizes")
  func anyLayout() {
    struct Pile: Layout {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
      }
    }
    let layouts = [
      AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(alignment: .leading)),
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)), AnyLayout(Pile()),
    ]
    var index = 0
    let panel = Panel()
    let live = panel.live {
      let layout = layouts[index]
      layout {
        Builder { Opaque(10, 10) }; Builder { Opaque(20, 10) }
      }
    }
    let leaves = panel.children.compactMap { $0 as? Opaque }
    #expect(leaves.map(\.frame) == [frame(35, 45, 10, 10), frame(45, 45, 20, 10)])
    index = 1
    live.update()
    #expect(leaves.map(\.frame) == [frame(40, 36, 10, 10), frame(40, 54, 20, 10)])
    index = 2
    live.update()
    #expect(leaves.map(\.frame) == [frame(50, 45, 10, 10), frame(40, 45, 20, 10)])
    let asked = leaves.map(\.proposals.count)
    index = 3
    live.update()
    #expect(leaves.map(\.frame) == [area(10, 10), area(20, 10)])
    index = 2
    live.update()
    #expect(zip(panel.children, leaves).allSatisfy { $0 === $1 })
    #expect(zip(leaves.map(\.proposals.count), asked).allSatisfy { $0 <= $1 + 1 })
  }
}
