import Foundation
import Testing
import Withy
import WithyLayout

@Suite("ViewThatFits")
struct ViewThatFitsTests {
  let root = Box()

  @Test(
    "The first element that fits is shown, and the others get the frame zero",
    arguments: [(100, 0), (60, 1), (10, 2), (5, 2)] as [(CGFloat, Int)]
  )
  func viewThatFits(width: CGFloat, shown: Int) {
    let frames = frames(in: area(width, 100)) {
      ViewThatFits(in: .horizontal) {
        Picture(80, 10); Picture(40, 200); Picture(10, 10).layout.padding(1)
      }
    }
    #expect(frames.firstIndex { $0 != .zero } == shown)
    #expect(frames.filter { $0 == .zero }.count == 2)
  }

  @Test("The guides of the shown element, even its edges, are those of the container")
  func guides() {
    let frames = frames {
      VStack(alignment: .leading, spacing: 0) {
        Picture(40, 10)
        ViewThatFits {
          Picture(10, 10).layout.alignmentGuide(.leading) { _ in -5 }
          Picture(10, 10).layout.alignmentGuide(.leading) { _ in 20 }
        }
      }
    }
    #expect(frames == [frame(30, 40, 40, 10), frame(35, 50, 10, 10), .zero])
  }

  @Test(
    "The first element fits in the ideal size of the layout, of which sums are not exact",
    arguments: 1...200
  )
  func idealSize(number: Int) {
    let (other, wide) = (Picture(CGFloat(number) / 10, 10), Picture(CGFloat(number * 7) / 10, 10))
    let arrangement = root.makeArrangement {
      HStack {
        other
        ViewThatFits(in: .horizontal) {
          wide; Picture(0.5, 10)
        }
      }
    }
    arrangement.arrange(in: CGRect(origin: .zero, size: arrangement.size(for: .unspecified)))
    #expect(wide.frame != .zero)
  }

  @Test("A hidden element is not placed again by a pass that measures its container anew")
  func hiddenOnce() {
    let panel = Panel()
    let hidden = Picture(200, 10)
    let live = panel.live {
      ViewThatFits {
        hidden.layout.alignmentGuide(.leading) { _ in 5 }
        Spacer().frame(width: 10)
      }
      .alignmentGuide(.top) { _ in 0 }
    }
    live.update()
    #expect(hidden.frames == [.zero])
  }

  @Test("A leaf that was never shown is hidden once, not again by the next pass")
  func neverShown() {
    let panel = Panel()
    let (fits, hidden, gone) = (Picture(20, 10), Opaque(30, 10), Picture(5, 5))
    let live = panel.live {
      VStack {
        ViewThatFits {
          fits; hidden
        }
        .alignmentGuide(.leading) { _ in 0 }
        // A leaf behind it that takes no part.
        gone.layout.collapsed(if: true)
      }
    }
    live.update()
    #expect(hidden.frames == [.zero] && hidden.firstFrames == [.zero])
  }

  @Test("An element that no longer fits is hidden, and shown again later")
  func alternatives() {
    let (wide, narrow) = (Picture(80, 10), Picture(40, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      ViewThatFits {
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
    #expect(ViewThatFits<Box> {}.dimensions.ideal == .zero)
  }
}
