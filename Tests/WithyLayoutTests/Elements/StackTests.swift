import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Stacks")
struct StackTests {
  @Test("Many children of mixed priority get their shares in order")
  func manyUnordered() {
    let leaves = (0..<400).map { Opaque(CGFloat(1 + $0 * 7 % 97), 10) }
    let frames = frames(in: area(4000, 10)) { HStack(spacing: 0) { leaves } }
    let tree = Tree.horizontal(.center, 0, leaves.map { .leaf(.picture($0.natural.width, 10)) })
    #expect(frames == Reference(tree, in: area(4000, 10)).frames)
  }

  @Test("An empty stack has no size, and no spacing around it")
  func emptyStack() {
    #expect(HStack<Box> {}.dimensions.maximum == .zero)
    let frames = frames {
      HStack {
        VStack {}
        Shape()
      }
    }
    #expect(frames == [area(100, 100)])
  }

  @Test("In a ZStack, an empty stack does not outrank an element of low priority")
  func emptyInDepth() {
    let frames = frames {
      ZStack {
        HStack<Box> {}
        Picture(20, 10).layout.layoutPriority(-1)
      }
      .background(Shape())
    }
    #expect(frames[0] == frame(40, 45, 20, 10))
  }

  @Test("Negative spacing in a stack does not make it more flexible in the stack around it")
  func negativeGapsInside() {
    let frames = frames(in: area(130, 10)) {
      HStack(spacing: 0) {
        HStack(spacing: -40) {
          for _ in 0..<2 { Shape().layout.frame(maxWidth: 50) }
        }
        Shape().layout.frame(maxWidth: 80)
      }
    }
    // The inner stack has any length up to 60, and the shape up to 80: the former gets its half first.
    #expect(frames == [frame(0, 0, 50, 10), frame(10, 0, 50, 10), frame(60, 0, 70, 10)])
  }

  @Test("How far an element can grow along one stack says nothing of the other axis")
  func growthOnBothAxes() {
    func shape() -> ModifiedElement<Box> { Picture(1, 1).layout.resizable() }
    let frames = frames {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            shape().frame(maxWidth: 5); shape().frame(maxWidth: 5)
          }
          shape().frame(maxHeight: 30)
        }
        Picture(20, 10)
      }
    }
    // In the column the row has no limit, so the shape below gets its 30 points first.
    #expect(
      frames == [
        frame(35, 0, 5, 70), frame(40, 0, 5, 70), frame(0, 70, 80, 30), frame(80, 45, 20, 10),
      ]
    )
  }

  @Test("The length of a stack is never negative")
  func negativeSpacing() {
    #expect(
      HStack<Box>(spacing: -50) {
        Picture(10, 10); Picture(10, 10)
      }.dimensions.ideal.width == 0
    )
  }

  @Test(
    "The remaining length is distributed between, around or evenly, or by centres",
    arguments: [
      (.fill, [25, 35, 65]), (.equalSpacing, [0, 35, 90]), (.equalCentering, [0, 35, 90]),
      (.spaceAround, [50.0 / 6, 35, 245.0 / 3]), (.spaceEvenly, [12.5, 35, 77.5]),
    ] as [(Distribution, [CGFloat])]
  )
  func distributions(_ distribution: Distribution, _ xs: [CGFloat]) {
    let frames = frames {
      HStack(spacing: 0, distribution: distribution) {
        Picture(10, 10); Picture(30, 10); Picture(10, 10)
      }
    }
    #expect(zip(frames, xs).allSatisfy { abs($0.minX - $1) < 0.001 }, "\(frames.map(\.minX))")
  }

  @Test("Centres are equidistant as far as the minimum spacing allows")
  func centering() {
    func xs(_ widths: [CGFloat], _ spacing: CGFloat = 0) -> [CGFloat] {
      frames(in: area(100, 10)) {
        VStack {
          HStack(spacing: spacing, distribution: .equalCentering) {
            for width in widths { Picture(width, 10) }
          }
        }
      }
      .map(\.minX)
    }
    #expect(xs([20, 10, 10]) == [0, 47.5, 90])
    #expect(xs([10, 70, 10]) == [0, 15, 90])
    #expect(xs([70, 10, 10], 5) == [0, 75, 90])
    #expect(xs([20, 20, 50]) == [0, 30, 50])
    #expect(xs([10]) == [0])
    #expect(xs([60, 60]) == [-10, 50])
  }

  @Test("The spacing after one element, given or default, applies through modifiers, too")
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
    #expect(wrong.map(\.message) == ["spacing(after:): invalid value nan; ignored"])
  }

  @Test(
    "The gap, weight and share of an element are for the stack around it, also if it is alone there",
    arguments: [false, true]
  )
  func valuesInStack(_ isJoined: Bool) {
    @LayoutBuilder<Box> func joined(_ element: ModifiedElement<Box>) -> LayoutGroup<Box> {
      element
      if isJoined { Picture(0, 0) }
    }
    let rows = frames {
      VStack(spacing: 8) {
        HStack { joined(Picture(10, 10).layout.spacing(after: 24)) }
        Picture(10, 10)
      }
    }
    #expect([rows.first?.minY, rows.last?.minY] == [36, 54])
    func widths(_ element: ModifiedElement<Box>) -> [CGFloat?] {
      let inStack = frames {
        HStack(spacing: 0) {
          VStack(spacing: 0) { joined(element) }
          Shape()
        }
      }
      let inDepth = frames {
        HStack(spacing: 0) {
          ZStack { joined(element) }
          Shape()
        }
      }
      #expect(inStack.map(\.width) == inDepth.map(\.width))
      return [inStack.first?.width, inStack.last?.width]
    }
    #expect(widths(Shape().layout.weight(1)) == [50, 50])
    #expect(widths(Shape().layout.relativeFrame(width: 0.5)) == [25, 75])
  }
}
