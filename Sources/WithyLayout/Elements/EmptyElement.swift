/// An element that takes no space in a container: it adds no gap and no child.
///
/// ```swift
/// func badge() -> some LayoutElement<View> {
///   isNew ? star.layout.padding(2) : EmptyElement().padding(0)
/// }
/// ```
///
/// A modifier of an empty element is empty, too, and what is behind or in front of one is hidden: its
/// leaves get the frame `CGRect.zero`. Only `safeAreaInset` keeps its space.
@frozen
public struct EmptyElement<Node: AnyObject>: LayoutElement {
  /// Creates an empty element.
  @inlinable
  public init() {}

  /// Returns an empty description.
  @inlinable
  public static func layoutContent(of element: EmptyElement) -> LayoutContent<Node> { .nothing }
}
