/// One of the two axes.
///
/// ```swift
/// subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
@frozen
public enum Axis: Sendable, Hashable, CaseIterable {
  /// The axis of widths.
  case horizontal

  /// The axis of heights.
  case vertical

  /// SwiftUI's name of ``Axes``.
  public typealias Set = Axes
}
