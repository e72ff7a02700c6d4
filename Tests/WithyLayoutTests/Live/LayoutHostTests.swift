import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

@MainActor
@Suite("Parents of live layouts") struct LayoutHostTests {
  /// A box that is not a leaf, and declares only its bounds.
  final class Window: Box, LayoutHost {
    var bounds = area(100, 100)
  }

  @Observable
  final class Model {
    var number = 0
    var width: CGFloat = 10
  }

  @Test("By default, the direction is left to right, and edges are not rounded")
  func defaults() {
    let window = Window()
    let leaf = Picture(10.5, 10)
    let live = window.live { leaf.layout.frame(maxWidth: .infinity, alignment: .leading) }
    #expect(leaf.frame == frame(0, 45, 10.5, 10))
    _ = live
  }

  @Test("An arranged layout is unchanged until the next pass changes it")
  func arrangedTwice() {
    let (outer, inner, leaf) = (DeferredPanel(), DeferredPanel(), Shape())
    let live = outer.live { inner.with.children { leaf.layout.padding(5) }.layout.padding(10) }
    outer.requests[0].arrange()
    #expect(inner.requests.map(\.hasChanged) == [true, true])
    inner.requests[0].arrange()
    outer.requests[0].arrange()
    #expect(inner.requests.map(\.hasChanged) == [true, true, false])
    #expect(leaf.frame == frame(5, 5, 70, 70))
    withExtendedLifetime(live) {}
  }

  @Test("A change not yet arranged is still pending after a pass that changes nothing")
  func arrangedAfterTwoPasses() {
    let (outer, inner, leaf) = (DeferredPanel(), DeferredPanel(), Shape())
    var padding: CGFloat = 5
    let live = outer.live { inner.with.children { leaf.layout.padding(padding) }.layout }
    outer.requests.last?.arrange()
    inner.requests.last?.arrange()
    padding = 10
    live.update()
    live.update()
    outer.requests.last?.arrange()
    #expect(inner.requests.map(\.hasChanged) == [true, true, true])
    inner.requests.last?.arrange()
    #expect(leaf.frame == frame(10, 10, 80, 80))
  }

  @Test("A pass over one part updates all layouts")
  func parts() async {
    let window = Window()
    let model = Model()
    let (inner, leaf) = (Panel(0, 0), Picture(0, 10))
    let live = window.live {
      inner.with
        .children {
          HStack { leaf }
          Part { let _ = leaf.name = "\(model.number)" }
          Part { Builder { Shape() }.name("\(model.width)") }
        }
        .layout.padding(10)
    }
    #expect(leaf.frame == frame(40, 35, 0, 10))
    window.bounds = area(60, 100)
    // A pass in which nothing has changed, and one in which something has.
    model.number += 1
    await turn()
    #expect(live.lastChanges.isEmpty && leaf.name == "1")
    #expect(leaf.frame == frame(20, 35, 0, 10))
    window.bounds = area(80, 100)
    model.width = 20
    await turn()
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect(leaf.frame == frame(30, 35, 0, 10))
  }

  @Test(
    "A container with deferred layout is invalidated in each pass, and gets its frames when laid out"
  )
  func later() {
    let screen = DeferredPanel(0, 0)
    let leaf = Shape()
    var length: CGFloat = 10
    let live = screen.live { leaf.layout.padding(length) }
    #expect(screen.requests.count == 1)
    #expect(leaf.frames.isEmpty && leaf.proposals.isEmpty)
    screen.bounds = area(100, 80)
    live.layOut()
    #expect(leaf.frames == [frame(10, 10, 80, 60)])
    length = 20
    live.update()
    #expect(screen.requests.count == 2)
    #expect(leaf.frames.count == 1)
    screen.requests[0].arrange()
    #expect(leaf.frame == frame(20, 20, 60, 40))
  }

  @Test("Layouts in nodes of a container with deferred layout follow it in order")
  func laterInside() {
    let screen = DeferredPanel(0, 0)
    let (inner, leaf) = (Panel(0, 0), Shape())
    let live = screen.live {
      inner.with.children { leaf.layout.padding(5) }.layout.padding(10)
    }
    #expect(leaf.frames.isEmpty)
    screen.bounds = area(100, 100)
    live.layOut()
    #expect(leaf.frames == [frame(5, 5, 70, 70)])
  }

  @Test("A node that is new in the tree is introduced to its layout before the tree is arranged")
  func introduction() {
    final class Host: Panel {
      var introductions: [Bool] = []
      override func setNeedsArrangement(_ layout: HostedLayout) {
        introductions.append(layout.isIntroduction)
        layout.arrange()
      }
    }
    let (box, host, leaf) = (Box(), Host(), Shape())
    let live = box.live { host.with.children { HStack { leaf } } }
    #expect(host.introductions == [true, false])
    #expect(leaf.frames.count == 1)
    live.update()
    #expect(host.introductions == [true, false, false])
  }

  @Test("A node with a layout has its size, and is laid out by its platform")
  func nodeLaidOutLater() throws {
    let box = Box()
    let (screen, text) = (DeferredPanel(0, 0), Text(90))
    var length: CGFloat = 5
    let live = box.live {
      screen.with.children { text.layout.padding(length) }
    }
    let first = try #require(screen.requests.first)
    #expect(first.hasLayout && first.hasChanged)
    #expect(first.size(for: ProposedSize(width: 50, height: nil)) == CGSize(width: 50, height: 70))
    #expect(first.dimensions.ideal == CGSize(width: 100, height: 30))
    #expect(text.frames.isEmpty)
    screen.bounds = area(100, 30)
    first.arrange()
    #expect(text.frame == frame(5, 5, 90, 20))
    live.update()
    #expect(screen.requests.count == 3)
    #expect(!screen.requests[2].hasChanged)
    length = 10
    live.update()
    #expect(screen.requests[3].hasChanged)
    #expect(first.size(for: .unspecified) == CGSize(width: 110, height: 40))
    #expect(text.frames.count == 1)
    text.natural.width = 50
    first.changed()
    #expect(first.size(for: .unspecified) == CGSize(width: 70, height: 40))
  }

  @Test("A new node that is measured by its own layout has its size in the first pass")
  func cards() {
    let window = Window()
    var names = ["one"]
    let live = window.live {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(names, id: \.self) { name in
          Card.make.children {
            HStack { Card.make.children { HStack { Builder { Picture(10, 20) }.name(name) } } }
          }
        }
      }
    }
    #expect(window.children.map(\.frame) == [frame(45, 40, 10, 20)])
    names.append("two")
    live.update()
    #expect(window.children.map(\.frame) == [frame(45, 30, 10, 20), frame(45, 50, 10, 20)])
    let inner = window.children.flatMap { $0.children.flatMap { [$0] + $0.children } }
    #expect(inner.map(\.frame) == Array(repeating: frame(0, 0, 10, 20), count: 4))
  }

  @Test("A new host that arranges only in bounds of some size does so once it has them")
  func hostWithoutBounds() {
    final class Waiting: Panel {
      override func setNeedsArrangement(_ layout: HostedLayout) {
        if bounds.width > 0 { layout.arrange() }
      }
    }
    let (window, host, leaf) = (Window(), Waiting(0, 0), Picture(10, 20))
    let live = window.live { HStack { host.with.children { HStack { leaf } } } }
    #expect(host.frame == frame(0, 0, 100, 100) && leaf.frame == frame(45, 40, 10, 20))
    withExtendedLifetime(live) {}
  }

  @Test("A new node in one that is measured before the container is arranged has its size")
  func measuredEarly() {
    let (screen, card, inner) = (DeferredPanel(), Card(), Card())
    var isOn = false
    let live = screen.live {
      HStack {
        card.with.children {
          HStack {
            Picture(5, 5)
            if isOn { inner.with.children { HStack { Picture(10, 20) } } }
          }
        }
      }
    }
    screen.requests.last?.arrange()
    isOn = true
    live.update()
    #expect(card.size(for: .unspecified) == CGSize(width: 23, height: 20))
    screen.requests.last?.arrange()
    #expect(card.frame.size == CGSize(width: 23, height: 20))
  }

  @Test("An idle pass after a marked leaf was arranged measures nothing")
  func idleAfterMark() {
    let (window, leaf) = (Window(), Opaque(10, 20))
    let live = window.live {
      VStack {
        for _ in 0..<3 { Card.make.children { HStack { Builder { Picture(10, 20) } } } }
        leaf
      }
    }
    live.changed(leaf)
    live.layOut()
    let cards = window.children.compactMap { $0 as? Card }
    let measured = cards.map(\.proposals.count)
    live.update()
    #expect(cards.map(\.proposals.count) == measured)
  }

  @Test("A node is measured again when its layout, or a leaf in it, has changed")
  func changedCard() throws {
    let (window, leaf) = (Window(), Opaque(10, 20))
    var padding: CGFloat = 0
    let live = window.live {
      HStack {
        Card.make.children { HStack { Card.make.children { leaf.layout.padding(padding) } } }
      }
    }
    #expect(window.children.map(\.frame.size) == [CGSize(width: 10, height: 20)])
    padding = 5
    live.update()
    #expect(window.children.map(\.frame.size) == [CGSize(width: 20, height: 30)])
    leaf.natural.width = 40
    live.changed(leaf)
    live.layOut()
    #expect(window.children.map(\.frame.size) == [CGSize(width: 50, height: 30)])
  }

  @Test("A leaf changed by hand is measured again with the nodes around it, and no others")
  func changedCardAlone() {
    let (window, leaf) = (Window(), Opaque(10, 20))
    let panels = [Panel(), Panel()]
    let live = window.live {
      HStack(spacing: 0) {
        panels[0].with.children { HStack { leaf } }
        panels[1].with.children { HStack { Picture(10, 20) } }
      }
    }
    leaf.natural.width = 40
    for panel in panels { panel.proposals = [] }
    live.changed(leaf)
    live.layOut()
    #expect(leaf.frame == frame(5, 40, 40, 20))
    #expect(panels.map(\.proposals.isEmpty) == [false, true])
  }

  @Test("A layout of which only a leaf has changed counts as changed")
  func changedProperty() {
    let (screen, leaf) = (DeferredPanel(), Picture(10, 10))
    var width: CGFloat = 10
    let live = screen.live { leaf.with.natural.width(width).layout.padding(5) }
    screen.requests[0].arrange()
    width = 20
    live.update()
    live.update()
    #expect(screen.requests.map(\.hasChanged) == [true, true, true])
    screen.requests[2].arrange()
    live.update()
    #expect(screen.requests.last?.hasChanged == false)
  }

  @Test("A deferred container measures new nodes by their own layouts, too")
  func deferredCards() {
    let screen = DeferredPanel()
    let live = screen.live { HStack { Card.make.children { HStack { Picture(10, 20) } } } }
    #expect(live.size(for: .unspecified) == CGSize(width: 10, height: 20))
    screen.requests[0].arrange()
    #expect(screen.children.map(\.frame) == [frame(45, 40, 10, 20)])
  }

  @Test("A layout is measured in the direction of its host, even before it is arranged")
  func directionBeforeArrangement() {
    /// A layout that is wider from right to left.
    struct Turned: PartialLayout {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 20 : 10, height: 10)
      }
    }
    let page = DeferredPanel()
    page.layoutDirection = .rightToLeft
    let live = page.live { Turned()() { Shape() } }
    #expect(page.requests.last?.size(for: .unspecified).width == 20)
    #expect(live.dimensions.ideal.width == 20)
    page.layoutDirection = .leftToRight
    #expect(live.size(for: .unspecified).width == 10)
    #expect(page.children.map(\.frame) == [.null])
  }

  @Test("A node with two blocks of layout is invalidated once per pass, and once more when new")
  func twoBlocks() {
    let box = Box()
    let screens = [DeferredPanel(0, 0), DeferredPanel(0, 0)]
    let live = box.live {
      for screen in screens {
        screen.with
          .children { Picture(10, 10).layout.padding(5) }
          .children { Picture(30, 5).layout.padding(1) }
      }
    }
    let size = CGSize(width: 32, height: 20)
    for screen in screens {
      #expect(screen.requests.map { $0.size(for: .unspecified) } == [size, size])
    }
    live.update()
    #expect(screens.map(\.requests.count) == [3, 3])
    live.stop()
  }

  @Test("A pending request retains nothing, and does nothing after its live parent is released")
  func laterThanLife() {
    let screen = DeferredPanel(0, 0)
    weak var leaf: Shape?
    var live: Live?
    live = screen.live { Builder { Shape() }.layout.padding(0) }
    leaf = screen.children.first as? Shape
    screen.remove(screen.children[0])
    live = nil
    #expect(leaf == nil && live == nil)
    screen.requests[0].arrange()
  }

  @Test("A live block without layouts requests no layout")
  func noLayout() {
    let screen = DeferredPanel(0, 0)
    let live = screen.live { Shape() }
    #expect(screen.requests.isEmpty)
    live.layOut()
    #expect(live.size(for: .infinity) == .zero)
    #expect(live.dimensions.maximum == .zero)
  }

  @Test("New bounds lay out without running the block")
  func boundsAlone() {
    let panel = Panel()
    let leaf = Shape()
    var runs = 0
    let live = panel.live {
      let _ = runs += 1
      leaf.layout.padding(10)
    }
    panel.bounds = frame(5, 0, 60, 40)
    live.layOut()
    #expect(leaf.frame == frame(15, 10, 40, 20))
    #expect(runs == 1)
    live.layOut()
    #expect(leaf.frames.count == 2)
  }

  @Test("A changed leaf is measured again without running the block")
  func changedLeaf() {
    let panel = Panel()
    let leaf = Picture(10, 10)
    let live = panel.live { leaf.layout.padding(10) }
    leaf.natural = CGSize(width: 30, height: 10)
    live.changed(leaf)
    live.layOut()
    #expect(leaf.frame == frame(35, 45, 30, 10))
  }

  @Test("The size of the layout is available for six proposals")
  func sizes() {
    let panel = Panel()
    let inner = Panel()
    let live = panel.live {
      Text(90).layout.padding(5)
      inner.with.children { Picture(500, 500).layout.padding(0) }.layout.frame(height: 50)
    }
    #expect(live.size(for: ProposedSize(width: 40, height: nil)) == CGSize(width: 40, height: 70))
    #expect(live.dimensions.minimum == CGSize(width: 10, height: 1810))
    #expect(live.dimensions.ideal == CGSize(width: 100, height: 50))
    #expect(live.dimensions.maximum == CGSize(width: CGFloat.infinity, height: 50))
  }

  @Test("The size of the layout is that of what the safe area leaves")
  func sizeWithSafeArea() {
    let panel = Panel()
    panel.safeArea = EdgeInsets(top: 20)
    let picture = Picture(10, 10)
    let live = panel.live { VStack { picture } }
    #expect(live.size(for: .unspecified) == CGSize(width: 10, height: 10))
    panel.bounds = area(10, 30)
    live.layOut()
    #expect(picture.frame == frame(0, 20, 10, 10))
  }

  @Test("A size requested by the platform during placement is answered")
  func askedWhilePlacing() {
    let (panel, leaf, other) = (Panel(), Shape(), Text(150))
    var (live, answers): (Live?, [CGSize]) = (nil, [])
    leaf.onPlace = { _ in
      answers.append(live?.size(for: ProposedSize(width: 58, height: nil)) ?? .zero)
    }
    live = panel.live {
      HStack {
        leaf.layout.frame(height: 10)
        other
      }
    }
    #expect(answers == [.zero])
    panel.bounds = area(208, 100)
    live?.layOut()
    #expect(answers.last == CGSize(width: 58, height: 120))
    #expect(leaf.frame == frame(0, 45, 100, 10))
    #expect(other.frame == frame(108, 30, 100, 40))
  }

  @Test("A pass that begins while leaves are placed changes the layout afterwards")
  func passWhileLayingOut() {
    let (panel, leaf, other) = (Panel(), Shape(), Shape())
    var count = 0
    var live: Live?
    live = panel.live {
      HStack(spacing: 0) {
        leaf
        other
        for index in 0..<count { Builder { Picture(10, 10) }.name("\(index)") }
      }
    }
    leaf.onPlace = { _ in
      guard count < 40 else { return }
      count += 1
      live?.update()
    }
    panel.bounds = area(400, 100)
    live?.layOut()
    #expect(panel.children.count == 42)
    #expect(leaf.frame == frame(0, 0, 0, 100) && other.frame == frame(0, 0, 0, 100))
    #expect(panel.children[41].frame == frame(390, 45, 10, 10))
    leaf.onPlace = { _ in }
  }

  @Test("Custom layouts follow a changed default spacing")
  func defaultSpacing() {
    let sheet = Panel(100, 10)
    let live = sheet.live {
      Flow {
        Builder { Picture(10, 10) }
        Builder { Picture(10, 10) }
      }
    }
    #expect(sheet.children.map(\.frame.minX) == [36, 54])
    sheet.defaultSpacing = 20
    live.update()
    #expect(sheet.children.map(\.frame.minX) == [30, 60])
  }

  @Test("Stacks with default spacing follow its change, at any depth")
  func defaultGaps() {
    let sheet = Panel()
    let live = sheet.live {
      Flow {
        VStack {
          Builder { Picture(10, 10) }
          Builder { Picture(10, 10) }.layout.spacing(after: 3)
          Builder { Picture(10, 10) }
        }
      }
    }
    #expect(sheet.children.map(\.frame.minY) == [29.5, 47.5, 60.5])
    sheet.defaultSpacing = 1
    live.update()
    #expect(sheet.children.map(\.frame.minY) == [33, 44, 57])
  }

  @Test("What does not depend on the default spacing is not measured or told of its change")
  func independent() {
    let (sheet, leaf) = (Panel(), Opaque(10, 10))
    var widths: [CGFloat] = []
    let live = sheet.live {
      VStack(spacing: 0) {
        leaf; Picture(20, 10)
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.append($0) }
    }
    let count = leaf.proposals.count
    sheet.defaultSpacing = 1
    live.update()
    #expect(leaf.proposals.count == count && leaf.frames.count == 1)
    #expect(widths == [20])
  }

  @Test("A part that describes the same elements changes its layout only if it has written a leaf")
  func sameAgain() async {
    let (screen, model) = (DeferredPanel(), Model())
    let live = screen.live {
      HStack { Part { Builder { Shape() }.name("\(model.number)").layout.padding(5) } }
    }
    screen.requests.last?.arrange()
    model.number = 1
    await turn()
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect(screen.requests.map(\.hasChanged) == [true, true])
    screen.requests.last?.arrange()
    live.update()
    #expect(screen.requests.last?.hasChanged == false)
  }
}
