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
    inside(.direction(direction))
  }
}

extension ElementDescription {
  @usableFromInline
  static func direction(_ direction: LayoutDirection) -> ElementDescription {
    let trait = direction == .leftToRight ? Traits.isLeftToRight : .isRightToLeft
    return ElementDescription(ElementSpec(.direction, traits: trait))
  }
}

enum DirectionRules: TransparentRules {
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings.direction = spec.traits
  }
}
