public import Foundation
public import Withy

/// A container of lines of as many elements as it has columns, which makes those near what is visible.
///
/// ```swift
/// let live = album.live {
///   ScrollContainer(visible: visible) {
///     LazyVGrid(columns: 3, spacing: 2) {
///       ForEach(photos) { photo in Picture.make.image(photo.thumbnail).layout.frame(height: 80) }
///     }
///   }
/// }
/// ```
///
/// Columns are of one width: they share the width that is proposed; without one each is as wide as the widest
/// element that was met. A line is as high as the highest element in it. What is made, measured and kept is
/// chosen line by line, as in a ``LazyVStack``; elements keep their identities when they come to stand in another
/// line.
///
/// Without a visible area, outside a ``ScrollContainer`` and outside `live`, all elements are made.
public struct LazyVGrid<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a lazy grid.
  ///
  /// - Parameters:
  ///   - columns: The number of columns. One that is less than 1 or greater than 10,000 is
  ///     reported and counts as 1.
  ///   - alignment: How an element is aligned in its column and line; by default in their middle.
  ///   - spacing: The gap between columns, and between lines if no other one is given, in points; by default
  ///     the default spacing, 8. One that is not finite is reported and counts as not given.
  ///   - lineSpacing: The gap between lines, in points; by default as between columns.
  ///   - estimatedLength: The height of a line as long as none was met, in points; by default it is found
  ///     out with the first few. One that is negative or not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - elements: A closure that returns the elements: one `ForEach`. Several elements of one item form a
  ///     ``ZStack``.
  /// - Complexity: O(*n*) for the ids of *n* elements; and by the lines that are near for all else.
  public init<Element, ID: Hashable>(
    columns: Int,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content elements: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    var style = LazyStyle(
      isHorizontal: false,
      alignment: alignment,
      spacing: spacing,
      estimate: estimatedLength,
      file,
      line
    )
    style.columns = Mistake.columns(columns, "columns", file, line)
    style.columnSpacing = style.spacing
    let gap = Mistake.finite(lineSpacing, "lineSpacing", file, line)
    if !gap.isNaN { style.spacing = gap }
    content = LazyRows(elements(), style).content
  }

  /// Returns the description of the grid, whose elements are described later.
  @inlinable
  public static func layoutContent(of element: LazyVGrid) -> LayoutContent { element.content }
}
