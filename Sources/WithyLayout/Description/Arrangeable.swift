public import Withy

/// An expression that can be written in a block of layout.
///
/// Leaves (``Placeable``), their builders, elements (``LayoutElement``), and arrays and optionals
/// of these conform.
public protocol Arrangeable<Node>: BlockElement {
  /// Returns the description of the expression.
  ///
  /// The method is static so that it does not appear among the members of the tree's classes.
  static func layoutContent(of element: Self) -> LayoutContent<Node>

  /// Evaluates an expression of a block, once, and returns its description; only builders implement
  /// this, to be compared with a live tree while they are evaluated.
  static func _layoutContent(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> LayoutContent<Node>
}

extension Arrangeable {
  /// Evaluates an expression of a block, once, and returns its description.
  @inlinable
  public static func _layoutContent(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> LayoutContent<Node> {
    layoutContent(of: element())
  }
}

extension Optional: Arrangeable where Wrapped: Arrangeable {
  /// Returns the description of the wrapped expression, or an empty one.
  @inlinable
  public static func layoutContent(of element: Wrapped?) -> LayoutContent<Node> {
    guard let element else { return .nothing }
    return Wrapped.layoutContent(of: element)
  }
}

extension Array: Arrangeable where Element: Arrangeable {
  /// Returns the descriptions of the elements, in order.
  @inlinable
  public static func layoutContent(of element: [Element]) -> LayoutContent<Node> {
    .joined(element.map { Element.layoutContent(of: $0) })
  }
}
