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

  /// The depth of nested elements that are freed recursively.
  private static var recursionLimit: Int { 32 }

  /// Frees deep descriptions iteratively: recursion would overflow the stack.
  deinit {
    if height <= Self.recursionLimit { return }
    var rest: [LayoutContent<Node>] = []
    release(into: &rest)
    LayoutContent.free(&rest)
  }

  /// Moves what is inside to another list, so that this element frees nothing else.
  func release(into rest: inout [LayoutContent<Node>]) {
    rest.append(content)
    content = .nothing
    if let other {
      rest.append(other)
      self.other = nil
    }
  }

  /// The two parts of a background or overlay, in drawing order; `nil` for anything else.
  @usableFromInline var parts: (first: LayoutContent<Node>, second: LayoutContent<Node>)? {
    guard let other else { return nil }
    return spec.kind == .background ? (other, content) : (content, other)
  }
}
