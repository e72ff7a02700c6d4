/// A container, a spacer or a modifier in a description.
@usableFromInline
final class DescribedElement<Node: AnyObject> {
  /// The kind, with its numbers.
  let spec: ElementSpec

  /// The details, if any.
  let details: Details?

  /// The description of what is inside.
  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay.
  @usableFromInline let other: LayoutContent<Node>?

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
    self.other = other?.nested
    height = 1 + max(self.content.height, self.other?.height ?? 0)
  }

  /// The two parts of a background or overlay, in drawing order; `nil` for anything else.
  @usableFromInline var parts: (first: LayoutContent<Node>, second: LayoutContent<Node>)? {
    guard let other else { return nil }
    return spec.kind == .background ? (other, content) : (content, other)
  }
}
