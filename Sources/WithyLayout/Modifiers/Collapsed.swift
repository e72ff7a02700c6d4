public import Withy

extension LayoutElement {
  /// Takes the element out of its container under a condition: there is no gap beside it, and no place.
  ///
  /// ```swift
  /// badge.layout.collapsed(if: count == 0)
  /// ```
  ///
  /// Its leaves stay children of the object that is arranged, as the same objects, and get the frame
  /// `CGRect.zero`. They are not asked for sizes.
  ///
  /// - Parameter condition: Whether the element takes no place.
  /// - Returns: The element, or nothing.
  @inlinable
  public func collapsed(if condition: Bool) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._collapsed(condition))
  }
}

extension LayoutContent {
  /// Describes an element that takes no place under a condition.
  ///
  /// It has the same structure in either case, so that `live` keeps the leaves.
  @usableFromInline
  consuming func _collapsed(_ condition: Bool) -> LayoutContent {
    let style = Style(condition ? .collapsed : .group)
    return boxed(style, nil)
  }
}

/// An element that takes no place.
enum CollapsedRules: ElementRules {
  static func begin(_ element: DescribedElement, in flattening: inout Flattening) -> LayoutContent?
  {
    flattening.beginCollapsing()
    return element.content
  }
}
