/// A container, a spacer or a modifier in a description.
///
/// It is not generic, so that descriptions are made and flattened by code compiled once.
@usableFromInline
final class DescribedElement {
  /// The kind of the element, with its numbers.
  let style: Style

  /// Attributes that few elements have.
  let details: Details?

  /// What is inside.
  private(set) var content: LayoutContent

  /// The number of elements, this one included.
  let count: Int

  /// The number of elements inside one another, this one included.
  let height: Int

  /// Creates an element.
  init(_ style: Style, _ details: Details? = nil, content: LayoutContent) {
    self.style = style
    self.details = details
    self.content = content
    let inner = content.extent
    let other = details?.content?.extent ?? (count: 0, height: 0)
    self.count = 1 + inner.count + other.count
    self.height = 1 + max(inner.height, other.height)
  }

  /// Frees deep descriptions iteratively: recursion would overflow the stack.
  deinit {
    guard height > 64 else { return }
    var rest: [LayoutContent] = []
    release(into: &rest)
    LayoutContent.free(&rest)
  }

  /// Hands over what is inside.
  func release(into rest: inout [LayoutContent]) {
    rest.append(content)
    content = .nothing
    if let inner = details?.content {
      rest.append(inner)
      details?.content = nil
    }
  }
}

/// Attributes that few elements have, beside their numbers.
@usableFromInline
final class Details {
  /// An alignment that has a guide other than edges and centres.
  var alignment: Alignment?

  /// What stands behind or before the element that a modifier modifies.
  var content: LayoutContent?

  /// The bounds of a flexible frame.
  var bounds: (horizontal: FlexibleBounds, vertical: FlexibleBounds)?

  /// The alignment that a row of a grid has for itself.
  var rowAlignment: VerticalAlignment?

  /// A container that a type of the user lays out, or one of Withy's that is made the same way.
  var layout: (any Layout)?

  /// A guide and how it is computed.
  var guide: ExplicitGuide?

  /// What the element tells the container around it.
  var attributes: Attributes?

  /// What is told when the frame changes: it is given what it returned the last time, and returns that
  /// anew, with the action to call if there is one.
  var geometry: ((GeometryProxy, Any?) -> (value: Any, action: (() -> Void)?))?

  /// The area that says what of the element can be seen, if it scrolls.
  var visible: VisibleArea?

  /// Creates details, empty.
  init() {}
}
