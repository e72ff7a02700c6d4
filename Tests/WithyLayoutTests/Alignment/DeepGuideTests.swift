import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Guides of deeply nested elements")
struct DeepGuideTests {
  let root = Box()

  /// Elements that align what is in them, each by what it contains.
  static let wrappings = [
    DeepLayoutTests.Wrapping("HStack") { inner in
      HStack(alignment: .top) {
        inner; Picture(2, 2)
      }
    },
    DeepLayoutTests.Wrapping("both stacks") { inner in
      VStack {
        HStack(alignment: .top) {
          inner; Spacer()
        }
        Picture(2, 2)
      }
    },
    DeepLayoutTests.Wrapping("ZStack") { inner in
      ZStack(alignment: .top) {
        inner; Picture(2, 2)
      }
    },
    DeepLayoutTests.Wrapping("Grid") { inner in
      Grid(alignment: .top) {
        GridRow {
          inner; Picture(2, 2)
        }
      }
    },
    DeepLayoutTests.Wrapping("Flow") { inner in
      Flow(alignment: .top) {
        inner; Picture(2, 2)
      }
    },
    DeepLayoutTests.Wrapping("frame") { $0.frame(width: 20, alignment: .top) },
    DeepLayoutTests.Wrapping("flexible frame") { $0.frame(maxHeight: 50, alignment: .top) },
  ]

  @Test("The number of evaluations of a guide grows with the depth alone", arguments: wrappings)
  func evaluations(_ wrapping: DeepLayoutTests.Wrapping) {
    func calls(_ depth: Int) -> Int {
      var calls = 0
      var group = LayoutGroup<Box> {
        Text(30).layout.alignmentGuide(.top) {
          calls += 1
          return $0.height / 3
        }
      }
      for _ in 0..<depth { group = wrapping.wrap(group) }
      Box().arrange(in: area(500, 500)) { group }
      return calls
    }
    let few = calls(5)
    #expect(few > 0)
    #expect(calls(40) <= few * 16)
  }

  @Test("An explicit guide is found at any depth")
  func ownGuide() {
    var text = Text(40, 20).layout
    for _ in 0..<100 { text = text.padding(0) }
    let mark = Picture(10, 0)
    root.arrange(in: area(100, 100)) {
      HStack(alignment: .top) {
        text.alignmentGuide(.top) { _ in 5 }; mark
      }
    }
    #expect(mark.frame.minY == 45)
  }

  @Test("Changing a text in a fixed frame moves what a flow aligns with it")
  func baselineInFlow() {
    let (text, other) = (Text(20, 20), Text(20, 60))
    let arrangement = root.arrange(in: area(100, 100)) {
      Flow(alignment: .leadingFirstTextBaseline, spacing: 0) {
        text.layout.frame(width: 20, height: 40, alignment: .top)
        other
      }
    }
    #expect([text.frame, other.frame] == [frame(30, 45, 20, 20), frame(50, 15, 20, 60)])
    text.natural.height = 40
    arrangement.changed(text)
    arrangement.arrange(in: area(100, 100))
    #expect([text.frame, other.frame] == [frame(30, 35, 20, 40), frame(50, 20, 20, 60)])
  }

  @Test("The baseline of a grid is that of its placed texts")
  func baselineOfGrid() {
    let (text, mark) = (Text(40, 20), Picture(10, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Grid(alignment: .top) {
          GridRow {
            text; Picture(10, 50)
          }
        }
        mark
      }
    }
    #expect(text.frame == frame(16, 25, 40, 20))
    #expect(mark.frame == frame(74, 30, 10, 10))
    text.natural.height = 40
    arrangement.changed(text)
    arrangement.arrange(in: area(100, 100))
    #expect(mark.frame.maxY == text.frame.minY + 30)
  }
}
