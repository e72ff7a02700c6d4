import Foundation
import RandomTrees
import Testing
import Withy
import WithyLayout

@Suite("Random lazy stacks") struct RandomLazyTests {
  /// The rows of a list, with what is before and behind them.
  struct State {
    var rows: [ScrolledList.Row] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var spacing: CGFloat = 0
    var columns = 0
    var width: CGFloat = 100
    var alignment = HorizontalAlignment.leading
    private var lastID = 0

    mutating func makeRow(_ numbers: inout SeededGenerator) -> ScrolledList.Row {
      lastID += 1
      // Later rows are wider.
      let width = numbers.number(10...60) + CGFloat(min(lastID, 80))
      let isEmpty = Int.random(in: 0..<12, using: &numbers) == 0
      return ScrolledList.Row(lastID, width, isEmpty ? 0 : numbers.number(5...90))
    }

    init(_ numbers: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 0...150, using: &numbers) { rows.append(makeRow(&numbers)) }
      spacing = numbers.number(0...9)
      header = numbers.number(0...500)
      footer = numbers.number(0...50)
      columns = numbers.one(of: [0, 0, 0, 1, 2, 3, 4])
      alignment = numbers.one(of: [.leading, .center, .trailing])
    }

    mutating func change(_ numbers: inout SeededGenerator) {
      let row = rows.indices.randomElement(using: &numbers)
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0: rows.insert(makeRow(&numbers), at: Int.random(in: 0...rows.count, using: &numbers))
      case 1: if let row { rows.remove(at: row) }
      case 2: if let row { rows.insert(rows.remove(at: row), at: 0) }
      case 3:
        let other = rows.indices.randomElement(using: &numbers)
        if let row, let other { rows.swapAt(row, other) }
      case 4:
        if let row { rows[row].size.height = numbers.number(0...90) }
      case 5: header = numbers.number(0...500)
      case 11: rows.insert(contentsOf: (0..<4).map { _ in makeRow(&numbers) }, at: 0)
      case 12: rows.removeFirst(min(4, rows.count))
      case 6: for _ in 0..<5 { rows.append(makeRow(&numbers)) }
      case 7: rows.removeLast(min(5, rows.count))
      case 8: if columns > 0 { columns = Int.random(in: 1...4, using: &numbers) }
      case 9: spacing = numbers.number(0...9)
      default: width = numbers.one(of: [100, 100, 80])
      }
    }
  }

  /// The list, lazily or as a whole.
  private func content(_ state: State, _ scrolled: ScrolledList, isLazy: Bool) -> LayoutGroup<Box> {
    let rows: ForEach<ScrolledList.Row, Int, LayoutGroup<Box>> = ForEach(state.rows) { row in
      if state.columns > 0 || row.size.height > 0 { scrolled.leaf(row) }
    }
    return LayoutGroup {
      VStack(spacing: 0) {
        Builder { Picture(1, 1, "-1") }.natural(CGSize(width: 100, height: state.header))
        if state.columns > 3 {
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 30), spacing: 2, alignment: .topLeading)],
            alignment: state.alignment,
            spacing: state.spacing
          ) { rows }
        } else if state.columns > 0 {
          LazyVGrid(columns: state.columns, alignment: .topLeading, spacing: state.spacing) { rows }
        } else if isLazy {
          LazyVStack(alignment: state.alignment, spacing: state.spacing) { rows }
        } else {
          VStack(alignment: state.alignment, spacing: state.spacing) { rows }
            .frame(
              minWidth: 0,
              maxWidth: .infinity,
              alignment: Alignment(horizontal: state.alignment, vertical: .top)
            )
        }
        Builder { Picture(1, 1, "-2") }.natural(CGSize(width: 100, height: state.footer))
      }
    }
  }

  /// The frames of the rows that are visible, by name, unless the header is.
  private func visible(_ scrolled: ScrolledList, _ state: State) -> [Int: CGRect] {
    let rect = scrolled.visible.rect
    let rows = zip(scrolled.names, scrolled.frames).dropFirst().dropLast()
    guard let top = scrolled.frames.first?.maxY, rect.minY >= top else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: rows.filter { $1.minY < rect.maxY && $1.maxY > rect.minY }
    )
  }

  @Test(
    "Rows cover the visible area, and once all were measured they are laid out as in an ordinary stack",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var state = State(&numbers)
    let scrolled = ScrolledList(100, 300)
    var length: CGFloat { scrolled.contentSizes.last?.height ?? 0 }
    let live = scrolled.live { content(state, scrolled, isLazy: true) }
    let other = ScrolledList(100, 300)
    for pass in 0..<20 {
      let comment: Comment = "seed \(seed), pass \(pass)"
      let (change, shown) = (Int.random(in: 0..<3, using: &numbers), visible(scrolled, state))
      if change < 2 {
        let old = state
        state.change(&numbers)
        scrolled.panel.bounds.size.width = state.width
        // A pass, or a new rectangle, with which the next pass is due.
        if change == 0 { live.update() }
        let isSteady = old.width == state.width && old.columns == 0 && old.spacing == state.spacing
        let ids = state.rows.map(\.id)
        if change == 0, isSteady, let first = shown.min(by: { $0.value.minY < $1.value.minY }),
          state.rows.first(where: { $0.id == first.key })?.size.height
            == old.rows.first(where: { $0.id == first.key })?.size.height,
          ids.filter({ old.rows.map(\.id).contains($0) })
            == old.rows.map(\.id).filter({ ids.contains($0) })
        {
          let now = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
          #expect(now[first.key].map { abs($0.minY - first.value.minY) < 0.001 } == true, comment)
        }
      }
      if change == 1 { live.update() }
      let origin = scrolled.visible.contentOrigin.y
      let end = max(length + origin - 300, origin)
      let isJump = Int.random(in: 0..<3, using: &numbers) == 0
      let y = scrolled.visible.rect.minY + numbers.number(-200...200)
      let before = visible(scrolled, state)
      scrolled.visible.scroll(
        to: isJump
          ? origin + CGFloat.random(in: 0...1, using: &numbers) * (end - origin)
          : max(min(y, end), origin)
      )
      let rect = scrolled.visible.rect
      let now = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
      for (name, frame) in before where frame.minY < rect.maxY && frame.maxY > rect.minY {
        #expect(now[name].map { abs($0.minY - frame.minY) < 0.001 } == true, comment)
      }
      check(state, scrolled, comment)
      #expect(live.update().isEmpty, comment)
    }
    // From the beginning to the end all are met.
    var y = scrolled.visible.contentOrigin.y
    repeat {
      scrolled.visible.scroll(to: y)
      y += 150
    } while y < length + scrolled.visible.contentOrigin.y
    let whole = Box()
    var wholeSize = CGSize.zero
    whole.arrange(in: area(state.width, 300)) {
      ScrollContainer(contentSize: { wholeSize = $0 }) { content(state, other, isLazy: false) }
    }
    let frames = Dictionary(
      uniqueKeysWithValues: whole.children.map { ($0.name, $0.frame) }
    )
    #expect(abs(length - wholeSize.height) < 0.001, "seed \(seed)")
    for y in stride(from: length, through: 0, by: -100) {
      scrolled.visible.scroll(to: y + scrolled.visible.contentOrigin.y)
      let origin = scrolled.visible.contentOrigin.y
      let isSame = scrolled.panel.children.allSatisfy {
        frames[$0.name]?.isClose(to: $0.frame.offsetBy(dx: 0, dy: -origin)) == true
      }
      #expect(isSame, "seed \(seed), at \(y)")
    }
  }

  /// Whether the rows that are there follow each other, and cover what is visible.
  private func check(_ state: State, _ scrolled: ScrolledList, _ comment: Comment) {
    let rows = state.rows.filter { state.columns > 0 || $0.size.height > 0 }
    let names = scrolled.names.dropFirst().dropLast()
    let frames = scrolled.frames.dropFirst().dropLast()
    let header = scrolled.visible.contentOrigin.y + state.header
    let ids = rows.map(\.id)
    let visible = scrolled.visible.rect
    guard let first = names.first, let start = ids.firstIndex(of: first) else {
      // The header and the footer are all that can be seen.
      let footer = scrolled.frames.last?.minY ?? 0
      let isOutside = visible.maxY <= header || visible.minY >= footer || rows.isEmpty
      return #expect(isOutside, comment)
    }
    #expect(Array(names) == Array(ids[start...].prefix(names.count)), comment)
    if state.columns == 0 {
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(frame.maxY + state.spacing - next.minY) < 0.001, comment)
      }
    }
    let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    if start > 0 { #expect(top <= visible.minY + state.spacing + 0.001, comment) }
    // Rows that describe nothing have a length until they are met.
    if state.rows.first?.id == first, state.columns == 0 {
      #expect(abs(top - header) < 0.001, comment)
    }
    if start + names.count < ids.count {
      #expect(bottom + state.spacing >= visible.maxY - 90, comment)
    }
    #expect(scrolled.livingLeaves == names.count, comment)
  }
}
