import Foundation
public import Withy

/// A part of a layout: a container, a spacer, or a leaf with modifiers.
///
/// Declare functions that return layout as `some LayoutElement<Node>`:
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
/// Elements are values. A modifier wraps its element in a new one and does not change it.
///
/// In a `live` block an element is a layout of its own: after every pass it is arranged in the
/// bounds of the parent, if that is a ``LayoutHost``. In a block of children that is nested once,
/// an element adds its leaves, in drawing order, and reports that they are not laid out.
///
/// Elements can be nested 128 deep, where containers, modifiers, each `ForEach` and each `Part`
/// count as a level. What is deeper is reported and left out.
public protocol LayoutElement<Node>: Arrangeable, HierarchyElement {
  // Declared here as well as in `Arrangeable`, so that the node type of an element is inferred from
  // them. In `Arrangeable` itself the type would have to be found for each leaf: of a class whose
  // superclass infers it, too, the compiler does not find it while it compiles another file.

  /// The base class of the nodes of the tree, inferred from the description.
  associatedtype Node

  /// Returns the description of an element.
  static func layoutContent(of element: Self) -> LayoutContent<Node>
}

extension LayoutElement {
  /// Returns the leaves of an element, in drawing order; a `live` block also lays them out.
  @inlinable
  public static func hierarchy(
    of element: Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    layoutContent(of: element).followed((file, line))
  }

  @inlinable
  func inside(_ modifier: ElementDescription) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self).inside(modifier))
  }
}

/// An element that consists of its description.
@usableFromInline
protocol BuiltInElement<Node>: LayoutElement where Node: AnyObject {
  var content: LayoutContent<Node> { get }
}

extension BuiltInElement {
  /// Returns the description of the element.
  @inlinable
  public static func layoutContent(of element: Self) -> LayoutContent<Node> { element.content }
}

/// An element together with its modifiers.
@frozen
public struct ModifiedElement<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  @inlinable
  init(_ content: LayoutContent<Node>) {
    self.content = content
  }
}

/// The elements of a block, in order.
///
/// If a single element is expected, several form a centred ``ZStack``.
///
/// ```swift
/// @LayoutBuilder<View> var buttons: LayoutGroup<View> {
///   cancel
///   if canSave { save }
/// }
/// ```
@frozen
public struct LayoutGroup<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  @inlinable
  init(_ content: LayoutContent<Node>) {
    self.content = content
  }

  /// Creates a group from a block.
  @inlinable
  public init(@LayoutBuilder<Node> _ content: () -> LayoutGroup) {
    self = content()
  }
}

extension LayoutElement {
  /// The minimum, ideal and maximum size of the element: its sizes for proposals of 0, `nil` and
  /// infinity.
  ///
  /// Nothing is nested or placed. To measure a builder in the element, the engine makes an object.
  /// The default spacing is 8; ``HostedLayout/dimensions`` has that of its host.
  ///
  /// ```swift
  /// let height = form().dimensions.ideal.height
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var dimensions: Dimensions {
    let walk = LayoutWalk<Node>((#fileID, #line))
    let leaves = walk.nest(Self.layoutContent(of: self), in: walk.elements) { _ in true }
    let engine = Engine(RecordBuilder(walk.elements, of: leaves, unit: 8), walk.source)
    return Dimensions { engine.size(for: Proposal($0), inside: EdgeInsets()) }
  }
}
