/// A container, a spacer or a modifier in a description.
@usableFromInline
@_fixed_layout
final class DescribedElement<Node: AnyObject> {
  @usableFromInline let element: ElementDescription

  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay; `nil` for anything else.
  @usableFromInline let other: LayoutContent<Node>?

  @inlinable
  init(
    _ element: ElementDescription,
    content: LayoutContent<Node>,
    other: LayoutContent<Node>?
  ) {
    self.element = element
    self.content = content
    self.other = other
  }
}
