import Foundation

/// What stands where in a ``Grid``: its rows, their cells, and the columns that these stand in.
///
/// It names elements by their numbers, so that it holds for whatever engine lays the same elements out.
struct GridTable {
  /// A cell of a row.
  struct Cell {
    /// The number of its row, and of the cell among those of the row.
    let row: Int
    let place: Int

    /// The columns that it spans.
    let columns: Range<Int>

    /// The axes on which it decides how large its columns and its row are.
    let sizedAxes: Axes
  }

  /// What stands in a row: cells, or one element that takes the whole width.
  struct Row {
    /// The numbers of its cells; `nil` for an element that is no row.
    var cells: Range<Int>?

    /// How what stands in it is aligned in its height.
    var alignment: VerticalAlignment

    /// The axes on which an element that is no row decides how large the grid and its own row are.
    var sizedAxes = Axes.both
  }

  /// A column.
  struct Column {
    /// How cells are aligned in it.
    var alignment: HorizontalAlignment

    /// Where the cells that decide how wide it is stand in the list of all such cells.
    var cells = 0..<0
  }

  /// The rows, in order.
  private(set) var rows: [Row] = []

  /// The columns, in order.
  private(set) var columns: [Column] = []

  /// The cells of all rows, row by row.
  private(set) var cells: [Cell] = []

  /// The cells that decide how wide a column is, column by column, and those that widen several.
  private(set) var columnCells: [Cell] = []
  private(set) var spanningCells: [Cell] = []

  /// Finds what stands where.
  init(_ subviews: LayoutSubviews, _ alignment: Alignment) {
    for subview in subviews { addRow(subview, alignment) }
    let sized = cells.filter { $0.sizedAxes.contains(.horizontal) }
    spanningCells = sized.filter { $0.columns.count > 1 }
    columnCells = sized.filter { $0.columns.count == 1 }
      .sorted { ($0.columns.lowerBound, $0.row) < ($1.columns.lowerBound, $1.row) }
    for (place, cell) in columnCells.enumerated() {
      let column = cell.columns.lowerBound
      let isFirst = columns[column].cells.isEmpty
      columns[column].cells = (isFirst ? place : columns[column].cells.lowerBound)..<place + 1
    }
  }

  /// Adds a row with its cells, or an element that is not a row.
  private mutating func addRow(_ subview: LayoutSubview, _ alignment: Alignment) {
    guard let elements = subview.rowCells else {
      let sizedAxes = subview.gridCell.sizedAxes
      rows.append(Row(cells: nil, alignment: alignment.vertical, sizedAxes: sizedAxes))
      return
    }
    let first = cells.count
    var column = 0
    for (place, element) in elements.enumerated() {
      let properties = element.gridCell
      let columns = column..<column + (properties.columns ?? 1)
      column = columns.upperBound
      while self.columns.count < column {
        self.columns.append(Column(alignment: alignment.horizontal))
      }
      if let own = properties.columnAlignment { self.columns[columns.lowerBound].alignment = own }
      cells.append(
        Cell(row: rows.count, place: place, columns: columns, sizedAxes: properties.sizedAxes)
      )
    }
    let alignment = elements.rowAlignment ?? alignment.vertical
    rows.append(Row(cells: first..<cells.count, alignment: alignment))
  }
}
