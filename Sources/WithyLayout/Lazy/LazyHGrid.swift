public import Foundation
public import Withy

/// A container that arranges elements in rows, column after column, and makes only those near the
/// visible rectangle.
///
/// ```swift
/// let live = album.live {
///   ScrollContainer(.horizontal, visible: visible) {
///     LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 2) {
///       ForEach(photos) { photo in Picture.make.image(photo.thumbnail) }
///     }
///   }
/// }
/// ```
///
/// It is a ``LazyVGrid`` along the horizontal axis.
public struct LazyHGrid<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a lazy grid.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom. An empty list is reported and counts as one flexible
  ///     row. A length that is negative or not-a-number is reported and counts as not given.
  ///   - alignment: How the rows are aligned in the grid where they do not fill it; by default
  ///     centred.
  ///   - spacing: The gap between columns, in points; by default the default spacing, 8. A value
  ///     that is not finite is reported and counts as not given.
  ///   - estimatedLength: The width to assume for a column until one has been measured, in points;
  ///     by default it is found by measuring a few.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - elements: A closure that returns the elements: one `ForEach`. Several elements of one item
  ///     form a ``ZStack``.
  public init<Element, ID: Hashable>(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content elements: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let spec = LazySpec(
      .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      items: rows,
      spacing: spacing,
      estimate: estimatedLength,
      (file, line)
    )
    content = LazyRows(elements(), spec).content
  }
}
