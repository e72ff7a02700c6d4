import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Grid cells")
struct GridCellTests {
  @Test("A cell that spans columns widens them equally")
  func spans() {
    let frames = frames {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(20, 10); Picture(5, 10)
        }
        GridRow { Picture(60, 10).layout.gridCellColumns(2).padding(0) }
        GridRow {
          Picture(10, 10).layout.gridCellColumns(1); Picture(20, 10).layout.gridCellColumns(2)
        }
      }
    }
    // Columns of 20, 30 and 5, in all 75.
    #expect(frames[0] == frame(17.5, 35, 10, 10))
    #expect(frames[1] == frame(47.5, 35, 20, 10))
    #expect(frames[2] == frame(82.5, 35, 5, 10))
    #expect(frames[3] == frame(12.5, 45, 60, 10))
    #expect(frames[4] == frame(17.5, 55, 10, 10))
    #expect(frames[5] == frame(55, 55, 20, 10))
  }

  @Test("A cell that spans columns is proposed what the other columns leave")
  func flexibleSpan() {
    let frames = frames(in: area(60, 100)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(10, 10); Picture(10, 10)
        }
        GridRow {
          Shape().layout.frame(height: 6).gridCellColumns(2); Picture(10, 6)
        }
      }
    }
    // Columns of 25, 25 and 10.
    #expect(frames[0...2].map(\.minX) == [7.5, 32.5, 50])
    #expect(frames[3...] == [frame(0, 52, 50, 6), frame(50, 52, 10, 6)])
  }

  @Test("A cell that does not enlarge its row is aligned with it, and does not move the others")
  func unsizedInRow() {
    func frames(_ alignment: VerticalAlignment) -> [CGRect] {
      WithyLayoutTests.frames {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: alignment) {
            Picture(10, 10); Picture(10, 50).layout.gridCellUnsizedAxes(.vertical)
          }
        }
      }
    }
    #expect(frames(.top) == [frame(40, 45, 10, 10), frame(50, 45, 10, 50)])
    #expect(frames(.center) == [frame(40, 45, 10, 10), frame(50, 25, 10, 50)])
    #expect(frames(.bottom) == [frame(40, 45, 10, 10), frame(50, 5, 10, 50)])
  }

  @Test("A cell that does not enlarge its row does not move the baseline of the row either")
  func unsizedBaseline() {
    let frames = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(10, 20); Text(10, 80).layout.gridCellUnsizedAxes(.vertical)
        }
      }
    }
    // The baselines are 15 and 60 below the tops.
    #expect(frames == [frame(40, 40, 10, 20), frame(50, -5, 10, 80)])
  }

  @Test("The attributes of a cell show through a fixed frame")
  func framedCell() {
    let frames = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(10, 10)
        }
        GridRow {
          Shape().layout.gridCellColumns(2).frame(width: 60, height: 10); Picture(5, 10)
        }
      }
    }
    // Columns of 30, 30 and 5.
    #expect(frames[2...] == [frame(17.5, 50, 60, 10), frame(77.5, 50, 5, 10)])
  }

  @Test("A cell is placed by its anchor, its column, its row or the grid, in this order")
  func cellAlignments() {
    let frames = frames {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(40, 40); Picture(40, 40)
        }
        GridRow(alignment: .bottom) {
          Picture(10, 10).layout.gridCellAnchor(.center)
          Picture(20, 20).layout.gridColumnAlignment(.trailing)
          Picture(1, 40)
        }
        GridRow {
          Picture(10, 10); Picture(10, 10)
        }
      }
    }
    #expect(frames[2] == frame(24.5, 60, 10, 10))
    #expect(frames[3] == frame(69.5, 65, 20, 20))
    #expect(frames[5] == frame(9.5, 85, 10, 10))
    #expect(frames[6] == frame(79.5, 85, 10, 10))
  }

  @Test("A divider does not widen the grid, as a row or as a cell")
  func unsized() {
    let frames = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Picture(10, 10); Picture(20, 10)
        }
        Shape().layout.frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow {
          Shape().layout.gridCellUnsizedAxes(.both); Picture(5, 8)
        }
        Shape().layout.gridCellUnsizedAxes(.both)
      }
    }
    #expect(frames[2] == frame(35, 50, 30, 2))
    #expect(frames[3] == frame(35, 52, 10, 8))
    #expect(frames[5].height == 0)
  }

  @Test("Cells of a row are aligned at their baselines")
  func baselines() {
    let frames = frames {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        GridRow {
          Text(10, 20); Text(10, 40); Text(10, 4)
        }
      }
    }
    #expect(frames.map { $0.minY + $0.height * 0.75 } == [60, 60, 60])
    #expect(frames[1].minY == 30)
  }

  @Test(
    "An invalid number of columns is reported and replaced by 1",
    arguments: [0, -1, .max, .min]
  )
  func columns(count: Int) {
    let root = Box()
    let found = reports {
      root.arrange(in: area(100, 100)) {
        Grid {
          GridRow {
            Picture(5, 5).layout.gridCellColumns(count)
            Picture(5, 5).layout.gridCellColumns(count)
          }
        }
      }
    }
    let message = "gridCellColumns: \(count) is not between 1 and 10000; using 1"
    #expect(found.map(\.message) == [message, message])
    #expect(root.children.map(\.frame.minX) == [41, 54])
  }
}
