import Foundation

/// The number of columns that a cell of a grid spans.
enum GridCellColumns: LayoutValueKey { static let defaultValue = 1 }

/// The point at which a cell is aligned in its area, overriding the grid, row and column.
enum GridCellAnchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }

/// The alignment of all cells in the column of a cell.
enum GridColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }

/// The axes on which a cell does not contribute to the size of its column and row.
enum GridCellUnsizedAxes: LayoutValueKey { static let defaultValue: Axes = [] }

extension LayoutElement {
  /// Makes a cell of a ``Grid`` span several columns.
  ///
  /// ```swift
  /// GridRow { note.layout.gridCellColumns(2) }
  /// ```
  ///
  /// If the columns together are too narrow for the cell, they are widened in equal parts. The
  /// setting shows through the modifiers that follow.
  ///
  /// - Parameters:
  ///   - count: The number of columns. A value less than 1 or greater than 10,000 is reported and
  ///     counts as 1.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The cell.
  public func gridCellColumns(
    _ count: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    let count = Validation.columns(count, "gridCellColumns", (file, line))
    return layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Aligns a cell of a ``Grid`` in its area, overriding its row and column.
  ///
  /// - Parameter anchor: The point of the cell that is placed at the same point of its area.
  /// - Returns: The cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedElement<Node> {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Sets the alignment of all cells in the column of this cell of a ``Grid``.
  ///
  /// If several cells of a column set it, the last one counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedElement<Node> {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Makes a cell of a ``Grid`` take the space that others leave it on some axes, without asking
  /// for more.
  ///
  /// ```swift
  /// divider.layout.frame(height: 1).gridCellUnsizedAxes(.horizontal)   // does not widen the grid
  /// ```
  public func gridCellUnsizedAxes(_ axes: Axes) -> ModifiedElement<Node> {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
