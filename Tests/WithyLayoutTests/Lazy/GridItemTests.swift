import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Columns of lazy grids") struct GridItemTests {
  private func leaves(_ count: Int) -> ForEach<Int, Int, LayoutGroup<Box>> {
    ForEach(0..<count) { _ in Builder { Picture(10, 10) } }
  }

  @Test("Fixed columns have their lengths, and flexible ones share the rest within their bounds")
  func flexible() {
    let columns = [
      GridItem(.fixed(40)), GridItem(), GridItem(.flexible(minimum: 10, maximum: 20)),
    ]
    let centred = frames { LazyVGrid(columns: columns, spacing: 2) { leaves(4) } }
    #expect(centred.map(\.minX) == [16, 55, 84, 16])
    #expect(centred.map(\.minY) == [39, 39, 39, 51])
    let leading = frames {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 2) { leaves(3) }
    }
    #expect(leading.map(\.minX) == [15, 54, 83])
    let aligned = frames {
      LazyVGrid(columns: [GridItem(spacing: 0, alignment: .bottomTrailing), GridItem()]) {
        ForEach(0..<2) {
          Builder { Picture(10, 10) }.natural(CGSize(width: 10, height: CGFloat(10 + $0 * 20)))
        }
      }
    }
    #expect(aligned == [frame(40, 55, 10, 10), frame(70, 35, 10, 30)])
    // Without a proposal columns are as long as the widest element, within their bounds.
    let ideal = LazyVGrid(columns: columns) { leaves(3) }.dimensions.ideal
    #expect(ideal == CGSize(width: 40 + 8 + 10 + 8 + 10, height: 10))
  }

  @Test("As many adaptive columns as fit are created, also when the width changes")
  func adaptive() {
    let scrolled = ScrolledList(100, 400)
    let live = scrolled.live {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
        ForEach(0..<7) { row in scrolled.leaf(.init(row, 10, 10)).resizable(.horizontal) }
      }
    }
    #expect(scrolled.frames.map(\.minX) == [0, 35, 70, 0, 35, 70, 0])
    #expect(scrolled.frames.map(\.minY) == [0, 0, 0, 18, 18, 18, 36])
    #expect(scrolled.frames.allSatisfy { $0.width == 30 })
    let kept = scrolled.panel.children.map { ObjectIdentifier($0) }
    scrolled.panel.bounds.size.width = 65
    live.layOut()
    #expect(scrolled.frames.map(\.minX) == [0, 35, 0, 35, 0, 35, 0])
    #expect(scrolled.panel.children.map { ObjectIdentifier($0) } == kept)
    #expect(scrolled.contentSizes.last == CGSize(width: 65, height: 64))
    let narrow = frames(in: area(20, 100)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(5))]) { leaves(2) }
    }
    #expect(narrow.map(\.minX) == [-1.5, 24])
    let bounded = frames {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: 25), spacing: 5)]) { leaves(4) }
    }
    // Four of 21.25 points.
    #expect(bounded.map(\.minX) == [5.625, 31.875, 58.125, 84.375])
  }

  @Test("What adaptive columns leave is for the flexible ones that follow")
  func adaptiveFirst() {
    let columns = [GridItem(.adaptive(minimum: 20), spacing: 0), GridItem(spacing: 0)]
    let found = frames { LazyVGrid(columns: columns) { leaves(3) } }
    #expect(found.map(\.minX) == [7.5, 32.5, 70])
  }

  @Test("A fixed column has its length where none is proposed, for its elements as well")
  func fixedIdeal() {
    let grid = LazyVGrid<Box>(columns: [GridItem(.fixed(40))]) {
      ForEach(0..<1) { _ in Builder { Text(80) } }
    }
    #expect(grid.dimensions.ideal == CGSize(width: 40, height: 40))
  }

  @Test("An adaptive column of which endlessly many would fit is one column")
  func endlesslyMany() {
    func grid(_ minimum: CGFloat) -> LazyVGrid<Box> {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: 0)], spacing: 0) {
        leaves(2)
      }
    }
    #expect(frames { grid(0) } == [frame(45, 40, 10, 10), frame(45, 50, 10, 10)])
    #expect(grid(10).dimensions.maximum.height == 20)
  }

  @Test("An adaptive column whose minimum and gap are endless together is one column")
  func endlessAdaptive() {
    let frames = frames(in: area(1e308, 100)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e308), spacing: 1e308)], spacing: 0) {
        leaves(2)
      }
    }
    #expect(frames == [frame(5e307, 40, 10, 10), frame(5e307, 50, 10, 10)])
  }

  @Test("Without a proposed length, an adaptive column of hardly any minimum is one column")
  func minuteAdaptive() {
    let grid = LazyVGrid<Box>(
      columns: [GridItem(.adaptive(minimum: 0.0001), spacing: 0)],
      spacing: 0
    ) { leaves(2) }
    #expect(grid.dimensions.ideal == CGSize(width: 10, height: 20))
  }

  @Test("Scrolling back shows all elements when far fewer are left, and fewer fit into a line")
  func regroupedBehind() {
    let scrolled = ScrolledList(100, 400)
    var count = 1000
    let live = scrolled.live {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 0) {
        ForEach(0..<count) { row in scrolled.leaf(.init(row, 10, 10)) }
      }
    }
    scrolled.visible.scroll(to: 3000)
    count = 4
    scrolled.panel.bounds.size.width = 40
    live.update()
    #expect(scrolled.contentSizes.last == CGSize(width: 40, height: 40))
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.frames.map(\.minY) == [0, 10, 20, 30])
  }

  @Test("The first visible elements stay visible when more fit into a line")
  func regrouped() {
    let scrolled = ScrolledList(100, 400)
    let live = scrolled.live {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
        ForEach(0..<1000) { row in scrolled.leaf(.init(row, 10, 10)) }
      }
    }
    scrolled.visible.scroll(to: 2000)
    #expect(scrolled.panel.children.first { $0.frame.minY == 2000 }?.name == "400")
    scrolled.panel.bounds.size.width = 200
    live.layOut()
    #expect(scrolled.panel.children.first { $0.frame.minY == 2000 }?.name == "400")
    #expect(scrolled.contentSizes.last == CGSize(width: 200, height: 2500))
  }

  @Test("A horizontal grid fills its rows column by column")
  func horizontal() {
    let columns = frames {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .top, spacing: 4) {
        leaves(5)
      }
    }
    #expect(columns.map(\.minX) == [31, 31, 45, 45, 59])
    #expect(columns.map(\.minY) == [5, 38, 5, 38, 5])
  }

  @Test("Invalid columns are reported and ignored")
  func invalid() {
    let line: UInt = #line + 2
    let found = reports {
      let one = frames { LazyVGrid(columns: [], line: line) { leaves(1) } }
      #expect(one == [frame(45, 45, 10, 10)])
      let items = [
        GridItem(.fixed(-1)), GridItem(.flexible(minimum: .nan), spacing: .infinity),
        GridItem(.adaptive(minimum: -2, maximum: .nan)), GridItem(.fixed(.infinity)),
      ]
      _ = frames { LazyHGrid(rows: items, line: line) { leaves(1) } }
    }
    let messages = [
      "columns: the list is empty; using one flexible item", "fixed: invalid value -1.0; ignored",
      "flexible(minimum:): invalid value nan; ignored", "spacing: invalid value inf; ignored",
      "adaptive(minimum:): invalid value -2.0; ignored",
      "adaptive(maximum:): invalid value nan; ignored", "fixed: invalid value inf; ignored",
    ]
    #expect(found == messages.map { Report($0, line: line) })
  }
}
