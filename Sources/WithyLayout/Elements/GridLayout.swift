import Foundation

/// Lays out a ``Grid``.
struct GridLayout: BuiltInLayout, Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  /// A cell of a row, and the columns that it spans.
  private struct Cell {
    var subview: LayoutSubview
    var columns: Range<Int>
    var properties: GridCell

    /// Whether a column is as wide as the cell makes it, or several together are.
    var isSized: Bool { properties.isSized(on: .horizontal) }
  }

  /// What stands in a row: cells, or one element that takes the whole width.
  private struct Row {
    var subview: LayoutSubview
    var cells: [Cell]?
    var alignment: VerticalAlignment
  }

  /// The rows, and the alignments of the columns.
  private struct Table {
    var rows: [Row] = []
    var columns: [HorizontalAlignment] = []
    var gaps = CGSize.zero
  }

  /// The length of a row or a column, and what was proposed to it.
  private typealias Track = (length: CGFloat, proposal: CGFloat?)

  /// The widths of the columns and of the whole, and the heights of the rows.
  private typealias Lengths = (columns: [CGFloat], width: CGFloat, rows: [Track])

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    let table = table(subviews)
    let (_, width, rows) = lengths(proposal, table)
    return CGSize(width: width, height: Self.total(rows.map(\.length), table.gaps.height))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    let table = table(subviews)
    let (columns, width, heights) = lengths(proposal, table)
    var y = bounds.minY
    for (row, height) in zip(table.rows, heights) {
      let area = CGRect(x: bounds.minX, y: y, width: width, height: height.length)
      let given = ProposedSize(width: proposal.width, height: height.proposal)
      if let cells = row.cells {
        row.subview.place(at: area.origin, in: area.size)
        place(cells, of: row, in: area.size, columns, table, given)
      } else {
        let cell = Cell(subview: row.subview, columns: 0..<1, properties: row.subview.gridCell)
        let inner = Self.proposal(row.subview, in: area.size, given)
        place(cell, in: area, inner, alignment.horizontal, row.alignment)
      }
      y += height.length + table.gaps.height
    }
  }

  /// The rows and columns of the elements.
  private func table(_ subviews: LayoutSubviews) -> Table {
    var table = Table()
    table.gaps = CGSize(
      width: horizontalSpacing ?? subviews.unit,
      height: verticalSpacing ?? subviews.unit
    )
    for subview in subviews {
      var row = Row(subview: subview, cells: nil, alignment: alignment.vertical)
      if let cells = subview.rowCells {
        row.alignment = cells.rowAlignment ?? alignment.vertical
        var column = 0
        row.cells = cells.map { cell in
          let properties = cell.gridCell
          let columns = column..<column + (properties.columns ?? 1)
          column = columns.upperBound
          while table.columns.count < column { table.columns.append(alignment.horizontal) }
          if let own = properties.columnAlignment { table.columns[columns.lowerBound] = own }
          return Cell(subview: cell, columns: columns, properties: properties)
        }
      }
      table.rows.append(row)
    }
    return table
  }

  /// Places the cells of a row, in the coordinates of the row.
  private func place(
    _ cells: [Cell],
    of row: Row,
    in size: CGSize,
    _ columns: [CGFloat],
    _ table: Table,
    _ given: ProposedSize
  ) {
    let areas = cells.map { cell in
      let before = columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + table.gaps.width }
      let width = Self.total(columns[cell.columns], table.gaps.width)
      return CGRect(x: before, y: 0, width: width, height: size.height)
    }
    let proposals = zip(cells, areas).map { Self.proposal($0.subview, in: $1.size, given) }
    // Guides that are no part of the height meet at one line.
    var line: CGFloat?
    if row.alignment.guide.fraction == nil {
      line = zip(cells, proposals).reduce(0) { line, cell in
        max(line, cell.0.subview.dimensions(in: cell.1)[row.alignment])
      }
    }
    for (index, cell) in cells.enumerated() {
      let column = table.columns[cell.columns.lowerBound]
      place(cell, in: areas[index], proposals[index], column, row.alignment, line: line)
    }
  }

  /// Places an element in the area that a cell has.
  private func place(
    _ cell: Cell,
    in area: CGRect,
    _ proposal: ProposedSize,
    _ horizontal: HorizontalAlignment,
    _ vertical: VerticalAlignment,
    line: CGFloat? = nil
  ) {
    let inner = cell.subview.dimensions(in: proposal)
    let outer = cell.subview.dimensions(of: area.size)
    var origin = CGPoint(
      x: area.minX + outer[horizontal] - inner[horizontal],
      y: area.minY + (line ?? outer[vertical]) - inner[vertical]
    )
    if let anchor = cell.properties.anchor {
      origin.x = area.minX + (area.width - inner.width) * anchor.x
      origin.y = area.minY + (area.height - inner.height) * anchor.y
    }
    cell.subview.set(at: origin, anchor: .topLeading, Proposal(proposal))
  }

  /// The sum of lengths and the gaps between them.
  private static func total(_ lengths: some Collection<CGFloat>, _ spacing: CGFloat) -> CGFloat {
    max(lengths.reduce(spacing * CGFloat(max(lengths.count - 1, 0)), +), 0)
  }

  /// What is proposed to an element when it is placed in an area: the size of the area.
  ///
  /// An element that is too deep is placed with what it was measured with.
  private static func proposal(
    _ subview: LayoutSubview,
    in area: CGSize,
    _ given: ProposedSize
  ) -> ProposedSize {
    guard subview.isDeep else { return ProposedSize(area) }
    return ProposedSize(width: deepWidth(area.width, in: given.width), height: given.height)
  }

  /// The width that is proposed to a deep element with a height: that of its columns, and what is proposed
  /// to the grid where that is the least, the ideal or the greatest width.
  private static func deepWidth(_ width: CGFloat, in proposed: CGFloat?) -> CGFloat? {
    guard let proposed, proposed > 0, proposed < .infinity else { return proposed }
    return width
  }

  /// The width that an element takes when its columns are proposed one.
  ///
  /// That of one that is too deep follows from its least and its greatest, which are asked for once.
  private static func width(_ subview: LayoutSubview, in proposed: CGFloat?) -> CGFloat {
    func width(_ proposed: CGFloat?) -> CGFloat {
      subview.sizeThatFits(ProposedSize(width: proposed, height: nil)).width
    }
    guard let proposed, proposed > 0, proposed < .infinity, subview.isDeep else {
      return width(proposed)
    }
    return max(min(proposed, width(.infinity)), width(0))
  }

  /// Chooses the widths of the columns, and then the heights of the rows.
  private func lengths(_ proposal: ProposedSize, _ table: Table) -> Lengths {
    let gap = table.gaps.width
    let cells = table.rows.flatMap { $0.cells ?? [] }.filter(\.isSized)
    let columns = table.columns.indices.map { column in
      cells.filter { $0.columns == column..<column + 1 }.map(\.subview)
    }
    var widths = distribute(proposal.width, gap, columns.count) { column, width, _ in
      columns[column].reduce(0) { max($0, Self.width($1, in: width)) }
    }
    .map(\.length)
    for cell in cells where cell.columns.count > 1 { widen(&widths, for: cell, proposal, gap) }
    // What is no row takes the whole width, and is a reason for more of it.
    let width = table.rows.reduce(Self.total(widths, gap)) { width, row in
      let isSized = row.subview.gridCell.isSized(on: .horizontal)
      guard row.cells == nil, isSized else { return width }
      return max(width, Self.width(row.subview, in: proposal.width))
    }
    let heights = distribute(proposal.height, table.gaps.height, table.rows.count) {
      index,
      height,
      isEnd in
      let row = table.rows[index]
      func given(_ subview: LayoutSubview, _ width: CGFloat) -> ProposedSize {
        let deepWidth = isEnd ? nil : Self.deepWidth(width, in: proposal.width)
        return ProposedSize(width: subview.isDeep ? deepWidth : width, height: height)
      }
      guard let cells = row.cells else {
        let isSized = row.subview.gridCell.isSized(on: .vertical)
        return isSized ? row.subview.sizeThatFits(given(row.subview, width)).height : 0
      }
      return self.height(of: cells, row.alignment) {
        given($0.subview, Self.total(widths[$0.columns], gap))
      }
    }
    return (widths, width, heights)
  }

  /// Widens columns for a cell that spans them, in equal parts.
  private func widen(
    _ widths: inout [CGFloat],
    for cell: Cell,
    _ proposal: ProposedSize,
    _ gap: CGFloat
  ) {
    let own = Self.total(widths[cell.columns], gap)
    let others = Self.total(widths, gap) - own
    let available = proposal.width.map { $0 < .infinity ? max($0 - others, 0) : $0 }
    let needed = Self.width(cell.subview, in: available)
    guard needed > own else { return }
    for column in cell.columns { widths[column] += (needed - own) / CGFloat(cell.columns.count) }
  }

  /// The height of a row of cells for what is proposed to each.
  private func height(
    of cells: [Cell],
    _ alignment: VerticalAlignment,
    proposal: (Cell) -> ProposedSize
  ) -> CGFloat {
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in cells where cell.properties.isSized(on: .vertical) {
      let proposal = proposal(cell)
      if alignment.guide.fraction == nil {
        let inner = cell.subview.dimensions(in: proposal)
        // What is infinite is measured and never placed, and has no guides.
        let guide = inner.height < .infinity ? inner[alignment] : 0
        let line = guide.isFinite ? guide : 0
        above = max(above, line)
        below = max(below, inner.height - line)
      } else {
        below = max(below, cell.subview.sizeThatFits(proposal).height)
      }
    }
    return max(above + below, 0)
  }

  /// Gives a length out to tracks, the least flexible first.
  private func distribute(
    _ length: CGFloat?,
    _ spacing: CGFloat,
    _ count: Int,
    _ measure: (_ track: Int, _ length: CGFloat?, _ isEnd: Bool) -> CGFloat
  ) -> [Track] {
    guard let length, length > 0, length < .infinity else {
      return (0..<count).map { (measure($0, length, false), length) }
    }
    let ends = (0..<count).map {
      (least: measure($0, 0, true), greatest: measure($0, .infinity, true))
    }
    let order = ends.indices.sorted {
      let left = (ends[$0].greatest - ends[$0].least, -ends[$0].least, $0)
      let right = (ends[$1].greatest - ends[$1].least, -ends[$1].least, $1)
      return left.0 == .infinity && right.0 == .infinity
        ? (left.1, left.2) < (right.1, right.2) : (left.0, left.2) < (right.0, right.2)
    }
    var available = length - spacing * CGFloat(count - 1)
    var tracks: [Track] = ends.map { ($0.least, 0) }
    for (place, track) in order.enumerated() {
      let share = max(available / CGFloat(count - place), 0)
      tracks[track] = (measure(track, share, false), share)
      available -= tracks[track].length
    }
    return tracks
  }
}
