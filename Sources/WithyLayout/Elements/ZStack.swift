/// A container that puts its children one on top of the other, the first at the back.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   photo
///   badge
/// }
/// ```
///
/// Its size is what its children of the highest priority take up; that size is proposed to all of
/// them when they are placed.
@frozen
public struct ZStack<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the children are aligned; by default by their centres.
  ///   - content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(
    alignment: Alignment = .center,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = .depthStack(alignment, content().content)
  }

  /// Returns the description of the stack.
  @inlinable
  public static func layoutContent(of element: ZStack) -> LayoutContent { element.content }
}

extension LayoutContent {
  /// Describes a stack in depth.
  @usableFromInline
  static func depthStack(_ alignment: Alignment, _ content: LayoutContent) -> LayoutContent {
    var style = Style(.depthStack)
    let details = style.align(alignment)
    return content.inside(style, details)
  }
}
