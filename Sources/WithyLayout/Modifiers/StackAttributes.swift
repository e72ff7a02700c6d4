public import Foundation

extension LayoutElement {
  /// Sets the gap between the element and the next one in a stack.
  ///
  /// ```swift
  /// VStack(spacing: 8) {
  ///   title.layout.spacing(after: 24)
  ///   body
  ///   footer
  /// }
  /// ```
  ///
  /// The gap overrides the spacing of the stack, and shows through the modifiers that follow.
  ///
  /// - Parameters:
  ///   - length: The gap in points. A value that is not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with its gap.
  @inlinable
  public func spacing(
    after length: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._spaced(length, file, line))
  }

  /// Sets the proportion in which the element shares the remaining length of its stack.
  ///
  /// ```swift
  /// HStack {
  ///   label
  ///   slider.layout.weight(2)   // two thirds of what the label leaves
  ///   field.layout.weight(1)
  /// }
  /// ```
  ///
  /// Among elements of one priority, those without a weight get their share first, while the
  /// minimum lengths of the weighted ones are reserved. What a weighted element does not take is
  /// left to the others. A weight has no effect outside a stack. It shows through the modifiers
  /// that follow.
  ///
  /// - Parameters:
  ///   - weight: The proportion. A value that is not finite or not greater than 0 is reported and
  ///     counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with its weight.
  @inlinable
  public func weight(
    _ weight: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._weighted(weight, file, line))
  }

  /// Puts the element into a frame that takes a fraction of the length proposed to the nearest
  /// container.
  ///
  /// ```swift
  /// HStack(spacing: 0) {
  ///   sidebar.layout.relativeFrame(width: 0.3)
  ///   content
  /// }
  /// ```
  ///
  /// Containers are stacks, a ``ScrollContainer``, the primary element of a background or overlay,
  /// and the bounds of the whole layout. Gaps are not subtracted. Modifiers that follow are
  /// included: the element as a whole gets the fraction. If the container is proposed no length,
  /// neither is the element. Directly in any other container, such as a ``Grid``, a ``Flow`` or a
  /// ``Layout`` of your own, the fraction has no effect: the frame takes what it is proposed.
  ///
  /// - Parameters:
  ///   - width: The fraction of the width, or `nil` for the element's own width.
  ///   - height: The fraction of the height, or `nil` for the element's own height. A fraction that
  ///     is negative or not finite is reported and counts as not given.
  ///   - alignment: How the element is aligned in the frame; by default centred.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The frame, an element.
  @inlinable
  public func relativeFrame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(
      Self.layoutContent(of: self)._relative(width, height, alignment, file, line)
    )
  }
}

extension LayoutContent {
  /// Describes an element with a gap after it.
  @usableFromInline
  consuming func _spaced(_ length: CGFloat, _ file: StaticString, _ line: UInt) -> LayoutContent {
    let length = Validation.finite(length, "spacing(after:)", file, line)
    var attributes = Attributes()
    attributes.gapAfter = length.isNaN ? nil : length
    return attributed(attributes)
  }

  /// Describes an element with a weight.
  @usableFromInline
  consuming func _weighted(_ weight: CGFloat, _ file: StaticString, _ line: UInt) -> LayoutContent {
    var attributes = Attributes()
    if weight > 0, weight.isFinite {
      attributes.weight = weight
    } else {
      Validation.report("weight", weight, file, line)
    }
    return attributed(attributes)
  }

  /// Describes an element that takes a fraction of its container's lengths.
  @usableFromInline
  consuming func _relative(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ alignment: Alignment,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    func part(_ part: CGFloat?, _ name: String) -> CGFloat? {
      let part = Validation.length(part, "relativeFrame(\(name):)", file, line)
      return part.isNaN ? nil : part
    }
    var attributes = Attributes()
    attributes.width = part(width, "width")
    attributes.height = part(height, "height")
    func bounds(_ part: CGFloat?) -> GivenBounds {
      part == nil ? (nil, nil, nil) : (0, nil, .infinity)
    }
    return _framed(bounds(attributes.width), bounds(attributes.height), alignment, file, line)
      .attributed(attributes)
  }
}
