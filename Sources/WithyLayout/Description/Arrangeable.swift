public import Withy

/// An expression in a block of layout.
///
/// Leaves (``Placeable``) and builders of them, elements (``LayoutElement``), and arrays and
/// optionals of these can.
public protocol Arrangeable<Node>: HierarchyElement {
  /// Returns the description of what stands in the block.
  ///
  /// It is a static method, so that it does not show among the members of the classes of a tree.
  ///
  /// - Parameter element: What stands in the block.
  /// - Returns: Its description.
  static func layoutContent(of element: Self) -> LayoutContent
}

extension Optional: Arrangeable where Wrapped: Arrangeable {
  /// Returns the description of what is there, or of nothing.
  @inlinable
  public static func layoutContent(of element: Wrapped?) -> LayoutContent {
    guard let element else { return .nothing }
    return Wrapped.layoutContent(of: element)
  }
}

extension Array: Arrangeable where Element: Arrangeable {
  /// Returns the descriptions of the elements, in order.
  @inlinable
  public static func layoutContent(of element: [Element]) -> LayoutContent {
    .joined(element.map { Element.layoutContent(of: $0) })
  }
}
