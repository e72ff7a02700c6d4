/// A container that shows the first of its elements that fits.
///
/// ```swift
/// FitsFirst(in: .horizontal) {
///   longTitle
///   shortTitle
///   icon
/// }
/// ```
///
/// An element fits if its ideal size is no greater than what is proposed, on the axes that count.
/// If none does, the last one is taken. The leaves of the others stay children of the object that is
/// arranged; they get the frame `CGRect.zero`.
@frozen
public struct FitsFirst<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a container of alternatives.
  ///
  /// - Parameters:
  ///   - axes: The axes on which an element has to fit; by default both.
  ///   - content: A block of leaves, builders of leaves and elements, the preferred one first.
  @inlinable
  public init(in axes: Axes = .both, @LayoutBuilder<Node> content: () -> LayoutGroup<Node>) {
    self.content = .fitsFirst(axes, content().content)
  }

  /// Returns the description of the container.
  @inlinable
  public static func layoutContent(of element: FitsFirst) -> LayoutContent { element.content }
}

extension LayoutContent {
  /// Describes a container of alternatives.
  @usableFromInline
  static func fitsFirst(_ axes: Axes, _ content: LayoutContent) -> LayoutContent {
    var style = Style(.fitsFirst)
    style.traits = Traits(axes)
    return content.inside(style)
  }
}
