public import Foundation
public import Withy

/// A container that arranges elements in columns, line after line, and makes only the lines near the
/// visible rectangle.
///
/// ```swift
/// let live = album.live {
///   ScrollContainer(visible: visible) {
///     LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
///       ForEach(photos) { photo in Picture.make.image(photo.thumbnail).layout.frame(height: 80) }
///     }
///   }
/// }
/// ```
///
/// Flexible columns share the proposed width equally, within their bounds; if none is proposed, each
/// is as wide as the widest element measured so far. A line is as high as its highest element. Lines
/// are made, measured and kept as in a ``LazyVStack``; elements keep their identity when they move
/// to another line.
///
/// Without a visible area, outside a ``ScrollContainer`` and outside `live`, all elements are made.
public struct LazyVGrid<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a lazy grid.
  ///
  /// ```swift
  /// LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())], spacing: 4) {
  ///   ForEach(words, id: \.self) { word in Label.make.text(word) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The columns, in order. An empty list is reported and counts as one flexible
  ///     column. A length that is negative or not-a-number is reported and counts as not given. A
  ///     maximum that is less than the minimum counts as the minimum.
  ///   - alignment: How the columns are aligned in the grid where they do not fill it; by default
  ///     centred.
  ///   - spacing: The gap between lines, in points; by default the default spacing, 8. A value that
  ///     is not finite is reported and counts as not given.
  ///   - estimatedLength: The height to assume for a line until one has been measured, in points;
  ///     by default it is found by measuring a few. A value that is negative or not finite is
  ///     reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - elements: A closure that returns the elements: one `ForEach`. Several elements of one item
  ///     form a ``ZStack``.
  /// - Complexity: O(*n*) for the ids of *n* elements; everything else is proportional to the
  ///   number of lines near the visible rectangle, as for ``LazyVStack``.
  public init<Element, ID: Hashable>(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content elements: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    let spec = LazySpec(.vertical, alignment, columns, spacing, estimatedLength, (file, line))
    content = LazyRows(elements(), spec).content
  }
}
