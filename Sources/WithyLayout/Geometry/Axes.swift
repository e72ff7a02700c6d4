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

/// A set of the two axes.
///
/// ```swift
/// var proposalAxes: Axes { .horizontal }   // a text: its size depends on the width alone
/// ```
@frozen
public struct Axes: OptionSet, Sendable, Hashable {
  /// The bits of the axes in the set.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits that belong to no axis are ignored.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 3
  }

  /// Creates a set of one axis.
  @inlinable
  public init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// The axis of widths.
  @inlinable public static var horizontal: Axes { Axes(rawValue: 1) }

  /// The axis of heights.
  @inlinable public static var vertical: Axes { Axes(rawValue: 2) }

  /// Both axes.
  @inlinable public static var both: Axes { Axes(rawValue: 3) }
}
