import Foundation

/// The state of a lazy container in a live tree, from pass to pass: which lines are made, the
/// lengths of those measured so far, and what is visible.
///
/// The part of the tree that makes the lines retains the window; the visible area references it
/// weakly.
final class LazyWindow {
  /// The lines that are made.
  private(set) var range = 0..<0

  /// The number of evaluations that moved existing lines, and whether the next one will.
  private(set) var version = 0
  private var isOutdated = false

  /// The extents of the lines measured so far.
  private(set) var extents = LineExtents(count: 0)

  /// An offset added to positions, which keeps the visible lines in place when the length of a line
  /// before them differs from its estimate.
  private var shift: CGFloat = 0

  /// The line that keeps its position in that case, and whether its position has been established.
  private var anchor = 0
  private var isAnchored = false

  /// Whether a line with a length has ever been measured.
  private var hasMeasuredLength = false

  /// The container's position in its scroll container; `nil` until it has been arranged.
  private var place: LazyPlace?

  /// The area in which the container is visible.
  var area: VisibleArea? { place?.area }

  /// The proposed size across, for which the lines were measured.
  private var breadth: CGFloat?

  /// The description, spec and element ids of the last update.
  private weak var description: AnyObject?
  private var spec: LazySpec?
  private var ids: Any?

  /// The number of successive requests for other lines, and whether one is under way.
  private var rounds = 0
  private var isAsking = false

  /// The number of successive requests after which the lines count as changing endlessly.
  private static let roundLimit = 16

  /// Evaluates the lines again, now or later; returns whether it will.
  private let evaluateAgain: () -> Bool

  /// Creates a window in which nothing is visible yet.
  init(evaluateAgain: @escaping () -> Bool) {
    self.evaluateAgain = evaluateAgain
  }

  /// Adopts a description, and chooses the lines to make.
  ///
  /// - Parameters:
  ///   - description: The identity of the description, the same object as long as nothing has
  ///     changed.
  ///   - spec: The spec of the container.
  ///   - ids: The ids of the elements.
  func update<ID: Hashable>(_ description: AnyObject, _ spec: LazySpec, _ ids: [ID]) {
    if description !== self.description {
      self.description = description
      adopt(ids, spec)
    }
    if !isAsking { rounds = 0 }
    isAsking = false
    let wanted = wanted
    if wanted.shift != shift || isOutdated { version += 1 }
    isOutdated = false
    (range, shift) = wanted
    if let visible = place?.visible { anchor = extents.line(at: visible.start - shift) }
  }

  /// Adopts the elements' ids, and keeps the lengths of lines whose elements are still present.
  private func adopt<ID: Hashable>(_ ids: [ID], _ spec: LazySpec) {
    let old = self.ids as? [ID]
    let isOther = spec != self.spec || old == nil
    if !isOther, old == ids { return }
    isOutdated = true
    (self.ids, self.spec) = (ids, spec)
    let count = spec.lines(of: ids.count)
    let kept = LineExtents(count: count)
    kept.estimate = extents.mean
    // Measured lengths do not hold for unrelated elements or another spec.
    guard !isOther, let old else {
      extents = kept
      isAnchored = false
      return
    }
    let moves = LineMoves(from: old, to: ids, spec.width)
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
  /// The lines that should be made, and the offset to add to positions then.
  ///
  /// Lines up to a quarter of the visible length away are made; existing lines stay up to half of
  /// it away.
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
    // Drop the offset near the beginning, far from the existing lines, or if all lines before are
    // measured.
    let isAtStart = visible.start - length / 4 <= 0
    func isFar() -> Bool { !lines(length * 8, shift).overlaps(range) }
    if shift != 0, isAtStart || isFar() || !hasGap(before: near.lowerBound) {
      shift = 0
      near = lines(length / 4, 0)
    }
    let kept = range.clamped(to: lines(length / 2, shift))
    guard kept.overlaps(near) else { return (near, shift) }
    let wanted = min(kept.lowerBound, near.lowerBound)..<max(kept.upperBound, near.upperBound)
    return (wanted, shift)
  }

  /// Returns whether any line before a line has not been measured.
  private func hasGap(before line: Int) -> Bool {
    extents.sum(in: 0..<line).count < line
  }

  /// Returns where the existing lines begin, and the length of all lines, without the gap after the
  /// last.
  ///
  /// - Parameters:
  ///   - lines: The current extents of the existing lines.
  ///   - gap: The gap after a line.
  /// - Returns: Both lengths, along the container.
  func span(of lines: [LineExtent], gap: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let made = lines.reduce(0) { $0 + $1.length }
    // Infinite lines are measured but never placed.
    guard made < .infinity else { return (0, .infinity) }
    let start = start(of: lines)
    let after = extents.sum(in: range.upperBound..<extents.count)
    var known = extents.sum(in: 0..<range.lowerBound)
    known.add(after)
    for line in lines { known.add(line) }
    let mean = extents.mean(of: known)
    let rest = extents.count - range.upperBound - after.count
    let length = start + made + after.length + CGFloat(rest) * mean
    return (start, length > 0 ? max(length - gap, 0) : 0)
  }

  /// Returns where the existing lines begin: after the lines before them if all of those have been
  /// measured, or else so that the anchor keeps its position.
  private func start(of lines: [LineExtent]) -> CGFloat {
    let before = extents.sum(in: 0..<range.lowerBound)
    guard before.count < range.lowerBound else { return before.length }
    let anchor = anchor(in: lines)
    return extents.position(of: anchor) + shift
      - length(of: lines, before: anchor)
  }

  /// Returns the length of the existing lines before one of them.
  private func length(of lines: [LineExtent], before line: Int) -> CGFloat {
    lines[..<(line - range.lowerBound)].reduce(0) { $0 + $1.length }
  }

  /// Returns the line that keeps its position, limited to the existing lines.
  private func anchor(in lines: [LineExtent]) -> Int {
    min(max(anchor, range.lowerBound), range.lowerBound + lines.count)
  }

  /// How far the lines before and after the existing ones extend across.
  var around: LineExtent {
    var around = extents.sum(in: 0..<range.lowerBound)
    around.add(extents.sum(in: range.upperBound..<extents.count))
    return around
  }
}

extension LazyWindow {
  /// Takes in the results of an arrangement.
  ///
  /// - Parameters:
  ///   - lines: The extents of the existing lines.
  ///   - place: The position of the container.
  ///   - breadth: The proposed size across, for which the lines were measured.
  ///   - report: Reports that the lines change endlessly.
  /// - Returns: Whether other lines are near, so that the caller should request them.
  func settle(
    _ lines: [LineExtent],
    in place: LazyPlace,
    breadth: CGFloat?,
    report: (String) -> Void
  ) -> Bool {
    let start = start(of: lines)
    let anchor = anchor(in: lines)
    let anchorPosition = start + length(of: lines, before: anchor)
    if breadth != self.breadth || place.gap != self.place?.gap {
      // Lengths may depend on the size across, or on the gap, which has changed.
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
    hasMeasuredLength = hasMeasuredLength || extents.sum.length > 0
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

  /// Forgets the lengths of all lines, but not their mean.
  private func forgetLengths() {
    let mean = extents.mean
    extents = LineExtents(count: extents.count)
    extents.estimate = mean
    isOutdated = true
  }

  /// Requests other lines if the visible rectangle now needs them.
  func follow() {
    rounds = 0
    estimate()
    if isOutdated || wanted != (range, shift) { ask() }
  }

  /// Estimates the length of a line by the visible length until one has been measured.
  private func estimate() {
    guard !hasMeasuredLength, let place, extents.count > 0, extents.estimate != place.estimate
    else { return }
    extents.estimate = place.estimate
    isOutdated = true
  }

  /// Requests that the lines be evaluated again.
  ///
  /// - Returns: Whether they have been, or will be.
  @discardableResult
  func ask() -> Bool {
    isAsking = true
    return evaluateAgain()
  }
}
