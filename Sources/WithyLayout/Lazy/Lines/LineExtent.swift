import Foundation

/// The extent of one line of a lazy container, or the combined extent of several.
struct LineExtent: Equatable {
  /// The number of lines measured.
  var count = 0

  /// The sum of their lengths along the container, each with the gap after it.
  var length: CGFloat = 0

  /// The length across of the widest element.
  var breadth: CGFloat = 0

  /// Returns the combined extent of a number of lines with this extent.
  func times(_ number: Int) -> LineExtent {
    LineExtent(count: number, length: CGFloat(number) * length, breadth: breadth)
  }

  /// Adds the extent of other lines.
  mutating func add(_ other: LineExtent) {
    count += other.count
    length += other.length
    breadth = max(breadth, other.breadth)
  }
}
