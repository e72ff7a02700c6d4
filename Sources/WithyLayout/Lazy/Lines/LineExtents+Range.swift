import Foundation

/// The lines to make, and the room for the others.
extension LineExtents {
  /// Returns the lines that should be made.
  ///
  /// Lines up to an eighth of the visible length away are needed. If some are missing, those up to
  /// a quarter away are made, and existing ones stay up to half of it away: a pass makes several
  /// lines, and scrolling costs little in between.
  func lines(
    near visible: (start: CGFloat, end: CGFloat),
    keeping range: Range<Int>
  ) -> Range<Int> {
    // There may be fewer lines than before.
    let range = range.clamped(to: 0..<count)
    let length = visible.end - visible.start
    guard length > 0 else { return 0..<0 }
    if isEnough(range, visible, length) { return range }
    func lines(_ margin: CGFloat) -> Range<Int> {
      let end = visible.end + margin
      let first = line(at: visible.start - margin)
      let last = end > 0 ? line(at: end) : 0
      let isReached = last < count && position(of: last) < end
      return first..<max(isReached ? last + 1 : last, first)
    }
    let near = lines(length / 4)
    let kept = range.clamped(to: lines(length / 2))
    guard kept.overlaps(near) else { return near }
    return min(kept.lowerBound, near.lowerBound)..<max(kept.upperBound, near.upperBound)
  }

  /// Returns whether lines reach an eighth of the visible length beyond each end, or to the ends of
  /// the container, but not as far as the whole of it.
  private func isEnough(
    _ range: Range<Int>,
    _ visible: (start: CGFloat, end: CGFloat),
    _ length: CGFloat
  ) -> Bool {
    let (start, end) = (position(of: range.lowerBound), position(of: range.upperBound))
    return (start <= visible.start - length / 8 || range.lowerBound == 0)
      && (end >= visible.end + length / 8 || range.upperBound == count)
      && !range.isEmpty && start >= visible.start - length && end <= visible.end + length
  }

  /// Returns where the lines that exist begin, and the length of all lines, with the gap after the
  /// last one, given the current extents of those that exist.
  func span(of lines: [LineExtent], in range: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    let (before, through) = (sum(before: range.lowerBound), sum(before: range.upperBound))
    var known = sum
    known.count -= through.count - before.count
    known.length -= through.length - before.length
    for line in lines { known.add(line) }
    // Infinite lines are measured but never placed.
    guard known.length < .infinity else { return (0, .infinity) }
    let mean = mean(of: known)
    return (
      before.length + CGFloat(range.lowerBound - before.count) * mean,
      known.length + CGFloat(count - known.count) * mean
    )
  }
}
