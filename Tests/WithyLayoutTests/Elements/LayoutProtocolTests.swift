import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Containers of one's own, in full")
struct LayoutProtocolTests {
  /// What a container was asked to do.
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

  @Test(
    "A cache is made once, brought up to date for a changed leaf, and kept while the layout is equal"
  )
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

  @Test("A cache that is not changed by a method of its own is made anew")
  func defaultUpdate() {
    struct Counted: Layout {
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
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Int
      ) {}
    }
    let log = Log()
    let leaf = Picture(1, 1)
    let arrangement = Box().arrange(in: area(9, 9)) { Counted(log: log)() { leaf } }
    arrangement.changed()
    arrangement.arrange(in: area(9, 9))
    #expect(log.lines == ["make", "make"])
  }

  enum Column: LayoutValueKey { static let defaultValue = 7 }

  @Test("A layout learns what its elements say, the direction, and which leaf an element is")
  func subviews() {
    struct Asking: Layout {
      let ask: (LayoutSubviews) -> Void
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize {
        ask(subviews)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    let leaf = Picture(1, 1)
    var values: [Int] = []
    var leaves: [(any Placeable)?] = []
    var directions: [LayoutDirection] = []
    let asking = Asking { subviews in
      values = subviews.map { $0[Column.self] }
      leaves = subviews.map(\.leaf)
      directions.append(subviews.layoutDirection)
    }
    func arrange(_ direction: LayoutDirection, _ own: LayoutDirection?) {
      Box().arrange(in: area(10, 10), layoutDirection: direction) {
        let element = asking {
          leaf.layout.layoutValue(key: Column.self, value: 1)
            .layoutValue(key: Column.self, value: 2).padding(3)
          HStack {
            Picture(1, 1); Picture(1, 1)
          }
          Spacer()
        }
        if let own { element.layoutDirection(own) } else { element }
      }
    }
    arrange(.leftToRight, nil)
    #expect(values == [2, 7, 7])
    #expect(leaves.count == 3 && leaves[0] === leaf && leaves[1] == nil && leaves[2] == nil)
    arrange(.rightToLeft, nil)
    arrange(.rightToLeft, .leftToRight)
    arrange(.leftToRight, .rightToLeft)
    #expect(Set(directions.suffix(1)) == [.rightToLeft])
    #expect(directions.contains(.leftToRight))
  }

  @Test("A value that changes lays out anew, and one that does not is remembered")
  func changedValue() {
    struct Shift: Layout, Equatable {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        let x = CGFloat(subviews[0][Column.self])
        subviews[0].place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
      }
    }
    let panel = Panel()
    let leaf = Picture(1, 1)
    var x = 3
    let live = panel.live {
      Shift()() { leaf.layout.layoutValue(key: Column.self, value: x) }
    }
    #expect(leaf.frame.minX == 3)
    live.update()
    #expect(leaf.frames.count == 1)
    x = 5
    live.update()
    #expect(leaf.frame.minX == 5)
  }

  @Test("Spacers follow the axis that a layout says")
  func orientation() {
    struct Upright: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { subviews[0].sizeThatFits(.unspecified) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    let element = Upright()() { Spacer<Box>() }
    #expect(element.dimensions.ideal == CGSize(width: 0, height: 8))
  }

  @Test("A layout says where a guide is; by default its elements do; one that is none is reported")
  func guides() {
    struct Guided: Layout {
      var value: CGFloat?
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 20) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) { subviews.first?.place(at: CGPoint(x: 0, y: 4), proposal: .unspecified) }
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { guide == .firstTextBaseline ? value : nil }
      func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { value.map { $0 + bounds.width } }
    }
    func y(_ value: CGFloat?) -> CGFloat {
      let mark = Picture(1, 0)
      Box().arrange(in: area(100, 100)) {
        HStack(alignment: .firstTextBaseline) {
          Guided(value: value)() { Text(10) }; mark
        }
      }
      return mark.frame.minY
    }
    #expect(y(5) == 45)
    #expect(y(nil) == 60)
    let wrong = reports { #expect(y(.infinity) == 60) }
    #expect(wrong.map(\.message) == ["Guided gave a guide of inf; the guide is left as it is"])
    let side = Picture(1, 1)
    Box().arrange(in: area(100, 100)) {
      VStack(alignment: .leading) {
        Guided(value: 3)() { Text(10).layout.alignmentGuide(.leading) { _ in 0 } }; side
      }
    }
    #expect(side.frame.minX == 56)
  }

  @Test("A layout says guides of which no element in it says anything")
  func ownGuides() {
    struct Ruled: Layout {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 20) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { guide == .top ? 6 : nil }
    }
    let (inner, mark) = (Picture(10, 20), Picture(10, 10))
    Box().arrange(in: area(100, 100)) {
      HStack(alignment: .top, spacing: 0) {
        Ruled()() { inner }; mark
      }
    }
    #expect([inner.frame, mark.frame] == [frame(40, 40, 10, 20), frame(50, 46, 10, 10)])
    Box().arrange(in: area(100, 100)) {
      Ruled()() { inner }.frame(width: 40, height: 40, alignment: .top)
    }
    #expect(inner.frame == frame(45, 24, 10, 20))
  }

  @Test("A cache of what is too deep to be measured at once holds nothing that is incomplete")
  func deepCache() {
    struct Cached: Layout {
      func makeCache(subviews: LayoutSubviews) -> CGSize {
        subviews[0].sizeThatFits(.unspecified)
      }
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout CGSize
      ) -> CGSize { cache }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout CGSize
      ) { subviews[0].place(at: .zero, proposal: ProposedSize(cache)) }
    }
    let leaf = Opaque(10, 20)
    var group = LayoutGroup<Box> { leaf }
    for _ in 0..<300 { group = LayoutGroup { Cached()() { group } } }
    Box().arrange(in: area(100, 100)) { group }
    #expect(leaf.frame == frame(45, 40, 10, 20))
  }
}
