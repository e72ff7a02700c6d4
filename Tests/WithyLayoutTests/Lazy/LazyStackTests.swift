import Foundation
import Observation
import RandomTrees
import ReportRecorder
import Testing
import Withy
import WithyLayout

/// `LazyVStack` and `LazyHStack` in a `ScrollContainer` with a visible area.
@MainActor
@Suite("Lazy stacks") struct LazyStackTests {
  /// A live list of rows of 20 points, of which 20 are visible.
  func list(_ shelf: Shelf, _ rows: @escaping () -> [Shelf.Row], spacing: CGFloat = 0) -> Live {
    shelf.panel.live {
      ScrollContainer(visible: shelf.visible, contentSize: { shelf.contentSizes.append($0) }) {
        LazyVStack(spacing: spacing) { ForEach(rows()) { shelf.leaf($0) } }
      }
    }
  }

  @Test("Of a million rows those near the visible rectangle are made, measured and kept")
  func million() {
    let shelf = Shelf()
    let live = shelf.panel.live {
      ScrollContainer(visible: shelf.visible, contentSize: { shelf.contentSizes.append($0) }) {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { shelf.leaf(Shelf.Row($0)) } }
      }
    }
    #expect(shelf.made == Array(0..<25))
    #expect(shelf.called == shelf.made)
    #expect(shelf.names == Array(0..<25))
    // It is told when all stand.
    #expect(shelf.contentSizes == [CGSize(width: 50, height: 20_000_000)])
    #expect(shelf.frames == (0..<25).map { frame(25, CGFloat($0) * 20, 50, 20) })
    // A jump is exact.
    let jump = shelf.counts { shelf.visible.scroll(to: 10_000_000) }
    #expect(jump == Shelf.Counts(made: 30, called: 30, asked: 30))
    #expect(shelf.names == Array(499_995..<500_025))
    #expect(shelf.frames.first == frame(25, 9_999_900, 50, 20))
    #expect(shelf.livingLeaves == 30)
    // From here on each row that comes is made and measured, and one goes.
    for row in 1...5 {
      let step = shelf.counts { shelf.visible.scroll(to: 10_000_000 + CGFloat(row) * 20) }
      #expect(step == Shelf.Counts(made: 1, called: 1, asked: 1))
    }
    for row in 6...100 {
      let step = shelf.counts { shelf.visible.scroll(to: 10_000_000 + CGFloat(row) * 20) }
      #expect(step.made == 1 && step.called == 1 && step.asked <= 36)
      #expect(live.lastChanges == Changes(insertions: 1, removals: 1, propertyWrites: 1))
      #expect(shelf.livingLeaves == 35)
    }
    #expect(shelf.contentSizes.last == CGSize(width: 50, height: 20_000_000))
    // The end, and back.
    shelf.visible.scroll(to: 20_000_000 - 400)
    #expect(shelf.names == Array(999_975..<1_000_000))
    #expect(shelf.frames.last == frame(25, 19_999_980, 50, 20))
    shelf.visible.scroll(to: 0)
    #expect(shelf.names == Array(0..<25))
  }

  @Test(
    "A row that leaves and one that comes are all that a step costs, and steps back cost nothing"
  )
  func steps() {
    let shelf = Shelf()
    let rows = (0..<1000).map { Shelf.Row($0) }
    let live = list(shelf, { rows })
    shelf.visible.scroll(to: 2000)
    var kept = shelf.panel.children
    var asked = 0
    for step in 1...5 {
      let counts = shelf.counts { shelf.visible.scroll(to: 2000 + CGFloat(step) * 20) }
      asked += counts.asked
      #expect(counts.made == 1)
    }
    #expect(asked == 5)
    #expect(shelf.panel.children.count == 35)
    #expect(zip(kept, shelf.panel.children).allSatisfy { $0 === $1 })
    // Less than a quarter of the rectangle back: all rows are there still.
    #expect(shelf.counts { shelf.visible.scroll(to: 2000) } == Shelf.Counts())
    #expect(shelf.counts { shelf.visible.rect = shelf.visible.rect } == Shelf.Counts())
    // A page.
    #expect(shelf.counts { shelf.visible.scroll(to: 2400) }.made == 15)
    #expect(shelf.names == Array(110..<145))
    #expect(shelf.panel.children[0] === kept[15])
    // Nothing is left of what was.
    kept = []
    shelf.visible.scroll(to: 8000)
    #expect(shelf.names == Array(395..<425))
    #expect(shelf.livingLeaves == 30)
    _ = live
  }

  @Test("A stack begins where it stands, behind what is before it, and follows that")
  func header() {
    let shelf = Shelf()
    let header = Picture(100, 1000, "-1")
    let footer = Picture(100, 300, "-2")
    var live: Live?
    live = shelf.panel.live {
      ScrollContainer(visible: shelf.visible, contentSize: { shelf.contentSizes.append($0) }) {
        VStack(spacing: 10) {
          header.with.natural(header.natural)
          LazyVStack(alignment: .trailing, spacing: 5) {
            ForEach(0..<100) { shelf.leaf(Shelf.Row($0, 40, 15)) }
          }
          footer
        }
      }
    }
    #expect(shelf.names == [-1, -2])
    shelf.visible.scroll(to: 700)
    #expect(shelf.names == [-1] + Array(0..<10) + [-2])
    #expect(shelf.panel.children[1].frame == frame(30, 1010, 40, 15))
    #expect(footer.frame.minY == CGFloat(3015))
    shelf.visible.scroll(to: 1010)
    #expect(shelf.names == [-1] + Array(0..<25) + [-2])
    header.natural.height = 100
    live?.changed(header)
    live?.update()
    #expect(shelf.names.dropFirst().first == 40)
    #expect(shelf.panel.children[1].frame == frame(30, 110 + 40 * 20, 40, 15))
    #expect(shelf.contentSizes.last == CGSize(width: 100, height: 110 + 1995 + 310))
    shelf.visible.scroll(to: 110 + 1995)
    #expect(shelf.names == [-1] + Array(94..<100) + [-2])
    shelf.visible.scroll(to: 4000)
    #expect(shelf.names == [-1, -2])
  }

  @Test("Rows of different heights stand as in a stack of all of them, once they were met")
  func heights() {
    let shelf = Shelf()
    let rows = (0..<200).map { Shelf.Row($0, CGFloat(20 + $0 % 7 * 5), CGFloat(10 + $0 % 5 * 15)) }
    let live = list(shelf, { rows }, spacing: 6)
    let all = Box()
    var size = CGSize.zero
    all.arrange(in: area(100, 400)) {
      ScrollContainer(contentSize: { size = $0 }) {
        VStack(spacing: 6) { for row in rows { Opaque(row.size.width, row.size.height) } }
      }
    }
    for y in stride(from: CGFloat(0), through: size.height - 400, by: 130) {
      shelf.visible.scroll(to: y)
      // Nothing before was estimated.
      let expected = all.children.map(\.frame)
      let isSame = zip(shelf.names, shelf.frames).allSatisfy { expected[$0].minY == $1.minY }
      #expect(isSame)
      #expect(shelf.frames.first!.minY <= y && shelf.frames.last!.maxY >= y + 400)
    }
    shelf.visible.scroll(to: size.height - 400)
    #expect(shelf.contentSizes.last == size)
    for y in [size.height / 2, 0, 300] {
      shelf.visible.scroll(to: y)
      #expect(shelf.frames == shelf.names.map { all.children[$0].frame })
    }
    _ = live
  }

  @Test("After a jump rows stay where they are when those before turn out to have another height")
  func jump() {
    let shelf = Shelf()
    // The first hundred are longer than those that are met first.
    let rows = (0..<1000).map { Shelf.Row($0, 50, $0 < 30 || $0 > 500 ? 20 : 32) }
    let live = list(shelf, { rows })
    shelf.visible.scroll(to: 8000)
    var before = Dictionary(uniqueKeysWithValues: zip(shelf.names, shelf.frames))
    #expect(before.values.contains { $0.minY <= 8000 && $0.maxY > 8000 })
    for y in stride(from: CGFloat(8000), through: 300, by: -25) {
      shelf.visible.scroll(to: y)
      let now = Dictionary(uniqueKeysWithValues: zip(shelf.names, shelf.frames))
      let isLast = shelf.names[0] < 30
      if !isLast { #expect(before.allSatisfy { now[$0] == nil || now[$0] == $1 }, "at \(y)") }
      #expect(shelf.frames.first!.minY <= max(y, 0) && shelf.frames.last!.maxY >= y + 400)
      before = now
    }
    for y in stride(from: CGFloat(300), through: 0, by: -25) { shelf.visible.scroll(to: y) }
    #expect(shelf.names[0] == 0)
    #expect(shelf.frames[0].minY == 0)
    _ = live
  }

  @Test("A horizontal stack makes what is near along its axis")
  func horizontal() {
    let shelf = Shelf(400, 100)
    let live = shelf.panel.live {
      ScrollContainer(.horizontal, visible: shelf.visible) {
        LazyHStack(alignment: .bottom, spacing: 2) {
          ForEach(0..<1000) { shelf.leaf(Shelf.Row($0, 18, 50 + CGFloat($0 % 2) * 10)) }
        }
      }
    }
    #expect(shelf.names == Array(0..<25))
    #expect(shelf.frames.prefix(2) == [frame(0, 30, 18, 50), frame(20, 20, 18, 60)])
    shelf.visible.rect.origin.x = 4000
    #expect(shelf.names == Array(195..<225))
    #expect(shelf.frames[1] == frame(196 * 20, 30, 18, 50))
    _ = live
  }

  @Test("From right to left the visible rectangle counts from the right", arguments: [false, true])
  func rightToLeft(isPart: Bool) {
    let shelf = Shelf(400, 100)
    shelf.panel.layoutDirection = isPart ? .leftToRight : .rightToLeft
    let live = shelf.panel.live {
      ScrollContainer(.horizontal, visible: shelf.visible) {
        HStack(spacing: 0) {
          Picture(40, 10)
          LazyHStack(spacing: 0) { ForEach(0..<1000) { shelf.leaf(Shelf.Row($0, 20, 50)) } }
        }
      }
      .layoutDirection(.rightToLeft)
    }
    #expect(shelf.names == Array(0..<23))
    #expect(shelf.panel.children[1].frame == frame(340, 25, 20, 50))
    shelf.visible.rect.origin.x = 1040
    #expect(shelf.names == Array(45..<75))
    #expect(shelf.panel.children[1].frame.minX == CGFloat(-560))
    _ = live
  }

  @Test("A stack whose lines run against those of what scrolls has its first row at the far end")
  func against() {
    let shelf = Shelf(400, 100)
    let live = shelf.panel.live {
      ScrollContainer(.horizontal, visible: shelf.visible) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { shelf.leaf(Shelf.Row($0, 20, 50)) } }
          .layoutDirection(.rightToLeft)
      }
    }
    #expect(shelf.names == Array(975..<1000))
    shelf.visible.rect.origin.x = 19_600
    #expect(shelf.names == Array(0..<25))
    #expect(shelf.frames[0] == frame(19_980, 25, 20, 50))
    shelf.panel.layoutDirection = .rightToLeft
    live.layOut()
    shelf.visible.rect.origin.x = 0
    #expect(shelf.names == Array(0..<25))
    let other = Shelf(400, 100)
    other.panel.layoutDirection = .rightToLeft
    let inner = other.panel.live {
      ScrollContainer(.horizontal, visible: other.visible) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { other.leaf(Shelf.Row($0, 20, 50)) } }
          .layoutDirection(.leftToRight)
      }
    }
    #expect(other.names == Array(975..<1000))
    _ = inner
  }
}
