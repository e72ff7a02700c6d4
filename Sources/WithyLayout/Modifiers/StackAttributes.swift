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
    inside(.spacing(length, (file, line)))
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
    inside(.weight(weight, (file, line)))
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
  /// Containers are stacks, also lazy ones, the cells of lazy grids, the bar of a `safeAreaInset` and
  /// what it leaves, a ``ScrollContainer``, the primary element of a background or overlay, and the
  /// bounds of the whole layout. Gaps are not subtracted. Modifiers that follow are included: the
  /// element as a whole gets the fraction. If the container is proposed no length, neither is the
  /// element. Directly in any other container, such as a ``Grid``, a ``Flow`` or a ``Layout`` of your
  /// own, the fraction has no effect: the frame takes what it is proposed.
  ///
  /// - Parameters:
  ///   - width: The fraction of the width, or `nil` for the element's own width.
  ///   - height: The fraction of the height, or `nil` for the element's own height. A fraction that
  ///     is negative or not finite is reported and counts as not given.
  ///   - alignment: How the element is aligned in the frame; by default centred.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The frame, an element.
  public func relativeFrame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    func share(_ part: CGFloat?, _ name: String) -> ContainerShare? {
      Validation.length(part, "relativeFrame(\(name):)", (file, line)).map {
        ContainerShare(span: $0)
      }
    }
    return sharing(share(width, "width"), share(height, "height"), alignment, (file, line))
  }

  /// Puts the element into a frame that takes some of the equal columns into which the length
  /// proposed to the nearest container is divided.
  ///
  /// ```swift
  /// HStack(spacing: 8) {
  ///   card.layout.containerRelativeFrame(.horizontal, count: 4, spacing: 8)
  ///   photo.layout.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
  /// }
  /// ```
  ///
  /// The frame is `(length - spacing * (count - 1)) / count` long for each column that it spans, plus
  /// the gaps between these, and at least 0. Containers are those of
  /// ``relativeFrame(width:height:alignment:file:line:)``, unlike in SwiftUI including stacks. Along a
  /// scroll container, a stack is proposed no length.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame takes its part; on the others it has the element's length.
  ///   - count: The number of columns or, on the vertical axis, rows; by default 1. A value less than
  ///     1 or greater than 10,000 is reported and counts as 1.
  ///   - span: The number of them that the frame takes; by default 1. The same values are reported
  ///     and count as 1.
  ///   - spacing: The gap between two of them, in points; by default 0. A value that is not finite is
  ///     reported and counts as 0.
  ///   - alignment: How the element is aligned in the frame; by default centred.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The frame, an element.
  public func containerRelativeFrame(
    _ axes: Axes,
    count: Int = 1,
    span: Int = 1,
    spacing: CGFloat = 0,
    alignment: Alignment = .center,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    func name(_ argument: String) -> String { "containerRelativeFrame(\(argument):)" }
    let share = ContainerShare(
      span: CGFloat(Validation.columns(span, name("span"), (file, line))),
      count: CGFloat(Validation.columns(count, name("count"), (file, line))),
      spacing: Validation.finite(spacing, name("spacing"), (file, line)) ?? 0
    )
    return sharing(
      axes.contains(.horizontal) ? share : nil,
      axes.contains(.vertical) ? share : nil,
      alignment,
      (file, line)
    )
  }

  /// Takes a share of the container, in a frame that fills it.
  private func sharing(
    _ width: ContainerShare?,
    _ height: ContainerShare?,
    _ alignment: Alignment,
    _ source: SourcePlace
  ) -> ModifiedElement<Node> {
    func bounds(_ share: ContainerShare?) -> ElementDescription.GivenBounds {
      share == nil ? (nil, nil, nil) : (0, nil, .infinity)
    }
    return inside(.frame(bounds(width), bounds(height), alignment, source))
      .inside(.containerValues(ContainerValues(width: width, height: height)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func spacing(_ length: CGFloat, _ source: SourcePlace) -> ElementDescription {
    let length = Validation.finite(length, "spacing(after:)", source)
    return .containerValues(ContainerValues(gapAfter: length))
  }

  @usableFromInline
  static func weight(_ weight: CGFloat, _ source: SourcePlace) -> ElementDescription {
    let isValid = weight > 0 && weight.isFinite
    if !isValid { Validation.report("weight", weight, source) }
    // Sums of weights, and products with lengths, remain finite.
    let greatest = CGFloat.greatestFiniteMagnitude.squareRoot()
    return .containerValues(ContainerValues(weight: isValid ? min(weight, greatest) : nil))
  }
}
