import Foundation

/// The position of a lazy container in its scroll container, whose coordinates are measured from
/// the leading or top edge, as the visible rectangle is.
struct LazyPlace {
  /// The area with the visible rectangle; `nil` if there is none and all lines count as visible.
  var area: VisibleArea?

  var axis: Axis

  /// The start of the scroll container in the coordinates of the container.
  var origin: CGFloat = 0

  /// Whether the lines run against the direction of the scroll container.
  var isReversed = false

  /// Whether the scroll container scrolls along the container, so that its content can be moved.
  var isScrolled = false

  var gap: CGFloat

  /// The length given as an estimate until a line has been measured, with the gap after it.
  var givenEstimate: CGFloat?

  /// Returns the position in the scroll container of a position in the container.
  func outer(_ position: CGFloat) -> CGFloat {
    isReversed ? origin - position : position - origin
  }

  /// Moves the container so that a position in it has a position in the scroll container.
  mutating func move(_ position: CGFloat, to outer: CGFloat) {
    origin = isReversed ? outer + position : position - outer
  }

  mutating func move(by length: CGFloat) { origin += isReversed ? length : -length }

  /// The visible range along the container; `nil` if everything is visible.
  var visible: (start: CGFloat, end: CGFloat)? {
    guard let rect = area?.rect else { return nil }
    let (start, end) = rect.ends(on: axis)
    return isReversed ? (origin - end, origin - start) : (origin + start, origin + end)
  }

  func isVisible(_ position: CGFloat) -> Bool {
    guard let ends = area?.rect.ends(on: axis) else { return true }
    return ends.start <= position && position < ends.end
  }

  /// Whether blank space, left by rows that were removed, is all that is in front of the container.
  var isBehindBlank: Bool {
    guard let start = area?.contentOrigin[axis] else { return false }
    return start > .tolerance && abs(outer(0) - start) < .tolerance
  }

  /// The length to assume for a line until one has been measured: the given estimate, or an eighth
  /// of the visible length, so that measuring the first few gives a better one.
  var estimate: CGFloat {
    if let givenEstimate { return givenEstimate }
    guard let visible, visible.end - visible.start < .infinity else { return 0 }
    return (visible.end - visible.start) / 8
  }
}

/// The part of a lazy container that keeps its position in the scroll container: the first visible
/// line, or the end of the lines if all are in front of what is visible.
struct LazyAnchor {
  /// The line; the number of lines for their end.
  let line: Int

  let position: CGFloat
}

extension LazyAnchor {
  /// Finds the first line of a range that is visible, and not just the gap after it, or the end of
  /// the lines; fails if something in front of the container is visible, or nothing of the lines is.
  init?(in lines: Range<Int>, of extents: LineExtents, at place: LazyPlace) {
    guard let visible = place.visible, visible.start > -.tolerance || place.isBehindBlank else {
      return nil
    }
    let end = extents.start(of: extents.count, gap: place.gap)
    let isKnown = end > 0 || extents.areAllMeasured
    if isKnown, visible.start > .tolerance, visible.start > end - .tolerance {
      self.init(line: extents.count, position: place.outer(end))
      return
    }
    // At the beginning, the first line is visible even if it, but not all, has no length yet.
    let isAtStart = visible.start < .tolerance && end > 0
    let first = isAtStart ? 0 : extents.line(at: visible.start + place.gap)
    let line = max(first, lines.lowerBound)
    let start = extents.position(of: line)
    guard lines.contains(line), start < visible.end else { return nil }
    self.init(line: line, position: place.outer(start))
  }
}

extension LineExtents {
  /// Returns the position of a line, or that of the end, without the gap after the last line.
  func start(of line: Int, gap: CGFloat) -> CGFloat {
    let position = position(of: line)
    return line < count || position == 0 ? position : max(position - gap, 0)
  }
}
