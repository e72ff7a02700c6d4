import Foundation

/// The extent of one line of a lazy container, or the combined extent of several.
struct LineExtent: Equatable {
  /// The number of lines measured.
  var count = 0

  /// The sum of their lengths along the container, each with the gap after it.
  var length: CGFloat = 0

  /// The length across of the widest element.
  var breadth: CGFloat = 0

  /// Adds the extent of other lines.
  mutating func add(_ other: LineExtent) {
    count += other.count
    length += other.length
    breadth = max(breadth, other.breadth)
  }
}
