public import Foundation

/// A container of one's own, which takes part in layout like those of Withy.
///
/// ```swift
/// struct Cascade: Layout {
///   func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedSize, subviews: LayoutSubviews) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(index) * 20
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step),
///         proposal: .unspecified
///       )
///     }
///   }
/// }
///
/// desk.arrange(in: bounds) {
///   Cascade() {
///     letter
///     photo
///   }
/// }
/// ```
///
/// Both methods are called as often as the engine needs, with the same answer to the same question:
/// they should compute and remember nothing. In very deep layouts they are also called with
/// subviews whose sizes are still 0; what they then answer is thrown away.
public protocol Layout {
  /// Returns the size of the container, in points.
  ///
  /// A length that is negative or not a number, or infinite though no proposed one is, is reported
  /// and counts as 0.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The elements in it.
  /// - Returns: The size that it takes.
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> CGSize

  /// Places the elements in the container, with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// An element that is not placed stands in the middle, at the size that it takes for the
  /// container's proposal.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container. Its leading edge is at the left: placement from
  ///     right to left is mirrored later.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The elements in it.
  func placeSubviews(in bounds: CGRect, proposal: ProposedSize, subviews: LayoutSubviews)
}

extension Layout {
  /// Creates the container with elements in it.
  ///
  /// - Parameter content: A block of leaves, builders of leaves and elements.
  /// - Returns: The container, an element.
  @inlinable
  public func callAsFunction<Node: AnyObject>(
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    ModifiedElement(.layout(self, content().content))
  }
}

extension LayoutContent {
  /// Describes a container that a type lays out.
  @usableFromInline
  static func layout(_ layout: any Layout, _ content: LayoutContent) -> LayoutContent {
    let details = Details()
    details.layout = layout
    return LayoutContent(.element(DescribedElement(Style(.layout), details, content: content)))
  }
}
