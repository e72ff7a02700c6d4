import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Caches of custom layouts")
struct LayoutCacheTests {
  /// The calls that a container received.
  final class Log {
    var lines: [String] = []
  }

  /// Elements side by side, whose widths are found once.
  struct Row: Layout, Equatable {
    let log: Log
    var gap: CGFloat = 0

    static func == (left: Row, right: Row) -> Bool { left.gap == right.gap }

    func makeCache(subviews: LayoutSubviews) -> [CGFloat] {
      log.lines.append("make")
      return subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func updateCache(_ cache: inout [CGFloat], subviews: LayoutSubviews) {
      log.lines.append("update \(cache.count)")
      cache = subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout [CGFloat]
    ) -> CGSize {
      CGSize(width: cache.reduce(gap * CGFloat(cache.count - 1), +), height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout [CGFloat]
    ) {
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += width + gap
      }
    }
  }

  @Test("A cache is created once, updated for a changed leaf, and kept while the layout is equal")
  func cache() {
    let panel = Panel()
    let log = Log()
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    var gap: CGFloat = 0
    var isOn = false
    let live = panel.live {
      VStack(spacing: 0) {
        Row(log: log, gap: gap)() {
          a; b
        }
        if isOn { Picture(1, 1) }
      }
    }
    #expect(log.lines == ["make"])
    #expect([a, b].map(\.frame.minX) == [35, 45])
    panel.bounds = area(60, 60)
    live.layOut()
    isOn = true
    live.update()
    #expect(log.lines == ["make"])
    a.natural.width = 30
    live.changed(a)
    live.layOut()
    #expect(log.lines == ["make", "update 2"])
    #expect([a, b].map(\.frame.minX) == [5, 35])
    gap = 4
    live.update()
    #expect(log.lines == ["make", "update 2", "make"])
    #expect([a, b].map(\.frame.minX) == [3, 37])
  }

  @Test(
    "Subviews stored in a cache are invalid, with the size zero, after the description has changed"
  )
  func keptSubviews() {
    struct Keeping: Layout, Equatable {
      func makeCache(subviews: LayoutSubviews) -> LayoutSubviews { subviews }
      func updateCache(_ cache: inout LayoutSubviews, subviews: LayoutSubviews) {}

      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout LayoutSubviews
      ) -> CGSize { cache[0].sizeThatFits(proposal) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout LayoutSubviews
      ) { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
    }
    let panel = Panel()
    let leaf = Picture(10, 10)
    var count = 0
    let live = panel.live {
      VStack(spacing: 0) {
        for _ in 0..<count { Builder { Shape() } }
        Keeping()() { leaf }
      }
    }
    #expect(leaf.frame == frame(45, 45, 10, 10))
    count = 200
    live.update()
    for width in 1...100 {
      panel.bounds = area(CGFloat(width), 400)
      live.layOut()
    }
    #expect(leaf.frame == frame(50, 400, 10, 10))
  }

  @Test("Subviews stored in a cache have no guides after the description has changed")
  func guidesOfKeptSubviews() {
    struct Handing: Layout {
      let hand: (LayoutSubviews) -> Void
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      { .zero }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) { hand(subviews) }
    }
    let (text, other, panel) = (Text(10, 20), Opaque(10, 10), Panel())
    var kept: LayoutSubviews?
    var count = 0
    let live = panel.live {
      for _ in 0..<count { Builder { Shape() } }
      Handing { kept = $0 }() {
        HStack {
          text
          other
        }
      }
    }
    let first = kept
    #expect(first?[0].dimensions(in: .unspecified)[.firstTextBaseline] == 15)
    count = 1
    live.update()
    (text.proposals, other.proposals) = ([], [])
    #expect(first?[0].dimensions(in: .zero)[.firstTextBaseline] == 0)
    #expect(text.proposals.isEmpty && other.proposals.isEmpty)
  }

  @Test("An updated cache is not copied")
  func uniqueCache() {
    final class Contents {}
    struct Growing: PartialLayout {
      let log: Log
      func makeCache(subviews: LayoutSubviews) -> [Contents] { [Contents()] }
      func updateCache(_ cache: inout [Contents], subviews: LayoutSubviews) {
        log.lines.append("\(isKnownUniquelyReferenced(&cache[0]))")
      }
    }
    let log = Log()
    let leaf = Picture(10, 10)
    let arrangement = Box().arrange(in: area(100, 100)) { Growing(log: log)() { leaf } }
    arrangement.changed(leaf)
    arrangement.arrange(in: area(100, 100))
    #expect(log.lines == ["true"])
  }

  @Test("A cache without an update method is created again")
  func defaultUpdate() {
    struct Counted: PartialLayout {
      let log: Log
      func makeCache(subviews: LayoutSubviews) -> Int {
        log.lines.append("make")
        return subviews.count
      }
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Int
      ) -> CGSize { CGSize(width: cache, height: cache) }
    }
    let log = Log()
    let leaf = Picture(1, 1)
    let arrangement = Box().arrange(in: area(9, 9)) { Counted(log: log)() { leaf } }
    arrangement.changed()
    arrangement.arrange(in: area(9, 9))
    #expect(log.lines == ["make", "make"])
  }
}
