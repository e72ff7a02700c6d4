import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Layout direction of parts")
struct LayoutDirectionTests {
  @Test("A part has its own direction, and a part in it another")
  func directions() {
    func xs(_ outer: LayoutDirection) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 10), layoutDirection: outer) {
        HStack(spacing: 0) {
          Picture(10, 10)
          HStack(spacing: 0) {
            Picture(10, 10)
            HStack(spacing: 0) {
              Picture(10, 10); Picture(20, 10)
            }
            .layoutDirection(.leftToRight)
          }
          .layoutDirection(.rightToLeft)
          Spacer()
        }
      }
      return root.children.map(\.frame.minX)
    }
    #expect(xs(.leftToRight) == [0, 40, 10, 20])
    #expect(xs(.rightToLeft) == [90, 80, 50, 60])
  }

  @Test("A part keeps its direction when that of the whole changes")
  func changedDirection() {
    let panel = Panel(100, 10)
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    let live = panel.live {
      HStack(spacing: 0) {
        a; b
      }
      .layoutDirection(.leftToRight).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect([a, b].map(\.frame.minX) == [0, 10])
    panel.layoutDirection = .rightToLeft
    live.layOut()
    #expect([a, b].map(\.frame.minX) == [70, 80])
  }

  @Test("A part shows the spacing of its edges where they are, also when the direction changes")
  func spacing() {
    let panel = Panel(100, 10)
    let leaves = (0..<3).map { _ in Picture(10, 10) }
    let live = panel.live {
      HStack {
        leaves[0]
        HStack(spacing: 0) {
          leaves[1]; Spacer(minLength: 30)
        }
        .fixedSize().layoutDirection(.rightToLeft)
        leaves[2]
      }
    }
    #expect(leaves.map(\.frame.minX) == [16, 56, 74])
    panel.layoutDirection = .rightToLeft
    live.layOut()
    #expect(leaves.map(\.frame.minX) == [74, 56, 16])
  }
}
