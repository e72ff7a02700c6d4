public import Withy

extension LayoutElement {
  /// Sets the direction of lines in the element, whatever it is around it.
  ///
  /// ```swift
  /// playerControls.layoutDirection(.leftToRight)   // not mirrored
  /// ```
  ///
  /// Its size and its place are those that it would have without the modifier; what is inside is mirrored
  /// if its direction is from right to left.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The element in its direction.
  @inlinable
  public func layoutDirection(_ direction: LayoutDirection) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._directed(direction))
  }
}

extension LayoutContent {
  /// Describes an element with a direction.
  @usableFromInline
  consuming func _directed(_ direction: LayoutDirection) -> LayoutContent {
    var style = Style(.direction)
    style.traits = direction == .leftToRight ? .isLeftToRight : .isRightToLeft
    return inside(style)
  }
}

/// An element with a direction of its own.
enum DirectionRules: TransparentRules {
  static func features(_ details: Details?) -> Flattening.Features { .directions }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings.direction = style.traits
  }
}
