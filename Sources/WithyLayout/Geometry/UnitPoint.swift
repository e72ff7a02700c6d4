public import Foundation

/// A point in a rectangle, given by fractions of its width and height.
///
/// ```swift
/// subview.place(at: centre, anchor: .center, proposal: .unspecified)
/// ```
@frozen
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width: 0 at the leading edge, 1 at the trailing edge.
  public var x: CGFloat

  /// The fraction of the height: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// Creates the top leading corner.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  @inlinable public static var zero: UnitPoint { UnitPoint() }
  /// The top leading corner.
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The middle of the top edge.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The middle of the leading edge.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The centre.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
