/// A container whose content is as long as it likes, along the axes in which it scrolls.
///
/// ```swift
/// ScrollContainer {
///   VStack(alignment: .leading) { for row in rows { row } }
/// }
/// ```
///
/// It takes the length that is proposed to it along its axes, and proposes to its content the ideal
/// one. The content begins at the leading or top edge. Across it is as large as its content. It makes
/// no node and does not scroll: it only sizes and places.
@frozen
public struct ScrollContainer<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - axes: The axes in which the content scrolls; by default the vertical one.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  @inlinable
  public init(_ axes: Axes = .vertical, @LayoutBuilder<Node> content: () -> LayoutGroup<Node>) {
    self.content = .scroll(axes, content().content)
  }

  /// Returns the description of the container.
  @inlinable
  public static func layoutContent(of element: ScrollContainer) -> LayoutContent {
    element.content
  }
}

extension LayoutContent {
  /// Describes a container that scrolls.
  @usableFromInline
  static func scroll(_ axes: Axes, _ content: LayoutContent) -> LayoutContent {
    var style = Style(.scroll)
    style.traits = Traits(rawValue: axes.rawValue & 3)
    return LayoutContent(.element(DescribedElement(style, content: content)))
  }
}
