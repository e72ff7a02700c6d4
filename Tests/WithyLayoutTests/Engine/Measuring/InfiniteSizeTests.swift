import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// A guide of one's own that is not a number.
private enum Nowhere: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { .nan }
}

/// A guide of one's own that is as far down as the element is wide, halved.
private enum Slope: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 2 }
}

/// A guide of one's own, a quarter down.
private enum Quarter: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 4 }
}

@Suite("Infinite proposals and sizes")
struct InfiniteSizeTests {
  let root = Box()
  private let endless = CGSize(width: CGFloat.infinity, height: .infinity)

  @Test("Elements aligned by guides may be infinite, and their guides are not evaluated")
  func aligned() {
    let reports = reports {
      let shape = Shape().layout.alignmentGuide(.top) { $0.width }.alignmentGuide(.leading) {
        $0.height / 3
      }
      let row = HStack(alignment: .firstTextBaseline) {
        Shape(); Text(10)
      }
      let column = VStack(alignment: .leading) {
        shape; Text(10)
      }
      let pile = ZStack(alignment: .topLeading) {
        shape; Text(10)
      }
      let line = HStack(alignment: .top) {
        shape; Text(10)
      }
      #expect(row.dimensions.maximum == endless)
      #expect(column.dimensions.maximum == endless)
      #expect(pile.dimensions.maximum == endless)
      #expect(line.dimensions.maximum == endless)
    }
    #expect(reports == [])
  }

  @Test("A container with content that fills an aspect ratio may be infinite on both axes")
  func ratio() {
    let picture = Shape()
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        VStack {
          Grid { GridRow { picture.layout.aspectRatio(2, contentMode: .fill) } }
          Picture(10, 42)
        }
      }
    }
    #expect(picture.frame == frame(0, 0, 100, 50))
    #expect(reports == [])
  }

  @Test("A custom guide may be computed from the other length, which may be infinite")
  func guideAcross() {
    let slope = VerticalAlignment(Slope.self)
    let reports = reports {
      let row = HStack(alignment: slope) {
        Shape().layout.frame(height: 10); Text(10)
      }
      let grid = Grid(alignment: Alignment(horizontal: .center, vertical: slope)) {
        GridRow { Shape().layout.frame(height: 10) }
      }
      #expect(row.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 20))
      #expect(grid.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 10))
    }
    #expect(reports == [])
  }

  @Test("An explicit guide that is infinite is ignored in an infinite element, and not reported")
  func explicitGuide() {
    var size = CGSize.zero
    let found = reports {
      size =
        HStack(alignment: .top) {
          Shape().layout.frame(height: 10).alignmentGuide(.top) { $0.width }
          Text(10)
        }
        .dimensions.maximum
    }
    #expect(size == CGSize(width: CGFloat.infinity, height: 20))
    #expect(found == [])
  }

  @Test("The leading and top edges of an infinite element are 0")
  func edges() {
    let reports = reports {
      let row = HStack(alignment: .lastTextBaseline) {
        Shape().layout.frame(height: 10).alignmentGuide(.lastTextBaseline) { $0[.leading] + 7 }
        Picture(10, 20)
      }
      let column = VStack(alignment: .trailing) {
        Shape().layout.frame(width: 10).alignmentGuide(.trailing) { $0[.top] + 7 }
        Picture(20, 10)
      }
      let pile = VStack(alignment: .leading) {
        ZStack(alignment: .top) {
          Text(10).layout.frame(maxHeight: .infinity, alignment: .top)
          Picture(4, 4)
        }
        .alignmentGuide(.leading) { $0[.firstTextBaseline] }
        Picture(20, 10)
      }
      #expect(row.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 23))
      #expect(pile.dimensions.maximum == CGSize(width: 35, height: CGFloat.infinity))
      #expect(column.dimensions.maximum == CGSize(width: 23, height: CGFloat.infinity))
    }
    #expect(reports == [])
  }

  @Test("An infinite guide is treated as 0 in a grid row, when measured and when placed")
  func guideInGrid() {
    let slope = VerticalAlignment(Slope.self)
    let reports = reports {
      // The row is aligned 20 below its top, and the baseline of the text is 5 further down.
      let row = HStack(alignment: .lastTextBaseline) {
        Grid(alignment: Alignment(horizontal: .center, vertical: slope)) {
          GridRow {
            Picture(40, 4); Text(20); Shape().layout.frame(height: 10)
          }
        }
        Picture(10, 60)
      }
      #expect(row.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 65))
      // Its own height makes the guide of the last cell infinite. The text begins 5 below the top.
      let column = VStack(alignment: .leading) {
        Grid(alignment: Alignment(horizontal: .center, vertical: VerticalAlignment(Quarter.self))) {
          GridRow {
            Text(20); Picture(10, 40); Shape().layout.frame(width: 10)
          }
        }
        .alignmentGuide(.leading) { $0[.lastTextBaseline] }
        Picture(60, 10)
      }
      #expect(column.dimensions.maximum == CGSize(width: 80, height: CGFloat.infinity))
    }
    #expect(reports == [])
  }

  @Test("An infinite guide of an element is treated as 0 where its bar is aligned")
  func guideOfBar() {
    let slope = VerticalAlignment(Slope.self)
    let reports = reports {
      // The bar begins 10 above the element, and the baseline of its text is 15 further down.
      let row = HStack(alignment: .lastTextBaseline) {
        Shape().layout.frame(height: 40)
          .safeAreaInset(edge: .trailing, alignment: slope, spacing: 0) { Text(20) }
        Picture(10, 60)
      }
      #expect(row.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 95))
    }
    #expect(reports == [])
  }

  @Test("An infinite guide of a custom layout is ignored where an infinite length is proposed")
  func guideOfLayout() {
    /// A layout as wide as proposed, or 10 points, whose baseline is as far down as that is wide.
    struct Sloped: PartialLayout {
      var isFull: Bool
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: isFull ? proposal.width ?? 10 : 10, height: 10) }
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { proposal.width }
    }
    for isFull in [true, false] {
      var size = CGSize.zero
      let found = reports {
        size =
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Sloped(isFull: isFull)() { Shape() }
            Picture(10, 20)
          }
          .dimensions.maximum
      }
      #expect(size == CGSize(width: isFull ? CGFloat.infinity : 20, height: 20))
      #expect(found == [])
    }
  }

  @Test("A guide with a non-finite default is treated as 0, and reported")
  func defaultGuide() {
    let nowhere = VerticalAlignment(Nowhere.self)
    func check(@LayoutBuilder<Box> _ content: (Picture, ModifiedElement<Box>) -> LayoutGroup<Box>) {
      let root = Box()
      let high = Picture(10, 40).layout.alignmentGuide(nowhere) { _ in 10 }
      let reports = reports {
        root.arrange(in: area(100, 100)) { content(Picture(10, 20), high) }
      }
      #expect(root.children.map(\.frame) == [frame(40, 40, 10, 20), frame(50, 30, 10, 40)])
      #expect(
        reports.map(\.message) == [
          "Picture has an alignment guide whose default value is nan; using 0"
        ]
      )
    }
    check { low, high in
      HStack(alignment: nowhere, spacing: 0) {
        low; high
      }
    }
    check { low, high in
      Flow(alignment: Alignment(horizontal: .center, vertical: nowhere), spacing: 0) {
        low; high
      }
    }
    check { low, high in
      Grid(alignment: Alignment(horizontal: .center, vertical: nowhere), horizontalSpacing: 0) {
        GridRow {
          low; high
        }
      }
    }
    check { low, high in
      low.layout.safeAreaInset(edge: .trailing, alignment: nowhere, spacing: 0) { high }
    }
  }

  @Test("A stack has the length 0 where its gaps together are minus infinity")
  func endlessGaps() {
    let arrangement = root.makeArrangement {
      HStack(spacing: -1e308) { for _ in 0..<3 { Shape() } }
    }
    let size = arrangement.size(for: ProposedSize(width: 100, height: 50))
    #expect(size == CGSize(width: 0, height: 50))
    let reports = reports { arrangement.arrange(in: area(100, 50)) }
    let message = "Shape has the size inf × 50.0 when placed; using 0 for infinite lengths"
    #expect(reports.map(\.message) == [message])
    #expect(root.children.map(\.frame) == Array(repeating: frame(50, 0, 0, 50), count: 3))
  }

  /// A container that places its elements with whatever proposal.
  private struct Reckless: PartialLayout {
    var proposal: ProposedSize
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: .zero, anchor: .bottomTrailing, proposal: self.proposal)
      }
    }
  }

  @Test(
    "Random trees placed with infinite proposals have finite frames",
    arguments: Tree.Kind.allCases,
    seeds(passes: 400)
  )
  func placed(kind: Tree.Kind, seed: UInt64) {
    for (width, height) in [(.infinity, .infinity), (nil, .infinity), (.infinity, 40)]
      as [(CGFloat?, CGFloat?)]
    {
      var maker = TreeMaker(seed: seed)
      let tree = maker.tree(kind, 4)
      let (root, reckless) = (Box(), Reckless(proposal: .init(width: width, height: height)))
      _ = reports { root.arrange(in: area(100, 100)) { reckless() { tree.element() } } }
      let frames = root.children.map(\.frame)
      let areFinite = frames.allSatisfy {
        ($0.minX + $0.minY + $0.width + $0.height).isFinite && $0.width >= 0 && $0.height >= 0
      }
      #expect(areFinite, "seed \(seed): \(frames) of \(tree)")
    }
  }
}
