extension LayoutElement {
  /// Sets the layout direction of the element, whatever the direction around it.
  ///
  /// ```swift
  /// playerControls.layoutDirection(.leftToRight)   // not mirrored
  /// ```
  ///
  /// The modifier does not change the size or place of the element; its content is mirrored if the
  /// direction is right to left.
  public func layoutDirection(_ direction: LayoutDirection) -> ModifiedElement<Node> {
    inside(.direction(direction))
  }
}

extension ElementDescription {
  static func direction(_ direction: LayoutDirection) -> ElementDescription {
    let trait = direction == .leftToRight ? Traits.isLeftToRight : .isRightToLeft
    return ElementDescription(ElementSpec(.direction, traits: trait))
  }
}

enum DirectionRules: TransparentRules {
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings.direction = spec.traits
  }

  /// Returns the child's preferences, with those of the ends exchanged if it is mirrored.
  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    let (spacing, parent) = (engine.spacing(at: index + 1), Int(engine.records[index].parent))
    let isMirrored = parent >= 0 && engine.isFlipped(parent) != engine.isFlipped(index)
    return isMirrored ? spacing.mirrored : spacing
  }
}
