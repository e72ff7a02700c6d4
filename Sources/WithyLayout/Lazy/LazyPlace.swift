import Foundation

/// The position of a lazy container in its scroll container.
struct LazyPlace {
  /// The area with the visible rectangle; `nil` if there is none and all lines count as visible.
  var area: VisibleArea?

  /// Whether the lines of the container follow each other horizontally.
  var isHorizontal: Bool

  /// The start of the scrolled content in the coordinates of the container, or its end if it runs
  /// in the opposite direction, and whether it does.
  var origin: CGFloat = 0
  var isReversed = false

  /// The gap after a line.
  var gap: CGFloat

  /// The length given as an estimate until a line has been measured, with the gap after it.
  var givenEstimate: CGFloat?

  /// The visible range along the container; `nil` if everything is visible.
  var visible: (start: CGFloat, end: CGFloat)? {
    guard let rect = area?.rect else { return nil }
    let (start, length) =
      isHorizontal ? (rect.origin.x, rect.width) : (rect.origin.y, rect.height)
    return isReversed
      ? (origin - start - length, origin - start) : (origin + start, origin + start + length)
  }

  /// The length to assume for a line until one has been measured: the given estimate, or an eighth
  /// of the visible length, so that measuring the first few gives a better one.
  var estimate: CGFloat {
    if let givenEstimate { return givenEstimate }
    guard let visible, visible.end < .infinity else { return 0 }
    return (visible.end - visible.start) / 8
  }
}
