public import Foundation

/// A container of rows whose cells are aligned in common columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 16) {
///   GridRow {
///     nameLabel
///     nameField
///   }
///   GridRow {
///     townLabel
///     townField
///   }
///   note            // no row: it takes the whole width
/// }
/// ```
///
/// A column is as wide as its widest cell, a row as high as its highest one. The grid shares out
/// its width to columns as an ``HStack`` does to its children, and its height to rows as a
/// ``VStack`` does: of the remaining length, the least flexible get their share first.
/// ``LayoutElement/gridCellColumns(_:file:line:)`` lets a cell span columns,
/// ``LayoutElement/gridCellAnchor(_:)`` and ``LayoutElement/gridColumnAlignment(_:)`` align a cell
/// or its column, and ``LayoutElement/gridCellUnsizedAxes(_:)`` keeps a cell from enlarging the
/// grid.
@frozen
public struct Grid<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: How cells are aligned in their areas; by default centred.
  ///   - horizontalSpacing: The gap between columns, in points; by default the default spacing, 8.
  ///   - verticalSpacing: The gap between rows, in points; by default the default spacing, 8. A
  ///     spacing that is not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of ``GridRow``s and other elements, each of which takes a row of its own.
  @inlinable
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = content().content
      .inside(.grid(alignment, horizontalSpacing, verticalSpacing, (file, line)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func grid(
    _ alignment: Alignment,
    _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?,
    _ source: SourcePlace
  ) -> ElementDescription {
    .layout(
      GridLayout(
        alignment: alignment,
        horizontalSpacing: Validation.finite(horizontalSpacing, "spacing", source),
        verticalSpacing: Validation.finite(verticalSpacing, "spacing", source)
      )
    )
  }
}
