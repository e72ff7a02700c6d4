import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Weights and relative frames")
struct WeightTests {
  @Test("Weights share the length left by the others")
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

  @Test("Flexible elements without a weight are measured first, and minimum lengths are reserved")
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

  @Test("A small weight beside a huge one gets the rest, and two huge ones get a half each")
  func unequalWeights() {
    let (wide, narrow) = (Shape(), Shape())
    let root = Box()
    #expect(
      reports {
        root.arrange(in: area(100, 10)) {
          HStack(spacing: 0) {
            wide.layout.frame(maxWidth: 10).weight(1e17)
            narrow.layout.weight(1)
          }
        }
      }
      .isEmpty
    )
    #expect([wide.frame.width, narrow.frame.width] == [10, 90])
    for weight in [1e307, .greatestFiniteMagnitude] as [CGFloat] {
      let shapes = [Shape(), Shape()]
      let found = reports {
        Box().arrange(in: area(300, 10)) {
          HStack(spacing: 0) { for shape in shapes { shape.layout.weight(weight) } }
        }
      }
      #expect(found == [])
      #expect(shapes.map(\.frame.width) == [150, 150])
    }
  }

  @Test("Length that a weighted element does not take is left to the others")
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
        "weight: invalid value 0.0; ignored", "weight: invalid value inf; ignored",
      ]
    )
  }

  @Test(
    "A relative frame has its part of the container's length, in stacks, alone, in backgrounds and when scrolling"
  )
  func relativeFrames() {
    let stack = frames {
      HStack(spacing: 10) {
        Shape().layout.relativeFrame(width: 0.3, height: 0.5)
        Shape()
      }
    }
    #expect(stack == [frame(0, 25, 30, 50), frame(40, 0, 60, 100)])
    func alone(@LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>) -> [CGRect] {
      frames(in: area(100, 50), content)
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
    var size: CGSize?
    let told = alone {
      ScrollContainer(contentSize: { size = $0 }) { Shape().layout.relativeFrame(height: 0.8) }
    }
    #expect(told == scrolled && size == CGSize(width: 100, height: 40))
    let grouped = alone {
      ScrollContainer {
        if size == nil { Shape() }
        Part { Shape().layout.relativeFrame(height: 0.8) }
      }
    }
    #expect(grouped == scrolled)
    #expect(
      reports { _ = Shape().layout.relativeFrame(width: -1) }.map(\.message)
        == ["relativeFrame(width:): invalid value -1.0; ignored"]
    )
  }

  @Test(
    "A frame of some of a container's columns has their length and that of the gaps between them"
  )
  func containerRelativeFrames() {
    let row = frames(in: area(330, 50)) {
      HStack(spacing: 10) {
        Shape().layout.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
        Shape().layout.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
      }
    }
    #expect(row == [frame(0, 0, 75, 50), frame(85, 0, 245, 50)])
    let both = frames(in: area(100, 50)) {
      Picture(10, 10).layout
        .containerRelativeFrame(.both, count: 2, spacing: 4, alignment: .topLeading)
        .background { Shape() }
    }
    #expect(both == [frame(26, 13.5, 48, 23), frame(26, 13.5, 10, 10)])
    let scrolled = frames(in: area(100, 50)) {
      ScrollContainer {
        Shape().layout.containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 2.5)
      }
    }
    #expect(scrolled == [frame(0, 0, 100, 32.5)])
  }

  @Test("Without a number of columns, a frame is as long as the container")
  func containerRelativeFrameOfAll() {
    let frames = frames {
      HStack(alignment: .top, spacing: 0) {
        Picture(5, 6).layout.containerRelativeFrame(.horizontal)
      }
    }
    #expect(frames == [frame(47.5, 47, 5, 6)])
  }

  @Test("A stack orders a scroll container by the share that its content asks for")
  func scrolledShare() {
    let frames = frames {
      HStack {
        ScrollContainer {
          Shape().layout.containerRelativeFrame(.horizontal, count: 1, span: 2, spacing: 8)
        }
        Shape().layout.frame(minWidth: 4)
      }
    }
    #expect(frames == [frame(-6, 0, 100, 10), frame(102, 0, 4, 100)])
  }

  @Test("Gaps longer than the container leave nothing, and no axes the element's own size")
  func containerRelativeFramesAtTheirLimits() {
    let frames = frames(in: area(20, 20)) {
      ZStack(alignment: .topLeading) {
        Shape().layout.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
        Shape().layout.containerRelativeFrame(
          .horizontal,
          count: 9,
          spacing: .greatestFiniteMagnitude
        )
        Picture(5, 6).layout.containerRelativeFrame([], count: 4, spacing: 10)
        Shape().layout.containerRelativeFrame(.horizontal, count: 2, span: 3, spacing: -4)
      }
    }
    #expect(frames.map(\.width) == [0, 0, 5, 28])
  }

  @Test("Invalid numbers of a container's columns are reported, and count as 1, or as no gap")
  func invalidContainerRelativeFrames() {
    var width: CGFloat?
    let line: UInt = #line + 4
    let found = reports {
      width =
        frames {
          Shape().layout.containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: .nan)
        }
        .first?.width
    }
    let messages = [
      "span:): -1 is not between 1 and 10000; using 1",
      "count:): 0 is not between 1 and 10000; using 1", "spacing:): invalid value nan; ignored",
    ]
    #expect(found == messages.map { Report("containerRelativeFrame(\($0)", line: line) })
    #expect(width == 100)
    let tooMany = reports {
      _ = Shape().layout.containerRelativeFrame(.both, count: .max, spacing: -.infinity)
    }
    #expect(
      tooMany.map(\.message) == [
        "containerRelativeFrame(count:): 9223372036854775807 is not between 1 and 10000; using 1",
        "containerRelativeFrame(spacing:): invalid value -inf; ignored",
      ]
    )
  }
}
