public import Foundation

/// The baselines of a text, as distances from its top edge, in points.
public struct TextBaselines: Sendable, Hashable {
  /// The baseline of the first line.
  public var first: CGFloat

  /// The baseline of the last line.
  public var last: CGFloat

  /// Creates baselines.
  public init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}
