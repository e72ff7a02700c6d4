public import Foundation

/// The distances of a rectangle inside another from the other's edges, in points.
///
/// ```swift
/// title.layout.padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
/// ```
@frozen
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// Creates insets; without arguments they are all 0.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge.
  ///   - leading: The distance from the edge where lines begin.
  ///   - bottom: The distance from the bottom edge.
  ///   - trailing: The distance from the edge where lines end.
  @inlinable
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of one length on some edges, and of 0 on the others.
  init(_ edges: Edges, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The insets with 0 for those that are not finite.
  var finite: EdgeInsets {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: length(top),
      leading: length(leading),
      bottom: length(bottom),
      trailing: length(trailing)
    )
  }
}
