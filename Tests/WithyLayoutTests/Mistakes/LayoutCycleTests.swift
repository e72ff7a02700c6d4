import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Cycles in layouts")
struct LayoutCycleTests {
  /// A leaf that arranges what is in it whenever it is placed, and may know its parent.
  private final class Arranging: Shape {
    var arrangement: Arrangement?
    let knowsParent: Bool

    init(knowsParent: Bool) {
      self.knowsParent = knowsParent
      super.init("")
    }

    var parentNode: Box? { knowsParent ? parent : nil }

    override func place(in frame: CGRect) {
      super.place(in: frame)
      arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
    }

    func nest(_ leaf: Arranging) {
      arrangement = arrange(in: area(100, 100)) { leaf }
    }
  }

  @Test("a.arrange { b } followed by b.arrange { a } is reported", arguments: [true, false])
  func cycle(knowsParent: Bool) {
    let (a, b, c) = (
      Arranging(knowsParent: knowsParent), Arranging(knowsParent: knowsParent),
      Arranging(knowsParent: knowsParent)
    )
    let found = reports {
      a.nest(b)
      b.nest(a)
      b.nest(c)
      c.nest(a)
      a.arrangement?.arrange(in: area(60, 100))
    }
    let message = "Arranging cannot be nested in its own descendant Arranging; skipped"
    #expect(found.map(\.message) == [message, message])
    #expect(a.children.map(ObjectIdentifier.init) == [ObjectIdentifier(b)])
    #expect(b.children.map(ObjectIdentifier.init) == [ObjectIdentifier(c)])
    #expect(c.children.isEmpty)
    #expect([b.frame.width, c.frame.width] == [60, 60])
  }

  @Test("Children of a leaf, and cycles among them, are not cycles of the layout")
  func noCycle() {
    let (leaf, inner) = (Arranging(knowsParent: false), Arranging(knowsParent: false))
    leaf.append(inner)
    leaf.append(Box())
    inner.append(leaf)
    let panel = Arranging(knowsParent: false)
    #expect(reports { panel.nest(leaf) } == [])
    #expect(panel.children.count == 1)
  }
}
