import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Mistakes in layouts")
struct LayoutMistakeTests {
  /// A leaf with a given size.
  private final class Wrong: Shape {
    var natural: CGSize
    var baseline: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat = 0) {
      natural = CGSize(width: width, height: height)
      self.baseline = baseline
    }
    override func answer(_ proposal: ProposedSize) -> CGSize { natural }
    override func textBaselines(in size: CGSize) -> TextBaselines? {
      TextBaselines(first: baseline, last: baseline)
    }
  }

  @Test(
    "An invalid length of a leaf is treated as 0, and reported once",
    arguments: [(.nan, 10, 0, 10), (10, -5, 10, 0), (-5, 10, 0, 10), (.infinity, .infinity, 0, 0)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func sizes(width: CGFloat, height: CGFloat, w: CGFloat, h: CGFloat) {
    let (root, leaf) = (Box(), Wrong(width, height))
    var line: UInt = 0
    let reports = reports {
      line = #line + 1
      let arrangement = root.arrange(in: area(100, 100)) {
        VStack {
          leaf; Picture(1, 1)
        }
      }
      arrangement.arrange(in: area(90, 90))
    }
    #expect(leaf.frame.size == CGSize(width: w, height: h))
    let message = "Wrong returned the size \(width) × \(height); using 0 for invalid lengths"
    #expect(reports == [Report(message, line: line)])
  }

  @Test("A custom layout that returns invalid sizes has the size 0")
  func layoutSizes() {
    struct Nonsense: Layout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        CGSize(width: CGFloat.nan, height: -1)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: .unspecified)
      }
    }
    let (root, shape) = (Box(), Shape())
    let reports = reports { root.arrange(in: area(100, 100)) { Nonsense() { shape } } }
    #expect(shape.frame == frame(50, 55, 10, 10))
    #expect(
      reports.map(\.message) == [
        "Nonsense returned the size nan × -1.0; using 0 for invalid lengths",
        "Shape was placed at nan, 5.0; using 0 for non-finite coordinates",
      ]
    )
  }

  @Test("An element placed with an infinite size has the size 0")
  func infinitePlace() {
    struct Endless: PartialLayout {
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        subviews[0].place(at: .zero, proposal: ProposedSize(width: .infinity, height: 5))
        subviews[1].place(at: .zero, proposal: ProposedSize(width: 5, height: .infinity))
      }
    }
    let (root, a, b) = (Box(), Shape(), Shape())
    let reports = reports {
      root.arrange(in: area(0, 0)) {
        Endless() {
          a; b
        }
      }
    }
    #expect([a.frame, b.frame] == [frame(0, 0, 0, 5), frame(0, 0, 5, 0)])
    #expect(
      reports.map(\.message) == [
        "Shape has the size inf × 5.0 when placed; using 0 for infinite lengths",
        "Shape has the size 5.0 × inf when placed; using 0 for infinite lengths",
      ]
    )
  }

  @Test("Placing outside placeSubviews is reported and ignored")
  func placeElsewhere() {
    struct Hasty: PartialLayout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        subviews[0].place(at: CGPoint(x: 50, y: 50), proposal: .zero)
        return CGSize(width: 10, height: 10)
      }
    }
    let (root, shape) = (Box(), Shape())
    let reports = reports { root.arrange(in: area(10, 10)) { Hasty() { shape } } }
    #expect(shape.frame == frame(0, 0, 10, 10))
    #expect(
      reports.map(\.message) == [
        "Shape was placed outside placeSubviews; ignored"
      ]
    )
  }

  @Test("A baseline that is not finite is ignored")
  func baselines() {
    let (root, mark) = (Box(), Picture(10, 0))
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        HStack(alignment: .firstTextBaseline) {
          Wrong(10, 20, baseline: .nan); mark
        }
      }
    }
    #expect(mark.frame.minY == 60)
    #expect(reports.map(\.message) == ["Wrong returned nan as a baseline; using the bottom edge"])
  }

  @Test("A baseline may be infinite where an infinite height is measured")
  func infiniteBaseline() {
    let reports = reports {
      Box().arrange(in: area(100, 100)) {
        Grid(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)) {
          GridRow {
            Text(30).layout.resizable(.vertical); Shape(); Picture(10, 10)
          }
        }
      }
    }
    #expect(reports == [])
  }

  @Test("Bounds that are not finite become 0 or the ideal length, and are reported")
  func bounds() {
    let (root, picture, shape) = (Box(), Picture(40, 20), Shape())
    let bounds = CGRect(x: CGFloat.nan, y: 5, width: 100, height: .infinity)
    var line: UInt = 0
    let reports = reports {
      line = #line + 1
      root.arrange(in: bounds) { picture.layout.background(shape) }
    }
    #expect(picture.frame == frame(30, 5, 40, 20))
    #expect(
      reports == [
        Report(
          "Invalid bounds \(bounds); using the origin 0 or the ideal size",
          line: line
        )
      ]
    )
  }

  @Test("Bounds of negative lengths are the same rectangle, and no mistake")
  func negativeBounds() {
    let shape = Shape()
    let bounds = CGRect(x: 100, y: 50, width: -100, height: -40)
    #expect(reports { Box().arrange(in: bounds) { shape } } == [])
    #expect(shape.frame == frame(0, 10, 100, 40))
  }

  @Test("Bounds without a valid length keep their origin")
  func boundsWithoutLength() {
    let (root, picture) = (Box(), Picture(40, 20))
    let bounds = CGRect(x: 5, y: 7, width: CGFloat.nan, height: 100)
    _ = reports { root.arrange(in: bounds) { picture } }
    #expect(picture.frame == frame(5, 47, 40, 20))
    _ = reports { root.arrange(in: bounds) {} }
    #expect(root.children.count == 1)
  }

  @Test("An ideal length of the bounds includes the safe area, and follows from the root's share")
  func idealBounds() {
    let (picture, text) = (Picture(20, 20), Text(95))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: CGFloat.nan)
    _ = reports { Box().arrange(in: bounds, safeArea: EdgeInsets(top: 10)) { picture } }
    #expect(picture.frame == frame(40, 10, 20, 20))
    _ = reports { Box().arrange(in: bounds) { text.layout.relativeFrame(width: 0.5) } }
    #expect(text.frame == frame(25, 0, 50, 40))
  }

  @Test(
    "An invalid scale is reported, and nothing is rounded",
    arguments: [0, -1, .nan, .infinity] as [CGFloat]
  )
  func scale(scale: CGFloat) {
    let (root, picture) = (Box(), Picture(5, 5))
    let reports = reports { root.arrange(in: area(10.3, 10), pixelScale: scale) { picture } }
    #expect(picture.frame.minX.isClose(to: 2.65))
    #expect(reports.map(\.message) == ["pixelScale: invalid value \(scale); ignored"])
  }

  @Test("A duplicate leaf, the node itself, a foreign and a refused leaf are skipped")
  func admission() {
    let root = Shape("root")
    root.refused = ["no"]
    let twice = Shape("twice")
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        HStack {
          twice
          twice
          root
          Stranger()
          Shape("no")
          Shape("last")
        }
      }
    }
    #expect(root.children.map(\.name) == ["twice", "last"])
    #expect(root.children.map(\.frame.width) == [46, 46])
    #expect(
      reports.map(\.message) == [
        "Shape occurs twice in this block; only the first is kept",
        "Shape cannot be its own descendant; skipped",
        "Stranger declares Box as its Node but does not derive from it; skipped",
      ]
    )
  }

  @Test(
    "Of duplicate leaves in a block, each keeps its first position",
    arguments: [1, 4, 5, 1000]
  )
  func manyTwice(count: Int) {
    let (root, leaves) = (Box("root"), (0..<count).map { Shape("\($0)") })
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        for leaf in leaves { leaf }
        for leaf in leaves.reversed() { leaf }
      }
    }
    #expect(reports.count == count)
    #expect(root.children.map(ObjectIdentifier.init) == leaves.map(ObjectIdentifier.init))
  }

  @Test("A leaf created after others were refused is not confused with them")
  func madeAfterRefused() {
    let root = Shape("root")
    root.refused = ["no"]
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        for number in 0..<40 {
          Builder<Shape> { Shape(number.isMultiple(of: 2) ? "no" : "\(number)") }
        }
      }
    }
    #expect(reports.isEmpty)
    #expect(root.children.map(\.name) == stride(from: 1, to: 40, by: 2).map { "\($0)" })
  }
}

/// A leaf that claims to belong to the tree of boxes and does not.
final class Stranger: Placeable {
  typealias Node = Box
  func size(for proposal: ProposedSize) -> CGSize { .zero }
  func place(in frame: CGRect) {}
}

extension CGFloat {
  fileprivate func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
}
