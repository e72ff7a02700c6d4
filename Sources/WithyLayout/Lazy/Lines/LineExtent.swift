import Foundation

/// The extent of one line of a lazy container, or the combined extent of several.
struct LineExtent: Equatable {
  /// The number of lines measured.
  var count = 0

  /// The sum of their lengths along the container, each with the gap after it.
  var length: CGFloat = 0

  /// How far they extend before and after their common guide.
  var before = -CGFloat.infinity
  var after = -CGFloat.infinity

  /// Returns the combined extent of a number of lines with this extent.
  func times(_ number: Int) -> LineExtent {
    LineExtent(count: number, length: CGFloat(number) * length, before: before, after: after)
  }

  /// Adds the extent of other lines.
  mutating func add(_ other: LineExtent) {
    count += other.count
    length += other.length
    before = max(before, other.before)
    after = max(after, other.after)
  }
}
