public import Foundation

/// A container of rows whose cells stand in common columns.
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
/// A column is as wide as its widest cell, a row as high as its highest one. Width is given out to
/// columns as a ``HStack`` gives it out to its children, and height to rows as a ``VStack`` does: of
/// what is left, the least flexible first. Cells span columns, stand elsewhere in their place, align
/// their column, or leave its size to the others by ``LayoutElement/gridCellColumns(_:file:line:)``,
/// ``LayoutElement/gridCellAnchor(_:)``, ``LayoutElement/gridColumnAlignment(_:)`` and
/// ``LayoutElement/gridCellUnsizedAxes(_:)``.
@frozen
public struct Grid<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: How cells are aligned in the place that they have; by default centred.
  ///   - horizontalSpacing: The gap between columns, in points; by default the default spacing, 8.
  ///   - verticalSpacing: The gap between rows, in points; by default the default spacing, 8.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of ``GridRow``s and of other elements, which take a row of their own. A
  ///     spacing that is not finite is reported and counts as not given.
  @inlinable
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = _grid(
      alignment,
      horizontalSpacing,
      verticalSpacing,
      content().content,
      file,
      line
    )
  }

  /// Returns the description of the grid.
  @inlinable
  public static func layoutContent(of element: Grid) -> LayoutContent { element.content }
}

/// Describes a ``Grid``.
@usableFromInline
func _grid(
  _ alignment: Alignment,
  _ horizontalSpacing: CGFloat?,
  _ verticalSpacing: CGFloat?,
  _ content: LayoutContent,
  _ file: StaticString,
  _ line: UInt
) -> LayoutContent {
  func length(_ length: CGFloat?) -> CGFloat? {
    let length = Mistake.finite(length, "spacing", file, line)
    return length.isNaN ? nil : length
  }
  return .layout(
    GridLayout(
      alignment: alignment,
      horizontalSpacing: length(horizontalSpacing),
      verticalSpacing: length(verticalSpacing)
    ),
    content
  )
}
