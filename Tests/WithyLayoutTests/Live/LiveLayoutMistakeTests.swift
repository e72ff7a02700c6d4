import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Mistakes in live layouts")
struct LiveLayoutMistakeTests {
  @Test("A duplicate leaf, the node itself, foreign and refused leaves are skipped")
  func admission() {
    let panel = Panel()
    panel.refused = ["no"]
    let (twice, no, last) = (Shape("twice"), Shape("no"), Shape("last"))
    var live: Live?
    let reports = reports {
      live = panel.live {
        HStack {
          twice
          Stranger()
          Stranger().layout.frame(width: 10, height: 10)
          twice
          panel
          Builder { Stranger() }
          no
          last
        }
      }
    }
    #expect(panel.children.map(\.name) == ["twice", "last"])
    #expect(panel.children.map(\.frame.width) == [46, 46])
    let foreign =
      "Stranger declares Box as its Node but does not derive from it; skipped"
    #expect(
      reports.map(\.message) == [
        foreign, foreign, "Shape occurs twice in this live tree; only the first is kept",
        "Panel cannot be its own descendant; skipped", foreign,
      ]
    )
    _ = live
  }

  @Test("A bar at a leaf that does not belong to the tree remains")
  func foreignLeafWithBar() {
    let (panel, bar) = (Panel(), Picture(10, 10))
    var live: Live?
    let reports = reports {
      live = panel.live { Stranger().layout.safeAreaInset(edge: .top) { bar } }
    }
    #expect(
      reports.map(\.message) == [
        "Stranger declares Box as its Node but does not derive from it; skipped"
      ]
    )
    #expect(panel.children.map(ObjectIdentifier.init) == [ObjectIdentifier(bar)])
    #expect(bar.frame.size == CGSize(width: 10, height: 10))
    withExtendedLifetime(live) {}
  }

  @Test("A leaf in two layouts belongs to the first, and to the second after it leaves the first")
  func twoLayouts() {
    let panel = Panel()
    let leaf = Picture(10, 10)
    var isFirst = true
    var live: Live?
    let first = reports {
      live = panel.live {
        HStack { if isFirst { leaf } }
        leaf.layout.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(
      first.map(\.message) == ["Picture occurs twice in this live tree; only the first is kept"]
    )
    #expect(leaf.frame.minX == 45)
    isFirst = false
    let second = reports { live?.update() }
    #expect(second.isEmpty)
    #expect(leaf.frame.minX == 0)
    #expect(panel.children.count == 1)
  }

  @Test("Duplicate ids are reported, and all leaves are kept")
  func repeatedIDs() {
    let panel = Panel()
    var live: Live?
    let reports = reports {
      live = panel.live {
        VStack(spacing: 0) {
          ForEach([1, 1], id: \.self) { item in Builder { Picture(10, 10) }.name("\(item)") }
        }
      }
    }
    let message =
      "Duplicate ids in a ForEach: 1; the first element keeps its id, the others are matched by position"
    #expect(reports == [Report(message, line: #line - 7)])
    #expect(panel.children.map(\.frame.minY) == [40, 50])
    _ = live
  }

  @Test("Invalid bounds and an invalid scale are reported with the location of the layout")
  func host() {
    let panel = Panel(.nan, 100)
    panel.pixelScale = -1
    let leaf = Picture(10.4, 10)
    var live: Live?
    let reports = reports {
      live = panel.live {
        HStack { leaf }
      }
      live?.update()
    }
    let line = #line - 4 as UInt
    let bounds =
      "Invalid bounds \(panel.bounds); using the origin 0 or the ideal size"
    #expect(
      reports == [
        Report("pixelScale: invalid value -1.0; ignored", line: line), Report(bounds, line: line),
        Report(bounds, line: line),
      ]
    )
    #expect(leaf.frame == frame(0, 45, 10.4, 10))
  }

  @Test("A pass requested while leaves are placed runs afterwards")
  func passWhilePlacing() {
    let (panel, leaf) = (Panel(), Shape())
    let live = panel.live { leaf.layout.padding(1) }
    var changes: Changes?
    leaf.onPlace = { _ in changes = live.update() }
    panel.bounds.size.width = 50
    live.update()
    #expect(changes == Changes())
    #expect(leaf.frame == frame(1, 1, 48, 98))
    leaf.onPlace = { _ in }
  }

  @Test("A leaf that measures while its layout is replaced gets zero")
  func sizeWhileReplacing() {
    /// A container whose spacing depends on the size of its leaf.
    struct Prying: Layout {
      let width: CGFloat
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      { CGSize(width: width, height: width) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
      func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        _ = subviews[0].sizeThatFits(ProposedSize(width: width, height: width))
        return ViewSpacing()
      }
    }
    final class Curious: Shape {
      var live: Live?
      var answers: [CGSize] = []
      override func answer(_ proposal: ProposedSize) -> CGSize {
        guard let live, answers.isEmpty else { return super.answer(proposal) }
        answers.append(live.size(for: ProposedSize(width: 50, height: nil)))
        live.changed(self)
        live.layOut()
        return super.answer(proposal)
      }
    }
    let panel = Panel()
    let (leaf, beside) = (Curious(), Shape())
    var width: CGFloat = 20
    leaf.live = panel.live {
      HStack {
        Prying(width: width)() { leaf }
        beside
      }
    }
    width = 30
    let reports = reports { leaf.live?.update() }
    #expect(leaf.answers == [.zero])
    #expect(
      reports.map(\.message) == [
        "Recursive measurement: a leaf requested the size of the arrangement that contains it; 0 × 0 returned"
      ]
    )
    #expect(beside.frame == frame(38, 0, 62, 100))
    leaf.live = nil
  }
}
