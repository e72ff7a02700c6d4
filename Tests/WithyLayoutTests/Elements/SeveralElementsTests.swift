import Foundation
import Testing
import Withy
import WithyLayout

/// Several elements where one is expected form a stack in depth, which is a container like any other.
@Suite("Several elements with one modifier")
struct SeveralElementsTests {
  let root = Box()

  @Test("A spacer among several elements grows on both axes, as in any ZStack")
  func spacer() {
    let back = Shape()
    let arrangement = root.arrange(in: area(100, 60)) {
      HStack(spacing: 0) {
        LayoutGroup {
          Spacer().padding(1).background(Picture(1, 1))
          Picture(10, 10)
        }
        .background(back)
        Picture(20, 10)
      }
    }
    #expect(back.frame == frame(0, 0, 80, 60))
    arrangement.arrange(in: area(100, 90))
    #expect(back.frame == frame(0, 0, 80, 90))
  }

  @Test("A spacer in a stack or scroll container among several elements keeps its axis")
  func innerSpacers() {
    let back = Shape()
    root.arrange(in: area(100, 60)) {
      VStack(spacing: 0) {
        LayoutGroup {
          HStack(spacing: 0) {
            Spacer(); Picture(10, 10)
          }
          ScrollContainer(.horizontal) { Spacer(minLength: 20) }.frame(width: 10)
        }
        .background(back)
        Shape()
      }
    }
    #expect(back.frame.width == 100)
    #expect(back.frame.height == 30)
  }

  @Test(
    "A spacer alone in a stack among several elements keeps its axis; with several, it has both"
  )
  func nested() {
    let (inner, outer) = (Shape(), Shape())
    root.arrange(in: area(100, 60)) {
      HStack(spacing: 0) {
        LayoutGroup {
          HStack { Spacer() }.padding(0).background(inner)
          Picture(10, 10)
        }
        .background(outer)
      }
      .frame(height: 50)
    }
    #expect([inner, outer].map(\.frame) == [frame(0, 30, 100, 0), frame(0, 25, 100, 10)])
    root.arrange(in: area(100, 60)) {
      HStack(spacing: 0) {
        LayoutGroup {
          LayoutGroup {
            Spacer()
            TreeLeaf(.scalable(40, 20)).layout.frame(maxWidth: .infinity)
          }
          .aspectRatio(5, contentMode: .fit).background(inner)
          Picture(10, 10)
        }
        .background(outer)
      }
    }
    #expect([inner, outer].map(\.frame) == [frame(0, 20, 100, 20), frame(0, 20, 100, 20)])
  }

  @Test("What follows a stack of one leaf is in the container around it")
  func afterStack() {
    let (first, last) = (Picture(10, 10), Picture(10, 10))
    root.arrange(in: area(100, 20)) {
      HStack(spacing: 0) {
        VStack { first }
        Spacer()
        VStack { last }
      }
    }
    #expect([first, last].map(\.frame) == [frame(0, 5, 10, 10), frame(90, 5, 10, 10)])
  }

  @Test("A picture among several elements in a container has its own size, too")
  func picturesInside() {
    let pictures = (0..<2).map { _ in TreeLeaf(.scalable(40, 20)) }
    root.arrange(in: area(100, 100)) {
      VStack {
        LayoutGroup {
          pictures[0]
          pictures[1]
        }
        .aspectRatio(1, contentMode: .fit)
      }
    }
    #expect(pictures.map(\.frame) == Array(repeating: frame(30, 40, 40, 20), count: 2))
  }

  @Test("A picture among several elements has its own size")
  func pictures() {
    let pictures = (0..<4).map { _ in TreeLeaf(.scalable(40, 20)) }
    root.arrange(in: area(100, 100)) {
      LayoutGroup {
        pictures[0]
        pictures[1].layout.aspectRatio(contentMode: .fit)
        pictures[2].layout.frame(maxWidth: .infinity)
        pictures[3].layout.frame(width: 30).frame(maxHeight: .infinity)
      }
      .aspectRatio(1, contentMode: .fit)
    }
    #expect(
      pictures.map(\.frame) == [
        frame(30, 40, 40, 20), frame(0, 25, 100, 50), frame(0, 40, 100, 20), frame(30, 0, 40, 100),
      ]
    )
  }
}
