import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Layout rules in numbers")
struct LayoutRuleTests {
  let root = Box()

  @Test("A ZStack of one element equals it; one of several aligns them in their placed size")
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

  @Test("In a stack of length 0, negative spacing is distributed to the children")
  func negativeSpacing() {
    let frames = frames(in: area(0, 10)) {
      HStack(spacing: -40) {
        Shape(); Shape()
      }
    }
    #expect(frames == [frame(0, 0, 20, 10), frame(-20, 0, 20, 10)])
  }

  @Test("Without a proposal, a position proposes its own length")
  func position() {
    let frames = frames {
      Text(200).layout.position(x: 0, y: 0)
        .background { Shape() }
        .fixedSize(horizontal: false, vertical: true)
    }
    #expect(frames == [frame(0, 30, 100, 40), frame(-50, 10, 100, 40)])
  }

  @Test("An element without a width fits any width; to fill, its aspect ratio is ignored")
  func ratioOfNothing() {
    func size(_ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGSize {
      struct Ideal: PartialLayout {
        let ideal: CGSize
        func sizeThatFits(
          proposal: ProposedSize,
          subviews: LayoutSubviews,
          cache: inout Void
        ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: ideal) }
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

  @Test("A frame of reversed bounds has the size of its child, whatever is proposed")
  func reversedBounds() {
    let (picture, back) = (Picture(10, 10), Shape())
    _ = reports {
      let arrangement = root.arrange(in: area(100, 20)) {
        picture.layout.frame(minWidth: 60, maxWidth: 40).background(back)
      }
      #expect(back.frame == frame(45, 5, 10, 10))
      arrangement.arrange(in: area(50, 20))
      #expect(back.frame == frame(20, 5, 10, 10))
    }
  }

  @Test("Between its bounds, a frame of ideal length proposes it; at a bound, its own length")
  func placedBetweenBounds() {
    func frames(minWidth: CGFloat) -> [CGRect] {
      WithyLayoutTests.frames(in: area(400, 100)) {
        HStack(spacing: 0) {
          Text(95); Shape()
        }
        .frame(minWidth: minWidth, maxWidth: 1000).fixedSize(horizontal: true, vertical: false)
      }
    }
    #expect(frames(minWidth: 0) == [frame(147.5, 40, 95, 20), frame(242.5, 0, 10, 100)])
    // The text, of which more than half the width is left, wraps.
    #expect(frames(minWidth: 105) == [frame(147.5, 30, 52.5, 40), frame(200, 0, 52.5, 100)])
  }

  @Test("Edges are rounded the same way on both sides of 0")
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

  @Test(
    "A guide that depends on itself, or two that depend on each other, are reported, without endless recursion"
  )
  func circularGuides() {
    let (a, b) = (Picture(10, 10), Picture(10, 20))
    let first = reports {
      root.arrange(in: area(100, 100)) {
        HStack(alignment: VerticalAlignment(Circle.self)) {
          a; b
        }
      }
    }
    let message = "has an alignment guide whose default value depends on itself; using 0"
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

  @Test("Non-finite frames are reported, and their edges become 0")
  func endlessFrames() {
    let leaf = Picture(10, 10)
    let message = "has non-finite edges; using 0 for these"
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

  @Test("A non-finite length between two rounded edges is reported and becomes 0")
  func endlessBetweenEdges() {
    let root = Box()
    let line: UInt = #line + 2
    let found = reports {
      root.arrange(in: area(10, 10), pixelScale: 1e-308) { Picture(10, 1.6e308) }
    }
    #expect(root.children[0].frame == frame(0, -1e308, 10, 0))
    let message = "Picture has non-finite edges; using 0 for these"
    #expect(found == [Report(message, line: line)])
  }
}
