public import Foundation

/// What an element says of the space that it wants beside its four edges.
///
/// Most elements say nothing; a ``Spacer`` says 0 at its ends. Stacks without a spacing of their own take,
/// of what two neighbours say of the edges that meet, the larger, and the default spacing where neither
/// says anything. A ``Layout`` of your own asks its subviews, and says what it wants itself:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
public struct ViewSpacing: Sendable, Hashable {
  /// What is said of each edge, in points; `nil` for nothing.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The gap where nothing is said; `nil` where it is not known.
  var unit: CGFloat?

  /// Creates the spacing of an element that says nothing.
  public init() {}

  /// The spacing of an element that wants no space at any edge.
  public static let zero = ViewSpacing(.all, 0)

  /// Creates spacing that says a length of some edges.
  init(_ edges: Edges, _ length: CGFloat) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// Returns the gap between an element with this spacing and the next one, in points.
  ///
  /// - Parameters:
  ///   - next: The spacing of the element that follows.
  ///   - axis: The axis along which it follows; of both, the horizontal one counts.
  /// - Returns: The larger of what the two say of the edges that meet; the default spacing where neither
  ///   says anything.
  public func distance(to next: ViewSpacing, along axis: Axes) -> CGFloat {
    let (end, start) =
      axis.contains(.horizontal) ? (trailing, next.leading) : (bottom, next.top)
    return Self.larger(end, start) ?? unit ?? next.unit ?? 8
  }

  /// Takes over what another spacing says of some edges, where it is the larger, or the only one.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges; by default all.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edges = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
    unit = unit ?? other.unit
  }

  /// Returns this spacing together with what another one says, see ``formUnion(_:edges:)``.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges of it that count; by default all.
  /// - Returns: What both say.
  public func union(_ other: ViewSpacing, edges: Edges = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Forgets what is said of some edges.
  mutating func reset(_ edges: Edges) {
    if edges.contains(.top) { top = nil }
    if edges.contains(.leading) { leading = nil }
    if edges.contains(.bottom) { bottom = nil }
    if edges.contains(.trailing) { trailing = nil }
  }

  /// The larger of two lengths that may not be said.
  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}
