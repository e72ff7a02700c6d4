import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Leaves removed from the arranged object")
struct RemovedLeafTests {
  let root = Box()

  @Test("A leaf that moved to another parent, or was removed, takes no space until it returns")
  func takenLeaves() {
    let (a, b, c) = (Picture(10, 10, "a"), Picture(20, 10, "b"), Picture(30, 10, "c"))
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack(spacing: 0) {
        a; b; Builder { c }
      }
    }
    #expect(root.children.map(\.frame.minX) == [20, 30, 50])
    let other = Box()
    let taken = reports {
      other.append(b)
      arrangement.arrange(in: area(100, 10))
      arrangement.arrange(in: area(60, 10))
    }
    let message =
      "Picture is no longer a child of the arranged object; excluded from the layout"
    #expect(taken.map(\.message) == [message])
    #expect([a.frame.minX, c.frame.minX] == [10, 20])
    #expect(b.frame.minX == 30)
    root.remove(c)
    #expect(reports { arrangement.arrange(in: area(60, 10)) }.count == 1)
    #expect(a.frame.minX == 25)
    root.append(b)
    #expect(reports { arrangement.arrange(in: area(60, 10)) }.isEmpty)
    #expect([a.frame.minX, b.frame.minX] == [15, 25])
  }

  @Test("A leaf that is left alone in a stack moves to where a new arrangement places it")
  func leftAlone() {
    let (a, b) = (Shape(), Shape())
    let arrangement = root.arrange(in: area(100, 100)) {
      VStack(spacing: 0) {
        a.layout.relativeFrame(height: 1)
        b.layout.frame(height: 20)
      }
    }
    #expect(a.frame == frame(0, -10, 100, 100))
    root.remove(b)
    #expect(reports { arrangement.arrange(in: area(100, 100)) }.count == 1)
    #expect(a.frame == area(100, 100))
    root.append(b)
    arrangement.arrange(in: area(100, 100))
    #expect([a.frame, b.frame] == [frame(0, -10, 100, 100), frame(0, 90, 100, 20)])
  }

  @Test("A removed leaf takes no space in the size of its layout")
  func goneFromSize() {
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    let arrangement = root.makeArrangement {
      HStack(spacing: 0) {
        a; b
      }
    }
    #expect(arrangement.size(for: .unspecified).width == 30)
    root.remove(b)
    let taken = reports { #expect(arrangement.size(for: .unspecified).width == 10) }
    let message =
      "Picture is no longer a child of the arranged object; excluded from the layout"
    #expect(taken.map(\.message) == [message])
  }

  @Test("A layout whose leaves are all removed has no size until one returns")
  func allGoneFromSize() {
    let a = Picture(10, 20)
    let arrangement = root.arrange(in: area(100, 10)) { a.layout.padding(1) }
    root.remove(a)
    _ = reports {
      #expect(arrangement.size(for: .unspecified) == .zero)
      arrangement.arrange(in: area(50, 10))
    }
    root.append(a)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 12, height: 22))
  }

  @Test("A bar or an element whose only leaf is removed takes no space")
  func goneBar() {
    let (content, bar) = (Shape(), Picture(10, 20))
    let arrangement = root.arrange(in: area(100, 100)) {
      content.layout.safeAreaInset(edge: .bottom, spacing: 5) { bar }
    }
    #expect(content.frame == area(100, 75))
    root.remove(bar)
    #expect(reports { arrangement.arrange(in: area(100, 100)) }.count == 1)
    #expect(content.frame == area(100, 95))
    root.append(bar)
    root.remove(content)
    #expect(reports { arrangement.arrange(in: area(100, 100)) }.count == 1)
    #expect(bar.frame == frame(45, 42.5, 10, 20))
  }

  @Test("A container whose only leaf is removed has no spacing, like an empty one")
  func goneContent() {
    let (gone, last) = (Picture(10, 10), Picture(10, 10))
    var size: CGSize?
    let arrangement = root.arrange(in: area(10, 100)) {
      VStack {
        VStack { gone }
        last
      }
    }
    let (scroll, scrolled) = (Box(), Picture(10, 10))
    let scrolling = scroll.arrange(in: area(10, 10)) {
      ScrollContainer(contentSize: { size = $0 }) { scrolled }
    }
    #expect(last.frame == frame(0, 54, 10, 10))
    root.remove(gone)
    scroll.remove(scrolled)
    _ = reports {
      arrangement.arrange(in: area(10, 100))
      scrolling.arrange(in: area(10, 10))
    }
    #expect(last.frame == frame(0, 45, 10, 10))
    #expect(size == .zero)
  }

  @Test("Elements without a leaf stay empty when another leaf is removed")
  func goneBesideRefused() {
    let (a, b, c) = (Picture(10, 10), Picture(20, 10), Picture(30, 10))
    var arrangement: Arrangement?
    let refused = reports {
      arrangement = root.arrange(in: area(100, 10)) {
        HStack(spacing: 0) {
          a; a; Builder { b }.layout.collapsed(if: true); b; c; Builder { a }
        }
      }
    }
    #expect(refused.count == 3)
    #expect([a.frame, b.frame, c.frame] == [frame(30, 0, 10, 10), .zero, frame(40, 0, 30, 10)])
    root.remove(a)
    let gone = reports { arrangement?.arrange(in: area(100, 10)) }
    #expect(gone.count == 1)
    #expect([b.frame, c.frame] == [.zero, frame(35, 0, 30, 10)])
    root.append(a)
    let back = reports { arrangement?.arrange(in: area(100, 10)) }
    #expect(back.isEmpty)
    #expect([a.frame, c.frame] == [frame(30, 0, 10, 10), frame(40, 0, 30, 10)])
  }

  @Test("A refused leaf is retained until all are checked, so that no other gets its address")
  func heldRefused() {
    final class Picky: Box {
      weak var held: Box?
      var isHeld = false

      override func admits(_ child: Box, file: StaticString, line: UInt) -> Bool {
        guard child.name == "no" else {
          isHeld = held != nil
          return true
        }
        held = child
        return false
      }
    }
    let picky = Picky()
    let arrangement = picky.makeArrangement {
      Builder { Picture(1, 1, "no") }
      Builder { Picture(1, 1, "yes") }
    }
    #expect(picky.isHeld && picky.held == nil)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 1, height: 1))
  }
}
