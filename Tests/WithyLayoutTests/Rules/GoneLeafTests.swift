import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Leaves that are no children any more")
struct GoneLeafTests {
  let root = Box()

  @Test("A leaf that another parent took, or that was removed, takes no room until it comes back")
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
    let message = "Picture is no child of what it was arranged in any more; it takes no room there"
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

  @Test("A leaf that has gone takes no room in the size of the layout that it stood in")
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
    let message = "Picture is no child of what it was arranged in any more; it takes no room there"
    #expect(taken.map(\.message) == [message])
  }
}
