import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Lazy grids") struct LazyGridTests {
  private func columns(
    _ count: Int,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> [GridItem] {
    let column = GridItem(.flexible(minimum: 0), spacing: spacing, alignment: alignment)
    return Array(repeating: column, count: count)
  }

  @Test("A grid creates the lines near the visible area, with columns that share the width")
  func lines() {
    let scrolled = ScrolledList(108, 400)
    var count = 1_000_000
    let live = scrolled.live {
      LazyVGrid(columns: columns(3, spacing: 4, alignment: .bottomLeading), spacing: 0) {
        ForEach(0..<count) { scrolled.leaf(ScrolledList.Row($0, 10, $0 % 3 == 1 ? 20 : 10)) }
      }
    }
    #expect(scrolled.names == Array(0..<75))
    #expect(scrolled.contentSizes.last == CGSize(width: 108, height: 6_666_680))
    let expected = [
      frame(0, 30, 10, 10), frame(112.0 / 3, 20, 10, 20), frame(224.0 / 3, 30, 10, 10),
    ]
    #expect(zip(scrolled.frames[3..<6], expected).allSatisfy { $0.isClose(to: $1) })
    scrolled.visible.scroll(to: 2000)
    let step = scrolled.counts { scrolled.visible.scroll(to: 2060) }
    #expect(step == ScrolledList.Counts(made: 9, called: 9, asked: 9))
    scrolled.visible.scroll(to: 6_666_680 - 400)
    #expect(scrolled.names.last == 999_999)
    #expect(scrolled.frames.last == frame(0, 6_666_660, 10, 10) || scrolled.frames.last?.minX == 0)
    count = 8
    live.update()
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.names == Array(0..<8))
  }

  @Test("Elements that move to another line keep their leaves")
  func identity() {
    let scrolled = ScrolledList(100, 400)
    var rows = (0..<300).map { ScrolledList.Row($0) }
    let live = scrolled.live {
      LazyVGrid(columns: columns(2, spacing: 0), spacing: 0) {
        ForEach(rows) { scrolled.leaf($0) }
      }
    }
    scrolled.visible.scroll(to: 1000)
    func leaves() -> [Int: Box] {
      Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.panel.children))
    }
    var before = leaves()
    func isKept() -> Bool {
      zip(scrolled.names, scrolled.panel.children).allSatisfy {
        before[$0] == nil || before[$0] === $1
      }
    }
    rows.insert(ScrolledList.Row(-1), at: 0)
    #expect(scrolled.counts { live.update() }.made <= 4)
    #expect(isKept())
    let place = scrolled.names.firstIndex(of: 100) ?? 0
    #expect(scrolled.frames[place] == frame(50, 1000, 50, 20))
    before = leaves()
    rows.removeFirst()
    live.update()
    #expect(isKept())
    before = leaves()
    rows.insert(ScrolledList.Row(-1), at: 0)
    rows.insert(ScrolledList.Row(-2), at: 0)
    live.update()
    #expect(isKept())
    let next = scrolled.names.firstIndex(of: 100) ?? 0
    #expect(scrolled.frames[next] == frame(0, 1020, 50, 20))
  }

  @Test(
    "Without a width, columns are as wide as the widest element, and elements of one item overlap"
  )
  func ideal() {
    let root = Box()
    root.arrange(in: area(100, 100)) {
      LazyVGrid(columns: columns(2, spacing: 10), spacing: 2) {
        ForEach(0..<3) { row in
          Picture(CGFloat(10 + row * 5), 10)
          if row == 1 { Picture(4, 30) }
        }
      }
      .fixedSize()
    }
    #expect(
      root.children.map(\.frame) == [
        frame(30, 39, 10, 10), frame(57.5, 39, 15, 10), frame(63, 29, 4, 30), frame(25, 61, 20, 10),
      ]
    )
  }

  @Test("A grid whose negative spacing exceeds its columns has width 0")
  func negativeGaps() {
    let reports = reports {
      let grid = LazyVGrid(columns: columns(3, spacing: -30), spacing: 0) {
        ForEach(0..<3) { _ in Picture(10, 10) }
      }
      #expect(grid.dimensions.ideal == CGSize(width: 0, height: 10))
    }
    #expect(reports == [])
  }
}
