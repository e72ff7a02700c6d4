import Foundation

/// The lines of a lazy container that are made, measured for a proposal.
struct LazyLines {
  private let subviews: LayoutSubviews
  private let style: LazyStyle

  /// What is proposed to each element, and what it answers.
  private let proposal: ProposedSize
  private let cells: [ViewDimensions]

  /// How far each line reaches, with the gap behind it.
  private(set) var extents: [LineExtent] = []

  /// The gaps between lines and between columns.
  let gap: CGFloat
  private let columnGap: CGFloat

  /// The breadth of a grid, if one was proposed.
  let givenBreadth: CGFloat?

  /// Measures the lines.
  ///
  /// - Parameters:
  ///   - subviews: The elements in the lines.
  ///   - style: How the container stands.
  ///   - proposal: What is proposed to the container; its length along is of no account.
  init(_ subviews: LayoutSubviews, _ style: LazyStyle, _ proposal: ProposedSize) {
    self.subviews = subviews
    self.style = style
    gap = style.spacing ?? subviews.unit
    columnGap = style.columnSpacing ?? subviews.unit
    var breadth = style.isHorizontal ? proposal.height : proposal.width
    givenBreadth = style.columns == nil ? nil : breadth
    if let columns = style.columns, let whole = breadth {
      breadth = max((whole - CGFloat(columns - 1) * columnGap) / CGFloat(columns), 0)
    }
    let inner =
      style.isHorizontal
      ? ProposedSize(width: nil, height: breadth) : ProposedSize(width: breadth, height: nil)
    self.proposal = inner
    cells = subviews.map { $0.dimensions(in: inner) }
    for start in stride(from: 0, to: cells.count, by: style.width) {
      extents.append(extent(of: start..<min(start + style.width, cells.count)))
    }
  }

  /// Measures a line.
  ///
  /// One of a stack in which nothing stands has no gap, either.
  private func extent(of line: Range<Int>) -> LineExtent {
    if style.columns == nil, subviews[line.lowerBound].isEmptyStack { return LineExtent(count: 1) }
    var extent = LineExtent(count: 1)
    for index in line {
      let cell = cells[index]
      let (length, breadth) = lengths(cell)
      // A column begins where the next one ended.
      let before = style.columns == nil ? guide(cell) : 0
      extent.length = max(extent.length, length + gap)
      extent.before = max(extent.before, before)
      extent.after = max(extent.after, breadth - before)
    }
    return extent
  }

  /// The lengths of an element along and across.
  private func lengths(_ cell: ViewDimensions) -> (along: CGFloat, across: CGFloat) {
    style.isHorizontal ? (cell.width, cell.height) : (cell.height, cell.width)
  }

  /// Where the guide across is in an element.
  private func guide(_ cell: ViewDimensions) -> CGFloat {
    style.isHorizontal ? cell[style.alignment.vertical] : cell[style.alignment.horizontal]
  }

  /// The breadth of a grid whose columns are of one breadth.
  func breadth(ofColumns breadth: CGFloat) -> CGFloat {
    let count = CGFloat(style.width)
    return count * breadth + (count - 1) * columnGap
  }

  /// Places the elements.
  ///
  /// - Parameters:
  ///   - start: Where the first line begins.
  ///   - before: How far lines reach before their guide.
  func place(from start: CGFloat, before: CGFloat) {
    var along = start
    let column = (style.isHorizontal ? proposal.height : proposal.width) ?? 0
    for (index, cell) in cells.enumerated() {
      let line = extents[index / style.width]
      // Where nothing has an extent, there is no guide.
      var origin = CGPoint(x: before > -.infinity ? before - guide(cell) : 0, y: along)
      if style.columns != nil {
        let size = CGSize(width: column, height: line.length - gap)
        let area = subviews[index].dimensions(of: size)
        let place = CGFloat(index % style.width) * (column + columnGap)
        origin.x = place + area[style.alignment.horizontal] - cell[style.alignment.horizontal]
        origin.y = along + area[style.alignment.vertical] - cell[style.alignment.vertical]
      } else if style.isHorizontal {
        origin = CGPoint(x: along, y: origin.x)
      }
      subviews[index].place(at: origin, proposal: proposal)
      if (index + 1) % style.width == 0 { along += line.length }
    }
  }
}

extension LayoutSubview {
  /// Whether it is a stack in which nothing stands.
  fileprivate var isEmptyStack: Bool {
    let record = engine.records[index]
    let isStack = record.style.kind == .verticalStack || record.style.kind == .horizontalStack
    return isStack && record.childCount == 0
  }
}
