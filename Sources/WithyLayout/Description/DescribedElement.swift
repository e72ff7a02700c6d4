/// A container, a spacer or a modifier in a description.
@usableFromInline
@_fixed_layout
final class DescribedElement<Node: AnyObject> {
  /// The element itself.
  @usableFromInline let element: ElementDescription

  /// The description of the content.
  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay; empty for anything else.
  @usableFromInline let other: LayoutContent<Node>

  /// Whether this is a background or overlay, which has two contents.
  @usableFromInline let isPair: Bool

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
    self.other = other?.nested ?? .nothing
    isPair = other != nil
    height = 1 + max(self.content.height, self.other.height)
  }

  /// The first content in drawing order: what is behind.
  @inlinable var first: LayoutContent<Node> { element.kind == .background ? other : content }

  /// The second content of a background or overlay in drawing order: what is in front.
  @inlinable var second: LayoutContent<Node> { element.kind == .background ? content : other }
}
