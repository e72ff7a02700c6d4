import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Collapsed elements")
struct CollapsedTests {
  @Test("A collapsed element takes no space and no spacing, and remains a child")
  func collapsed() {
    let (a, b, c) = (Picture(10, 10), Opaque(50, 50), Picture(10, 10))
    var isCollapsed = true
    let panel = Panel()
    let live = panel.live {
      HStack(alignment: .top) {
        a; b.layout.padding(3).collapsed(if: isCollapsed); c
      }
    }
    #expect([a, b, c].map(\.frame) == [frame(36, 45, 10, 10), .zero, frame(54, 45, 10, 10)])
    #expect(b.proposals.isEmpty && b.frames.count == 1)
    live.update()
    #expect(b.frames.count == 1)
    isCollapsed = false
    live.update()
    #expect(panel.children.count == 3 && panel.children[1] === b)
    #expect(b.frame == frame(25, 25, 50, 50))
    isCollapsed = true
    live.update()
    #expect(b.frame == .zero && a.frame.minX == 36)
    // It was a new child only the first time.
    #expect(b.firstFrames == [.zero])
  }

  @Test("A new leaf that is collapsed is placed there as a new one")
  func collapsedAtFirst() {
    let (a, b) = (Picture(10, 10), Picture(10, 10))
    var isCollapsed = true
    let panel = Panel(10, 10)
    let live = panel.live {
      ZStack {
        a; b.layout.collapsed(if: isCollapsed)
      }
    }
    #expect(b.firstFrames == [.zero])
    isCollapsed = false
    live.update()
    #expect(b.firstFrames == [.zero] && b.frame == area(10, 10))
  }

  @Test("A collapsed leaf that has left before its host arranges it keeps its frame")
  func leftBeforeArrangement() {
    let (screen, leaf, other) = (DeferredPanel(), Picture(10, 10), Box())
    var isThere = true
    let live = screen.live { HStack { if isThere { leaf.layout.collapsed(if: true) } } }
    isThere = false
    live.update()
    other.arrange(in: area(10, 10)) { leaf }
    screen.requests.last?.arrange()
    #expect(leaf.frames == [area(10, 10)])
  }

  @Test("What is behind or in front of an empty element is hidden, and takes no space either")
  func besideNothing() {
    let (a, b, c, d) = (Picture(10, 10), Picture(10, 10), Shape(), Shape())
    let root = Box()
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack {
        a
        EmptyElement().background(c).overlay(d)
        b
      }
    }
    #expect([a, b].map(\.frame) == [frame(36, 0, 10, 10), frame(54, 0, 10, 10)])
    #expect([c, d].map(\.frames) == [[.zero], [.zero]])
    #expect(root.children.map(ObjectIdentifier.init) == [a, c, d, b].map(ObjectIdentifier.init))
    arrangement.arrange(in: area(80, 10))
    #expect([c, d].map(\.frames.count) == [1, 1])
  }

  @Test("The background and overlay of a leaf are hidden while it is not a child")
  func besideRemoved() {
    let (gone, back, front) = (Picture(10, 10), Shape(), Shape())
    let root = Box()
    let arrangement = root.arrange(in: area(100, 10)) {
      gone.layout.background(back).overlay(front)
    }
    #expect([back, front].map(\.frame) == [frame(45, 0, 10, 10), frame(45, 0, 10, 10)])
    root.remove(gone)
    let found = reports { arrangement.arrange(in: area(100, 10)) }
    #expect(found.count == 1)
    #expect([back, front].map(\.frame) == [.zero, .zero])
    root.append(gone)
    arrangement.arrange(in: area(100, 10))
    #expect([back, front].map(\.frame) == [frame(45, 0, 10, 10), frame(45, 0, 10, 10)])
  }

  @Test("A collapsed element in a collapsed one gets its frame once")
  func inside() {
    let (a, b, c) = (Picture(10, 10), Picture(20, 10), Picture(30, 10))
    let root = Box()
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack {
        a
        HStack {
          b.layout.collapsed(if: true); c
        }
        .collapsed(if: true)
      }
    }
    #expect([a, b, c].map(\.frames) == [[frame(45, 0, 10, 10)], [.zero], [.zero]])
    arrangement.arrange(in: area(80, 10))
    #expect([a, b, c].map(\.frames.count) == [2, 1, 1])
  }
}
