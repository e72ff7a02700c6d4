/// The description of a container, a spacer or a modifier.
///
/// It is not generic, so that descriptions are built and flattened by code compiled once.
@usableFromInline
final class DescribedElement {
  /// The kind of the element, with its numbers.
  let style: Style

  /// Properties that few elements have.
  let details: Details?

  /// The description of what is inside.
  private(set) var content: LayoutContent

  /// The content of a background or overlay.
  private(set) var other: LayoutContent?

  /// The number of elements, this one included.
  let count: Int

  /// The depth of nesting, this element included.
  let height: Int

  /// Whether the content retains closures, which may have captured anything.
  let hasClosures: Bool

  /// Creates an element.
  init(
    _ style: Style,
    _ details: Details?,
    content: LayoutContent,
    other: LayoutContent? = nil
  ) {
    self.style = style
    self.details = details
    self.content = content
    self.other = other
    let inner = content.extent
    let outer = other?.extent ?? (count: 0, height: 0, hasClosures: false)
    count = 1 + inner.count + outer.count
    height = 1 + max(inner.height, outer.height)
    hasClosures = inner.hasClosures || outer.hasClosures
  }

  /// Frees deep descriptions iteratively: recursion would overflow the stack.
  deinit {
    guard height > 64 else { return }
    var rest: [LayoutContent] = []
    release(into: &rest)
    LayoutContent.free(&rest)
  }

  /// Moves the content out of the element.
  func release(into rest: inout [LayoutContent]) {
    rest.append(content)
    content = .nothing
    if let other {
      rest.append(other)
      self.other = nil
    }
  }
}

/// Properties that few elements have, in addition to their numbers.
@usableFromInline
final class Details {
  /// An alignment with a guide other than an edge or the centre.
  var alignment: Alignment?

  /// The bounds of a flexible frame.
  var bounds: (horizontal: FlexibleBounds, vertical: FlexibleBounds)?

  /// The alignment that a row of a grid sets for itself.
  var rowAlignment: VerticalAlignment?

  /// The layout of a container, the user's or a built-in one that works the same way.
  var layout: (any Layout)?

  /// An explicit guide.
  var guide: ExplicitGuide?

  /// The attributes that the element sets for its container.
  var attributes: Attributes?

  /// Observes the element's frame: receives the geometry and the last value, and returns the new
  /// value and the action to call, if any.
  var geometry: ((GeometryProxy, Any?) -> (value: Any, action: (() -> Void)?))?

  /// The object that knows the visible part of the content, if the element scrolls.
  var visible: VisibleArea?

  /// Creates empty details.
  init() {}
}
