import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Containers")
struct ContainerTests {
  let root = Box()

  private func frames(
    _ width: CGFloat = 100,
    _ height: CGFloat = 100,
    @LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>
  ) -> [CGRect] {
    root.arrange(in: area(width, height), content)
    return root.children.map(\.frame)
  }

  @Test("A grid has columns as wide as their widest cells and rows as high as their highest")
  func grid() {
    let frames = frames {
      Grid {
        GridRow {
          Picture(10, 10); Picture(20, 30)
        }
        GridRow {
          Picture(30, 20); Picture(10, 10)
        }
      }
    }
    #expect(
      frames == [
        frame(31, 31, 10, 10), frame(59, 21, 20, 30), frame(21, 59, 30, 20), frame(64, 64, 10, 10),
      ]
    )
  }

  @Test("A grid aligns its cells, and a row its own")
  func gridAlignment() {
    let frames = frames {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Picture(10, 10); Picture(20, 30)
        }
        GridRow {
          Picture(30, 20); Picture(10, 10)
        }
      }
    }
    #expect(
      frames == [
        frame(25, 45, 10, 10), frame(55, 25, 20, 30), frame(25, 55, 30, 20), frame(55, 55, 10, 10),
      ]
    )
  }

  @Test("A grid gives width to columns and height to rows, the least flexible first")
  func flexibleGrid() {
    let frames = frames(108, 58) {
      Grid {
        GridRow {
          Picture(20, 10); Shape()
        }
        GridRow {
          Picture(10, 10); Shape()
        }
        Shape()
      }
    }
    #expect(frames[1].width == 80)
    #expect(frames[4].width == 108)
    #expect(frames.allSatisfy { $0.maxX <= 108 && $0.maxY <= 58 })
  }

  @Test("Flexible columns and rows are ordered by their least lengths")
  func flexibleColumns() {
    let frames = frames(100, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Shape()
          Shape().layout.frame(minWidth: 70)
        }
      }
    }
    #expect(frames.map(\.width) == [30, 70])
  }

  @Test("A grid is arranged again for what changed")
  func changedGrid() {
    let (a, b, c) = (Opaque(10, 10), Picture(10, 10), Picture(10, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          a; b
        }
        GridRow {
          Picture(5, 5); c
        }
        Shape().layout.frame(height: 1)
      }
    }
    #expect([b.frame.minX, c.frame.minX] == [10, 10])
    a.natural.width = 30
    arrangement.changed(a)
    arrangement.arrange(in: area(100, 100))
    #expect([b.frame.minX, c.frame.minX] == [30, 30])
  }

  @Test("An empty grid is empty, and a row outside of a grid is a stack")
  func oddGrids() {
    #expect(Grid<Box> {}.dimensions.maximum == .zero)
    #expect(
      GridRow<Box> {
        Picture(10, 10); Picture(10, 20)
      }.dimensions.ideal == CGSize(width: 28, height: 20)
    )
    #expect(
      frames {
        GridRow {
          Picture(10, 10); Picture(10, 20)
        }
      }.map(\.minX) == [36, 54]
    )
  }

  @Test("A flow breaks into lines where there is no more room")
  func flow() {
    let frames = frames {
      Flow(spacing: 10, lineSpacing: 5) {
        Picture(40, 10); Picture(50, 20); Picture(30, 10)
      }
    }
    #expect(frames == [frame(0, 37.5, 40, 10), frame(50, 32.5, 50, 20), frame(0, 57.5, 30, 10)])
  }

  @Test("A flow makes a wide text wrap, and is empty without elements")
  func narrowFlow() {
    #expect(frames(50) { Flow { Text(95) } } == [frame(0, 30, 50, 40)])
    #expect(Flow<Box> {}.dimensions.ideal == .zero)
    #expect(
      Flow<Box>(alignment: .firstTextBaseline) {
        Text(10, 20); Text(10, 40)
      }.dimensions.ideal == CGSize(width: 28, height: 40)
    )
  }

  @Test(
    "The first element that fits is shown, and the others get the frame zero",
    arguments: [(100, 0), (60, 1), (10, 2), (5, 2)] as [(CGFloat, Int)]
  )
  func fitsFirst(width: CGFloat, shown: Int) {
    let frames = frames(width) {
      FitsFirst(in: .horizontal) {
        Picture(80, 10); Picture(40, 200); Picture(10, 10).layout.padding(1)
      }
    }
    #expect(frames.firstIndex { $0 != .zero } == shown)
    #expect(frames.filter { $0 == .zero }.count == 2)
  }

  @Test("What was shown is hidden when it no longer fits, and shown again")
  func alternatives() {
    let (wide, narrow) = (Picture(80, 10), Picture(40, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      FitsFirst {
        HStack {
          wide; EmptyElement()
        }.padding(1); narrow
      }
    }
    let first = wide.frame
    arrangement.arrange(in: area(60, 100))
    #expect([wide.frame, narrow.frame] == [.zero, frame(10, 45, 40, 10)])
    arrangement.arrange(in: area(60, 90))
    #expect(wide.frames.count == 2)
    arrangement.arrange(in: area(100, 100))
    #expect([wide.frame, narrow.frame] == [first, .zero])
    #expect(FitsFirst<Box> {}.dimensions.ideal == .zero)
  }

  @Test("A container of a user takes part: it is proposed to, proposes, and places by anchors")
  func custom() {
    struct Corners: Layout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 40))
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        let anchors: [UnitPoint] = [
          .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
          .bottomTrailing,
        ]
        for (subview, anchor) in zip(subviews, anchors) {
          let point = CGPoint(x: bounds.width * anchor.x, y: bounds.height * anchor.y)
          subview.place(at: point, anchor: anchor, proposal: .unspecified)
        }
      }
    }
    let frames = frames {
      Corners() { for _ in 0..<10 { Picture(10, 20) } }.padding(10)
    }
    let (x, y): ([CGFloat], [CGFloat]) = ([10, 45, 80], [10, 40, 70])
    #expect(frames.prefix(9) == (0..<9).map { frame(x[$0 % 3], y[$0 / 3], 10, 20) }[...])
    // What was not placed stands in the middle.
    #expect(frames[9] == frame(45, 40, 10, 20))
    #expect(Corners() { Shape() }.dimensions.ideal == CGSize(width: 40, height: 40))
  }

  @Test("A container of a user learns priorities, dimensions and guides of its elements")
  func subviews() {
    struct Probe: Layout {
      let see: (LayoutSubviews) -> Void
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        see(subviews)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    var seen: [Double] = []
    let probe = Probe { subviews in
      let text = subviews[0].dimensions(in: ProposedSize(width: 20, height: nil))
      seen = [
        subviews[0].priority, subviews[1].priority, Double(subviews.count), Double(text.height),
        Double(text[.lastTextBaseline]),
        Double(subviews[1].sizeThatFits(ProposedSize(width: -1, height: .nan)).height),
      ]
    }
    _ = frames {
      probe {
        Text(40).layout.layoutPriority(2); Spacer()
      }
    }
    #expect(seen == [2, -.infinity, 2, 40, 35, 8])
  }

  @Test("A container of a user that places nothing leaves its elements in its middle")
  func unplaced() {
    struct Lazy: Layout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        CGSize(width: 50, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    #expect(frames { Lazy() { Picture(10, 10) } } == [frame(45, 45, 10, 10)])
  }

  @Test("Many children that do not come in order get their shares in order")
  func manyUnordered() {
    let leaves = (0..<400).map { Opaque(CGFloat(1 + $0 * 7 % 97), 10) }
    root.arrange(in: area(4000, 10)) { HStack(spacing: 0) { leaves } }
    let tree = Tree.horizontal(.center, 0, leaves.map { .leaf(.picture($0.natural.width, 10)) })
    #expect(root.children.map(\.frame) == Reference(tree, in: area(4000, 10)).frames)
  }

  @Test("An empty stack has no size, but a place, of the lowest priority")
  func emptyStack() {
    #expect(HStack<Box> {}.dimensions.maximum == .zero)
    let frames = frames {
      HStack {
        VStack {}
        Shape()
      }
    }
    #expect(frames == [frame(8, 0, 92, 100)])
  }

  @Test("A stack never has a negative length")
  func negativeSpacing() {
    #expect(
      HStack<Box>(spacing: -50) {
        Picture(10, 10); Picture(10, 10)
      }.dimensions.ideal.width == 0
    )
  }
}
