import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Arranging")
struct ArrangementTests {
  let root = Box()

  @Test("Leaves become children in drawing order, after the existing children")
  func order() {
    root { Box("before") }
    let names = ["a", "b", "c", "behind", "behind it", "front", "d"]
    let leaves = names.map { Shape($0) }
    root.arrange(in: area(100, 100)) {
      VStack {
        leaves[0]
        HStack {
          leaves[1]
          leaves[2]
        }
        .padding(2)
        .background {
          leaves[4]
          leaves[3]
        }
        .overlay(leaves[5])
      }
      leaves[6]
    }
    #expect(
      root.children.map(\.name) == ["before", "a", "behind it", "behind", "b", "c", "front", "d"]
    )
  }

  @Test("Backgrounds of backgrounds are further behind, overlays of overlays further in front")
  func stackedBackgrounds() {
    root.arrange(in: area(100, 100)) {
      Shape("it").layout
        .background(Shape("near")).background(Shape("far"))
        .overlay(Shape("front")).overlay(Shape("foremost"))
    }
    #expect(root.children.map(\.name) == ["far", "near", "it", "front", "foremost"])
  }

  @Test("A block contains leaves, builders, arrays, optionals, conditions, loops and declarations")
  func block() {
    let items = ["1", "2"]
    let missing: Shape? = nil
    let present: Shape? = Shape("present")
    for isOn in [true, false] {
      let root = Box()
      root.arrange(in: area(100, 100)) {
        let first = Shape("first")
        first
        Builder { Shape() }.name("made")
        Builder { Shape() }.name("modified").layout.padding(1)
        missing
        present
        [Shape("array"), Shape("of")]
        for item in items { Shape(item) }
        if isOn { Shape("on") }
        if isOn { Shape("yes") } else { Shape("no") }
        switch items.count {
        case 2: Shape("two")
        default: EmptyElement()
        }
        if #available(macOS 10, *) { Shape("available") }
      }
      #expect(
        root.children.map(\.name)
          == ["first", "made", "modified", "present", "array", "of", "1", "2"]
          + (isOn ? ["on", "yes"] : ["no"]) + ["two", "available"]
      )
    }
  }

  @Test("Functions return layout")
  func functions() {
    func row(_ name: String) -> some LayoutElement<Box> {
      HStack {
        Shape(name)
        Spacer()
      }
      .frame(height: 10)
    }
    @LayoutBuilder<Box> func rows() -> some LayoutElement<Box> {
      row("a")
      row("b")
    }
    root.arrange(in: area(100, 100)) { VStack(spacing: 0) { rows() } }
    #expect(root.children.map(\.frame) == [frame(0, 40, 92, 10), frame(0, 50, 92, 10)])
  }

  @Test("An array of builders makes its leaves once for every arrangement")
  func builders() {
    let builders = (0..<3).map { number in Builder { Shape("\(number)") } }
    let group = LayoutGroup<Box> { HStack { builders } }
    root.arrange(in: area(100, 100)) { group }
    let other = Box()
    other.arrange(in: area(100, 100)) { group }
    #expect(root.children.map(\.name) == ["0", "1", "2"])
    #expect(other.children.map(\.name) == ["0", "1", "2"])
  }

  @Test(
    "In an ordinary block of children, a layout adds its leaves, and is reported as not laid out"
  )
  func leavesInHierarchy() {
    var line: UInt = 0
    let unplaced = reports {
      line = #line + 2
      root {
        HStack {
          Shape("a").layout.padding(1).background(Shape("behind"))
          Builder { Shape("made") }
        }
        [Shape("b").layout.frame(width: 1)]
      }
    }
    let message = "A layout in a block of children is not laid out; "
    #expect(root.children.map(\.name) == ["behind", "a", "made", "b"])
    #expect(root.children.flatMap(\.frames) == [])
    #expect(unplaced.map(\.line) == [line, line + 4])
    #expect(unplaced.allSatisfy { $0.message.hasPrefix(message) })
    let reports = reports { root { Stranger().layout } }
    #expect(reports.count == 2)
    #expect(root.children.count == 4)
  }

  @Test("From right to left, horizontal positions are mirrored in the bounds")
  func rightToLeft() {
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 50)
    let arrangement = root.arrange(in: bounds, layoutDirection: .rightToLeft) {
      HStack {
        Picture(30, 20)
        Spacer()
        Picture(10, 10)
      }
      .padding(.leading, 5)
    }
    #expect(root.children.map(\.frame) == [frame(75, 15, 30, 20), frame(10, 20, 10, 10)])
    // The place before mirroring stays, and yet the frames change.
    arrangement.arrange(in: CGRect(x: 10, y: 0, width: 120, height: 50))
    #expect(root.children.map(\.frame) == [frame(95, 15, 30, 20), frame(10, 20, 10, 10)])
  }

  @Test("Edges are rounded to pixels last, so that neighbours still touch")
  func pixels() {
    root.arrange(in: area(100, 10), pixelScale: 2) {
      HStack(spacing: 0) { for _ in 0..<3 { Shape() } }
    }
    #expect(
      root.children.map(\.frame)
        == [frame(0, 0, 33.5, 10), frame(33.5, 0, 33, 10), frame(66.5, 0, 33.5, 10)]
    )
  }

  @Test("An empty arrangement is valid")
  func nothing() {
    let arrangement = root.arrange(in: area(100, 100)) {}
    arrangement.arrange(in: area(50, 50))
    #expect(root.children.isEmpty)
    #expect(arrangement.layoutDescription.isEmpty)
    #expect(
      EmptyElement<Box>().padding(8).dimensions
        == Dimensions(minimum: .zero, ideal: .zero, maximum: .zero)
    )
  }

  @Test("The description lists proposals, sizes and frames")
  func description() {
    let arrangement = root.arrange(in: area(100, 50)) {
      HStack {
        Picture(30, 20).layout.padding(1.25)
        ViewThatFits {
          Opaque(200, 20)
          Text(20).layout.frame(maxHeight: .infinity)
        }
        Spacer()
        ScrollContainer {}
      }
    }
    #expect(
      arrangement.layoutDescription == """
        HStack proposed 100 × 50, took 100 × 50, at 0 0
          padding proposed 28 × 50, took 32.5 × 22.5, at 0 13.75
            Picture proposed 25.5 × 47.5, took 30 × 20, at 1.25 15
          ViewThatFits proposed 51.5 × 50, took 20 × 50, at 40.5 0
            Opaque proposed ideal × ideal, took 0 × 0, hidden
            frame proposed 51.5 × 50, took 20 × 50, at 40.5 0
              Text proposed 20 × 50, took 20 × 20, at 40.5 15
          Spacer proposed 39.5 × 50, took 39.5 × 0, at 60.5 25
          ScrollContainer proposed 25.75 × 50, took 0 × 50, at 100 0
            ZStack proposed 25.75 × ideal, took 0 × 0, at 100 0
        """
    )
  }
}
