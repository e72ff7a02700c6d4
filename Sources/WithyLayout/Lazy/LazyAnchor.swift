import Foundation

/// The part of a lazy container that keeps its position in the scroll container: the first visible
/// line, or the end of the lines if all are in front of what is visible.
struct LazyAnchor {
  /// The line; the number of lines for their end.
  let line: Int

  /// The position in the scroll container.
  let position: CGFloat
}

extension LazyAnchor {
  /// Finds the first line of a range that is visible, and not just the gap after it, or the end of
  /// the lines; fails if something in front of the container is visible, or nothing of the lines is.
  init?(in lines: Range<Int>, of extents: LineExtents, at place: LazyPlace) {
    guard let visible = place.visible, visible.start > -0.001 || place.isBehindBlank else {
      return nil
    }
    let end = extents.start(of: extents.count, gap: place.gap)
    let isKnown = end > 0 || extents.sum.count == extents.count
    if isKnown, visible.start > 0.001, visible.start > end - 0.001 {
      self.init(line: extents.count, position: place.outer(end))
      return
    }
    let line = max(extents.line(at: visible.start + place.gap), lines.lowerBound)
    let start = extents.position(of: line)
    guard lines.contains(line), start < visible.end else { return nil }
    self.init(line: line, position: place.outer(start))
  }
}

extension LineExtents {
  /// Returns the position of a line, or that of the end, without the gap after the last line.
  func start(of line: Int, gap: CGFloat) -> CGFloat {
    line < count ? position(of: line) : max(position(of: count) - gap, 0)
  }
}
