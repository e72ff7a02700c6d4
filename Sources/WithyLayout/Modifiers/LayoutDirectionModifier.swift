extension LayoutElement {
  /// Sets the layout direction of the element, whatever the direction around it.
  ///
  /// ```swift
  /// playerControls.layoutDirection(.leftToRight)   // not mirrored
  /// ```
  ///
  /// The modifier does not change the size or place of the element; its content is mirrored if the
  /// direction is right to left.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The element with its direction.
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

/// The rules of an element with a layout direction of its own.
enum DirectionRules: TransparentRules {
  static func features(_ details: Details?) -> Flattening.Features { .directions }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings.direction = style.traits
  }
}
