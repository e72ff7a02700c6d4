public import Foundation

/// The distances from the edges of a rectangle to a rectangle inside it, in points.
///
/// ```swift
/// title.layout.padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
/// ```
@frozen
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets; without arguments they are all 0.
  @inlinable
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edges, _ length: CGFloat) {
    let all = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    self = EdgeInsets().combined(with: all, on: edges) { $1 }
  }

  /// Returns the insets, on some edges combined with those of others.
  func combined(
    with other: EdgeInsets,
    on edges: Edges,
    by combine: (CGFloat, CGFloat) -> CGFloat
  ) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? combine(top, other.top) : top,
      leading: edges.contains(.leading) ? combine(leading, other.leading) : leading,
      bottom: edges.contains(.bottom) ? combine(bottom, other.bottom) : bottom,
      trailing: edges.contains(.trailing) ? combine(trailing, other.trailing) : trailing
    )
  }

  var finite: EdgeInsets { combined(with: self, on: .all) { $1.finiteOrZero } }

  /// The distances from the leading and the top edge.
  @inline(__always)
  var start: CGPoint { CGPoint(x: leading, y: top) }

  /// The insets of opposite edges together.
  @inline(__always)
  var size: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}
