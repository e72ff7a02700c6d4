public import Withy

/// The description of a part of a layout, without the type of its element.
///
/// A type of your own returns the description of the elements that it consists of:
///
/// ```swift
/// struct Card: LayoutElement {
///   var title: Label
///
///   static func layoutContent(of card: Card) -> LayoutContent<View> {
///     ModifiedElement.layoutContent(of: card.title.layout.padding(8))
///   }
/// }
/// ```
@frozen
public struct LayoutContent<Node: AnyObject> {
  @usableFromInline
  @frozen
  enum Form {
    /// An existing leaf.
    case leaf(any Placeable)

    /// A leaf that a builder makes.
    case builder((LayoutWalk<Node>, PackedSpec, UInt64) -> Hierarchy<Node>)

    /// A container, a spacer, or a modifier with the element that it modifies.
    case element(DescribedElement<Node>)

    /// A list in order; an empty list for nothing.
    case list([LayoutContent])

    /// A `ForEach`, a `Part`, whose block is evaluated when the walk over the tree reaches it, or a
    /// mark in place of what is nested too deep.
    case nested((LayoutWalk<Node>, @escaping PartElements<Node>.Describe) -> Hierarchy<Node>)
  }

  @usableFromInline var form: Form

  /// The element around a leaf, packed; none around anything but a leaf.
  @usableFromInline var packedSpec = PackedSpec()

  /// The branch of the enclosing conditions, as in a hierarchy; 0 outside conditions.
  @usableFromInline var branch: UInt32 = 0

  /// The first two numbers of the packed element, stored separately to avoid padding; for
  /// anything but a leaf, the depth of nested elements.
  @usableFromInline var packedNumbers: UInt64 = 0

  /// Creates a description, given the depth of nested elements.
  @inlinable
  init(_ form: Form, height: Int = 0) {
    self.form = form
    packedNumbers = UInt64(height)
  }

  @inlinable
  consuming func inside(_ element: ElementDescription) -> LayoutContent {
    guard element.details == nil, isBareLeaf else { return boxed(element) }
    packedSpec = element.packedSpec
    packedNumbers = element.packedNumbers
    return self
  }

  /// Wraps the description, and possibly the content of a background or overlay, in an element that
  /// needs an object of its own; content that is nested too deep is replaced by a mark.
  @inlinable
  @inline(never)
  consuming func boxed(
    _ element: ElementDescription,
    _ other: LayoutContent? = nil
  ) -> LayoutContent {
    let (content, other) = (nested, other?.nested)
    return LayoutContent(
      .element(DescribedElement(element, content: content, other: other)),
      height: 1 + max(content.height, other?.height ?? 0)
    )
  }

  @inlinable var isBareLeaf: Bool {
    switch form {
    case .leaf, .builder: packedSpec.isNone
    default: false
    }
  }

  @inlinable var isList: Bool {
    if case .list(let items) = form { !items.isEmpty } else { false }
  }

  @inlinable static var nothing: LayoutContent { LayoutContent(.list([])) }

  /// Joins descriptions into one list, in which nonempty lists are grouped: directly nested, they
  /// would have to be freed and walked recursively.
  @inlinable
  static func joined(_ items: [LayoutContent]) -> LayoutContent {
    var height = 0
    for index in items.indices {
      if items[index].isList { return joined(items.map { $0.grouped }) }
      height = max(height, items[index].height)
    }
    return LayoutContent(.list(items), height: height)
  }

  /// The depth of nested elements.
  @inlinable var height: Int {
    switch form {
    case .leaf, .builder: 0
    case .element, .list, .nested: Int(packedNumbers)
    }
  }

  /// A list wrapped in a group, which keeps its place among others; anything else unchanged.
  @inlinable var grouped: LayoutContent { isList ? boxed(.plain(.group)) : self }

  @inlinable
  consuming func branched(isSecond: Bool) -> LayoutContent {
    branch = _branchPath(branch, isSecond: isSecond)
    return self
  }

  /// The description, or a mark in its place if one more element around it would be too deep.
  @inlinable var nested: LayoutContent {
    if height < Depth.limit { return self }
    return LayoutContent(
      .nested { walk, _ in
        walk.reportDepth()
        return Hierarchy()
      }
    )
  }
}

/// A container, a spacer or a modifier in a description.
@usableFromInline
@_fixed_layout
final class DescribedElement<Node: AnyObject> {
  @usableFromInline let element: ElementDescription

  @usableFromInline let content: LayoutContent<Node>

  /// The content of a background or overlay; `nil` for anything else.
  @usableFromInline let other: LayoutContent<Node>?

  @inlinable
  init(_ element: ElementDescription, content: LayoutContent<Node>, other: LayoutContent<Node>?) {
    self.element = element
    self.content = content
    self.other = other
  }
}
