import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Safe areas and insets")
struct SafeAreaTests {
  let root = Box()

  @Test(
    "Layouts avoid the safe area; an element that ignores it extends to the edges that it touches"
  )
  func safeArea() {
    let (back, leaf) = (Shape(), Shape())
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    let arrangement = root.arrange(in: area(100, 100), safeArea: insets) {
      leaf.layout.padding(.trailing, 10).background { back.layout.ignoresSafeArea() }
    }
    #expect(leaf.frame == frame(5, 20, 85, 70))
    #expect(back.frame == area(100, 100))
    arrangement.arrange(in: area(100, 120), safeArea: EdgeInsets(top: 40, leading: 5, bottom: 10))
    #expect(leaf.frame == frame(5, 40, 85, 70))
    #expect(back.frame == area(100, 120))
    // The area inside the insets is the same, the one around them is not.
    let larger = EdgeInsets(top: 50, leading: 5, bottom: 10)
    arrangement.arrange(in: CGRect(x: 0, y: -10, width: 100, height: 130), safeArea: larger)
    #expect(leaf.frame == frame(5, 40, 85, 70))
    #expect(back.frame == frame(0, -10, 100, 130))
    arrangement.arrange(in: area(60, 90), safeArea: larger)
    #expect(leaf.frame == frame(5, 50, 45, 30))
    #expect(back.frame == area(60, 90))
    arrangement.arrange(in: area(60, 90), safeArea: EdgeInsets(trailing: 15))
    #expect(leaf.frame == area(35, 90))
    #expect(back.frame == area(60, 90))
    root.arrange(in: area(100, 100), safeArea: insets) { back.layout.ignoresSafeArea(edges: .top) }
    #expect(back.frame == frame(5, 0, 95, 90))
    root.arrange(in: area(100, 100), safeArea: insets) {
      back.layout.ignoresSafeArea().padding(1)
    }
    #expect(back.frame == frame(6, 21, 93, 68))
  }

  @Test("An element that ignores the safe area no longer extends once it is moved from the edge")
  func movedFromEdge() {
    let (back, foot) = (Shape(), Opaque(100, 0))
    let arrangement = root.arrange(in: area(100, 100), safeArea: EdgeInsets(bottom: 10)) {
      VStack(spacing: 0) {
        back.layout.ignoresSafeArea().frame(height: 20)
        foot
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    #expect(back.frame == frame(0, 70, 100, 30))
    foot.natural.height = 10
    arrangement.changed(foot)
    arrangement.arrange(in: area(100, 100), safeArea: EdgeInsets(bottom: 10))
    #expect(back.frame == frame(0, 60, 100, 20))
  }

  @Test("An element that ignores the safe area does not extend below a bar that it does not touch")
  func apart() {
    let back = Shape()
    let element = back.layout.ignoresSafeArea().frame(width: 20, height: 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    func frame(in content: ModifiedElement<Box>) -> CGRect {
      root.arrange(in: area(100, 100)) { content }
      return back.frame
    }
    let bar = Picture(10, 10)
    let top = element.safeAreaInset(edge: .top, spacing: 0) { bar }
    let bottom = element.safeAreaInset(edge: .bottom, spacing: 0) { bar }
    let leading = element.safeAreaInset(edge: .leading, spacing: 0) { bar }
    let trailing = element.safeAreaInset(edge: .trailing, spacing: 0) { bar }
    #expect(frame(in: top) == WithyLayoutTests.frame(40, 45, 20, 20))
    #expect(frame(in: bottom) == WithyLayoutTests.frame(40, 35, 20, 20))
    #expect(frame(in: leading) == WithyLayoutTests.frame(45, 40, 20, 20))
    #expect(frame(in: trailing) == WithyLayoutTests.frame(35, 40, 20, 20))
  }

  @Test("The gap beside a bar depends on the edges that meet")
  func gapOfBar() {
    let rest = Shape()
    func frame(at edge: VerticalEdge) -> CGRect {
      root.arrange(in: area(100, 100)) {
        rest.layout.safeAreaInset(edge: edge) {
          // Its spacer prefers no space below it.
          VStack(spacing: 0) {
            Picture(10, 10); Spacer(minLength: 5)
          }
          .fixedSize()
        }
      }
      return rest.frame
    }
    #expect(frame(at: .top) == WithyLayoutTests.frame(0, 15, 100, 85))
    #expect(frame(at: .bottom) == WithyLayoutTests.frame(0, 0, 100, 77))
  }

  @Test("Where no length is proposed, an element that ignores the safe area extends, too")
  func idealLength() {
    let back = Shape()
    root.arrange(in: area(100, 100), safeArea: EdgeInsets(top: 20)) {
      ScrollContainer { back.layout.ignoresSafeArea() }
    }
    #expect(back.frame == frame(0, 0, 100, 30))
  }

  @Test("In a part from right to left, the safe area is mirrored, too")
  func mirroredSafeArea() {
    let back = Shape()
    root.arrange(in: area(100, 10), safeArea: EdgeInsets(leading: 5)) {
      back.layout.ignoresSafeArea().layoutDirection(.rightToLeft)
    }
    #expect(back.frame == area(100, 10))
    root.arrange(in: area(100, 10), safeArea: EdgeInsets(leading: 5)) {
      back.layout.ignoresSafeArea(edges: .leading).layoutDirection(.rightToLeft)
    }
    #expect(back.frame == frame(5, 0, 95, 10))
  }

  @Test(
    "A bar insets the rest, and an element that ignores the safe area extends below it",
    arguments: [
      (Edges.top, frame(45, 0, 10, 10), frame(0, 14, 100, 86)),
      (.bottom, frame(45, 90, 10, 10), frame(0, 0, 100, 86)),
      (.leading, frame(0, 45, 10, 10), frame(14, 0, 86, 100)),
      (.trailing, frame(90, 45, 10, 10), frame(0, 0, 86, 100)),
    ]
  )
  func bars(_ edge: Edges, _ barFrame: CGRect, _ restFrame: CGRect) {
    let (rest, back, bar) = (Shape(), Shape(), Picture(10, 10))
    let inner = rest.layout.background { back.layout.ignoresSafeArea() }
    root.arrange(in: area(100, 100)) {
      switch edge {
      case .top: inner.safeAreaInset(edge: .top, spacing: 4) { bar }
      case .bottom: inner.safeAreaInset(edge: .bottom, spacing: 4) { bar }
      case .leading: inner.safeAreaInset(edge: .leading, spacing: 4) { bar }
      default: inner.safeAreaInset(edge: .trailing, spacing: 4) { bar }
      }
    }
    #expect(
      root.children.map(ObjectIdentifier.init) == [back, rest, bar].map(ObjectIdentifier.init)
    )
    #expect(bar.frame == barFrame)
    #expect(rest.frame == restFrame)
    #expect(back.frame == area(100, 100))
  }

  @Test(
    "A bar that is longer than the rest covers only its own edge",
    arguments: [
      (LayoutDirection.leftToRight, Edges.top, frame(25, 0, 50, 100)),
      (.leftToRight, .bottom, frame(25, 0, 50, 100)),
      (.leftToRight, .leading, frame(0, 25, 100, 50)),
      (.rightToLeft, .leading, frame(0, 25, 100, 50)),
    ]
  )
  func longBar(_ direction: LayoutDirection, _ edge: Edges, _ expected: CGRect) {
    let (rest, back) = (Shape(), Shape())
    let behind = back.layout.ignoresSafeArea()
    let (narrow, short) = (rest.layout.frame(width: 50), rest.layout.frame(height: 50))
    root.arrange(in: area(100, 100)) {
      ZStack {
        switch edge {
        case .top:
          narrow.background(behind).safeAreaInset(edge: .top, spacing: 0) { Picture(100, 20) }
        case .bottom:
          narrow.background(behind).safeAreaInset(edge: .bottom, spacing: 0) { Picture(100, 20) }
        default:
          short.background(behind).safeAreaInset(edge: .leading, spacing: 0) { Picture(20, 100) }
        }
      }
      .layoutDirection(direction)
    }
    #expect(back.frame == expected)
  }

  @Test(
    "An element that ignores the safe area follows a bar that changes, even if its own frame is kept"
  )
  func changedBar() {
    let (back, bar) = (Shape(), Picture(10, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      back.layout.ignoresSafeArea().frame(height: 86)
        .safeAreaInset(edge: .bottom, spacing: 4) { bar }
        .frame(height: 100, alignment: .top)
    }
    #expect(back.frame == area(100, 100))
    bar.natural.height = 20
    arrangement.changed(bar)
    arrangement.arrange(in: area(100, 100))
    #expect(bar.frame == frame(45, 90, 10, 20))
    #expect(back.frame == area(100, 110))
  }

  @Test("An element that ignores the safe area has its own frame again once a bar has gone")
  func removedBar() {
    let (top, rest, bar) = (Shape(), Shape(), Shape())
    let panel = Panel()
    var isBarred = true
    let live = panel.live {
      let content = VStack(spacing: 0) {
        top.layout.frame(height: 20)
        rest.layout.ignoresSafeArea()
      }
      ZStack {
        if isBarred {
          content.safeAreaInset(edge: .bottom, spacing: 0) { bar.layout.frame(height: 20) }
        } else {
          content.padding(.bottom, 20)
        }
      }
    }
    #expect(rest.frame == frame(0, 20, 100, 80))
    isBarred = false
    live.update()
    #expect(rest.frame == frame(0, 20, 100, 60))
  }

  @Test("A bar is aligned, has the default spacing, and may be empty")
  func barAlignment() {
    let (rest, bar) = (Shape(), Picture(10, 10))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .bottom, alignment: .trailing) { bar }
    }
    #expect(bar.frame == frame(90, 90, 10, 10) && rest.frame == area(100, 82))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { EmptyElement() }
    }
    #expect(rest.frame == area(100, 100))
    let size = rest.layout.safeAreaInset(edge: .leading) { bar }.dimensions
    #expect(size.ideal == CGSize(width: 28, height: 10))
    #expect(size.maximum.width == .infinity)
  }

  @Test("A bar and safe area padding are described by the names of their modifiers")
  func names() {
    let arrangement = root.arrange(in: area(100, 100)) {
      Picture(10, 10).layout.safeAreaPadding(.top, 4)
        .safeAreaInset(edge: .bottom, spacing: 0) { Picture(20, 10) }
    }
    #expect(
      arrangement.layoutDescription == """
        safeAreaInset proposed 100 × 100, took 20 × 24, at 40 38
          safeAreaPadding proposed 100 × 90, took 10 × 14, at 45 38
            Picture proposed 100 × 86, took 10 × 10, at 45 42
          Picture proposed 100 × 86, took 20 × 10, at 40 52
        """
    )
  }

  @Test("A flexible bar leaves the element its minimum length")
  func flexibleBar() {
    let (rest, bar) = (Shape(), Shape())
    root.arrange(in: area(100, 100)) {
      rest.layout.frame(minHeight: 30).safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
    #expect(rest.frame == frame(0, 0, 100, 30) && bar.frame == frame(0, 30, 100, 70))
    root.arrange(in: area(100, 100)) {
      rest.layout.frame(minWidth: 30).safeAreaInset(edge: .leading, spacing: 10) { bar }
    }
    #expect(rest.frame == frame(70, 0, 30, 100) && bar.frame == frame(0, 0, 60, 100))
    root.arrange(in: area(100, 100)) {
      rest.layout.frame(minHeight: 300).safeAreaInset(edge: .top, spacing: 0) { bar }
    }
    #expect(rest.frame == frame(0, -100, 100, 300) && bar.frame == frame(0, -100, 100, 0))
    let sizes = rest.layout.safeAreaInset(edge: .top, spacing: 0) { bar }.dimensions
    #expect(sizes.maximum == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test("A bar is aligned with the element, even if it is longer")
  func longBar() {
    let (rest, bar) = (Picture(40, 40), Picture(60, 10))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { bar }
    }
    #expect(rest.frame == frame(30, 25, 40, 40) && bar.frame == frame(30, 65, 60, 10))
    (rest.natural, bar.natural) = (CGSize(width: 40, height: 40), CGSize(width: 10, height: 60))
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) { bar }
    }
    #expect(rest.frame == frame(25, 30, 40, 40) && bar.frame == frame(65, 10, 10, 60))
  }

  @Test("Without a proposed length, a flexible bar leaves the element its ideal length")
  func barWithoutProposal() {
    let (rest, bar) = (Picture(50, 60), Shape())
    root.arrange(in: area(100, 100)) {
      ScrollContainer { rest.layout.safeAreaInset(edge: .bottom) { bar } }
    }
    #expect(rest.frame == frame(25, 0, 50, 60) && bar.frame == frame(0, 68, 100, 10))
    root.arrange(in: area(100, 100)) {
      ScrollContainer(.horizontal) { rest.layout.safeAreaInset(edge: .leading) { bar } }
    }
    #expect(rest.frame == frame(18, 20, 50, 60) && bar.frame == frame(0, 0, 10, 100))
  }

  @Test("A bar, and the element that it insets, may take a share of what they are proposed")
  func shares() {
    let (rest, bar) = (Shape(), Shape())
    root.arrange(in: area(100, 100)) {
      rest.layout.safeAreaInset(edge: .bottom) {
        bar.layout.frame(height: 10).relativeFrame(width: 0.5)
      }
    }
    #expect(bar.frame == frame(25, 90, 50, 10) && rest.frame == area(100, 82))
    root.arrange(in: area(100, 100)) {
      rest.layout.relativeFrame(width: 0.5).safeAreaInset(edge: .bottom, spacing: 0) {
        bar.layout.frame(height: 10)
      }
    }
    #expect(rest.frame == frame(25, 0, 50, 90))
  }
}
