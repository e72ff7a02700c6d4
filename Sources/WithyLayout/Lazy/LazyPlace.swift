import Foundation

/// Where a lazy container stands in what scrolls.
struct LazyPlace {
  /// The area whose rectangle says what is visible; `nil` if there is none, so that everything is.
  var area: VisibleArea?

  /// Whether the lines of the container follow each other horizontally.
  var isHorizontal: Bool

  /// Where what scrolls begins, or ends if it runs in the other direction, in the container.
  var origin: CGFloat = 0
  var isReversed = false

  /// The gap behind a line.
  var gap: CGFloat

  /// The length of a line that was given for as long as none was measured, with the gap behind it.
  var givenEstimate: CGFloat?

  /// What is visible of the container, along it; `nil` if everything is.
  var visible: (start: CGFloat, end: CGFloat)? {
    guard let rect = area?.rect else { return nil }
    let (start, length) =
      isHorizontal ? (rect.origin.x, rect.width) : (rect.origin.y, rect.height)
    return isReversed
      ? (origin - start - length, origin - start) : (origin + start, origin + start + length)
  }

  /// The length of a line while none was measured: what was given, or else an eighth of what is visible, so
  /// that the first few can say more.
  var estimate: CGFloat {
    if let givenEstimate { return givenEstimate }
    guard let visible, visible.end < .infinity else { return 0 }
    return (visible.end - visible.start) / 8
  }
}
