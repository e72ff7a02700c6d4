import Foundation
import Testing
import Withy
import WithyLayout

/// A guide of one's own, at the leading edge.
private enum Post: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let post = HorizontalAlignment(Post.self)
}

@Suite("Grids")
struct GridTests {
  let root = Box()

  @Test("Columns are as wide as their widest cells, and rows as high as their highest")
  func grid() {
    let frames = frames {
      Grid {
        GridRow {
          Picture(10, 10); Picture(20, 30)
        }
        GridRow {
          Picture(30, 20); Picture(10, 10)
        }
      }
    }
    #expect(
      frames == [
        frame(31, 31, 10, 10), frame(59, 21, 20, 30), frame(21, 59, 30, 20), frame(64, 64, 10, 10),
      ]
    )
  }

  @Test("The printed layout names a grid")
  func description() {
    let arrangement = root.arrange(in: area(50, 50)) { Grid { GridRow { Picture(10, 20) } } }
    #expect(
      arrangement.layoutDescription.hasPrefix("Grid proposed 50 × 50, took 10 × 20, at 20 15\n")
    )
  }

  @Test("A grid aligns its cells, and a row its own cells")
  func gridAlignment() {
    let frames = frames {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Picture(10, 10); Picture(20, 30)
        }
        GridRow {
          Picture(30, 20); Picture(10, 10)
        }
      }
    }
    #expect(
      frames == [
        frame(25, 45, 10, 10), frame(55, 25, 20, 30), frame(25, 55, 30, 20), frame(55, 55, 10, 10),
      ]
    )
  }

  @Test("Width is distributed to columns and height to rows, the least flexible first")
  func flexibleGrid() {
    let frames = frames(in: area(108, 58)) {
      Grid {
        GridRow {
          Picture(20, 10); Shape()
        }
        GridRow {
          Picture(10, 10); Shape()
        }
        Shape()
      }
    }
    #expect(frames[1].width == 80)
    #expect(frames[4].width == 108)
    #expect(frames.allSatisfy { $0.maxX <= 108 && $0.maxY <= 58 })
  }

  @Test("Flexible columns and rows are ordered by their minimum lengths")
  func flexibleColumns() {
    let frames = frames(in: area(100, 20)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Shape()
          Shape().layout.frame(minWidth: 70)
        }
      }
    }
    #expect(frames.map(\.width) == [30, 70])
    // What can only get 20 points longer is less flexible than what has no limit.
    let bounded = WithyLayoutTests.frames(in: area(100, 20)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Shape().layout.frame(minWidth: 30)
          Shape().layout.frame(maxWidth: 20)
        }
      }
    }
    #expect(bounded.map(\.width) == [80, 20])
  }

  @Test("In a grid of length 0, negative spacing is distributed to the columns and rows")
  func negativeGapsInNoLength() {
    let frames = frames(in: area(0, 0)) {
      Grid(horizontalSpacing: -40, verticalSpacing: -20) {
        GridRow {
          Shape(); Shape()
        }
        Shape()
      }
    }
    #expect(
      frames == [frame(0, 0, 20, 10), frame(-20, 0, 20, 10), frame(0, -10, 0, 10)]
    )
  }

  @Test("A cell that spans columns with negative spacing has its own width")
  func negativeGapsInSpan() {
    let frames = frames {
      Grid(alignment: .leading, horizontalSpacing: -40, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(10, 10)
        }
        GridRow { Picture(50, 10).layout.gridCellColumns(2) }
      }
    }
    // The columns are widened from 10 to 45: 45 - 40 + 45 are 50.
    #expect(
      frames == [frame(25, 40, 10, 10), frame(30, 40, 10, 10), frame(25, 50, 50, 10)]
    )
  }

  @Test("A change lays the grid out again")
  func changedGrid() {
    let (a, b, c) = (Opaque(10, 10), Picture(10, 10), Picture(10, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          a; b
        }
        GridRow {
          Picture(5, 5); c
        }
        Shape().layout.frame(height: 1)
      }
    }
    #expect([b.frame.minX, c.frame.minX] == [10, 10])
    a.natural.width = 30
    arrangement.changed(a)
    arrangement.arrange(in: area(100, 100))
    #expect([b.frame.minX, c.frame.minX] == [30, 30])
  }

  @Test("A cell whose attributes increase is laid out again")
  func moreAttributes() {
    let panel = Panel(100, 20)
    let cell = Picture(10, 10)
    var isTrailing = false
    let live = panel.live {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Picture(40, 10) }
        GridRow {
          if isTrailing {
            cell.layout.gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.trailing)
          } else {
            cell.layout.gridCellUnsizedAxes(.horizontal)
          }
        }
      }
    }
    #expect(cell.frame == frame(45, 10, 10, 10))
    isTrailing = true
    live.update()
    #expect(cell.frame == frame(60, 10, 10, 10))
  }

  @Test("The guide of a grid is the mean of its cells' guides, in any rows")
  func guide() {
    let (mark, cells) = (Picture(10, 10), (0..<3).map { _ in Picture(10, 10) })
    root.arrange(in: area(100, 100)) {
      ZStack(alignment: Alignment(horizontal: .post, vertical: .center)) {
        mark
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            cells[0].layout.alignmentGuide(.post) { _ in 1 }
            cells[1].layout.alignmentGuide(.post) { _ in 1 }
          }
          GridRow { cells[2].layout.alignmentGuide(.post) { _ in 7 } }
        }
      }
    }
    // (1 + 11 + 7) / 3
    #expect(abs(mark.frame.minX - cells[0].frame.minX - 19 / 3) < 0.001)
  }

  @Test("An empty grid has no size, and a row outside a grid is a stack")
  func oddGrids() {
    #expect(Grid<Box> {}.dimensions.maximum == .zero)
    #expect(
      GridRow<Box> {
        Picture(10, 10); Picture(10, 20)
      }.dimensions.ideal == CGSize(width: 28, height: 20)
    )
    #expect(
      frames {
        GridRow {
          Picture(10, 10); Picture(10, 20)
        }
      }.map(\.minX) == [36, 54]
    )
  }

  @Test("A row of one element outside a grid is that element, with its priority and guides")
  func singleElements() {
    #expect(
      frames {
        HStack(spacing: 0) {
          GridRow { Shape().layout.layoutPriority(1) }
          Shape()
        }
      } == [frame(0, 0, 100, 100), frame(100, 0, 0, 100)]
    )
  }
}
