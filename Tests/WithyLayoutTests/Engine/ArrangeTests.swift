import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Arranging")
struct ArrangeTests {
  let root = Box()

  @Test("Leaves become children in the order of drawing, after the children that are there")
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

  @Test("Backgrounds of backgrounds stand further behind, overlays of overlays further in front")
  func stackedBackgrounds() {
    root.arrange(in: area(100, 100)) {
      Shape("it").layout
        .background(Shape("near")).background(Shape("far"))
        .overlay(Shape("front")).overlay(Shape("foremost"))
    }
    #expect(root.children.map(\.name) == ["far", "near", "it", "front", "foremost"])
  }

  @Test("A block has leaves, builders, arrays, optionals, conditions, loops and declarations")
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

  @Test("In a block of children an element stands for its leaves, which are not placed")
  func leavesInHierarchy() {
    root {
      HStack {
        Shape("a").layout.padding(1).background(Shape("behind"))
        Builder { Shape("made") }
      }
      [Shape("b").layout.frame(width: 1)]
    }
    #expect(root.children.map(\.name) == ["behind", "a", "made", "b"])
    #expect(root.children.flatMap(\.frames) == [])
    let reports = reports { root { Stranger().layout } }
    #expect(reports.count == 1)
    #expect(root.children.count == 4)
  }

  @Test("From right to left horizontal placement is mirrored, around the middle of the bounds")
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

  @Test("Edges are rounded to pixels at the end, so that neighbours still touch")
  func pixels() {
    root.arrange(in: area(100, 10), pixelScale: 2) {
      HStack(spacing: 0) { for _ in 0..<3 { Shape() } }
    }
    #expect(
      root.children.map(\.frame)
        == [frame(0, 0, 33.5, 10), frame(33.5, 0, 33, 10), frame(66.5, 0, 33.5, 10)]
    )
  }

  @Test("Nothing arranged is an arrangement too")
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

  @Test("The description tells proposals, sizes and places")
  func description() {
    let arrangement = root.arrange(in: area(100, 50)) {
      HStack {
        Picture(30, 20).layout.padding(1.25)
        FitsFirst {
          Opaque(200, 20)
          Text(20).layout.frame(maxHeight: .infinity)
        }
        Spacer()
        EmptyElement().background(Shape())
      }
    }
    #expect(
      arrangement.layoutDescription == """
        HStack proposed 100 × 50, took 100 × 50, at 0 0
          padding proposed 28 × 50, took 32.5 × 22.5, at 0 13.75
            Picture proposed 25.5 × 47.5, took 30 × 20, at 1.25 15
          FitsFirst proposed 51.5 × 50, took 20 × 50, at 40.5 0
            Opaque proposed ideal × ideal, took 0 × 0, hidden
            frame proposed 51.5 × 50, took 20 × 50, at 40.5 0
              Text proposed 20 × 50, took 20 × 20, at 40.5 15
          Spacer proposed 39.5 × 50, took 39.5 × 0, at 60.5 25
          background proposed 25.75 × 50, took 0 × 0, at 100 25
            Shape proposed 0 × 0, took 0 × 0, at 100 25
            EmptyElement proposed 25.75 × 50, took 0 × 0, at 100 25
        """
    )
  }

  @Test("A leaf may call the arrangement while it is measured and placed")
  func reentrance() {
    final class Caller: Shape {
      var arrangement: Arrangement?
      var calls = 0
      override func answer(_ proposal: ProposedSize) -> CGSize {
        call()
        return CGSize(width: 10 + calls, height: 10)
      }
      override func place(in frame: CGRect) {
        super.place(in: frame)
        call()
      }
      func call() {
        guard calls < 3, let arrangement else { return }
        calls += 1
        arrangement.changed(self)
        arrangement.arrange(in: area(100, 100))
      }
    }
    let caller = Caller()
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack {
        caller; Shape()
      }
    }
    caller.arrangement = arrangement
    arrangement.changed(caller)
    arrangement.arrange(in: area(100, 100))
    #expect(caller.calls == 3)
    #expect(caller.frame.width == 13)
    caller.arrangement = nil
  }

  @Test("Leaves that ask for arrangements without end are reported and stopped")
  func endless() {
    final class Restless: Shape {
      var arrangement: Arrangement?
      override func place(in frame: CGRect) {
        super.place(in: frame)
        arrangement?.arrange(in: frame.offsetBy(dx: 1, dy: 0))
      }
    }
    let restless = Restless()
    let arrangement = root.arrange(in: area(100, 100)) { restless }
    let line: UInt = #line - 1
    restless.arrangement = arrangement
    let reports = reports { arrangement.arrange(in: area(90, 90)) }
    #expect(restless.frame.minX == 100)
    #expect(
      reports == [
        Report("leaves asked for 100 arrangements in a row; the rest was left out", line: line)
      ]
    )
    restless.arrangement = nil
  }

  @Test("The size for a proposal is answered without placing anything")
  func sizeOfArrangement() {
    let (text, picture) = (Text(95), Picture(30, 10))
    let arrangement = root.makeArrangement {
      VStack(spacing: 2) {
        text
        picture
      }
      .padding(1)
    }
    #expect(root.children.count == 2)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 97, height: 34))
    #expect(arrangement.size(for: ProposedSize(width: 52, height: nil)).height == 54)
    #expect(arrangement.size(for: ProposedSize(width: .nan, height: -4)).width == 97)
    #expect(arrangement.size(for: .zero).width == 32)
    let count = text.proposals.count
    #expect(arrangement.size(for: ProposedSize(width: 52, height: nil)).height == 54)
    #expect(text.proposals.count == count)
    #expect(text.frames.isEmpty)
    arrangement.arrange(in: area(97, 34))
    #expect([text.frame, picture.frame] == [frame(1, 1, 95, 20), frame(33.5, 23, 30, 10)])
    text.natural.width = 45
    arrangement.changed(text)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 47, height: 34))
    #expect(Box().makeArrangement {}.size(for: .infinity) == .zero)
  }

  @Test("Ever new proposals are answered as a new arrangement answers them")
  func manyProposals() {
    func make() -> Arrangement {
      Box().makeArrangement {
        HStack {
          Text(95)
          Text(300)
        }
      }
    }
    let arrangement = make()
    for width in stride(from: 0.0, to: 400, by: 3.5) {
      let proposal = ProposedSize(width: width, height: 40)
      #expect(arrangement.size(for: proposal) == make().size(for: proposal))
      arrangement.arrange(in: area(width / 2, 40))
    }
  }

  @Test("A leaf that asks for the size of its own arrangement is answered zero, reported")
  func sizeWithinItself() {
    final class Curious: Shape {
      var arrangement: Arrangement?
      var answers: [CGSize] = []
      override func answer(_ proposal: ProposedSize) -> CGSize {
        if let arrangement {
          answers.append(arrangement.size(for: proposal))
          arrangement.changed(self)
        }
        return CGSize(width: 10, height: 10)
      }
    }
    let curious = Curious()
    let line: UInt = #line + 1
    let arrangement = root.makeArrangement { curious }
    curious.arrangement = arrangement
    let reports = reports {
      #expect(arrangement.size(for: .unspecified) == CGSize(width: 10, height: 10))
    }
    #expect(
      reports == [
        Report(
          "a leaf asked for the size of the arrangement that it is part of; it was answered 0 × 0",
          line: line
        )
      ]
    )
    #expect(curious.answers == [.zero])
    curious.arrangement = nil
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 10, height: 10))
    #expect(curious.proposals.count == 2)
  }
}
