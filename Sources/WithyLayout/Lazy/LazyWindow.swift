import Foundation

/// What a lazy container in a live tree knows of its lines from pass to pass: which of them are made, how
/// long those are that were met, and what is visible.
///
/// The part of the tree that makes the lines keeps it; the visible area knows it weakly.
final class LazyWindow {
  /// The lines that are made.
  private(set) var range = 0..<0

  /// Counts the evaluations after which what is made stands elsewhere, and whether the next one is such.
  private(set) var version = 0
  private var isOutdated = false

  /// The lengths of lines that were met.
  private(set) var extents = LineExtents(count: 0)

  /// What is added to positions, so that what is visible stays where it is when a length before it turns out
  /// to be another one than was estimated.
  private var shift: CGFloat = 0

  /// A line that stays where it is when that happens, and whether it stood where it belongs.
  private var anchor = 0
  private var isAnchored = false

  /// Whether a line of any length was ever met.
  private var hasMet = false

  /// What the container is visible in, and where that stands; `nil` until it was arranged.
  private var place: LazyPlace?

  /// The area in which the container is visible.
  var area: VisibleArea? { place?.area }

  /// The length across of the proposal that the lengths belong to.
  private var breadth: CGFloat?

  /// What the lines were described by, how they stand, and the ids of the elements.
  private weak var description: AnyObject?
  private var style: LazyStyle?
  private var ids: Any?

  /// How often it has asked for other lines, before it stood.
  private var rounds = 0
  private var isAsking = false

  /// The number of rounds in a row after which lines count as changing endlessly.
  private static let roundLimit = 16

  /// Has the lines evaluated again, and returns whether they will be.
  private let evaluateAgain: () -> Bool

  /// Creates a window in which nothing is visible yet.
  init(evaluateAgain: @escaping () -> Bool) {
    self.evaluateAgain = evaluateAgain
  }

  /// Takes over what a description says, and chooses the lines to make.
  ///
  /// - Parameters:
  ///   - description: What the lines are described by, the same one while nothing has changed.
  ///   - style: How the container stands.
  ///   - ids: The ids of the elements.
  func update<ID: Hashable>(_ description: AnyObject, _ style: LazyStyle, _ ids: [ID]) {
    if description !== self.description {
      self.description = description
      adopt(ids, style)
    }
    if !isAsking { rounds = 0 }
    isAsking = false
    let wanted = wanted
    if wanted.shift != shift || isOutdated { version += 1 }
    isOutdated = false
    (range, shift) = wanted
    if let visible = place?.visible { anchor = extents.line(at: visible.start - shift) }
  }

  /// Takes over the ids of elements, and keeps the lengths of the lines whose elements are still there.
  private func adopt<ID: Hashable>(_ ids: [ID], _ style: LazyStyle) {
    let old = self.ids as? [ID]
    let isOther = style != self.style || old == nil
    if !isOther, old == ids { return }
    isOutdated = true
    (self.ids, self.style) = (ids, style)
    let count = style.lines(of: ids.count)
    let kept = LineExtents(count: count)
    kept.estimate = extents.mean
    // Lines of other elements, or with other gaps, have nothing to do with those that were measured.
    guard !isOther, let old else {
      extents = kept
      isAnchored = false
      return
    }
    let moves = LineMoves(from: old, to: ids, style.width)
    extents.forEach { line, extent in
      if let line = moves.line(of: line) { kept.set(extent, of: line) }
    }
    let start = moves.line(of: range.lowerBound) ?? min(range.lowerBound, count)
    range = start..<max(min(start + range.count, count), start)
    anchor = moves.line(of: anchor) ?? anchor
    extents = kept
  }
}

extension LazyWindow {
  /// The lines that should be made, and what is then added to positions.
  ///
  /// What is a quarter of the visible length away is made, and what is made stays up to a half.
  private var wanted: (range: Range<Int>, shift: CGFloat) {
    guard let place else { return (0..<0, 0) }
    let count = extents.count
    guard let visible = place.visible else { return (0..<count, 0) }
    let length = visible.end - visible.start
    guard length > 0 else { return (0..<0, 0) }
    func lines(_ margin: CGFloat, _ shift: CGFloat) -> Range<Int> {
      let (start, end) = (visible.start - margin - shift, visible.end + margin - shift)
      let first = extents.line(at: start)
      let last = end > 0 ? extents.line(at: end) : 0
      let isReached = last < count && extents.position(of: last) < end
      return first..<max(isReached ? last + 1 : last, first)
    }
    var shift = shift
    var near = lines(length / 4, shift)
    // Nothing that stays where it is, or nothing to make room for.
    let isAtStart = visible.start - length / 4 <= 0
    if shift != 0, isAtStart || !near.overlaps(range) || !hasGap(before: near.lowerBound) {
      shift = 0
      near = lines(length / 4, 0)
    }
    let kept = range.clamped(to: lines(length / 2, shift))
    guard kept.overlaps(near) else { return (near, shift) }
    let wanted = min(kept.lowerBound, near.lowerBound)..<max(kept.upperBound, near.upperBound)
    return (wanted, shift)
  }

  /// Whether there are lines before one that were not measured.
  private func hasGap(before line: Int) -> Bool {
    extents.sum(in: 0..<line).count < line
  }

  /// Where the lines that are made begin, and the length of all, without the gap behind the last.
  ///
  /// - Parameters:
  ///   - lines: The extents that the lines have now.
  ///   - gap: The gap behind a line.
  /// - Returns: Both, along the container.
  func span(of lines: [LineExtent], gap: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let start = start(of: lines)
    let after = extents.sum(in: range.upperBound..<extents.count)
    var known = extents.sum(in: 0..<range.lowerBound)
    known.add(after)
    for line in lines { known.add(line) }
    let mean = extents.mean(of: known)
    let made = lines.reduce(0) { $0 + $1.length }
    let rest = extents.count - range.upperBound - after.count
    let length = start + made + after.length + CGFloat(rest) * mean
    return (start, length > 0 ? max(length - gap, 0) : 0)
  }

  /// Where the lines that are made begin: behind those before them, if these were all measured, and else
  /// so that the anchor stays where it is.
  private func start(of lines: [LineExtent]) -> CGFloat {
    let before = extents.sum(in: 0..<range.lowerBound)
    guard before.count < range.lowerBound else { return before.length }
    let anchor = anchor(in: lines)
    return extents.position(of: anchor) + shift
      - lines[..<(anchor - range.lowerBound)].reduce(0) { $0 + $1.length }
  }

  private func anchor(in lines: [LineExtent]) -> Int {
    min(max(anchor, range.lowerBound), range.lowerBound + lines.count)
  }

  /// How far the lines before and after those that are made reach across.
  var around: LineExtent {
    var around = extents.sum(in: 0..<range.lowerBound)
    around.add(extents.sum(in: range.upperBound..<extents.count))
    return around
  }
}

extension LazyWindow {
  /// Takes over what an arrangement has found.
  ///
  /// - Parameters:
  ///   - lines: The extents of the lines that are made.
  ///   - place: Where the container stands.
  ///   - breadth: The length across of the proposal that the extents belong to.
  ///   - report: Reports that the lines change endlessly.
  /// - Returns: Whether other lines are near, which are to be asked for.
  func settle(
    _ lines: [LineExtent],
    in place: LazyPlace,
    breadth: CGFloat?,
    report: (String) -> Void
  ) -> Bool {
    let start = start(of: lines)
    let anchor = anchor(in: lines)
    let anchorPosition =
      start + lines[..<(anchor - range.lowerBound)].reduce(0) { $0 + $1.length }
    if breadth != self.breadth || place.gap != self.place?.gap {
      // Lengths that depend on the length across, or on the gap, are no longer what they were.
      self.breadth = breadth
      let isOther = zip(range, lines).contains { line, extent in
        extents[line].map { $0.length != extent.length } ?? false
      }
      if isOther { forgetLengths() }
      if place.gap != self.place?.gap { isAnchored = false }
    }
    for (line, extent) in zip(range, lines) where extents[line] != extent {
      extents.set(extent, of: line)
    }
    let isHeld = isAnchored && hasGap(before: range.lowerBound)
    shift = isHeld ? anchorPosition - extents.position(of: anchor) : 0
    if abs(extents.position(of: anchor) + shift - anchorPosition) > 0.001 { isOutdated = true }
    isAnchored = isAnchored || extents.sum.length > 0
    self.place = place
    place.area?.add(self)
    hasMet = hasMet || extents.sum.length > 0
    estimate()
    if wanted == (range, shift), !isOutdated {
      rounds = 0
      return false
    }
    rounds += 1
    if rounds == Self.roundLimit {
      report("needs other rows whenever it is arranged; it was left as it is")
    }
    return rounds < Self.roundLimit
  }

  /// Forgets the lengths of lines, but not how long they are in the mean.
  private func forgetLengths() {
    let mean = extents.mean
    extents = LineExtents(count: extents.count)
    extents.estimate = mean
    isOutdated = true
  }

  /// Asks for other lines if other ones are near the visible rectangle now.
  func follow() {
    rounds = 0
    estimate()
    if isOutdated || wanted != (range, shift) { ask() }
  }

  /// Estimates the length of lines by what is visible, as long as none was met.
  private func estimate() {
    guard !hasMet, let place, extents.count > 0, extents.estimate != place.estimate else { return }
    extents.estimate = place.estimate
    isOutdated = true
  }

  /// Has the lines evaluated again.
  ///
  /// - Returns: Whether they are, or will be.
  @discardableResult
  func ask() -> Bool {
    isAsking = true
    return evaluateAgain()
  }
}
