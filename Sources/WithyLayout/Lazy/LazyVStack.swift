public import Foundation
public import Withy

/// A container that arranges rows one above the other, and makes only those near the visible
/// rectangle.
///
/// ```swift
/// let visible = VisibleArea()
/// let live = list.live {
///   ScrollContainer(visible: visible) {
///     LazyVStack {
///       ForEach(rows) { row in Label.make.text(row.title) }
///     }
///   }
/// }
/// visible.rect = CGRect(x: 0, y: 4000, width: 320, height: 480)
/// ```
///
/// Use it in a `live` block, in a ``ScrollContainer`` with a ``VisibleArea``. The stack makes,
/// measures and keeps the rows that are visible or at most an eighth of the visible length away.
/// When one of these is missing, it makes several at once, up to a quarter of that length away, and
/// removes those that are more than half of it away. The block of a row is called when the row
/// is made, and again, for that row alone, when state that it read changes. A row that leaves is
/// removed with its state, like any node of a live tree; its measured length is remembered.
/// `onInsert` of a row is called before it is visible, `onRemove` once it is far away. Compare its
/// frame with ``VisibleArea/rect`` to find out whether it is visible now.
///
/// The stack is as long as all its rows. A row that has never been measured counts with the mean
/// length of those that have: with rows of equal length the total is exact from the start. Visible
/// rows keep their position if rows before them turn out to be longer or shorter, or are inserted or
/// removed; the content moves instead, see ``VisibleArea/contentOrigin``.
///
/// The stack takes the proposed width, and is as wide as its widest row so far only if none is
/// proposed. It proposes to each row its ideal height and its own width, and aligns it in that
/// width. The gap between rows is always `spacing`, whatever their spacing preferences. Several
/// elements of one row are arranged like rows.
///
/// Without a visible area, outside a ``ScrollContainer`` and outside `live`, all rows are made.
public struct LazyVStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: How rows are aligned across the stack; by default by their centres.
  ///   - spacing: The gap between rows, in points; by default the default spacing, 8. A value that
  ///     is not finite is reported and counts as not given.
  ///   - estimatedLength: The height to assume for a row until one has been measured, in points; by
  ///     default it is found by measuring a few. A value that is negative or not finite is reported
  ///     and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - rows: A closure that returns the rows: one `ForEach`. Duplicate ids among the rows that
  ///     are made are reported, as by any `ForEach`.
  /// - Complexity: O(*n*) for the ids of *n* rows; everything else is proportional to the number of
  ///   rows near the visible rectangle, except for an addition for each measured row behind one whose
  ///   length changes.
  public init<Element, ID: Hashable>(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content rows: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    let spec = LazySpec(.vertical, alignment, nil, spacing, estimatedLength, (file, line))
    content = LazyRows(rows(), spec).content
  }
}
