import Foundation
import Testing
import Withy
import WithyLayout

/// Elements in a live block that are declared with other values from pass to pass.
@Suite("Changed elements in live layouts")
struct ElementChangeTests {
  /// An element that is declared in two ways.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: @Sendable (Bool, [Shape]) -> LayoutGroup<Box>

    init(
      _ name: String,
      @LayoutBuilder<Box> _ element: @escaping @Sendable (Bool, [Shape]) -> LayoutGroup<Box>
    ) {
      testDescription = name
      self.element = element
    }
  }

  static let changes = [
    Change("frame") { $1[0].layout.frame(width: $0 ? 20 : 30) },
    Change("frame's alignment") { $1[2].layout.frame(width: 90, alignment: $0 ? .leading : .top) },
    Change("least length") { $1[0].layout.frame(minWidth: $0 ? 110 : 120) },
    Change("ideal length") { $1[0].layout.frame(idealHeight: $0 ? 20 : 30).fixedSize() },
    Change("greatest length") { $1[0].layout.frame(maxHeight: $0 ? 20 : nil) },
    Change("padding") { $1[0].layout.padding($0 ? 2 : 3) },
    Change("edges of padding") { $1[0].layout.padding($0 ? .top : .leading, 3) },
    Change("fixedSize") { $1[0].layout.fixedSize(horizontal: $0, vertical: !$0) },
    Change("ratio") { $1[0].layout.aspectRatio($0 ? 2 : 3, contentMode: .fit) },
    Change("content mode") { $1[0].layout.aspectRatio(2, contentMode: $0 ? .fit : .fill) },
    Change("offset") { $1[0].layout.offset(x: $0 ? 1 : 2, y: 0) },
    Change("position") { $1[0].layout.fixedSize().position(x: 9, y: $0 ? 1 : 2) },
    Change("alignment of a background") {
      $1[0].layout.background(
        $1[1].layout.frame(width: 9, height: 9),
        alignment: $0 ? .top : .bottom
      )
    },
    Change("spacing") { isOn, leaves in
      HStack(spacing: isOn ? 2 : 3) {
        leaves[0]
        leaves[1]
      }
    },
    Change("spacing that is not given") { isOn, leaves in
      VStack(spacing: isOn ? nil : 3) {
        leaves[0]
        leaves[1]
      }
    },
    Change("guide of a stack") { isOn, leaves in
      HStack(alignment: isOn ? .firstTextBaseline : .lastTextBaseline) {
        leaves[2]
        leaves[3]
      }
    },
    Change("guide of an element") { isOn, leaves in
      HStack(alignment: .top) {
        leaves[2].layout.alignmentGuide(.top) { _ in isOn ? 1 : 2 }
        leaves[3]
      }
    },
    Change("priority") { isOn, leaves in
      HStack {
        leaves[0].layout.frame(minWidth: 5).layoutPriority(isOn ? 1 : 0)
        leaves[1]
      }
    },
    Change("least length of a spacer") { isOn, leaves in
      HStack {
        leaves[2]
        Spacer(minLength: isOn ? 50 : 60)
        leaves[3]
      }
    },
    Change("axes that scroll") { isOn, leaves in
      ScrollContainer(isOn ? .horizontal : .vertical) { leaves[0] }
    },
    Change("axes on which to fit") { isOn, leaves in
      ViewThatFits(in: isOn ? .horizontal : .both) {
        leaves[0].layout.frame(width: 5, height: 500)
        leaves[1]
      }
    },
    Change("spacing of a flow") { isOn, leaves in
      Flow(spacing: isOn ? 2 : 3) {
        leaves[2]
        leaves[3]
      }
    },
    Change("number of elements in a stack, one of which is as high as that") { isOn, leaves in
      VStack(spacing: 0) {
        leaves[0].layout.relativeFrame(height: 1)
        if isOn { leaves[1].layout.frame(height: 20) }
      }
    },
    Change("alignment of a grid") { isOn, leaves in
      Grid(alignment: isOn ? .topLeading : .bottomTrailing) {
        GridRow { leaves[2] }
        GridRow { leaves[0].layout.frame(width: 70, height: 30) }
      }
    },
    Change("alignment of a row") { isOn, leaves in
      Grid {
        GridRow(alignment: isOn ? .top : .bottom) {
          leaves[2]
          leaves[0].layout.frame(width: 30, height: 40)
        }
      }
    },
    Change("columns that a cell spans") { isOn, leaves in
      Grid {
        GridRow { leaves[2].layout.gridCellColumns(isOn ? 2 : 1) }
        GridRow {
          leaves[0].layout.frame(width: 10, height: 10)
          leaves[1].layout.frame(width: 10, height: 10)
        }
      }
    },
    Change("alignment of a column") { isOn, leaves in
      Grid {
        GridRow { leaves[2].layout.gridColumnAlignment(isOn ? .leading : .trailing) }
        GridRow { leaves[0].layout.frame(width: 60, height: 10) }
      }
    },
    Change("axes on which a cell is not sized") { isOn, leaves in
      Grid {
        GridRow { leaves[2] }
        leaves[0].layout.gridCellUnsizedAxes(isOn ? .horizontal : .vertical)
      }
    },
    Change("what is a row") { isOn, leaves in
      Grid {
        GridRow {
          leaves[2]; leaves[0].layout.frame(width: 20, height: 10)
        }
        if isOn {
          GridRow { leaves[1].layout.frame(height: 5) }
        } else {
          leaves[1].layout.frame(height: 5)
        }
      }
    },
    Change("which of two priorities is higher") { isOn, leaves in
      HStack(spacing: 0) {
        leaves[0].layout.frame(minWidth: 5).layoutPriority(isOn ? 1 : -1)
        leaves[1].layout.frame(minWidth: 10)
      }
    },
    Change("frame around a row of a grid") { isOn, leaves in
      Grid(horizontalSpacing: 30) {
        let row = GridRow {
          leaves[0].layout.layoutPriority(-1)
          leaves[1]
        }
        if isOn { row.frame(idealWidth: 30) } else { row }
      }
    },
    Change("alignment of a row that is that of the grid") { isOn, leaves in
      Grid(alignment: .top) {
        GridRow(alignment: isOn ? nil : .center) {
          leaves[2]
          leaves[0].layout.frame(width: 30, height: 40)
        }
      }
    },
  ]

  @Test("Frames follow a changed modifier, and its reversal", arguments: changes)
  func follow(change: Change) {
    let leaves = [Shape(), Shape(), Text(30), Text(95)]
    let panel = Panel()
    var isOn = true
    let live = panel.live { change.element(isOn, leaves) }
    var before = panel.children.map(\.frame)
    for _ in 0..<2 {
      isOn.toggle()
      live.update()
      let fresh = Box()
      fresh.arrange(in: area(100, 100)) {
        change.element(isOn, [Shape(), Shape(), Text(30), Text(95)])
      }
      let frames = panel.children.map(\.frame)
      #expect(frames == fresh.children.map(\.frame))
      #expect(frames != before)
      before = frames
    }
  }
}
