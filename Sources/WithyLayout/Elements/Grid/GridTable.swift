import Foundation

/// The structure of a ``Grid``: its rows, their cells, and the columns of these.
///
/// The table refers to elements by index, so it is valid in every engine that lays out the same
/// elements.
struct GridTable {
  /// A cell of a row.
  struct Cell {
    /// The index of the row, and of the cell within it.
    let row: Int
    let place: Int

    /// The columns that the cell spans.
    let columns: Range<Int>

    /// The axes on which the cell contributes to the size of its columns and its row.
    let sizedAxes: Axes
  }

  /// A row of cells, or a single element that takes the whole width.
  struct Row {
    /// The indices of the cells; `nil` for an element that is not a grid row.
    var cells: Range<Int>?

    /// The vertical alignment of the content.
    var alignment: VerticalAlignment

    /// The axes on which an element that is not a grid row contributes to the size of the grid and
    /// its row.
    var sizedAxes = Axes.both
  }

  /// A column.
  struct Column {
    /// The horizontal alignment of the cells.
    var alignment: HorizontalAlignment

    /// The cells that determine the width.
    var cells: [Cell] = []
  }

  private(set) var rows: [Row] = []

  private(set) var columns: [Column] = []

  /// The cells of all rows, row by row.
  private(set) var cells: [Cell] = []

  /// The cells that determine the widths of several columns.
  private(set) var spanningCells: [Cell] = []

  /// Builds the table.
  init(_ subviews: LayoutSubviews, _ alignment: Alignment) {
    for subview in subviews { addRow(subview, alignment) }
  }

  /// Adds a row with its cells, or an element that is not a row.
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
      let cell = Cell(
        row: rows.count,
        place: place,
        columns: columns,
        sizedAxes: element.sizedAxes
      )
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
