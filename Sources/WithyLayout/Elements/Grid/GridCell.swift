import Foundation

/// The attributes of an element as a cell of a grid.
struct GridCell: Equatable {
  /// The number of columns that the cell spans; `nil` for one.
  var columns: Int?

  /// The point at which the cell is aligned in its area, overriding the grid, row and column.
  var anchor: UnitPoint?

  /// The alignment of all cells in the column.
  var columnAlignment: HorizontalAlignment?

  /// The axes on which the cell does not contribute to the size of its column and row.
  var unsizedAxes: Axes?

  /// Adds the attributes of a modifier further out, which take precedence.
  mutating func add(_ outer: GridCell) {
    columns = outer.columns ?? columns
    anchor = outer.anchor ?? anchor
    columnAlignment = outer.columnAlignment ?? columnAlignment
    unsizedAxes = outer.unsizedAxes ?? unsizedAxes
  }

  /// The axes on which the cell contributes to the size of its column and row.
  var sizedAxes: Axes { Axes.both.subtracting(unsizedAxes ?? []) }
}

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
    let count = Validation.columns(count, "gridCellColumns", file, line)
    return cell { $0.columns = count }
  }

  /// Aligns a cell of a ``Grid`` in its area, overriding its row and column.
  ///
  /// - Parameter anchor: The point of the cell that is placed at the same point of its area.
  /// - Returns: The cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedElement<Node> {
    cell { $0.anchor = anchor }
  }

  /// Sets the alignment of all cells in the column of this cell of a ``Grid``.
  ///
  /// If several cells of a column set it, the last one counts.
  ///
  /// - Parameter guide: The alignment.
  /// - Returns: The cell.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedElement<Node> {
    cell { $0.columnAlignment = guide }
  }

  /// Makes a cell of a ``Grid`` take the space that others leave it on some axes, without asking
  /// for more.
  ///
  /// ```swift
  /// divider.layout.frame(height: 1).gridCellUnsizedAxes(.horizontal)   // does not widen the grid
  /// ```
  ///
  /// - Parameter axes: The axes.
  /// - Returns: The cell.
  public func gridCellUnsizedAxes(_ axes: Axes) -> ModifiedElement<Node> {
    cell { $0.unsizedAxes = axes }
  }

  /// Returns the element with a change to its attributes as a cell.
  private func cell(_ change: (inout GridCell) -> Void) -> ModifiedElement<Node> {
    var containerValues = ContainerValues()
    change(&containerValues.cell)
    return inside(.containerValues(containerValues))
  }
}
