import Foundation
import WithyLayout

/// Grids.
extension Reference.Node {
  /// A cell and the columns that it spans.
  private typealias Cell = (node: Node, columns: Range<Int>)

  /// The cells of the rows of a grid; one element that is no row has the whole width.
  private var table: [(row: Node, cells: [Cell]?)] {
    children.map { child in
      guard case .row = child.tree else { return (child, nil) }
      var column = 0
      return (
        child,
        child.children.map { cell in
          let columns = column..<column + cell.telling.columns
          column = columns.upperBound
          return (cell, columns)
        }
      )
    }
  }

  private var gridGaps: CGSize {
    guard case .grid(_, let horizontal, let vertical, _) = tree else { return .zero }
    return CGSize(width: horizontal ?? spacing, height: vertical ?? spacing)
  }

  private func isSized(_ node: Node, _ axis: Axes) -> Bool {
    !node.telling.unsizedAxes.contains(axis)
  }

  /// The widths of the columns and of the whole, and the heights of the rows of a grid.
  private func lengths(_ p: ProposedSize) -> (columns: [CGFloat], width: CGFloat, rows: [CGFloat]) {
    let (table, gaps) = (table, gridGaps)
    let cells = table.flatMap { $0.cells ?? [] }
    let count = cells.map(\.columns.upperBound).max() ?? 0
    let sized = cells.filter { isSized($0.node, .horizontal) }
    var columns = Self.tracks(p.width, count, gaps.width) { column, width in
      sized.filter { $0.columns == column..<column + 1 }
        .map { $0.node.size(ProposedSize(width: width, height: nil)).width }.max() ?? 0
    }
    // Columns that are too narrow together for a cell that spans them are widened in equal parts.
    for cell in sized where cell.columns.count > 1 {
      let (own, whole) = (
        Self.sum(columns[cell.columns], gaps.width), Self.sum(columns, gaps.width)
      )
      let available = p.width.map { $0 < .infinity ? max($0 - (whole - own), 0) : $0 }
      let needed = cell.node.size(ProposedSize(width: available, height: nil)).width
      guard needed > own else { continue }
      for column in cell.columns { columns[column] += (needed - own) / CGFloat(cell.columns.count) }
    }
    let wide = table.filter { $0.cells == nil && isSized($0.row, .horizontal) }
      .map { $0.row.size(ProposedSize(width: p.width, height: nil)).width }
    let width = max(Self.total(columns, gaps.width), wide.max() ?? 0)
    let rows = Self.tracks(p.height, table.count, gaps.height) { index, height in
      let row = table[index].row
      guard let cells = table[index].cells else {
        guard isSized(row, .vertical) else { return 0 }
        return row.size(ProposedSize(width: width, height: height)).height
      }
      let spots = cells.filter { isSized($0.node, .vertical) }.map { cell in
        let width = Self.total(columns[cell.columns], gaps.width)
        return Spot(cell.node, ProposedSize(width: width, height: height))
      }
      return rowHeight(spots, row)
    }
    return (columns, width, rows)
  }

  /// The alignment of the cells in a row.
  private func alignment(of row: Node) -> VerticalAlignment {
    if case .row(let own?, _) = row.tree { return own }
    if case .grid(let alignment, _, _, _) = tree { return alignment.vertical }
    return .center
  }

  /// Whether a guide is no part of the height, so that cells meet at one line, as far down as it is
  /// in any.
  private static func isLine(_ alignment: VerticalAlignment) -> Bool {
    ![.top, .center, .bottom].contains(alignment)
  }

  private func rowHeight(_ spots: [Spot], _ row: Node) -> CGFloat {
    let alignment = alignment(of: row)
    guard Self.isLine(alignment) else { return spots.map(\.size.height).max() ?? 0 }
    if spots.contains(where: { $0.size.height == .infinity }) { return .infinity }
    let above = spots.map { $0.value(of: .vertical(alignment)) }
    let below = zip(spots, above).map { $0.size.height - $1 }
    return max(max(above.max() ?? 0, 0) + max(below.max() ?? 0, 0), 0)
  }

  private static func total(_ lengths: some Collection<CGFloat>, _ gap: CGFloat) -> CGFloat {
    max(sum(lengths, gap), 0)
  }

  /// Lengths and the gaps between them, which may be negative.
  private static func sum(_ lengths: some Collection<CGFloat>, _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
  }

  /// Gives a length out to rows or columns, the least flexible first.
  private static func tracks(
    _ length: CGFloat?,
    _ count: Int,
    _ gap: CGFloat,
    _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length > 0 || gap * CGFloat(count - 1) < 0, length < .infinity else {
      return (0..<count).map { measure($0, length) }
    }
    let least = (0..<count).map { measure($0, 0) }
    let flexibility = (0..<count).map { measure($0, .infinity) - least[$0] }
    let order = (0..<count).sorted { a, b in
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    var (lengths, left) = (least, length - gap * CGFloat(count - 1))
    for (place, track) in order.enumerated() {
      lengths[track] = measure(track, max(left / CGFloat(count - place), 0))
      left -= lengths[track]
    }
    return lengths
  }

  func gridSize(_ p: ProposedSize) -> CGSize {
    let (_, width, rows) = lengths(p)
    return CGSize(width: width, height: Self.total(rows, gridGaps.height))
  }

  /// The positions of the cells of a grid.
  func gridSpots(_ p: ProposedSize) -> [Spot] {
    guard case .grid(let alignment, _, _, _) = tree else { return [] }
    let (columns, width, rows) = lengths(p)
    let table = table
    var columnAlignments = columns.map { _ in alignment.horizontal }
    for cell in table.flatMap({ $0.cells ?? [] }) {
      guard let own = cell.node.telling.columnAlignment else { continue }
      columnAlignments[cell.columns.lowerBound] = own
    }
    var spots: [Spot] = []
    var y: CGFloat = 0
    for ((row, cells), height) in zip(table, rows) {
      let vertical = self.alignment(of: row)
      let whole = [(row, 0..<0)] as [Cell]
      let inner = (cells ?? whole).map { cell -> (spot: Spot, area: CGRect) in
        var area = CGRect(x: 0, y: y, width: width, height: height)
        var horizontal = alignment.horizontal
        if cells != nil {
          area.origin.x = columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gridGaps.width }
          area.size.width = Self.total(columns[cell.columns], gridGaps.width)
          horizontal = columnAlignments[cell.columns.lowerBound]
        }
        let alignment = Alignment(horizontal: horizontal, vertical: vertical)
        var spot = cell.node.spot(ProposedSize(area.size), alignment, in: area.size)
        spot.origin = spot.origin + area.origin
        return (spot, area)
      }
      let sized = inner.filter { isSized($0.spot.node, .vertical) }
      let line = max(sized.map { $0.spot.value(of: .vertical(vertical)) }.max() ?? 0, 0)
      for (spot, area) in inner {
        var spot = spot
        if cells != nil, Self.isLine(vertical) {
          spot.origin.y = y + line - spot.value(of: .vertical(vertical))
        }
        if let anchor = spot.node.telling.anchor {
          spot.origin = CGPoint(
            x: area.minX + (area.width - spot.size.width) * anchor.x,
            y: area.minY + (area.height - spot.size.height) * anchor.y
          )
        }
        spots.append(spot)
      }
      y += height + gridGaps.height
    }
    return spots
  }
}
