import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Layouts known from SwiftUI")
struct SwiftUILayoutTests {
  let root = Box()
  let text = Text(95)
  let image = Picture(2000, 1000)
  let red = Shape("red")
  let blue = Shape("blue")

  private func arrange(
    _ width: CGFloat = 400,
    _ height: CGFloat = 400,
    @LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>
  ) {
    root.arrange(in: area(width, height), content)
  }

  @Test("A text has its own size in the centre of a frame")
  func textInFrame() {
    arrange { text.layout.frame(width: 300, height: 100).background(red) }
    #expect(red.frame == frame(50, 150, 300, 100))
    #expect(text.frame == frame(152.5, 190, 95, 20))
  }

  @Test("The alignment of a frame moves the text, not the frame")
  func alignmentInFrame() {
    arrange {
      text.layout.frame(width: 300, height: 100, alignment: .bottomTrailing).background(red)
    }
    #expect(red.frame == frame(50, 150, 300, 100))
    #expect(text.frame == frame(255, 230, 95, 20))
  }

  @Test("A narrow frame makes a text wrap")
  func wrapping() {
    arrange { text.layout.frame(width: 30, height: 100) }
    #expect(text.frame == frame(185, 160, 30, 80))
  }

  @Test("A text of fixed size does not wrap, and overflows its frame")
  func fixedText() {
    arrange { text.layout.fixedSize().frame(width: 30, height: 100) }
    #expect(text.frame == frame(152.5, 190, 95, 20))
  }

  @Test("An image overflows its frame in its own size")
  func imageOverflows() {
    arrange { image.layout.frame(width: 300, height: 100).background(red) }
    #expect(red.frame == frame(50, 150, 300, 100))
    #expect(image.frame == frame(-800, -300, 2000, 1000))
  }

  @Test("A wide image makes a VStack wider than its proposal")
  func wideImage() {
    arrange {
      VStack {
        image
        text
      }
      .background(red)
    }
    #expect(red.frame.width == 2000)
    #expect(text.frame.midX == 200)
  }

  @Test(
    "A frame with minWidth 0 and infinite maxWidth contains a wide image; without minWidth it does not"
  )
  func containedImage() {
    arrange {
      VStack { image.layout.frame(minWidth: 0, maxWidth: .infinity) }.background(red)
    }
    #expect(red.frame.width == 400)
    arrange { VStack { image.layout.frame(maxWidth: .infinity) }.background(red) }
    #expect(red.frame.width == 2000)
  }

  @Test("Two padded texts in a row of fixed height are as high as the taller one")
  func equalHeights() {
    let long = Text(500)
    arrange {
      HStack {
        text.layout.padding().frame(maxHeight: .infinity).background(red)
        long.layout.padding().frame(maxHeight: .infinity).background(blue)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(long.frame.height == 60)
    #expect(red.frame.height == 92)
    #expect(blue.frame.height == 92)
  }

  @Test("An ideal size applies only if no size is proposed")
  func idealSize() {
    arrange { text.layout.frame(idealWidth: 300, idealHeight: 200).background(red) }
    #expect(red.frame.size == CGSize(width: 95, height: 20))
  }

  @Test("A frame of width nil leaves the width unchanged", arguments: [true, false])
  func conditionalWidth(isOn: Bool) {
    arrange { text.layout.frame(width: isOn ? 300 : nil).background(red) }
    #expect(red.frame.size == CGSize(width: isOn ? 300 : 95, height: 20))
  }

  @Test("Backgrounds have the size of the frame to which they are applied")
  func backgrounds() {
    arrange {
      text.layout.frame(width: 200, height: 200).background(blue)
        .frame(width: 300, height: 300).background(red)
    }
    #expect(red.frame == frame(50, 50, 300, 300))
    #expect(blue.frame == frame(100, 100, 200, 200))
    #expect(text.frame == frame(152.5, 190, 95, 20))
  }

  @Test("A frame in a wider frame is centred, and so is its text")
  func nestedFrames() {
    arrange {
      text.layout.frame(width: 250).background(blue).frame(minWidth: 400).background(red)
    }
    #expect(red.frame == frame(0, 190, 400, 20))
    #expect(blue.frame == frame(75, 190, 250, 20))
    #expect(text.frame == frame(152.5, 190, 95, 20))
  }

  @Test(
    "A colour in a scroll container has its ideal height",
    arguments: [(nil, nil, 10), (nil, 400, 10), (400, 400, 400)]
      as [(CGFloat?, CGFloat?, CGFloat)]
  )
  func scrolling(ideal: CGFloat?, greatest: CGFloat?, height: CGFloat) {
    arrange { ScrollContainer { red.layout.frame(idealHeight: ideal, maxHeight: greatest) } }
    #expect(red.frame == frame(0, 0, 400, height))
  }

  @Test("Several elements of a single round of a loop follow the axis of a scroll container")
  func scrollingLoop() {
    arrange {
      ScrollContainer(.horizontal) {
        for _ in 0..<1 {
          red.layout.frame(width: 40, height: 20)
          blue.layout.frame(width: 60, height: 30)
        }
      }
    }
    #expect([red, blue].map(\.frame) == [frame(0, 190, 40, 20), frame(48, 185, 60, 30)])
  }

  @Test("A scroll container with an empty list keeps its position")
  func scrollingNothing() {
    let titles: [String] = []
    arrange {
      VStack(spacing: 0) {
        blue.layout.frame(height: 40)
        ScrollContainer { for title in titles { Picture(10, 10, title) } }
        red.layout.frame(height: 40)
      }
    }
    #expect(blue.frame == frame(0, 0, 400, 40))
    #expect(red.frame == frame(0, 360, 400, 40))
  }

  @Test("A scroll container reports the size of its content when it becomes empty, too")
  func scrollingNothingAnyMore() {
    var count = 2
    var sizes: [CGSize] = []
    let panel = Panel(100, 100)
    let live = panel.live {
      ScrollContainer(contentSize: { sizes.append($0) }) {
        if count > 0 { VStack(spacing: 0) { for _ in 0..<count { Builder { Picture(10, 20) } } } }
      }
    }
    count = 0
    live.update()
    count = 1
    live.update()
    #expect(
      sizes == [CGSize(width: 10, height: 40), .zero, CGSize(width: 10, height: 20)]
    )
  }
}
