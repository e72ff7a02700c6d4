import Foundation

/// The widths of columns and heights of rows for a proposal.
extension GridLayout {
  /// Shares out the proposal to the columns of a grid, and then to its rows.
  ///
  /// - Returns: The width of the grid.
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
    for cell in table.spanningCells {
      widen(&cache.columns, for: cell, subviews, proposal, gaps.width)
    }
    var width = cache.columns.length(of: cache.columns.indices, gaps.width)
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

  /// Widens the columns that a cell spans, in equal parts.
  private func widen(
    _ columns: inout GridTracks,
    for cell: GridTable.Cell,
    _ subviews: LayoutSubviews,
    _ proposal: ProposedSize,
    _ gap: CGFloat
  ) {
    let own = columns.sum(of: cell.columns, gap)
    let others = columns.sum(of: columns.indices, gap) - own
    let available = proposal.width.map { $0 < .infinity ? max($0 - others, 0) : $0 }
    let needed = subviews[cell].gridWidth(in: available)
    if needed > own { columns.widen(cell.columns, by: needed - own) }
  }

  /// Returns the height of a row, given the proposal to each cell.
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
