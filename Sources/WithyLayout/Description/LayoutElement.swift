public import Withy

/// A part of a layout: a container, a spacer, or a leaf with modifiers.
///
/// A function that returns layout says `some LayoutElement<Node>`:
///
/// ```swift
/// func header() -> some LayoutElement<View> {
///   HStack {
///     icon.layout.frame(width: 20, height: 20)
///     title
///   }
///   .padding(8)
/// }
/// ```
///
/// Elements are values. A modifier wraps its element in a new one and leaves it as it is.
///
/// In a `live` block an element is a layout of its own: after every pass it is arranged in the bounds of
/// the parent, if that is a ``LayoutHost``. In a block of children, which is nested once and not laid
/// out, an element stands for its leaves, in the order of drawing.
public protocol LayoutElement<Node>: Arrangeable {}

extension LayoutElement {
  /// Returns the leaves of an element, in the order of drawing, which are laid out in a `live` block.
  public static func hierarchy(
    of element: Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    layoutContent(of: element).followed(file: file, line: line)
  }
}

/// An element with the modifiers that were put on it.
@frozen
public struct ModifiedElement<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates an element from its description.
  @inlinable
  init(_ content: LayoutContent) {
    self.content = content
  }

  /// Returns the description of the element.
  @inlinable
  public static func layoutContent(of element: ModifiedElement) -> LayoutContent {
    element.content
  }
}

/// The elements of a block, in order.
///
/// Where one element is expected, several form a centred ``ZStack``.
///
/// ```swift
/// @LayoutBuilder<View> var buttons: LayoutGroup<View> {
///   cancel
///   if canSave { save }
/// }
/// ```
@frozen
public struct LayoutGroup<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a group from its description.
  @inlinable
  init(_ content: LayoutContent) {
    self.content = content
  }

  /// Creates the group that a block describes.
  ///
  /// - Parameter content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(@LayoutBuilder<Node> _ content: () -> LayoutGroup) {
    self = content()
  }

  /// Returns the description of the elements.
  @inlinable
  public static func layoutContent(of element: LayoutGroup) -> LayoutContent {
    element.content
  }
}
