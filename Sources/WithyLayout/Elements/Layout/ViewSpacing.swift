public import Foundation

/// The space that an element prefers beside each of its four edges.
///
/// Most elements have no preference; a ``Spacer`` prefers 0 at its ends. A stack without a spacing
/// of its own takes the larger of the preferences that two neighbours have for the edges that meet,
/// or the default spacing if neither has any. A ``Layout`` of your own can read the preferences of
/// its subviews, and returns its own:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
public struct ViewSpacing: Sendable, Hashable {
  /// The preference for each edge, in points; minus infinity for none.
  private var lengths = EdgeInsets(.all, -.infinity)

  /// The default gap of the layout, which is no preference; `nil` if unknown.
  var unit: CGFloat?

  /// Creates spacing without preferences.
  public init() {}

  /// Spacing that prefers no space at any edge.
  public static let zero = ViewSpacing(.all, 0)

  init(_ edges: Edges, _ length: CGFloat) {
    lengths = lengths.combined(with: EdgeInsets(.all, length), on: edges, by: max)
  }

  /// Returns whether both have the same preferences.
  public static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    left.lengths == right.lengths
  }

  /// Hashes the preferences.
  public func hash(into hasher: inout Hasher) { hasher.combine(lengths) }

  /// Returns the gap between an element with this spacing and the next one, in points: the larger of
  /// the two preferences for the edges that meet, or the default spacing if there are none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let length =
      axis == .horizontal
      ? max(lengths.trailing, next.lengths.leading) : max(lengths.bottom, next.lengths.top)
    return length > -.infinity ? length : unit ?? next.unit ?? 8
  }

  /// Merges the preferences of another spacing for some edges, keeping the larger for each.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edges = .all) {
    lengths = lengths.combined(with: other.lengths, on: edges, by: max)
    unit = unit ?? other.unit
  }

  /// Returns the union of this spacing and another one, see ``formUnion(_:edges:)``.
  public func union(_ other: ViewSpacing, edges: Edges = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The spacing with the leading and trailing preferences exchanged.
  var mirrored: ViewSpacing {
    var spacing = self
    swap(&spacing.lengths.leading, &spacing.lengths.trailing)
    return spacing
  }

  mutating func reset(_ edges: Edges) {
    lengths = lengths.combined(with: EdgeInsets(.all, -.infinity), on: edges) { $1 }
  }
}
