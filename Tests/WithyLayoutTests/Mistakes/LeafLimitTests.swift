import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Child limits of leaves")
struct LeafLimitTests {
  /// A node with room for one other.
  final class Frame: Nestable, Placeable {
    let childLimit: Int? = 1
    var children: [Frame] = []
    var log: [Int] = []

    func insert(_ child: Frame, after sibling: Frame?) { children.append(child) }
    func remove(_ child: Frame) {}
    func didNest() { log.append(children.count) }
    func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 10, height: 10) }
    func place(in frame: CGRect) {}
  }

  @Test("A leaf beyond the limit is skipped and reported, and the node is notified once")
  func surplus() {
    let (frame, first) = (Frame(), Frame())
    let line: UInt = #line + 2
    let reports = reports {
      frame.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 100)) {
        HStack {
          first
          Frame()
        }
      }
    }
    #expect(frame.children.count == 1 && frame.children[0] === first)
    #expect(frame.log == [1])
    #expect(reports == [Report("Frame accepts at most 1 child; Frame skipped", line: line)])
  }
}
