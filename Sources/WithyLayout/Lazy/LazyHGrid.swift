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

  /// Creates a lazy grid, with the parameters of
  /// ``LazyVGrid/init(columns:alignment:spacing:estimatedLength:file:line:content:)``: rows from top to
  /// bottom, the gap between columns, and the width to assume for a column.
  public init<Element, ID: Hashable>(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content elements: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    let spec = LazySpec(.horizontal, alignment, rows, spacing, estimatedLength, (file, line))
    content = LazyRows(elements(), spec).content
  }
}
