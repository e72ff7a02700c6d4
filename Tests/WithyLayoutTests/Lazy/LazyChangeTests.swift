import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Lazy containers with changing rows, state and bounds.
@MainActor
@Suite("Changes of lazy stacks") struct LazyChangeTests {
  @Observable
  final class Model {
    var rows = (0..<1000).map { ScrolledList.Row($0) }
    var heights: [Int: CGFloat] = [:]
  }

  let scrolled = ScrolledList()
  let model = Model()

  var live: Live {
    scrolled.live {
      LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
  }

  @Test("Rows near the visible area keep their leaves when others are inserted, removed and moved")
  func rows() async {
    let live = live
    scrolled.visible.scroll(to: 2000)
    #expect(scrolled.names == Array(95..<125))
    func leaves() -> [Int: Box] {
      Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.panel.children))
    }
    let before = leaves()
    // Before what is near: nothing is moved or made.
    model.rows.insert(ScrolledList.Row(-1), at: 3)
    var counts = scrolled.counts { live.update() }
    #expect(counts == ScrolledList.Counts(made: 0, called: 30, asked: 0))
    #expect(scrolled.names == Array(95..<125))
    #expect(leaves().allSatisfy { before[$0] == nil || before[$0] === $1 })
    #expect(scrolled.frames[1] == frame(25, 96 * 20, 50, 20))
    // In the middle of it.
    model.rows.swapAt(105, 108)
    model.rows.remove(at: 110)
    model.rows.insert(ScrolledList.Row(-2, 50, 40), at: 100)
    await turn()
    let names = scrolled.names
    #expect(names == model.rows[96..<126].map(\.id))
    #expect(leaves().allSatisfy { before[$0] == nil || before[$0] === $1 })
    // Behind it, and the whole beginning: nothing is made for the first.
    counts = scrolled.counts {
      model.rows.removeLast(100)
      live.update()
    }
    #expect(counts.made == 0)
    model.rows.removeFirst(60)
    live.update()
    #expect(scrolled.names.count >= 25)
    model.rows.reverse()
    live.update()
    let ends = (scrolled.frames.first?.minY, scrolled.frames.last?.maxY)
    #expect(ends.0 ?? 9999 <= 1900 && ends.1 ?? 0 >= 2500)
    model.rows = []
    live.update()
    #expect(scrolled.panel.children.isEmpty)
    #expect(scrolled.contentSizes.last == CGSize(width: 100, height: 0))
    model.rows = [ScrolledList.Row(7)]
    scrolled.visible.scroll(to: 0)
    live.update()
    #expect(scrolled.frames == [frame(25, 0, 50, 20)])
  }

  @Test("A pending pass runs before the visible rectangle is evaluated")
  func due() async {
    let (scrolled, model) = (scrolled, model)
    let live = scrolled.live {
      LazyVStack(spacing: 0) {
        ForEach(model.rows.indices, id: \.self) { scrolled.leaf(model.rows[$0]) }
      }
    }
    scrolled.visible.scroll(to: 19_600)
    #expect(scrolled.names == Array(975..<1000))
    model.rows.removeLast(900)
    scrolled.visible.scroll(to: 18_000)
    #expect(scrolled.names.allSatisfy { $0 < 100 })
    scrolled.visible.scroll(to: 1600)
    #expect(scrolled.names == Array(75..<100))
    await turn()
    #expect(scrolled.names == Array(75..<100))
    withExtendedLifetime(live) {}
  }

  @Test("A change of state read by one row evaluates that row alone, and moves the others")
  func state() async {
    let (scrolled, model) = (scrolled, model)
    let live = scrolled.live {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { row in
          scrolled.leaf(ScrolledList.Row(row, 50, row == 4 ? model.heights[4] ?? 20 : 20))
        }
      }
    }
    scrolled.called = []
    model.heights[4] = 60
    await turn()
    #expect(scrolled.called == [4])
    #expect(scrolled.frames[4...5] == [frame(25, 80, 50, 60), frame(25, 140, 50, 20)])
    // There is room for fewer.
    #expect(scrolled.names == Array(0..<25))
    scrolled.called = []
    model.heights[4] = 0
    await turn()
    // The last one is near enough still.
    #expect(scrolled.called == [4])
    #expect(scrolled.names == Array(0..<25))
    withExtendedLifetime(live) {}
  }

  @Test("The contents of rows far from the visible area are released, and all with the tree")
  func memory() {
    final class State {}
    var states: [WeakReference<State>] = []
    weak var window: VisibleArea?
    do {
      let scrolled = ScrolledList()
      window = scrolled.visible
      var live: Live? = scrolled.panel.live {
        ScrollContainer(visible: scrolled.visible) {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000) { row in
              let state = State()
              let _ = states.append(WeakReference(state))
              scrolled.leaf(ScrolledList.Row(row)).alignmentGuide(.leading) { _ in
                withExtendedLifetime(state) { 0 }
              }
            }
          }
        }
      }
      for y in stride(from: CGFloat(0), to: 20_000, by: 300) { scrolled.visible.scroll(to: y) }
      #expect(states.count > 1000)
      #expect(states.count { $0.object != nil } <= 40)
      #expect(scrolled.livingLeaves <= 40)
      live = nil
      // The leaves stay where they are, and nothing follows any more.
      scrolled.visible.scroll(to: 0)
      #expect(!scrolled.panel.children.isEmpty)
      _ = live
    }
    #expect(states.allSatisfy { $0.object == nil })
    #expect(window == nil)
  }

  @Test("A pass counts the created and removed rows")
  func counts() {
    let live = live
    scrolled.visible.scroll(to: 2000)
    model.rows.remove(at: 100)
    #expect(scrolled.names == Array(95..<125))
    let changes = live.update()
    // The first visible row was removed; the next one keeps its position, and there are as many.
    #expect(changes == Changes(insertions: 1, removals: 1, propertyWrites: 1))
  }

  @Test("Rows whose heights depend on the width are measured again when it changes")
  func width() {
    let panel = Panel(200, 400)
    let visible = VisibleArea(area(200, 400))
    var size = CGSize.zero
    let live = panel.live {
      ScrollContainer(visible: visible, contentSize: { size = $0 }) {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text(200, 20, "\($0)") } }
      }
    }
    #expect(size.height == 2000)
    visible.scroll(to: 1000)
    let first = panel.children.first { $0.frame.maxY > 1000 }
    panel.bounds = area(100, 400)
    live.layOut()
    // Two lines each; what was visible stays.
    #expect(panel.children.allSatisfy { $0.frame.height == 40 })
    #expect(size.height == 4000 || size.height == 3000)
    #expect(first?.frame.minY == 1000)
    visible.scroll(to: 0)
    #expect(panel.children.first?.frame == frame(0, 0, 100, 40))
    #expect(size.height == 4000)
  }

  @Test("Changing the spacing of a stack, or of its host, changes its length")
  func spacing() {
    let sheet = Panel(100, 400)
    let visible = VisibleArea(CGRect(x: 0, y: 2800, width: 100, height: 400))
    var (spacing, size) = (CGFloat?.none, CGSize.zero)
    let live = sheet.live {
      ScrollContainer(visible: visible, contentSize: { size = $0 }) {
        LazyVStack(spacing: spacing) { ForEach(0..<1000) { _ in Builder { Picture(50, 20) } } }
      }
    }
    #expect(size.height == 27_992)
    spacing = 0
    live.update()
    #expect(size.height == 20_000)
    spacing = nil
    sheet.defaultSpacing = 2
    live.update()
    #expect(size.height == 21_998)
    // Those measured far away as well.
    visible.scroll(to: 0)
    sheet.defaultSpacing = 3
    live.update()
    #expect(size.height == 22_997)
  }

  @Test("Other columns with the same gap measure the elements again, those far away as well")
  func columns() {
    var width: CGFloat = 100
    let live = scrolled.live {
      LazyVGrid(columns: [GridItem(.fixed(width))], spacing: 0) {
        ForEach(0..<1000) { _ in Builder { Text(100) } }
      }
    }
    for y in stride(from: CGFloat(0), to: 4000, by: 100) { scrolled.visible.scroll(to: y) }
    #expect(scrolled.length == 20_000)
    width = 50
    live.update()
    #expect(scrolled.length == 40_000)
  }

  @Test("When a row changes, the lengths of others that are far away are still known")
  func oneLength() {
    model.rows = (0..<100).map { ScrolledList.Row($0, 50, $0 < 50 ? 10 : 30) }
    let live = live
    for y in stride(from: CGFloat(0), to: 2000, by: 100) { scrolled.visible.scroll(to: y) }
    #expect(scrolled.length == 2000)
    model.rows[99].size.height = 35
    live.update()
    #expect(scrolled.length == 2005)
  }

  @Test("The content is as long as its rows when some far behind are added or removed")
  func appended() {
    let live = live
    #expect(scrolled.length == 20_000)
    model.rows += (1000..<1500).map { ScrolledList.Row($0) }
    live.update()
    #expect(scrolled.length == 30_000)
    model.rows.removeLast(1000)
    live.update()
    #expect(scrolled.length == 10_000)
  }

  @Test("Far fewer rows, with another spacing, appear when one scrolls back to them")
  func fewerAndOther() {
    var (count, spacing) = (100, CGFloat(0))
    let live = scrolled.live {
      LazyVStack(spacing: spacing) { scrolled.rows(count) }
    }
    scrolled.visible.scroll(to: 1500)
    #expect(scrolled.names == Array(70..<100))
    (count, spacing) = (10, 4)
    live.update()
    #expect(scrolled.names == [])
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.names == Array(0..<10))
    #expect(scrolled.contentSizes.last?.height == 236)
  }

  @Test("A rectangle set while leaves are placed takes effect afterwards")
  func whilePlaced() {
    let scrolled = scrolled
    var isDone = false
    let live = scrolled.panel.live {
      ScrollContainer(
        visible: scrolled.visible,
        contentSize: { size in
          if size.height == 20_000, !isDone {
            isDone = true
            scrolled.visible.scroll(to: 19_600)
          }
        }
      ) {
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
      }
    }
    #expect(scrolled.names == Array(975..<1000))
    #expect(scrolled.frames.last == frame(25, 19_980, 50, 20))
    withExtendedLifetime(live) {}
  }

  @Test("A stack that was hidden, or gets another area, creates its visible rows")
  func areas() {
    let scrolled = scrolled
    let other = VisibleArea(CGRect(x: 0, y: 2000, width: 100, height: 400))
    var (usesOther, isWide) = (false, true)
    let live = scrolled.panel.live {
      ViewThatFits(in: .horizontal) {
        Picture(isWide ? 300 : 10, 10, "-1")
        ScrollContainer(visible: usesOther ? other : scrolled.visible) {
          LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
        }
      }
    }
    #expect(scrolled.names == [-1] + Array(0..<25))
    usesOther = true
    live.update()
    #expect(scrolled.names == [-1] + Array(95..<125))
    scrolled.visible.scroll(to: 4000)
    #expect(scrolled.names == [-1] + Array(95..<125))
    other.scroll(to: 4000)
    #expect(scrolled.names == [-1] + Array(195..<225))
    isWide = false
    live.update()
    #expect(scrolled.panel.children.dropFirst().allSatisfy { $0.frame == .zero })
  }
}
