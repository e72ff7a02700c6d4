import Foundation

/// How far a line of a lazy container reaches, or several lines together.
struct LineExtent: Equatable {
  /// The number of lines that were measured.
  var count = 0

  /// Their lengths along the container, each with the gap behind it.
  var length: CGFloat = 0

  /// How far they reach before and after the guide that they are aligned by.
  var before = -CGFloat.infinity
  var after = -CGFloat.infinity

  /// So many lines of this extent.
  func times(_ number: Int) -> LineExtent {
    LineExtent(count: number, length: CGFloat(number) * length, before: before, after: after)
  }

  /// Takes over other lines.
  mutating func add(_ other: LineExtent) {
    count += other.count
    length += other.length
    before = max(before, other.before)
    after = max(after, other.after)
  }
}
