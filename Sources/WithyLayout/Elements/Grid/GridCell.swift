import Foundation
public import Withy

/// What an element says as a cell of a grid.
struct GridCell: Equatable {
  /// The number of columns that it spans; `nil` for one.
  var columns: Int?

  /// Where it stands in its place, instead of the alignments of grid, row and column.
  var anchor: UnitPoint?

  /// How all cells of its column are aligned.
  var columnAlignment: HorizontalAlignment?

  /// The axes on which it does not decide how large column and row are.
  var unsizedAxes: Axes?

  /// Adds what is said further outside, which counts more.
  mutating func add(_ outer: GridCell) {
    columns = outer.columns ?? columns
    anchor = outer.anchor ?? anchor
    columnAlignment = outer.columnAlignment ?? columnAlignment
    unsizedAxes = outer.unsizedAxes ?? unsizedAxes
  }

  /// The axes on which it decides how large column and row are.
  var sizedAxes: Axes { Axes.both.subtracting(unsizedAxes ?? []) }
}

extension LayoutElement {
  /// Lets a cell of a ``Grid`` span several columns.
  ///
  /// ```swift
  /// GridRow { note.layout.gridCellColumns(2) }
  /// ```
  ///
  /// Columns that are too narrow together for the cell are widened in equal parts. It is seen through the
  /// modifiers that follow.
  ///
  /// - Parameters:
  ///   - count: The number of columns. One that is less than 1 or greater than 10,000 is
  ///     reported and counts as 1.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The cell.
  public func gridCellColumns(
    _ count: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    let count = Mistake.columns(count, "gridCellColumns", file, line)
    return cell { $0.columns = count }
  }

  /// Sets where a cell of a ``Grid`` stands in its place, whatever its row and column say.
  ///
  /// - Parameter anchor: The point of the cell that comes to stand at the same point of its place.
  /// - Returns: The cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedElement<Node> {
    cell { $0.anchor = anchor }
  }

  /// Sets how all cells in the column of this cell of a ``Grid`` are aligned.
  ///
  /// Where several cells of a column say so, the last one counts.
  ///
  /// - Parameter guide: The alignment.
  /// - Returns: The cell.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedElement<Node> {
    cell { $0.columnAlignment = guide }
  }

  /// Lets a cell of a ``Grid`` take the place that the others leave it on some axes, and not ask for more.
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

  /// The element with something that it says as a cell.
  private func cell(_ change: (inout GridCell) -> Void) -> ModifiedElement<Node> {
    var attributes = Attributes()
    change(&attributes.cell)
    return ModifiedElement(Self.layoutContent(of: self).telling(attributes))
  }
}
