import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// `LazyVStack` and `LazyHStack` in a `ScrollContainer` with a visible area.
@MainActor
@Suite("Lazy stacks") struct LazyStackTests {
  @Test("Of a million rows, only those near the visible rectangle are created, measured and kept")
  func million() {
    let scrolled = ScrolledList()
    let live = scrolled.live {
      LazyVStack(spacing: 0) { scrolled.rows(1_000_000) }
    }
    #expect(scrolled.made == Array(0..<25))
    #expect(scrolled.called == scrolled.made)
    #expect(scrolled.names == Array(0..<25))
    // The notification follows after all are placed.
    #expect(scrolled.contentSizes == [CGSize(width: 100, height: 20_000_000)])
    #expect(scrolled.frames == (0..<25).map { frame(25, CGFloat($0) * 20, 50, 20) })
    // A jump is exact.
    let jump = scrolled.counts { scrolled.visible.scroll(to: 10_000_000) }
    #expect(jump == ScrolledList.Counts(made: 30, called: 30, asked: 30))
    #expect(scrolled.names == Array(499_995..<500_025))
    #expect(scrolled.frames.first == frame(25, 9_999_900, 50, 20))
    #expect(scrolled.livingLeaves == 30)
    // From here on, each third step creates and measures three rows, and removes three.
    for row in 1...100 {
      let step = scrolled.counts { scrolled.visible.scroll(to: 10_000_000 + CGFloat(row) * 20) }
      guard row.isMultiple(of: 3) else {
        #expect(step == ScrolledList.Counts())
        continue
      }
      #expect(step.made == 3 && step.called == 3 && step.asked <= (row < 30 ? 3 : 38))
      if row < 9 { continue }
      #expect(live.lastChanges == Changes(insertions: 3, removals: 3, propertyWrites: 3))
      #expect(scrolled.livingLeaves == 35)
    }
    #expect(scrolled.contentSizes.last == CGSize(width: 100, height: 20_000_000))
    // The end, and back.
    scrolled.visible.scroll(to: 20_000_000 - 400)
    #expect(scrolled.names == Array(999_975..<1_000_000))
    #expect(scrolled.frames.last == frame(25, 19_999_980, 50, 20))
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.names == Array(0..<25))
  }

  @Test("Scrolling creates the rows that come near, and scrolling back costs nothing")
  func steps() {
    let scrolled = ScrolledList()
    let rows = (0..<1000).map { ScrolledList.Row($0) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 2000)
    var kept = scrolled.panel.children
    var asked = 0
    var made = 0
    for step in 1...5 {
      let counts = scrolled.counts { scrolled.visible.scroll(to: 2000 + CGFloat(step) * 20) }
      asked += counts.asked
      made += counts.made
    }
    #expect(made == 3 && asked == 3)
    #expect(scrolled.panel.children.count == 33)
    #expect(zip(kept, scrolled.panel.children).allSatisfy { $0 === $1 })
    // Less than a quarter of the rectangle back: all rows are there still.
    #expect(scrolled.counts { scrolled.visible.scroll(to: 2000) } == ScrolledList.Counts())
    #expect(
      scrolled.counts { scrolled.visible.rect = scrolled.visible.rect } == ScrolledList.Counts()
    )
    // A page.
    #expect(scrolled.counts { scrolled.visible.scroll(to: 2400) }.made == 17)
    #expect(scrolled.names == Array(110..<145))
    #expect(scrolled.panel.children[0] === kept[15])
    // Nothing is left of what was.
    kept = []
    scrolled.visible.scroll(to: 8000)
    #expect(scrolled.names == Array(395..<425))
    #expect(scrolled.livingLeaves == 30)
    _ = live
  }

  @Test("Scrolling by several screens shows later rows, although lengths are estimated")
  func severalScreens() {
    let scrolled = ScrolledList()
    let rows = (0..<10_000).map { ScrolledList.Row($0, 50, CGFloat(20 + $0 * 7919 % 41)) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 200_000)
    var last = scrolled.names.last!
    for step in 1...10 {
      scrolled.visible.scroll(to: 200_000 + CGFloat(step) * 700)
      #expect((last - 10...last + 20).contains(scrolled.names[0]))
      last = scrolled.names.last!
    }
    // Back at the beginning, where everything is known.
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.names[0] == 0)
    #expect(scrolled.frames[0].minY == 0)
    _ = live
  }

  @Test("A stack begins after the elements before it, and follows them")
  func header() {
    let scrolled = ScrolledList()
    let header = Picture(100, 1000, "-1")
    let footer = Picture(100, 300, "-2")
    var live: Live?
    live = scrolled.live {
      VStack(spacing: 10) {
        header.with.natural(header.natural)
        LazyVStack(alignment: .trailing, spacing: 5) { scrolled.rows(100, 40, 15) }
        footer
      }
    }
    #expect(scrolled.names == [-1, -2])
    scrolled.visible.scroll(to: 700)
    #expect(scrolled.names == [-1] + Array(0..<10) + [-2])
    #expect(scrolled.panel.children[1].frame == frame(60, 1010, 40, 15))
    #expect(footer.frame.minY == CGFloat(3015))
    scrolled.visible.scroll(to: 1010)
    #expect(scrolled.names == [-1] + Array(0..<25) + [-2])
    header.natural.height = 100
    live?.changed(header)
    live?.update()
    // Rows that are visible stay, and the header ends where they begin.
    #expect(scrolled.names == [-1] + Array(0..<25) + [-2])
    #expect(scrolled.panel.children[0].frame == frame(0, 900, 100, 100))
    #expect(scrolled.panel.children[1].frame == frame(60, 1010, 40, 15))
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: 900))
    #expect(scrolled.contentSizes.last == CGSize(width: 100, height: 110 + 1995 + 310))
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.panel.children[0].frame == area(100, 100))
    // Visible itself, a header that grows pushes the rows down.
    header.natural.height = 200
    live?.changed(header)
    live?.update()
    #expect(scrolled.panel.children[0].frame == area(100, 200))
    #expect(scrolled.panel.children[1].frame == frame(60, 210, 40, 15))
    header.natural.height = 100
    live?.changed(header)
    live?.update()
    scrolled.visible.scroll(to: 110 + 1995)
    #expect(scrolled.names == [-1] + Array(94..<100) + [-2])
    scrolled.visible.scroll(to: 4000)
    #expect(scrolled.names == [-1, -2])
  }

  @Test("Rows of different heights are laid out as in an ordinary stack, once they were measured")
  func heights() {
    let scrolled = ScrolledList()
    let rows = (0..<200).map {
      ScrolledList.Row($0, CGFloat(20 + $0 % 7 * 5), CGFloat(10 + $0 % 5 * 15))
    }
    let live = scrolled.live {
      LazyVStack(spacing: 6) { ForEach(rows) { scrolled.leaf($0) } }
    }
    let all = Box()
    var size = CGSize.zero
    all.arrange(in: area(100, 400)) {
      ScrollContainer(contentSize: { size = $0 }) {
        VStack(spacing: 6) { for row in rows { Opaque(row.size.width, row.size.height) } }
      }
    }
    for y in stride(from: CGFloat(0), through: size.height - 400, by: 130) {
      scrolled.visible.scroll(to: y)
      // Nothing before was estimated.
      let expected = all.children.map(\.frame)
      let isSame = zip(scrolled.names, scrolled.frames).allSatisfy { expected[$0].minY == $1.minY }
      #expect(isSame)
      #expect(scrolled.frames.first!.minY <= y && scrolled.frames.last!.maxY >= y + 400)
    }
    scrolled.visible.scroll(to: size.height - 400)
    #expect(scrolled.contentSizes.last == CGSize(width: 100, height: size.height))
    for y in [size.height / 2, 0, 300] {
      scrolled.visible.scroll(to: y)
      #expect(scrolled.frames == scrolled.names.map { all.children[$0].frame })
    }
    _ = live
  }

  @Test("After a jump, rows keep their positions when earlier ones turn out to have another height")
  func jump() {
    let scrolled = ScrolledList()
    // The first hundred are longer than those that are met first.
    let rows = (0..<1000).map { ScrolledList.Row($0, 50, $0 < 30 || $0 > 500 ? 20 : 32) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 8000)
    var before = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(before.values.contains { $0.minY <= 8000 && $0.maxY > 8000 })
    for y in stride(from: CGFloat(8000), through: 300, by: -25) {
      scrolled.visible.scroll(to: y)
      let now = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
      #expect(before.allSatisfy { now[$0]?.isClose(to: $1) ?? true }, "at \(y)")
      #expect(scrolled.frames.first!.minY <= max(y, 0) && scrolled.frames.last!.maxY >= y + 400)
      before = now
    }
    // The first rows are longer than was estimated: the content begins before the origin.
    #expect(scrolled.visible.contentOrigin.y < -300)
    var y: CGFloat = 300
    while y > scrolled.visible.contentOrigin.y {
      y = max(y - 25, scrolled.visible.contentOrigin.y)
      scrolled.visible.scroll(to: y)
    }
    #expect(scrolled.names[0] == 0)
    #expect(abs(scrolled.frames[0].minY - scrolled.visible.contentOrigin.y) < 0.001)
    // A jump to the beginning, in which no row stays visible, puts the content back.
    scrolled.visible.scroll(to: 900)
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.frames[0].minY == 0)
    #expect(scrolled.visible.contentOrigin == .zero)
    _ = live
  }

  @Test("Wide rows below do not move the others: a lazy stack has the proposed width")
  func wideRow() {
    let scrolled = ScrolledList(300, 100)
    let live = scrolled.live {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<100) { scrolled.leaf(ScrolledList.Row($0, $0 == 40 ? 250 : 50, 20)) }
      }
    }
    for y in stride(from: 600 as CGFloat, through: 900, by: 20) {
      scrolled.visible.scroll(to: y)
      #expect(scrolled.frames.map(\.minX).allSatisfy { $0 == 0 }, "at \(y)")
    }
    // Rows that grow in width, centred, and a stack to which no width is proposed.
    let growing = ScrolledList(300, 100)
    let other = growing.live([.horizontal, .vertical]) {
      LazyVStack(spacing: 0) { ForEach(0..<100) { growing.leaf(.init($0, CGFloat(10 + $0), 20)) } }
    }
    growing.visible.scroll(to: 1000)
    #expect(growing.contentSizes.last?.width == CGFloat(10 + growing.names.last!))
    let centred = ScrolledList(300, 100)
    let third = centred.live {
      LazyVStack(spacing: 0) { ForEach(0..<100) { centred.leaf(.init($0, CGFloat(10 + $0), 20)) } }
    }
    for y in stride(from: 0 as CGFloat, through: 1900, by: 50) {
      centred.visible.scroll(to: y)
      #expect(centred.frames.map(\.midX).allSatisfy { $0 == 150 })
    }
    withExtendedLifetime((live, other, third)) {}
  }

  @Test("Visible rows keep their positions during scrolling", arguments: 0..<4)
  func steadyRows(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let scrolled = ScrolledList(100, 400)
    let rows = (0..<400).map { ScrolledList.Row($0, 50, numbers.number(5...120)) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
    }
    var y: CGFloat = 0
    for step in 0..<500 {
      let visible = scrolled.visible.rect
      let before = zip(scrolled.names, scrolled.frames).filter { $1.intersects(visible) }
      let isJump = Int.random(in: 0..<20, using: &numbers) == 0
      let origin = scrolled.visible.contentOrigin.y
      let end = (scrolled.contentSizes.last?.height ?? 0) + origin - 400
      y = isJump ? numbers.number(0...20_000) : y + numbers.number(-350...350)
      y = max(min(y, end), origin)
      scrolled.visible.scroll(to: y)
      let now = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
      for (name, frame) in before where frame.intersects(scrolled.visible.rect) {
        #expect(now[name].map { abs($0.minY - frame.minY) < 0.001 } == true, "step \(step)")
      }
      #expect(scrolled.frames.first!.minY <= y + 0.001)
      #expect(scrolled.frames.last!.maxY >= y + 399.999)
      if scrolled.names[0] == 0 {
        #expect(abs(scrolled.frames[0].minY - scrolled.visible.contentOrigin.y) < 0.001)
      }
    }
    withExtendedLifetime(live) {}
  }

  @Test("A visible row stays when the rows before it are shorter than estimated")
  func shorterRows() {
    let scrolled = ScrolledList(100, 400)
    let rows = (0..<100).map { ScrolledList.Row($0, 50, (10..<60).contains($0) ? 10 : 100) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
    }
    var row: CGRect? { scrolled.names.firstIndex(of: 60).map { scrolled.frames[$0] } }
    scrolled.visible.scroll(to: 6300)
    scrolled.visible.scroll(to: 6000)
    let old = row
    #expect(old?.minY == 6000)
    scrolled.visible.scroll(to: 5610)
    #expect(row == old)
    withExtendedLifetime(live) {}
  }

  @Test("What is visible in front of a stack after a jump stays, and its rows move")
  func jumpOverShorterRows() {
    let scrolled = ScrolledList(100, 300)
    let live = scrolled.live {
      VStack(spacing: 0) {
        Picture(10, 400)
        LazyVStack(spacing: 0, estimatedLength: 100) { scrolled.rows(20, 50, 20) }
        LazyVStack(spacing: 0) { scrolled.rows(200, 50, 20) }
      }
    }
    scrolled.visible.scroll(to: 2_600)
    scrolled.visible.scroll(to: 250)
    #expect(scrolled.origin == 0)
    #expect(Array(scrolled.frames.prefix(2)) == [frame(45, 0, 10, 400), frame(25, 400, 50, 20)])
    withExtendedLifetime(live) {}
  }

  @Test("With negative spacing, rows that overlap the visible rectangle from before it are made")
  func overlappingRows() {
    let scrolled = ScrolledList(100, 100)
    let live = scrolled.live { LazyVStack(spacing: -90) { scrolled.rows(100, 50, 100) } }
    scrolled.visible.scroll(to: 500)
    #expect(scrolled.names == Array(36..<65))
    #expect(scrolled.frames[0] == frame(25, 360, 50, 100))
    withExtendedLifetime(live) {}
  }

  @Test("What is visible behind an empty stack stays when it gets rows", arguments: [-2, 8])
  func appearingRows(spacing: CGFloat) {
    let scrolled = ScrolledList(100, 300)
    var count = 0
    let live = scrolled.live {
      VStack(spacing: 0) {
        Picture(10, 100)
        LazyVStack(spacing: spacing) { scrolled.rows(count, 50, 20) }
        Picture(10, 1_000)
      }
    }
    scrolled.visible.scroll(to: 200)
    count = 3
    live.update()
    #expect(scrolled.frames.last == frame(45, 100, 10, 1_000))
    withExtendedLifetime(live) {}
  }

  @Test("A row of which only what overlaps the next one was visible stays in a jump")
  func jumpToOverlappingRow() {
    let scrolled = ScrolledList(100, 300)
    var rows = (0..<100).map { ScrolledList.Row($0, 50, 40) }
    let live = scrolled.live {
      LazyVStack(spacing: -2) { ForEach(rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 419)
    rows.removeFirst(10)
    live.update()
    #expect(scrolled.origin == 380)
    scrolled.visible.scroll(to: 100)
    #expect(scrolled.origin == 380 && scrolled.frames.first == frame(25, 380, 50, 40))
    withExtendedLifetime(live) {}
  }

  @Test("Rows that are shorter than their negative spacing are where the stack begins")
  func overlappedRows() {
    let scrolled = ScrolledList(100, 100)
    let live = scrolled.live { LazyVStack(spacing: -30) { scrolled.rows(2, 50, 20) } }
    #expect(scrolled.frames == [frame(25, 0, 50, 20), frame(25, 0, 50, 20)])
    withExtendedLifetime(live) {}
  }

  @Test("Where rows before the visible ones are too long for a number, the content stays")
  func endlessRows() {
    let scrolled = ScrolledList(100, 100)
    var height: CGFloat = 20
    let live = scrolled.live {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { scrolled.leaf(.init($0, 50, $0 < 500 ? height : 20)) }
      }
    }
    scrolled.visible.scroll(to: 10_000)
    height = .greatestFiniteMagnitude / 8
    _ = reports { live.update() }
    #expect(scrolled.origin == 0)
  }

  @Test("A row that begins exactly where rows are no longer needed does not keep them changing")
  func edge() {
    let heights: [CGFloat] = [10, 40, 5, 90, 20]
    let scrolled = ScrolledList(100, 100)
    let rows = (0..<60).map { ScrolledList.Row($0, 20, heights[$0 * 7 % 11 % 5]) }
    let live = scrolled.live {
      LazyVStack(spacing: 8, estimatedLength: 40) { ForEach(rows) { scrolled.leaf($0) } }
    }
    let found = reports {
      scrolled.scroll(to: 1105)
      scrolled.scroll(to: 1087.5)
    }
    #expect(found == [])
    #expect(scrolled.names.first == 24)
    let row = zip(scrolled.names, scrolled.frames).first { $0.0 == 25 }
    #expect(row.map { abs($0.1.minY - 1075) < 0.001 } == true)
    withExtendedLifetime(live) {}
  }

  @Test("A row takes a share of the stack's length, whether it is one element or several")
  func shares() {
    func row(_ count: Int) -> LayoutGroup<Box> {
      LayoutGroup {
        for _ in 0..<count { Shape().layout.relativeFrame(width: 0.5).frame(height: 10) }
      }
    }
    for count in 1...2 {
      let rows = frames {
        ScrollContainer { LazyVStack(spacing: 0) { ForEach(0..<2) { _ in row(count) } } }
      }
      #expect(rows == (0..<2 * count).map { frame(25, CGFloat($0) * 10, 50, 10) })
      let columns = frames {
        ScrollContainer(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<2) { _ in
              for _ in 0..<count {
                Shape().layout.containerRelativeFrame(.vertical, count: 4).frame(width: 10)
              }
            }
          }
        }
      }
      #expect(columns == (0..<2 * count).map { frame(CGFloat($0) * 10, 37.5, 10, 25) })
      let cells = frames {
        ScrollContainer {
          LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
            ForEach(0..<2) { _ in row(count) }
          }
        }
      }
      #expect(cells.map(\.size) == cells.map { _ in CGSize(width: 25, height: 10) })
    }
  }

  @Test("A horizontal stack creates the columns near the visible area")
  func horizontal() {
    let scrolled = ScrolledList(400, 100)
    let live = scrolled.live(.horizontal) {
      LazyHStack(alignment: .bottom, spacing: 2) {
        ForEach(0..<1000) { scrolled.leaf(ScrolledList.Row($0, 18, 50 + CGFloat($0 % 2) * 10)) }
      }
    }
    #expect(scrolled.names == Array(0..<25))
    #expect(scrolled.frames.prefix(2) == [frame(0, 50, 18, 50), frame(20, 40, 18, 60)])
    scrolled.visible.rect.origin.x = 4000
    #expect(scrolled.names == Array(195..<225))
    #expect(scrolled.frames[1] == frame(196 * 20, 50, 18, 50))
    _ = live
  }

  @Test("From right to left, the visible rectangle is mirrored", arguments: [false, true])
  func rightToLeft(isPart: Bool) {
    let scrolled = ScrolledList(400, 100)
    scrolled.panel.layoutDirection = isPart ? .leftToRight : .rightToLeft
    let live = scrolled.panel.live {
      ScrollContainer(.horizontal, visible: scrolled.visible) {
        HStack(spacing: 0) {
          Picture(40, 10)
          LazyHStack(spacing: 0) { scrolled.rows(1000, 20, 50) }
        }
      }
      .layoutDirection(.rightToLeft)
    }
    #expect(scrolled.names == Array(0..<23))
    #expect(scrolled.panel.children[1].frame == frame(340, 25, 20, 50))
    scrolled.visible.rect.origin.x = 1040
    #expect(scrolled.names == Array(45..<75))
    #expect(scrolled.panel.children[1].frame.minX == CGFloat(-560))
    _ = live
  }

  @Test(
    "In a scroll container of the opposite direction, a stack has its first row at the far end",
    arguments: [
      (LayoutDirection.leftToRight, LayoutDirection.rightToLeft, 19_980),
      (.rightToLeft, .leftToRight, -19_600),
    ] as [(LayoutDirection, LayoutDirection, CGFloat)]
  )
  func against(outer: LayoutDirection, inner: LayoutDirection, farEnd: CGFloat) {
    let scrolled = ScrolledList(400, 100)
    scrolled.panel.layoutDirection = outer
    let live = scrolled.live(.horizontal) {
      LazyHStack(spacing: 0) { scrolled.rows(1000, 20, 50) }.layoutDirection(inner)
    }
    #expect(scrolled.names == Array(975..<1000))
    scrolled.visible.rect.origin.x = 19_600
    #expect(scrolled.names == Array(0..<25))
    #expect(scrolled.frames[0] == frame(farEnd, 25, 20, 50))
    scrolled.panel.layoutDirection = inner
    live.layOut()
    scrolled.visible.rect.origin.x = 0
    #expect(scrolled.names == Array(0..<25))
  }
}
