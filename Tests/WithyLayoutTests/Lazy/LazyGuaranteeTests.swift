import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// The edges of lazy containers: without an area, with bad numbers, and with rows of no or several elements.
@Suite("Guarantees of lazy containers") struct LazyGuaranteeTests {
  @Test("Without a visible area, and outside live, all rows are created")
  func everything() {
    func content(_ count: Int) -> LayoutGroup<Box> {
      LayoutGroup {
        LazyVStack(alignment: .leading, spacing: 2) {
          ForEach(0..<count) { row in Builder { Opaque(CGFloat(10 + row), 8) } }
        }
      }
    }
    let expected = (0..<40).map { frame(0, CGFloat($0) * 10, CGFloat(10 + $0), 8) }
    let root = Box()
    root.arrange(in: area(100, 398)) { content(40) }
    #expect(root.children.map(\.frame) == expected)
    let panel = Panel(100, 398)
    let live = panel.live { ScrollContainer { content(40) } }
    #expect(panel.children.map(\.frame) == expected)
    let other = Panel(100, 398)
    let second = other.live { content(40) }
    #expect(other.children.map(\.frame) == expected)
    let nested = Box()
    #expect(reports { nested { content(3) } }.count == 1)
    #expect(nested.children.count == 3)
    #expect(content(40).dimensions.ideal == CGSize(width: 49, height: 398))
    #expect(content(0).dimensions.ideal == .zero)
    withExtendedLifetime((live, second)) {}
  }

  @Test("Rows appear by onInsert before they are visible, and disappear by onRemove once far away")
  func appearing() {
    let list = ScrolledList()
    var (appeared, disappeared): ([Int], [Int]) = ([], [])
    let live = list.live {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { row in
          Builder { Opaque(50, 20, "\(row)") }
            .onInsert { _ in appeared.append(row) }
            .onRemove { _ in disappeared.append(row) }
        }
      }
    }
    // 20 rows are visible, and a quarter of that is near.
    #expect(appeared == Array(0..<25) && disappeared == [])
    appeared = []
    // More than an eighth of it is near still.
    list.visible.scroll(to: 50)
    #expect(appeared == [] && disappeared == [])
    list.visible.scroll(to: 51)
    #expect(appeared == [25, 26, 27] && disappeared == [])
    // Half of the visible length away is far.
    list.visible.scroll(to: 240)
    #expect(appeared == Array(25..<37))
    #expect(disappeared.sorted() == [0, 1])
    live.stop()
  }

  @Test("Rows that take an infinite proposal make a lazy stack infinite, in live as well")
  func infiniteRows() {
    @LayoutBuilder<Box> func content() -> LayoutGroup<Box> {
      HStack {
        LazyHStack {
          ForEach(0..<1) { _ in Builder { Shape() }.layout.aspectRatio(contentMode: .fit) }
        }
        .aspectRatio(3, contentMode: .fill)
        Builder { Text(49) }
      }
    }
    let (root, panel) = (Box(), Panel())
    var live: Live?
    let reports = reports {
      root.arrange(in: area(100, 100)) { content() }
      live = panel.live { content() }
    }
    #expect(root.children.map(\.frame) == [frame(-27, 0, 100, 100), frame(81, 30, 46, 40)])
    #expect(panel.children.map(\.frame) == root.children.map(\.frame))
    #expect(reports == [])
    withExtendedLifetime(live) {}
  }

  @Test("Rows of several elements, and of none, are laid out as in a stack")
  func shapes() {
    func row(_ row: Int) -> LayoutGroup<Box> {
      LayoutGroup {
        if row % 3 == 1 { Picture(10, 10) }
        if row % 3 != 0 { Picture(20, 5) }
        if row % 4 == 0 { EmptyElement() }
        if row % 10 == 5 { Picture(30, 1).layout.collapsed(if: true) }
        if row % 7 == 0 { Spacer(minLength: 3) }
      }
    }
    let (eager, lazy) = (Box(), Box())
    for spacing in [nil, 0, 4] as [CGFloat?] {
      eager.arrange(in: area(100, 100)) {
        VStack(alignment: .trailing, spacing: spacing) {
          ForEach(1..<7) { row($0) }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
      lazy.arrange(in: area(100, 100)) {
        LazyVStack(alignment: .trailing, spacing: spacing) { ForEach(1..<7) { row($0) } }
      }
      #expect(lazy.children.map(\.frame) == eager.children.map(\.frame))
    }
    lazy.arrange(in: area(100, 100)) { LazyVStack { ForEach(0..<3) { row($0 * 9) } } }
    #expect(lazy.children.last?.frame.minY == eager.children.last?.frame.minY)
  }

  @Test("If all rows are empty, all of them are created, in a few rounds")
  func empty() {
    let panel = Panel(100, 400)
    var called: [Int] = []
    let visible = VisibleArea(area(100, 400))
    var live: Live?
    let found = reports {
      live = panel.live {
        ScrollContainer(visible: visible) {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { row in
              let _ = called.append(row)
              EmptyElement<Box>()
            }
          }
        }
      }
    }
    #expect(panel.children.isEmpty)
    #expect(called == Array(0..<1000))
    #expect(found == [])
    withExtendedLifetime(live) {}
  }

  @Test("A stack becomes smaller across together with its largest row", arguments: [0, 1])
  func smallerRow(changed: Int) {
    let (panel, below) = (Panel(), Shape())
    var height: CGFloat = 80
    let live = panel.live {
      ScrollContainer {
        VStack(spacing: 0) {
          ScrollContainer(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<3) { row in
                let size = CGSize(width: 30, height: row == changed ? height : 20)
                Builder { Picture(30, 20, "row") }.natural(size)
              }
            }
          }
          below
        }
      }
    }
    #expect(below.frame.minY == 80)
    for next: CGFloat in [30, 21, 40, 10] {
      height = next
      live.update()
      #expect(below.frame.minY == max(next, 20))
    }
  }

  @Test("Invalid numbers are reported and ignored")
  func mistakes() {
    let root = Box()
    let line: UInt = #line
    let found = reports {
      root.arrange(in: area(100, 100)) {
        LazyVStack(spacing: .infinity, estimatedLength: -1, line: line) {
          ForEach(0..<2) { _ in Picture(5, 5) }
        }
        LazyVGrid(columns: [], spacing: .nan, line: line) { ForEach(0..<2) { _ in Picture(5, 5) } }
      }
    }
    let messages = [
      "spacing: invalid value inf; ignored", "estimatedLength: invalid value -1.0; ignored",
      "spacing: invalid value nan; ignored", "columns: the list is empty; using one flexible item",
    ]
    #expect(found == messages.map { Report($0, line: line) })
    #expect(root.children.map(\.frame.minY) == [41, 54, 41, 54])
  }

  @Test("A rectangle with not-a-number is reported, and the previous one is kept")
  func rectangles() {
    let scrolled = ScrolledList()
    let line: UInt = #line + 1
    let visible = VisibleArea(area(100, 400))
    let live = scrolled.panel.live {
      ScrollContainer(visible: visible) {
        LazyVStack(spacing: 0) { scrolled.rows(100) }
      }
    }
    #expect(scrolled.names == Array(0..<25))
    let found = reports { visible.rect = frame(0, .nan, 100, 400) }
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasSuffix("; keeping the previous one") == true)
    #expect(visible.rect == area(100, 400))
    #expect(scrolled.names == Array(0..<25))
    // Nothing is visible, and everything.
    visible.rect = .zero
    #expect(scrolled.names == [])
    visible.rect = .infinite
    #expect(scrolled.names == Array(0..<100))
    visible.rect = .null
    #expect(scrolled.names == [])
    visible.rect = frame(0, 1000, 100, .infinity)
    #expect(scrolled.names == Array(50..<100) || scrolled.names == Array(0..<100))
    visible.rect = frame(0, 1400, 100, 100)
    #expect(scrolled.names == Array(67..<78))
    withExtendedLifetime(live) {}
  }

  @Test("A rectangle with infinite edges shows all rows, or none if it is infinitely far away")
  func infiniteEdges() {
    let (infinity, all) = (CGFloat.infinity, Array(0..<100))
    let scrolled = ScrolledList()
    let live = scrolled.live { LazyVStack(spacing: 0) { scrolled.rows(100) } }
    let rectangles: [(CGRect, [Int])] = [
      (frame(0, 0, 100, -infinity), all), (frame(0, 500, 100, -infinity), all),
      (frame(0, 0, -infinity, 400), Array(0..<25)), (frame(0, 0, infinity, infinity), all),
      (frame(0, infinity, 100, 400), []), (frame(0, -infinity, 100, 400), []),
      (.null, []), (.infinite, all), (frame(0, 1e307, 100, 1e307), []),
      (frame(0, 1e308, 100, 1e308), all), (frame(0, -1e307, 100, -1e307), []),
      (frame(0, -1e20, 100, 400), []), (frame(0, 1e20, 100, -1e20), all),
      (frame(0, 400, 100, -400), Array(0..<25)),
    ]
    let found = reports {
      for (rect, rows) in rectangles {
        scrolled.visible.rect = .zero
        scrolled.visible.rect = rect
        #expect(scrolled.names == rows, "\(rect)")
        #expect(scrolled.visible.contentOrigin == .zero, "\(rect)")
        // From every rectangle to every other.
        for (other, _) in rectangles { scrolled.visible.rect = other }
        scrolled.visible.rect = area(100, 400)
        #expect(scrolled.names.contains(0) && scrolled.frames.first == frame(25, 0, 50, 20))
      }
    }
    #expect(found == [])
    for rect in rectangles.map(\.0) {
      let other = ScrolledList()
      other.visible.rect = rect
      let live = other.live { LazyVStack(spacing: 0) { other.rows(100) } }
      other.visible.rect = area(100, 400)
      #expect(other.frames.first == frame(25, 0, 50, 20))
      withExtendedLifetime(live) {}
    }
    withExtendedLifetime(live) {}
  }

  @Test("An infinite rectangle shows everything at once")
  func infinite() {
    let scrolled = ScrolledList()
    scrolled.visible.rect = frame(0, 0, 100, .infinity)
    let live = scrolled.live {
      LazyVStack { scrolled.rows(100) }
    }
    #expect(scrolled.names == Array(0..<100))
    withExtendedLifetime(live) {}
  }

  @Test("In an infinite rectangle, rows without length are all where the stack begins")
  func infiniteWithoutLength() {
    let scrolled = ScrolledList()
    scrolled.visible.rect = frame(0, 0, 100, .infinity)
    let live = scrolled.live { LazyVStack(spacing: 0) { scrolled.rows(3, 50, 0) } }
    let found = reports { live.update() }
    #expect(found == [])
    #expect(scrolled.frames == Array(repeating: frame(25, 0, 50, 0), count: 3))
    #expect(scrolled.contentSizes == [CGSize(width: 100, height: 0)])
  }

  @Test("Behind an empty rectangle below the beginning, the first rows come into view")
  func emptyRectangle() {
    let scrolled = ScrolledList()
    scrolled.visible.rect = frame(0, 1, 100, 0)
    let live = scrolled.live { LazyVStack(spacing: 0) { scrolled.rows(100) } }
    scrolled.visible.rect = area(100, 400)
    #expect(scrolled.frames.first == frame(25, 0, 50, 20))
    #expect(scrolled.visible.contentOrigin == .zero)
    withExtendedLifetime(live) {}
  }

  @Test("With a given row length, only rows near the visible area are created first")
  func estimate() {
    let scrolled = ScrolledList()
    scrolled.visible.scroll(to: 1000)
    let live = scrolled.live {
      LazyVStack(spacing: 5, estimatedLength: 15) { scrolled.rows(1000, 50, 15) }
    }
    #expect(scrolled.made == Array(45..<75))
    #expect(scrolled.names == Array(45..<75))
    withExtendedLifetime(live) {}
  }

  @Test("Rows appear although the given length is less than they overlap")
  func estimateOfOverlap() {
    let scrolled = ScrolledList()
    let live = scrolled.live {
      LazyVStack(spacing: -9, estimatedLength: 5) { scrolled.rows(1_000) }
    }
    #expect(scrolled.names.starts(with: 0..<37) && scrolled.names.count < 80)
    #expect(scrolled.frames.first == frame(25, 0, 50, 20))
    withExtendedLifetime(live) {}
  }

  @Test("Duplicate ids among the created rows are reported, and all rows are laid out")
  func twice() {
    let scrolled = ScrolledList()
    var rows = (0..<100).map { ScrolledList.Row($0) }
    rows[3].id = 2
    rows[90].id = 2
    let found = reports {
      let live = scrolled.panel.live {
        ScrollContainer(visible: scrolled.visible) {
          LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } }
        }
      }
      withExtendedLifetime(live) {}
    }
    #expect(found.contains { $0.message.hasPrefix("Duplicate ids in a ForEach: 2") })
    #expect(scrolled.frames == (0..<25).map { frame(25, CGFloat($0) * 20, 50, 20) })
  }

  @Test("A row that comes near with the id of another one is reported, and both are laid out")
  func comesNear() {
    let scrolled = ScrolledList()
    var rows = (0..<100).map { ScrolledList.Row($0) }
    rows[30].id = 20
    let live = scrolled.live { LazyVStack(spacing: 0) { ForEach(rows) { scrolled.leaf($0) } } }
    #expect(reports { scrolled.visible.scroll(to: 80) } == [])
    let found = reports { scrolled.visible.scroll(to: 160) }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Duplicate ids in a ForEach: 20;") == true)
    #expect(scrolled.frames == (0..<33).map { frame(25, CGFloat($0) * 20, 50, 20) })
    for y in [400, 0, 200] { scrolled.visible.scroll(to: CGFloat(y)) }
    #expect(scrolled.names.count { $0 == 20 } == 2)
    withExtendedLifetime(live) {}
  }

  /// A container that is there while there are few rows.
  struct Shy: PartialLayout {
    let panel: Panel
    var limit = 10

    func sizeThatFits(
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: 1, height: panel.children.count > limit ? 10_000 : 0)
    }
  }

  @Test("Rows that change after every arrangement are reported")
  func endless() {
    let scrolled = ScrolledList()
    var live: Live?
    var (limit, height) = (10, CGFloat(20))
    let line: UInt = #line + 2
    let found = reports {
      live = scrolled.panel.live {
        ScrollContainer(visible: scrolled.visible) {
          VStack(spacing: 0) {
            Shy(panel: scrolled.panel, limit: limit)() { Picture(1, 1, "-1") }
            LazyVStack(spacing: 0) { scrolled.rows(1000, 50, height) }
          }
        }
      }
    }
    let message = "LazyVStack changes its rows after every arrangement; stopped"
    #expect(found == [Report(message, line: line + 1)])
    #expect(scrolled.made.count < 500)
    // Once they change no more, a pass makes all that are needed.
    (limit, height) = (1000, 2)
    live?.update()
    #expect(scrolled.frames.contains { $0.maxY >= 400 })
  }

  @Test("The printed layout names lazy containers")
  func printed() {
    let root = Box()
    let arrangement = root.arrange(in: area(100, 100)) {
      LazyVStack { ForEach(0..<2) { _ in Picture(5, 5) } }
      LazyHStack { ForEach(0..<2) { _ in Picture(5, 5) } }
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<2) { _ in Picture(5, 5) } }
    }
    let names = arrangement.layoutDescription.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names.filter { $0.hasPrefix("Lazy") } == ["LazyVStack", "LazyHStack", "LazyVGrid"])
  }
}
