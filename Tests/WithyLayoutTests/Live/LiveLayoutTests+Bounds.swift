import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Values that layouts get from their parent.
extension LiveLayoutTests {
  @Test("New bounds alone change the frames with the next pass")
  func bounds() {
    let leaf = Shape()
    let live = panel.live { leaf.layout.padding(10) }
    #expect(leaf.frame == frame(10, 10, 80, 80))
    panel.bounds = frame(5, 0, 60, 40)
    #expect(live.update().isEmpty)
    #expect(leaf.frame == frame(15, 10, 40, 20))
  }

  @Test("A leaf that is no longer inside another element moves to its own position")
  func outermost() {
    let leaf = Picture(80, 100)
    var isMoved = true
    let live = panel.live {
      LayoutGroup {
        // Inside, its origin is 10, as it is in the bounds afterwards.
        if isMoved { leaf.layout.offset(x: 10) } else { leaf }
      }
    }
    #expect(leaf.frame == frame(20, 0, 80, 100))
    isMoved = false
    live.update()
    #expect(leaf.frame == frame(10, 0, 80, 100))
  }

  @Test("A layout in a node of a layout fills the frame of that node")
  func nested() {
    let inner = Panel(0, 0)
    let leaf = Shape()
    var length: CGFloat = 10
    let live = panel.live {
      inner.with
        .children { leaf.layout.padding(length) }
        .layout.padding(length)
    }
    #expect(inner.frame == frame(10, 10, 80, 80))
    #expect(leaf.frame == frame(10, 10, 60, 60))
    length = 20
    live.update()
    #expect(inner.frame == frame(20, 20, 60, 60))
    #expect(leaf.frame == frame(20, 20, 20, 20))
  }

  @Test("In a parent without bounds, a layout has its ideal size at the origin")
  func noHost() {
    let root = Box()
    let leaf = Picture(30, 10)
    var live: Live?
    #expect(reports { live = root.live { leaf.layout.padding(5) } } == [])
    #expect(leaf.frame == frame(5, 5, 30, 10))
    let other = Box()
    let nothing = other.live { EmptyElement<Box>() }
    #expect(other.children.isEmpty)
    _ = (live, nothing)
  }

  @Test("Direction and pixel scale come from the parent, and may change")
  func direction() {
    let leaf = Picture(10.4, 10)
    let live = panel.live { leaf.layout.frame(maxWidth: .infinity, alignment: .leading) }
    #expect(leaf.frame == frame(0, 45, 10.4, 10))
    panel.layoutDirection = .rightToLeft
    live.update()
    #expect(leaf.frame == frame(89.6, 45, 10.4, 10))
    panel.pixelScale = 1
    live.update()
    #expect(leaf.frame == frame(90, 45, 10, 10))
  }

  @Test("A leaf in a fixed frame follows a new direction and scale, too")
  func framedLeaf() {
    let leaf = Picture(10, 10)
    let live = panel.live { leaf.layout.frame(width: 20.6, height: 10, alignment: .leading) }
    #expect(leaf.frame.isClose(to: frame(39.7, 45, 10, 10)))
    panel.pixelScale = 1
    live.update()
    #expect(leaf.frame == frame(40, 45, 10, 10))
    panel.layoutDirection = .rightToLeft
    live.update()
    #expect(leaf.frame == frame(50, 45, 10, 10))
  }
}
