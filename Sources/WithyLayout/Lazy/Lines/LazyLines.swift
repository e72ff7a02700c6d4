import Foundation

/// The existing lines of a lazy container, measured for a proposal.
struct LazyLines {
  private let subviews: LayoutSubviews
  private let spec: LazySpec

  /// The proposal to each element, and their dimensions.
  private let proposal: ProposedSize
  private let cells: [ViewDimensions]

  /// The extent of each line, its length including the gap after it.
  private(set) var extents: [LineExtent] = []

  /// The gaps between lines and between columns.
  let gap: CGFloat
  private let columnGap: CGFloat

  /// The size across proposed to a grid; `nil` for a stack, or if none was proposed.
  let givenBreadth: CGFloat?

  /// Measures the lines.
  ///
  /// - Parameters:
  ///   - subviews: The elements in the lines.
  ///   - spec: The spec of the container.
  ///   - proposal: The proposal to the container; its length along the container is ignored.
  init(_ subviews: LayoutSubviews, _ spec: LazySpec, _ proposal: ProposedSize) {
    self.subviews = subviews
    self.spec = spec
    gap = spec.spacing ?? subviews.unit
    columnGap = spec.columnSpacing ?? subviews.unit
    var breadth = spec.isHorizontal ? proposal.height : proposal.width
    givenBreadth = spec.columns == nil ? nil : breadth
    if let columns = spec.columns, let whole = breadth {
      breadth = max((whole - CGFloat(columns - 1) * columnGap) / CGFloat(columns), 0)
    }
    let inner =
      spec.isHorizontal
      ? ProposedSize(width: nil, height: breadth) : ProposedSize(width: breadth, height: nil)
    self.proposal = inner
    cells = subviews.map { $0.dimensions(in: inner) }
    for start in stride(from: 0, to: cells.count, by: spec.width) {
      extents.append(extent(of: start..<min(start + spec.width, cells.count)))
    }
  }

  /// Measures a line.
  ///
  /// An empty row of a stack has no gap, either.
  private func extent(of line: Range<Int>) -> LineExtent {
    if spec.columns == nil, subviews[line.lowerBound].isEmptyStack { return LineExtent(count: 1) }
    var extent = LineExtent(count: 1)
    for index in line {
      let cell = cells[index]
      let (length, breadth) = lengths(cell)
      // The columns of a grid are aligned by their edges, not by a guide.
      let before = spec.columns == nil ? guide(cell) : 0
      extent.length = max(extent.length, length + gap)
      extent.before = max(extent.before, before)
      extent.after = max(extent.after, breadth - before)
    }
    return extent
  }

  /// Returns the lengths of an element along and across the container.
  private func lengths(_ cell: ViewDimensions) -> (along: CGFloat, across: CGFloat) {
    spec.isHorizontal ? (cell.width, cell.height) : (cell.height, cell.width)
  }

  /// Returns the position of the alignment guide across, in an element.
  private func guide(_ cell: ViewDimensions) -> CGFloat {
    // An infinite length is measured but never placed, so it needs no guide.
    guard lengths(cell).across < .infinity else { return 0 }
    return spec.isHorizontal ? cell[spec.alignment.vertical] : cell[spec.alignment.horizontal]
  }

  /// Returns the size across of a grid whose columns have a given width.
  func breadth(ofColumns breadth: CGFloat) -> CGFloat {
    let count = CGFloat(spec.width)
    return max(count * breadth + (count - 1) * columnGap, 0)
  }

  /// Places the elements.
  ///
  /// - Parameters:
  ///   - start: Where the first line begins.
  ///   - before: How far lines extend before their common guide.
  func place(from start: CGFloat, before: CGFloat) {
    var along = start
    let column = (spec.isHorizontal ? proposal.height : proposal.width) ?? 0
    for (index, cell) in cells.enumerated() {
      let line = extents[index / spec.width]
      // If no line has an extent, there is no common guide.
      var origin = CGPoint(x: before > -.infinity ? before - guide(cell) : 0, y: along)
      if spec.columns != nil {
        let size = CGSize(width: column, height: line.length - gap)
        let area = subviews[index].dimensions(of: size)
        let place = CGFloat(index % spec.width) * (column + columnGap)
        origin.x = place + area[spec.alignment.horizontal] - cell[spec.alignment.horizontal]
        origin.y = along + area[spec.alignment.vertical] - cell[spec.alignment.vertical]
      } else if spec.isHorizontal {
        origin = CGPoint(x: along, y: origin.x)
      }
      subviews[index].place(at: origin, proposal: proposal)
      if (index + 1) % spec.width == 0 { along += line.length }
    }
  }
}

extension LayoutSubview {
  /// Whether the element is a stack without children.
  fileprivate var isEmptyStack: Bool {
    let record = engine.records[index]
    let isStack = record.spec.kind == .verticalStack || record.spec.kind == .horizontalStack
    return isStack && record.childCount == 0
  }
}
