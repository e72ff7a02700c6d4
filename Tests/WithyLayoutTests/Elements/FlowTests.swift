import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Flows")
struct FlowTests {
  @Test("A flow is described by its name")
  func description() {
    let arrangement = Box().arrange(in: area(30, 20)) { Flow { Picture(10, 10) } }
    #expect(
      arrangement.layoutDescription == """
        Flow proposed 30 × 20, took 10 × 10, at 10 5
          Picture proposed ideal × ideal, took 10 × 10, at 10 5
        """
    )
  }

  @Test("A flow breaks lines that are full")
  func flow() {
    let frames = frames {
      Flow(spacing: 10, lineSpacing: 5) {
        Picture(40, 10); Picture(50, 20); Picture(30, 10)
      }
    }
    #expect(frames == [frame(0, 37.5, 40, 10), frame(50, 32.5, 50, 20), frame(0, 57.5, 30, 10)])
  }

  @Test("A flow wraps a wide text, and an empty flow has no size")
  func narrowFlow() {
    #expect(frames(in: area(50, 100)) { Flow { Text(95) } } == [frame(0, 30, 50, 40)])
    #expect(Flow<Box> {}.dimensions.ideal == .zero)
    #expect(
      Flow<Box>(alignment: .leadingFirstTextBaseline) {
        Text(10, 20); Text(10, 40)
      }.dimensions.ideal == CGSize(width: 28, height: 40)
    )
  }

  @Test("A flow in a frame with bounds is measured for the length that it is placed with")
  func boundedFlow() {
    let background = Shape()
    let frames = frames(in: area(300, 300)) {
      ScrollContainer {
        Flow(.vertical, alignment: .leading, spacing: 0) {
          for _ in 0..<6 { Picture(70, 100) }
        }
        .padding(.top, 10)
        .frame(maxHeight: 310)
        .background(background)
      }
    }
    #expect(frames.first == frame(80, 0, 140, 310))
    #expect(frames.map(\.minX) == [80, 80, 80, 80, 150, 150, 150])
    #expect(frames.map(\.minY) == [0, 10, 110, 210, 10, 110, 210])
  }

  @Test("Lines of a flow are leading, centred, trailing or justified")
  func lineAlignments() {
    func xs(_ alignment: LineAlignment) -> [CGFloat] {
      frames {
        Flow(lineAlignment: alignment, spacing: 10) {
          Picture(30, 10); Picture(30, 10); Picture(40, 10); Picture(20, 10); Picture(90, 10)
        }
      }
      .map(\.minX)
    }
    #expect(xs(.start) == [5, 45, 5, 55, 5])
    #expect(xs(.center) == [15, 55, 15, 65, 5])
    #expect(xs(.end) == [25, 65, 25, 75, 5])
    #expect(xs(.justified) == [0, 70, 0, 80, 0])
  }

  @Test("Columns wrap and are aligned across")
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
}
