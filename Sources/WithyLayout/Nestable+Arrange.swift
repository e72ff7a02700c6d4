public import Foundation
public import Withy

extension Nestable {
  /// Nests the leaves of a layout into this node, and arranges them, at once.
  ///
  /// The leaves become the last children of this node, in the order of drawing: that of the block, but
  /// those of a background before those that it is behind. The size of the bounds is proposed to the
  /// layout, and what it takes stands in their middle.
  ///
  /// ```swift
  /// card.arrange(in: card.bounds) {
  ///   VStack(alignment: .leading, spacing: 8) {
  ///     title
  ///     HStack {
  ///       icon.layout.frame(width: 20, height: 20)
  ///       Spacer()
  ///       badge.layout.fixedSize()
  ///     }
  ///     .padding(12)
  ///     .background { panel }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to arrange in, in the coordinates of this node, in points. A coordinate
  ///     of its origin that is not finite counts as 0, and a length that is not finite as the ideal
  ///     one; both are reported.
  ///   - safeArea: What covers the edges of the bounds, in points; by default nothing. The layout is
  ///     arranged in what is left, see ``LayoutElement/ignoresSafeArea(_:)``. A length that is not
  ///     finite counts as 0.
  ///   - layoutDirection: The direction of lines; from right to left horizontal placement is mirrored.
  ///   - pixelScale: The number of pixels in a point, to round the edges of frames to; by default they
  ///     are not rounded. One that is not finite, or not greater than 0, is reported and counts as
  ///     `nil`.
  ///   - defaultSpacing: The gap between the children of stacks that say none, and the least length of
  ///     spacers, in points; by default 8. Where a unit is a character cell, 0 or 1. One that is negative
  ///     or not finite is reported and counts as 8.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements; several form a `ZStack`. This
  ///     node itself, and a leaf that stands in the block for a second time, are left out and
  ///     reported.
  /// - Returns: The arrangement, to repeat it for other bounds or changed leaves.
  /// - Complexity: O(*n*), where *n* is the number of elements, and *n* appends.
  @inlinable
  @discardableResult
  public func arrange(
    in bounds: CGRect,
    safeArea: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: CGFloat? = nil,
    defaultSpacing: CGFloat = 8,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> Arrangement {
    let arrangement = makeArrangement(
      layoutDirection: layoutDirection,
      pixelScale: pixelScale,
      defaultSpacing: defaultSpacing,
      file: file,
      line: line,
      content
    )
    arrangement.arrange(in: bounds, safeArea: safeArea)
    return arrangement
  }

  /// Nests the leaves of a layout into this node, to be arranged later.
  ///
  /// It is ``arrange(in:safeArea:layoutDirection:pixelScale:defaultSpacing:file:line:_:)`` without the bounds, which an object
  /// does not know yet that is itself a leaf of another layout:
  ///
  /// ```swift
  /// final class Panel: View, Placeable {
  ///   var arrangement: Arrangement?
  ///
  ///   func size(for proposal: ProposedSize) -> CGSize {
  ///     arrangement?.size(for: proposal) ?? .zero
  ///   }
  ///
  ///   func place(in frame: CGRect) {
  ///     self.frame = frame
  ///     arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
  ///   }
  /// }
  ///
  /// panel.arrangement = panel.makeArrangement { VStack { title; icon } }
  /// ```
  ///
  /// - Parameters:
  ///   - layoutDirection: The direction of lines; from right to left horizontal placement is mirrored.
  ///   - pixelScale: The number of pixels in a point, to round the edges of frames to; by default they
  ///     are not rounded. One that is not finite, or not greater than 0, is reported and counts as
  ///     `nil`.
  ///   - defaultSpacing: The gap between the children of stacks that say none, and the least length of
  ///     spacers, in points; by default 8. Where a unit is a character cell, 0 or 1. One that is negative
  ///     or not finite is reported and counts as 8.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements; several form a `ZStack`. This
  ///     node itself, and a leaf that stands in the block for a second time, are left out and
  ///     reported.
  /// - Returns: The arrangement, which has chosen no sizes and placed nothing yet.
  /// - Complexity: O(*n*), where *n* is the number of elements, and *n* appends.
  @inlinable
  public func makeArrangement(
    layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: CGFloat? = nil,
    defaultSpacing: CGFloat = 8,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> Arrangement {
    let admission = Admission(parent: self, file: file, line: line)
    let arrangement = Arrangement(
      content().content,
      direction: layoutDirection,
      scale: pixelScale,
      unit: defaultSpacing,
      file: file,
      line: line,
      admit: { [self] leaf in
        guard let node = leaf as? Node else {
          return admission.refuseForeign(leaf, in: Node.self)
        }
        return admission.admits(leaf) && _place(node, file: file, line: line)
      },
      membership: { [weak self] in self.map { Membership(of: $0.children) } },
      children: { [weak self] in Set((self?.children ?? []).lazy.map { ObjectIdentifier($0) }) }
    )
    didNest()
    return arrangement
  }
}
