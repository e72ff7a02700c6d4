/// A container, a spacer or a modifier in a description.
@usableFromInline
final class DescribedElement<Node: AnyObject> {
  /// The kind, with its numbers.
  let spec: ElementSpec

  /// The details, if any.
  let details: Details?

  /// The description of what is inside.
  @exclusivity(unchecked) @usableFromInline private(set) var content: LayoutContent<Node>

  /// The content of a background or overlay.
  @exclusivity(unchecked) @usableFromInline private(set) var other: LayoutContent<Node>?

  /// The depth of nested elements, this one included.
  @usableFromInline let height: Int

  /// Creates an element.
  init(
    _ spec: ElementSpec,
    _ details: Details?,
    content: LayoutContent<Node>,
    other: LayoutContent<Node>?
  ) {
    self.spec = spec
    self.details = details
    self.content = content
    self.other = other
    height = 1 + max(content.height, other?.height ?? 0)
  }

  deinit {
    if height <= LayoutContent<Node>.shallowHeight { return }
    NestedRelease.release(&content, leaving: .nothing)
    if other != nil { NestedRelease.release(&other, leaving: nil) }
  }

  /// The two parts of a background or overlay, in drawing order; `nil` for anything else.
  @usableFromInline var parts: (first: LayoutContent<Node>, second: LayoutContent<Node>)? {
    guard let other else { return nil }
    return spec.kind == .background ? (other, content) : (content, other)
  }
}
