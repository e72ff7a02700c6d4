import Foundation

/// The structure of a ``Grid``: its rows, their cells and the columns of these, by index, so that
/// it is valid in every engine that lays out the same elements.
struct GridTable {
  struct Cell {
    /// The index of the row, and of the cell within it.
    let row: Int
    let place: Int

    let columns: Range<Int>

    let sizedAxes: Axes
  }

  /// A row of cells, or a single element that takes the whole width.
  struct Row {
    /// The indices of the cells; `nil` for an element that is not a grid row.
    var cells: Range<Int>?

    var alignment: VerticalAlignment

    /// The axes on which an element outside rows contributes to the size of the grid and its row.
    var sizedAxes = Axes.both
  }

  struct Column {
    var alignment: HorizontalAlignment

    /// The cells that determine the width.
    var cells: [Cell] = []
  }

  private(set) var rows: [Row] = []

  private(set) var columns: [Column] = []

  private(set) var cells: [Cell] = []

  /// The cells that determine the widths of several columns.
  private(set) var spanningCells: [Cell] = []

  init(_ subviews: LayoutSubviews, _ alignment: Alignment) {
    for subview in subviews { addRow(subview, alignment) }
  }

  private mutating func addRow(_ subview: LayoutSubview, _ alignment: Alignment) {
    guard let elements = subview.rowCells else {
      let sizedAxes = subview.sizedAxes
      rows.append(Row(cells: nil, alignment: alignment.vertical, sizedAxes: sizedAxes))
      return
    }
    let first = cells.count
    var column = 0
    for (place, element) in elements.enumerated() {
      let columns = column..<column + element[GridCellColumns.self]
      column = columns.upperBound
      while self.columns.count < column {
        self.columns.append(Column(alignment: alignment.horizontal))
      }
      if let own = element[GridColumnAlignment.self] {
        self.columns[columns.lowerBound].alignment = own
      }
      let cell = Cell(row: rows.count, place: place, columns: columns, sizedAxes: element.sizedAxes)
      cells.append(cell)
      guard cell.sizedAxes.contains(.horizontal) else { continue }
      if columns.count == 1 {
        self.columns[columns.lowerBound].cells.append(cell)
      } else {
        spanningCells.append(cell)
      }
    }
    let alignment = elements.rowAlignment ?? alignment.vertical
    rows.append(Row(cells: first..<cells.count, alignment: alignment))
  }
}
