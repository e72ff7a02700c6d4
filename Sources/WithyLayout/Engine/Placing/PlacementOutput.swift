import Foundation

/// How computed frames are converted to the frames that leaves get.
struct PlacementOutput {
  /// The sum of the left and right edges to mirror frames between; `nil` not to mirror.
  var mirror: CGFloat?

  /// The number of pixels per point to which edges are rounded; `nil` not to round.
  var scale: CGFloat?

  /// Whether every leaf must be placed, because these properties have changed.
  var isNew = true

  /// Returns the converted frame of a leaf, and whether it is finite; an edge that is not is at 0.
  @inline(__always)
  func converted(_ frame: CGRect) -> (CGRect, isFinite: Bool) {
    let isPlain = mirror == nil && scale == nil
    if isPlain, (frame.minX + frame.minY + frame.width + frame.height).isFinite {
      return (frame, true)
    }
    return mirroredAndRounded(frame)
  }

  private func mirroredAndRounded(_ frame: CGRect) -> (CGRect, isFinite: Bool) {
    let (x, width) = rounded(mirror.map { $0 - frame.maxX } ?? frame.minX, frame.width)
    let (y, height) = rounded(frame.minY, frame.height)
    let (origin, size) = (CGPoint(x: x, y: y).finite, CGSize(width: width, height: height))
    let converted = CGRect(origin: origin, size: CGSize { size[$0].finiteOrZero })
    return (converted, (x + y + width + height).isFinite)
  }

  /// Returns the position and length of a frame on an axis, rounded to pixels.
  ///
  /// A length of whole pixels is kept. Sums of lengths are not exact: an edge halfway between two
  /// pixels is rounded up even if it is a little less, so that both edges of a frame, and the edges
  /// of neighbours, are rounded the same way.
  private func rounded(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard let scale else { return (start, length) }
    func edge(_ edge: CGFloat) -> CGFloat {
      (edge * scale + 0.5 + .tolerance).rounded(.down) / scale
    }
    let pixels = length * scale
    let isWhole = abs(pixels - pixels.rounded()) < .tolerance
    return (edge(start), isWhole ? length : max(edge(start + length) - edge(start), 0))
  }
}
