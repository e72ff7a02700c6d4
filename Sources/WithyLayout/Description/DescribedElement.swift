/// A container, a spacer or a modifier in a description.
@usableFromInline
@_fixed_layout
final class DescribedElement<Node: AnyObject> {
  /// The element itself.
  @usableFromInline let element: ElementDescription

  /// The description of the content.
  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay; `nil` for anything else.
  @usableFromInline let other: LayoutContent<Node>?

  /// The depth of nested elements, this one included.
  @usableFromInline let height: Int

  /// Creates an element; content that is nested too deep is replaced by a mark.
  @inlinable
  init(
    _ element: ElementDescription,
    content: LayoutContent<Node>,
    other: LayoutContent<Node>?
  ) {
    self.element = element
    self.content = content.nested
    self.other = other?.nested
    height = 1 + max(self.content.height, self.other?.height ?? 0)
  }

  /// The contents of a background or overlay in drawing order; `nil` for anything else.
  @inlinable var pair: (behind: LayoutContent<Node>, front: LayoutContent<Node>)? {
    guard let other else { return nil }
    return element.kind == .background ? (other, content) : (content, other)
  }
}
