/// A container, a spacer or a modifier in a description.
@usableFromInline
final class DescribedElement<Node: AnyObject> {
  /// The kind, with its numbers.
  let spec: ElementSpec

  /// The details, if any.
  let details: Details?

  /// The description of the content.
  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay; empty for anything else.
  private let other: LayoutContent<Node>

  /// Whether this is a background or overlay, which has two contents.
  @usableFromInline let isPair: Bool

  /// The depth of nested elements, this one included.
  @usableFromInline let height: Int

  /// Creates an element; content that is nested too deep is replaced by a mark.
  init(
    _ spec: ElementSpec,
    _ details: Details?,
    content: LayoutContent<Node>,
    other: LayoutContent<Node>?
  ) {
    self.spec = spec
    self.details = details
    self.content = content.nested
    self.other = other?.nested ?? .nothing
    isPair = other != nil
    height = 1 + max(self.content.height, self.other.height)
  }

  /// The first content in drawing order: what is behind.
  @usableFromInline var first: LayoutContent<Node> { spec.kind == .background ? other : content }

  /// The second content of a background or overlay in drawing order: what is in front.
  @usableFromInline var second: LayoutContent<Node> { spec.kind == .background ? content : other }
}
