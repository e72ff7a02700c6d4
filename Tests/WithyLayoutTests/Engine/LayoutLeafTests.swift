import Foundation
import Testing
import Withy

@testable import WithyLayout

@Suite("Leaves")
struct LayoutLeafTests {
  /// A leaf with only the required members.
  private final class Plain: Box, Placeable {
    func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 10, height: 20) }
    func place(in frame: CGRect) { frames.append(frame) }
  }

  @Test("By default, a leaf depends on both axes and has no baselines")
  func defaults() {
    let (root, plain, mark) = (Box(), Plain(), Picture(10, 10))
    root.arrange(in: area(20, 20)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        plain
        mark
      }
    }
    #expect(plain.proposalAxes == .both)
    #expect([plain.frame, mark.frame] == [frame(0, 0, 10, 20), frame(10, 10, 10, 10)])
  }

  @Test("Leaves of several classes are each measured by their own method")
  func classes() {
    let root = Box()
    root.arrange(in: area(100, 100)) {
      HStack {
        Plain()
        Picture(30, 5)
        Plain()
      }
    }
    #expect(root.children.map(\.frame.width) == [10, 30, 10])
  }

  @Test("A builder creates its leaf when it is arranged, alone and as an element")
  func builders() {
    var made = 0
    let builder = Builder { () -> Plain in
      made += 1
      return Plain("\(made)")
    }
    let element = builder.layout.padding(1)
    #expect(made == 0)
    #expect(element.dimensions.ideal == CGSize(width: 12, height: 22))
    #expect(made == 1)
    let root = Box()
    root.arrange(in: area(100, 100)) {
      element
      builder
    }
    #expect(root.children.map(\.name) == ["2", "3"])
  }
}
