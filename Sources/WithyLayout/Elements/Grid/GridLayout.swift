import Foundation

/// Lays out a ``Grid``.
struct GridLayout: BuiltInLayout, Equatable {
  var name: String { "Grid" }

  /// The given properties; a spacing is `nil` for the default one.
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  /// The table of cells and the last lengths of tracks: measuring again allocates nothing.
  struct Cache {
    let table: GridTable
    var columns: GridTracks
    var rows: GridTracks
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    let table = GridTable(subviews, alignment)
    return Cache(
      table: table,
      columns: GridTracks(count: table.columns.count),
      rows: GridTracks(count: table.rows.count)
    )
  }

  /// Leaves the cache alone: the table stays valid, and lengths are always computed anew.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let width = giveOut(proposal, to: subviews, &cache)
    let height = cache.rows.length(of: cache.rows.indices, gaps(of: subviews).height)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    let width = giveOut(proposal, to: subviews, &cache)
    let gap = gaps(of: subviews).height
    var y = bounds.minY
    for (index, row) in cache.table.rows.enumerated() {
      let track = cache.rows[index]
      let area = CGRect(x: bounds.minX, y: y, width: width, height: track.length)
      let given = ProposedSize(width: proposal.width, height: track.proposal)
      let subview = subviews[index]
      if let cells = row.cells {
        subview.place(at: area.origin, in: area.size)
        place(cells, of: row, in: area.size, given, subviews, cache)
      } else {
        let inner = subview.gridProposal(in: area.size, given)
        place(subview, in: area, inner, alignment.horizontal, row.alignment, line: nil)
      }
      y += track.length + gap
    }
  }

  func gaps(of subviews: LayoutSubviews) -> CGSize {
    CGSize { ($0 == .horizontal ? horizontalSpacing : verticalSpacing) ?? subviews.unit }
  }

  /// Places the cells of a row, in the coordinates of the row.
  private func place(
    _ cells: Range<Int>,
    of row: GridTable.Row,
    in size: CGSize,
    _ given: ProposedSize,
    _ subviews: LayoutSubviews,
    _ cache: Cache
  ) {
    let gap = gaps(of: subviews).width
    let cells = cache.table.cells[cells]
    func proposal(to cell: GridTable.Cell) -> ProposedSize {
      let width = cache.columns.length(of: cell.columns, gap)
      return subviews[cell].gridProposal(in: CGSize(width: width, height: size.height), given)
    }
    // Guides that are not a fraction of the height meet at a common line, as far down as in any of the
    // cells that determine the height.
    var line: CGFloat?
    if row.alignment.guide.fraction == nil {
      line = cells.lazy.filter { $0.sizedAxes.contains(.vertical) }.reduce(0) { line, cell in
        max(line, subviews[cell].value(of: row.alignment.guide, .vertical, for: proposal(to: cell)))
      }
    }
    var x: CGFloat = 0
    for cell in cells {
      let width = cache.columns.length(of: cell.columns, gap)
      let area = CGRect(x: x, y: 0, width: width, height: size.height)
      let column = cache.table.columns[cell.columns.lowerBound].alignment
      place(subviews[cell], in: area, proposal(to: cell), column, row.alignment, line: line)
      x += cache.columns.sum(of: cell.columns, gap)
      x += gap
    }
  }

  private func place(
    _ subview: LayoutSubview,
    in area: CGRect,
    _ proposal: ProposedSize,
    _ horizontal: HorizontalAlignment,
    _ vertical: VerticalAlignment,
    line: CGFloat?
  ) {
    guard let anchor = subview[GridCellAnchor.self] else {
      let alignment = Alignment(horizontal: horizontal, vertical: vertical)
      return subview.place(in: area, proposal, alignment, line: line)
    }
    let point = CGPoint { area.origin[$0] + area.size[$0] * anchor[$0] }
    subview.set(at: point, anchor: anchor, Proposal(proposal))
  }

  /// Shares out the proposal to the columns of a grid, then to its rows, and returns the width.
  func giveOut(
    _ proposal: ProposedSize,
    to subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat {
    let table = cache.table
    let gaps = gaps(of: subviews)
    cache.columns.distribute(proposal.width, gaps.width) { column, width, _ in
      table.columns[column].cells.reduce(0) { max($0, subviews[$1].gridWidth(in: width)) }
    }
    var total = cache.columns.sum(of: cache.columns.indices, gaps.width)
    // The columns that a cell spans are widened in equal parts.
    for cell in table.spanningCells {
      let own = cache.columns.sum(of: cell.columns, gaps.width)
      let available = proposal.width.map { $0 < .infinity ? max($0 - (total - own), 0) : $0 }
      let needed = subviews[cell].gridWidth(in: available)
      guard needed > own else { continue }
      cache.columns.widen(cell.columns, by: needed - own)
      total += needed - own
    }
    var width = max(total, 0)
    // An element outside any row takes the whole width, and may widen the grid.
    for (index, row) in table.rows.enumerated()
    where row.cells == nil && row.sizedAxes.contains(.horizontal) {
      width = max(width, subviews[index].gridWidth(in: proposal.width))
    }
    let columns = cache.columns
    cache.rows.distribute(proposal.height, gaps.height) { index, height, isEnd in
      let row = table.rows[index]
      func given(_ subview: LayoutSubview, _ width: CGFloat) -> ProposedSize {
        subview.gridProposal(width, height, isEnd: isEnd, given: proposal.width)
      }
      guard let cells = row.cells else {
        let subview = subviews[index]
        let isSized = row.sizedAxes.contains(.vertical)
        return isSized ? subview.sizeThatFits(given(subview, width)).height : 0
      }
      return self.height(of: table.cells[cells], subviews, row.alignment) { cell in
        given(subviews[cell], columns.length(of: cell.columns, gaps.width))
      }
    }
    return width
  }

  private func height(
    of cells: ArraySlice<GridTable.Cell>,
    _ subviews: LayoutSubviews,
    _ alignment: VerticalAlignment,
    proposal: (GridTable.Cell) -> ProposedSize
  ) -> CGFloat {
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in cells where cell.sizedAxes.contains(.vertical) {
      let (subview, proposal, guide) = (subviews[cell], proposal(cell), alignment.guide)
      let line =
        guide.fraction == nil ? subview.value(of: guide, .vertical, for: proposal) : 0
      above = max(above, line)
      below = max(below, subview.sizeThatFits(proposal).height - line)
    }
    return max(above + below, 0)
  }
}
