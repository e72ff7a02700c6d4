public import Foundation

/// A container that wraps its elements into lines, side by side, or into columns, one below the
/// other.
///
/// ```swift
/// Flow(spacing: 4) {
///   for tag in tags { Label.make.text(tag) }
/// }
/// Flow(.vertical, alignment: .leading) { for name in names { Label.make.text(name) } }
/// ```
///
/// Every element gets its ideal size, but is no longer than a line. The minimum length is the
/// greatest minimum length of an element; the ideal length puts all elements on one line.
@frozen
public struct Flow<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a container of lines.
  ///
  /// - Parameters:
  ///   - axis: The axis of the lines; by default the horizontal one. Vertical lines are columns.
  ///   - alignment: How the elements of a line are aligned; by default by their centres. Only the
  ///     guide across the line counts.
  ///   - lineAlignment: How lines shorter than the longest are aligned; by default at the start.
  ///   - spacing: The gap between elements of a line, in points; by default the default spacing, 8.
  ///   - lineSpacing: The gap between lines, in points; by default as between elements. A spacing
  ///     that is not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(
    _ axis: Axis = .horizontal,
    alignment: Alignment = .center,
    lineAlignment: LineAlignment = .start,
    spacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = content().content
      .inside(.flow(axis, alignment, lineAlignment, (spacing, lineSpacing), (file, line)))
  }
}

/// The alignment of those lines of a ``Flow`` that are shorter than the longest.
public enum LineAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading or top edge.
  case start

  /// In the middle.
  case center

  /// At the trailing or bottom edge.
  case end

  /// Wider gaps make each line as long as the container, except the last line and those of one
  /// element. The container then takes the whole proposed length, if it has more than one line.
  case justified
}

extension ElementDescription {
  @usableFromInline
  static func flow(
    _ axis: Axis,
    _ alignment: Alignment,
    _ lineAlignment: LineAlignment,
    _ spacings: (elements: CGFloat?, lines: CGFloat?),
    _ source: SourcePlace
  ) -> ElementDescription {
    .layout(
      FlowLayout(
        axis: axis,
        alignment: alignment,
        lineAlignment: lineAlignment,
        spacing: Validation.finite(spacings.elements, "spacing", source),
        lineSpacing: Validation.finite(spacings.lines, "lineSpacing", source)
      )
    )
  }
}
