import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Random lazy stacks") struct RandomLazyTests {
  /// The rows of a list, with what is before and behind them: a second list, too.
  struct State {
    var rows: [ScrolledList.Row] = []
    var others: [ScrolledList.Row] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var spacing: CGFloat = 0
    var columns = 0
    var estimate: CGFloat?
    var width: CGFloat = 100
    var alignment = HorizontalAlignment.leading
    var isHorizontal = false
    var isMirrored = false
    /// Whether there are lists, and whether they are collapsed.
    var hasLists = true
    var isCollapsed = false
    private var lastID = 0

    /// The rows of both lists.
    var allRows: [ScrolledList.Row] { rows + others }

    var hasRows: Bool { hasLists && !isCollapsed }

    mutating func makeRow(_ numbers: inout SeededGenerator) -> ScrolledList.Row {
      lastID += 1
      // Later rows are wider.
      let width = numbers.number(10...60) + CGFloat(min(lastID, 80))
      let isEmpty = Int.random(in: 0..<12, using: &numbers) == 0
      return ScrolledList.Row(lastID, width, isEmpty ? 0 : numbers.number(5...90))
    }

    mutating func makeRows(_ most: Int, _ numbers: inout SeededGenerator) -> [ScrolledList.Row] {
      (0..<Int.random(in: 0...most, using: &numbers)).map { _ in makeRow(&numbers) }
    }

    /// The length of a header or footer, or 0 for none.
    func makeHeader(_ numbers: inout SeededGenerator) -> CGFloat {
      Bool.random(using: &numbers) ? numbers.number(0...500) : 0
    }

    init(_ numbers: inout SeededGenerator) {
      rows = makeRows(150, &numbers)
      if Int.random(in: 0..<3, using: &numbers) == 0 { others = makeRows(30, &numbers) }
      spacing = numbers.number(-4...9)
      header = makeHeader(&numbers)
      footer = makeHeader(&numbers)
      estimate = numbers.one(of: [nil, nil, 5, 40])
      columns = numbers.one(of: [0, 0, 0, 1, 2, 3, 4])
      alignment = numbers.one(of: [.leading, .center, .trailing])
      isHorizontal = Bool.random(using: &numbers)
      isMirrored = Bool.random(using: &numbers)
    }

    /// The alignment across a horizontal list.
    var verticalAlignment: VerticalAlignment {
      switch alignment {
      case .leading: .top
      case .trailing: .bottom
      default: .center
      }
    }

    /// The columns of a grid, which are rows in a horizontal one.
    var gridItems: [GridItem] {
      if columns > 3 {
        return [GridItem(.adaptive(minimum: 30), spacing: 2, alignment: .topLeading)]
      }
      return Array(repeating: GridItem(alignment: .topLeading), count: columns)
    }

    mutating func change(_ numbers: inout SeededGenerator) {
      let row = rows.indices.randomElement(using: &numbers)
      switch Int.random(in: 0..<21, using: &numbers) {
      case 0: rows.insert(makeRow(&numbers), at: Int.random(in: 0...rows.count, using: &numbers))
      case 1: if let row { rows.remove(at: row) }
      case 2: if let row { rows.insert(rows.remove(at: row), at: 0) }
      case 3:
        let other = rows.indices.randomElement(using: &numbers)
        if let row, let other { rows.swapAt(row, other) }
      case 4:
        if let row { rows[row].size.height = numbers.number(4...90) }
      case 5: header = makeHeader(&numbers)
      case 11: rows.insert(contentsOf: (0..<4).map { _ in makeRow(&numbers) }, at: 0)
      case 12: rows.removeFirst(min(Int.random(in: 1...12, using: &numbers), rows.count))
      case 16:
        let count = Int.random(in: 1...12, using: &numbers)
        if let row { rows.removeSubrange(row..<min(row + count, rows.count)) }
      case 6: for _ in 0..<5 { rows.append(makeRow(&numbers)) }
      case 7: rows.removeLast(min(5, rows.count))
      case 8: if columns > 0 { columns = Int.random(in: 1...4, using: &numbers) }
      case 9: spacing = numbers.number(-4...9)
      case 13: others = makeRows(30, &numbers)
      case 14: others.removeFirst(min(3, others.count))
      case 15: rows = makeRows(150, &numbers)
      case 17: hasLists.toggle()
      case 18: isCollapsed.toggle()
      default: width = numbers.one(of: [100, 100, 80])
      }
    }
  }

  /// The list, lazily or as a whole.
  private func content(_ state: State, _ scrolled: ScrolledList, isLazy: Bool) -> LayoutGroup<Box> {
    let rows: ForEach<ScrolledList.Row, Int, LayoutGroup<Box>> = ForEach(state.rows) { row in
      if state.columns > 0 || row.size.height > 0 { leaf(row, state, scrolled) }
    }
    let others: ForEach<ScrolledList.Row, Int, LayoutGroup<Box>> = ForEach(state.others) { row in
      if row.size.height > 0 { scrolled.leaf(row) }
    }
    func picture(_ length: CGFloat, _ name: String) -> ModifiedElement<Box> {
      let size = CGSize(width: 100, height: length).turned(if: state.isHorizontal)
      return Builder { Picture(1, 1, name) }.natural(size).layout
    }
    func shown(@LayoutBuilder<Box> _ list: () -> LayoutGroup<Box>) -> LayoutGroup<Box> {
      LayoutGroup { if state.hasLists { list().collapsed(if: state.isCollapsed) } }
    }
    return LayoutGroup {
      if state.isHorizontal {
        HStack(spacing: 0) {
          picture(state.header, "-1")
          shown { horizontalRows(rows, state, isLazy: isLazy) }
          picture(state.footer, "-2")
          shown {
            if isLazy {
              LazyHStack(spacing: state.spacing) { others }
            } else {
              HStack(spacing: state.spacing) { others }
            }
          }
        }
      } else {
        VStack(spacing: 0) {
          picture(state.header, "-1")
          shown { verticalRows(rows, state, isLazy: isLazy) }
          picture(state.footer, "-2")
          shown {
            if isLazy {
              LazyVStack(spacing: state.spacing) { others }
            } else {
              VStack(spacing: state.spacing) { others }
            }
          }
        }
      }
    }
  }

  /// The leaf of a row, which may take half of the length across.
  @LayoutBuilder<Box>
  private func leaf(
    _ row: ScrolledList.Row,
    _ state: State,
    _ scrolled: ScrolledList
  ) -> LayoutGroup<Box> {
    let leaf = scrolled.leaf(row)
    // An ordinary stack of one row is that row, whose share would be one of what is around.
    if row.id.isMultiple(of: 4), state.rows.count(where: { $0.size.height > 0 }) > 1 {
      let half = CGFloat(0.5)
      leaf.relativeFrame(
        width: state.isHorizontal ? nil : half,
        height: state.isHorizontal ? half : nil
      )
    } else {
      leaf
    }
  }

  @LayoutBuilder<Box>
  private func verticalRows(
    _ rows: ForEach<ScrolledList.Row, Int, LayoutGroup<Box>>,
    _ state: State,
    isLazy: Bool
  ) -> LayoutGroup<Box> {
    if state.columns > 0 {
      LazyVGrid(
        columns: state.gridItems,
        alignment: state.alignment,
        spacing: state.spacing,
        estimatedLength: state.estimate
      ) { rows }
    } else if isLazy {
      LazyVStack(
        alignment: state.alignment,
        spacing: state.spacing,
        estimatedLength: state.estimate
      ) { rows }
    } else {
      VStack(alignment: state.alignment, spacing: state.spacing) { rows }
        .frame(
          minWidth: 0,
          maxWidth: .infinity,
          alignment: Alignment(horizontal: state.alignment, vertical: .top)
        )
    }
  }

  @LayoutBuilder<Box>
  private func horizontalRows(
    _ rows: ForEach<ScrolledList.Row, Int, LayoutGroup<Box>>,
    _ state: State,
    isLazy: Bool
  ) -> LayoutGroup<Box> {
    if state.columns > 0 {
      LazyHGrid(
        rows: state.gridItems,
        alignment: state.verticalAlignment,
        spacing: state.spacing,
        estimatedLength: state.estimate
      ) { rows }
    } else if isLazy {
      LazyHStack(
        alignment: state.verticalAlignment,
        spacing: state.spacing,
        estimatedLength: state.estimate
      ) { rows }
    } else {
      HStack(alignment: state.verticalAlignment, spacing: state.spacing) { rows }
        .frame(
          minHeight: 0,
          maxHeight: .infinity,
          alignment: Alignment(horizontal: .leading, vertical: state.verticalAlignment)
        )
    }
  }

  /// The frames of what is shown, by name: −1 for the header, −2 for the footer.
  private func frames(_ scrolled: ScrolledList) -> [Int: CGRect] {
    Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
  }

  /// The frames of what is visible, by name, unless the header is, or ends where that begins, or
  /// blank space in front of the content is visible, or no row is in front of the footer there: rows
  /// that are inserted there appear.
  private func visible(_ scrolled: ScrolledList) -> [Int: CGRect] {
    let (rect, frames) = (scrolled.rect, frames(scrolled))
    guard let header = frames[-1], let footer = frames[-2] else { return [:] }
    if header.maxY > rect.minY + (header.height > 0 ? -0.001 : 0.001) { return [:] }
    if footer.minY < header.maxY + 0.001, rect.minY < header.maxY + 0.001 { return [:] }
    return frames.filter { $1.height > 0 && $1.minY < rect.maxY && $1.maxY > rect.minY }
  }

  /// Where to scroll to: anywhere, somewhere near, to where a row begins or ends to be visible or
  /// needed, or to zero, wherever the content begins.
  private func target(
    _ scrolled: ScrolledList,
    from origin: CGFloat,
    to end: CGFloat,
    _ numbers: inout SeededGenerator
  ) -> CGFloat {
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0, 1: return origin + CGFloat.random(in: 0...1, using: &numbers) * (end - origin)
    case 2:
      let edges = scrolled.frames.flatMap { [$0.minY, $0.maxY] }
      let edge = edges.randomElement(using: &numbers) ?? 0
      return max(min(edge + numbers.one(of: [0, 37.5, -300, -337.5]), end), origin)
    case 3: return min(0, end)
    default: return max(min(scrolled.rect.minY + numbers.number(-200...200), end), origin)
    }
  }

  @Test(
    "Rows cover the visible area, and once all were measured they are laid out as in an ordinary stack",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var state = State(&numbers)
    let isHorizontal = state.isHorizontal
    let axes: Axes = isHorizontal ? .horizontal : .vertical
    let scrolled = ScrolledList(100, 300, isHorizontal: isHorizontal)
    scrolled.isMirrored = state.isMirrored
    let live = scrolled.live(axes) { content(state, scrolled, isLazy: true) }
    let other = ScrolledList(100, 300, isHorizontal: isHorizontal)
    for pass in 0..<20 {
      let comment: Comment = "seed \(seed), pass \(pass)"
      let change = Int.random(in: 0..<3, using: &numbers)
      let shown = visible(scrolled)
      if change < 2 {
        let old = state
        state.change(&numbers)
        let size = CGSize(width: state.width, height: 300)
        scrolled.panel.bounds.size = size.turned(if: isHorizontal)
        // A pass, or a new rectangle, with which the next pass is due.
        if change == 0 { live.update() }
        let isSteady =
          old.width == state.width && old.columns == 0 && old.spacing == state.spacing
          && old.hasRows && state.hasRows
        let (ids, oldIDs) = (state.allRows.map(\.id), old.allRows.map(\.id))
        if change == 0, isSteady, let first = shown.min(by: { $0.value.minY < $1.value.minY }),
          state.allRows.first(where: { $0.id == first.key })?.size.height
            == old.allRows.first(where: { $0.id == first.key })?.size.height,
          ids.filter({ oldIDs.contains($0) }) == oldIDs.filter({ ids.contains($0) })
        {
          let now = frames(scrolled)[first.key]
          let isKept = now.map { abs($0.minY - first.value.minY) < 0.001 } == true
          #expect(isKept, comment)
        }
      }
      if change == 1 { live.update() }
      let origin = scrolled.origin
      let end = max(scrolled.length + origin - 300, origin)
      let (before, old) = (visible(scrolled), scrolled.rect)
      let y = target(scrolled, from: origin, to: end, &numbers)
      #expect(reports { scrolled.scroll(to: y) } == [], comment)
      let rect = scrolled.rect
      let now = frames(scrolled)
      // Rows do not keep their position while the footer in front of them is visible, nor does the
      // footer after a jump, or at the beginning.
      let isMoved = now[-2].map { $0.height > 0 && $0.maxY > rect.minY } == true
      let isKept = old.intersects(rect) && rect.minY > origin
      let moved = Set((isMoved ? state.others.map(\.id) : []) + (isKept ? [] : [-2]))
      for (name, frame) in before
      where frame.minY < rect.maxY && frame.maxY > rect.minY && !moved.contains(name) {
        #expect(now[name].map { abs($0.minY - frame.minY) < 0.001 } == true, comment)
      }
      check(state, scrolled, comment)
      #expect(live.update().isEmpty, comment)
    }
    (state.hasLists, state.isCollapsed) = (true, false)
    live.update()
    // From the beginning to the end all are met.
    var y = scrolled.origin
    repeat {
      scrolled.scroll(to: y)
      y += 150
    } while y < scrolled.length + scrolled.origin
    let whole = Box()
    var wholeSize = CGSize.zero
    let bounds = area(state.width, 300).turned(if: isHorizontal)
    whole.arrange(in: bounds, layoutDirection: scrolled.panel.layoutDirection) {
      ScrollContainer(axes, contentSize: { wholeSize = $0.turned(if: isHorizontal) }) {
        content(state, other, isLazy: false)
      }
    }
    let frames = Dictionary(
      uniqueKeysWithValues: zip(
        whole.children.map(\.name),
        scrolled.frames(of: whole.children, in: bounds)
      )
    )
    #expect(abs(scrolled.length - wholeSize.height) < 0.001, "seed \(seed)")
    for y in stride(from: scrolled.length, through: 0, by: -100) {
      scrolled.scroll(to: y + scrolled.origin)
      let origin = scrolled.origin
      let isSame = zip(scrolled.names, scrolled.frames).allSatisfy { name, frame in
        frames["\(name)"]?.isClose(to: frame.offsetBy(dx: 0, dy: -origin)) == true
      }
      #expect(isSame, "seed \(seed), at \(y)")
    }
  }

  /// Whether the rows that are there follow each other, and cover what is visible.
  private func check(_ state: State, _ scrolled: ScrolledList, _ comment: Comment) {
    let begin = frames(scrolled)[-1]?.minY ?? .nan
    #expect(abs(begin - scrolled.origin) < 0.001, comment)
    let rows = state.hasRows ? state.rows.filter { state.columns > 0 || $0.size.height > 0 } : []
    let ids = rows.map(\.id)
    let shown = zip(scrolled.names, scrolled.frames).filter { ids.contains($0.0) }
    let (names, frames) = (shown.map(\.0), shown.map(\.1))
    let header = scrolled.origin + state.header
    let visible = scrolled.rect
    #expect(visible.maxY > scrolled.origin, comment)
    guard let first = names.first, let start = ids.firstIndex(of: first) else {
      // The header and the footer are all that can be seen.
      let footer = self.frames(scrolled)[-2]?.minY ?? 0
      let isOutside = visible.maxY <= header || visible.minY >= footer || rows.isEmpty
      return #expect(isOutside, comment)
    }
    #expect(names == Array(ids[start...].prefix(names.count)), comment)
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
    #expect(scrolled.livingLeaves == scrolled.names.count - 2, comment)
  }
}
