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

  /// The proposed size across; `nil` if none was proposed.
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
    givenBreadth = spec.isHorizontal ? proposal.height : proposal.width
    let gaps = CGFloat(spec.width - 1) * columnGap
    let breadth = givenBreadth.map { max(($0 - gaps) / CGFloat(spec.width), 0) }
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
    var extent = LineExtent(count: 1)
    if spec.columns == nil, subviews[line.lowerBound].isEmptyStack { return extent }
    for index in line {
      let (length, breadth) = lengths(cells[index])
      extent.length = max(extent.length, length + gap)
      extent.breadth = max(extent.breadth, breadth)
    }
    return extent
  }

  /// Returns the lengths of an element along and across the container.
  private func lengths(_ cell: ViewDimensions) -> (along: CGFloat, across: CGFloat) {
    spec.isHorizontal ? (cell.width, cell.height) : (cell.height, cell.width)
  }

  /// Returns the size across of a container whose columns have a given one.
  func breadth(ofColumns breadth: CGFloat) -> CGFloat {
    let count = CGFloat(spec.width)
    return max(count * breadth + (count - 1) * columnGap, 0)
  }

  /// Places the elements, each aligned in the area of its line and column.
  ///
  /// - Parameter start: Where the first line begins.
  func place(from start: CGFloat) {
    var along = start
    let breadth = (spec.isHorizontal ? proposal.height : proposal.width) ?? 0
    for (index, cell) in cells.enumerated() {
      let length = max(extents[index / spec.width].length - gap, 0)
      let across = CGFloat(index % spec.width) * (breadth + columnGap)
      let area = subviews[index].dimensions(
        of: spec.isHorizontal
          ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
      )
      let x = area[spec.alignment.horizontal] - cell[spec.alignment.horizontal]
      let y = area[spec.alignment.vertical] - cell[spec.alignment.vertical]
      let origin =
        spec.isHorizontal
        ? CGPoint(x: along + x, y: across + y) : CGPoint(x: across + x, y: along + y)
      subviews[index].place(at: origin, proposal: proposal)
      if (index + 1) % spec.width == 0 { along += extents[index / spec.width].length }
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
