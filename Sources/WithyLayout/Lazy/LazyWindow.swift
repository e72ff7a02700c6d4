import Foundation

/// The state of a lazy container in a live tree, from pass to pass: which lines are made, the
/// lengths of those measured so far, and the visible ones; the part that makes the lines retains
/// it, the visible area does not.
final class LazyWindow {
  private(set) var range = 0..<0

  private(set) var columns = 1

  var elements: Range<Int> {
    min(range.lowerBound * columns, count)..<min(range.upperBound * columns, count)
  }

  /// The number of evaluations that moved existing lines, and whether the next one will.
  private(set) var version = 0
  private var isOutdated = false

  /// Returns whether a layout has the lines that are made, where they are now.
  func isCurrent(_ layout: LazyLayout) -> Bool {
    range == layout.range && version == layout.version
  }

  /// The extents of the lines measured so far.
  private(set) var extents = LineExtents(count: 0)

  /// Whether a line with a length has ever been measured.
  private var hasMeasuredLength = false

  /// The container's position in its scroll container, with its anchor where that should be; `nil`
  /// until it has been arranged.
  private var place: LazyPlace?

  /// What keeps its position in the scroll container; `nil` if nothing does.
  private var anchor: LazyAnchor?

  /// Whether a visible line, or the end of the lines, keeps its position.
  var isAnchored: Bool { anchor != nil }

  var isAnchoredAtEnd: Bool { anchor?.line == extents.count }

  var area: VisibleArea? { place?.area }

  /// The axis along which the lines follow each other; `nil` until that is known.
  var axis: Axis? { place?.axis }

  /// The proposed size across, for which the lines were measured.
  private var breadth: CGFloat?

  /// The description, spec and element ids of the last update.
  private weak var description: AnyObject?
  private var spec: LazySpec?
  private var ids: Any?

  private var count = 0

  /// The number of successive requests for other lines, and whether one is under way.
  private var rounds = 0
  private var isAsking = false

  /// The number of successive requests after which the lines count as changing endlessly.
  private static let roundLimit = 16

  /// Evaluates the lines again, now or later, or with the next window if it waits for that; returns
  /// whether it will.
  private let evaluateAgain: (_ waits: Bool) -> Bool

  init(evaluateAgain: @escaping (_ waits: Bool) -> Bool) {
    self.evaluateAgain = evaluateAgain
  }

  deinit {
    if isAnchored || area?.isFollowed() == false { area?.resetContent() }
  }

  /// Adopts a description, the same object while nothing changes, and chooses the lines to make.
  func update<ID: Hashable>(_ description: AnyObject, _ spec: LazySpec, _ ids: [ID]) {
    if description !== self.description {
      self.description = description
      let wasAnchored = isAnchored
      adopt(ids, spec)
      setEstimate()
      if wasAnchored { place?.area?.resetContent() }
      keepAnchor()
    }
    if !isAsking { rounds = 0 }
    isAsking = false
    if isOutdated { version += 1 }
    isOutdated = false
    range = wanted
  }

  /// Adopts the elements' ids, and keeps the lengths of lines whose elements are still present.
  private func adopt<ID: Hashable>(_ ids: [ID], _ spec: LazySpec) {
    let (old, oldSpec) = (self.ids as? [ID], self.spec)
    if spec == oldSpec, old == ids { return }
    isOutdated = true
    (self.ids, self.spec, count) = (ids, spec, ids.count)
    var kept = LineExtents(count: (count + columns - 1) / columns, estimate: extents.mean)
    defer { extents = kept }
    guard let old else { return anchor = nil }
    let moves = LineMoves(from: old, to: ids, columns)
    let oldCount = extents.count
    // Whether a line is still between the same ones, as far as these have not been removed.
    func isInOrder(_ old: Int) -> Bool {
      guard let new = moves.line(of: old) else { return false }
      let before = (0..<old).last { moves.line(of: $0) != nil }.flatMap(moves.line)
      let after = (old + 1..<oldCount).first { moves.line(of: $0) != nil }.flatMap(moves.line)
      return before ?? -1 < new && new < after ?? .max
    }
    // A first line without a length keeps its position only while no line moves.
    let begin = place.flatMap { place in
      place.visible.map { extents.line(at: $0.start + place.gap) }
    }
    let first = max(anchor?.line ?? range.upperBound, begin ?? 0)
    let visible = min(first, range.upperBound)..<range.upperBound
    // The anchor is the first visible line that stays and has not been moved itself, or else the
    // first line behind those, which takes their place.
    let stays = visible.filter { moves.line(of: $0) != nil }
    let end = place?.visible?.end ?? .infinity
    let shown = stays.prefix { extents.position(of: $0) < end }
    let lines = shown.isEmpty ? stays[...] : shown
    if let anchor, isAnchoredAtEnd {
      self.anchor = LazyAnchor(line: kept.count, position: anchor.position)
    } else if let anchor, let place, let next = lines.first(where: isInOrder) ?? lines.first,
      let line = moves.line(of: next)
    {
      let own = place.outer(extents.position(of: next))
      self.anchor = LazyAnchor(line: line, position: shown.isEmpty ? anchor.position : own)
    } else if let anchor, let line = ids.firstIndex(of: old[anchor.line * columns]) {
      self.anchor = LazyAnchor(line: line / columns, position: anchor.position)
    } else {
      anchor = nil
    }
    // Measured lengths do not hold for another spec.
    guard spec == oldSpec else { return }
    let measured = extents.measured.compactMap { line, extent in
      moves.line(of: line).map { (line: $0, extent: extent) }
    }
    // In order, each is added at the end.
    for (line, extent) in measured.sorted(by: { $0.line < $1.line }) {
      kept.set([extent], from: line)
    }
    let start = moves.line(of: range.lowerBound) ?? min(range.lowerBound, kept.count)
    range = start..<max(min(start + range.count, kept.count), start)
  }

  private var wanted: Range<Int> {
    guard let place else { return 0..<0 }
    guard let (start, end) = place.visible else { return 0..<extents.count }
    // With a negative gap, a line ends after the next one begins.
    return extents.lines(near: (start + min(place.gap, 0), end), keeping: range)
  }

  /// Moves the container, as far as it is known here, so that the anchor keeps its position.
  private func keepAnchor() {
    guard let anchor, let gap = place?.gap, place?.isScrolled == true else { return }
    place?.move(extents.start(of: anchor.line, gap: gap), to: anchor.position)
  }

  /// Finds what keeps its position, as far as some lines show.
  private func findAnchor(in lines: Range<Int>) -> LazyAnchor? {
    place.flatMap { LazyAnchor(in: lines, of: extents, at: $0) }
  }

  /// Takes in the lengths of an arrangement, and returns how far the content of the scroll
  /// container must be moved so that the anchor keeps its position; `nil` if there is no anchor.
  func take(_ lines: LazyLines, in place: LazyPlace) -> CGFloat? {
    if lines.columns != columns { regroup(lines.columns) }
    if lines.givenBreadth != breadth || place.gap != self.place?.gap {
      // Lengths may depend on the size across, or on the gap, which has changed.
      breadth = lines.givenBreadth
      let isOther = zip(range, lines.extents).contains { line, extent in
        extents[line].map { $0.length != extent.length } ?? false
      }
      if isOther {
        // Their mean stays.
        extents = LineExtents(count: extents.count, estimate: extents.mean)
        isOutdated = true
      }
    }
    extents.set(lines.extents, from: range.lowerBound)
    if place.area !== area {
      area?.remove(self)
      place.area?.add(self)
    }
    self.place = place
    hasMeasuredLength = hasMeasuredLength || extents.length > 0
    setEstimate()
    guard let anchor, place.isScrolled else { return nil }
    return anchor.position - place.outer(extents.start(of: anchor.line, gap: place.gap))
  }

  /// Puts another number of elements into a line, which is known only once there is a size across.
  private func regroup(_ columns: Int) {
    // A window behind the last line begins behind the last element.
    let (first, end) = (elements.lowerBound, elements.upperBound)
    let isAnchoredAtEnd = isAnchoredAtEnd
    extents = LineExtents(count: (count + columns - 1) / columns, estimate: extents.mean)
    anchor = anchor.map {
      let line = isAnchoredAtEnd ? extents.count : $0.line * self.columns / columns
      return LazyAnchor(line: line, position: $0.position)
    }
    self.columns = columns
    range = first / columns..<(end + columns - 1) / columns
    isOutdated = true
  }

  /// Takes in that the content of the scroll container has been moved by a length.
  func move(by length: CGFloat) {
    place?.move(by: length)
  }

  /// Returns whether to request lines again after an arrangement, and reports an endless change.
  func needsAnotherRound(report: (String) -> Void) -> Bool {
    guard needsEvaluation else {
      rounds = 0
      return false
    }
    rounds += 1
    if rounds == Self.roundLimit {
      report("changes its rows after every arrangement; stopped")
    }
    return rounds < Self.roundLimit
  }

  /// Chooses what keeps its position: until all containers have the lines that are near, what was
  /// visible before, as long as it still is.
  func chooseAnchor(isFinal: Bool) {
    if !isFinal, let anchor, place?.isVisible(anchor.position) == true { return }
    let found = findAnchor(in: range)
    if isFinal || found != nil { anchor = found }
  }

  /// Returns whether an existing line is visible in both of two rectangles that do not meet.
  func hasLine(in old: CGRect, and new: CGRect) -> Bool {
    guard let place else { return false }
    let (old, new) = (old.ends(on: place.axis), new.ends(on: place.axis))
    let (first, last) = (min(old.end, new.end), max(old.start, new.start))
    return range.contains { line in
      let end = extents.position(of: line + 1) - min(place.gap, 0)
      let ends = [extents.position(of: line), end].map(place.outer)
      return min(ends[0], ends[1]) < first && max(ends[0], ends[1]) > last
    }
  }

  /// Lets all lines move, since the content of the scroll container is back at its origin.
  func releaseAnchor(from origin: CGPoint) {
    defer { anchor = findAnchor(in: 0..<extents.count) }
    guard let axis, origin[axis] != 0 else { return }
    move(by: -origin[axis])
    isOutdated = true
  }

  /// Chooses what keeps its position when the visible rectangle has changed.
  func follow() {
    rounds = 0
    setEstimate()
    if let found = findAnchor(in: range) {
      anchor = found
    } else if let anchor, place?.isVisible(anchor.position) == false {
      self.anchor = findAnchor(in: 0..<extents.count)
    } else {
      keepAnchor()
    }
  }

  /// Whether other lines are near, or existing ones have moved.
  var needsEvaluation: Bool { isOutdated || wanted != range }

  /// Estimates the length of a line by the visible length until one has been measured.
  private func setEstimate() {
    guard !hasMeasuredLength, let place, extents.count > 0, extents.estimate != place.estimate
    else { return }
    extents.estimate = place.estimate
    isOutdated = true
  }

  /// Requests that the lines of windows be evaluated again, in one pass, and returns whether they have
  /// been, or will be.
  @discardableResult
  static func ask(_ windows: [LazyWindow]) -> Bool {
    windows.reduce(false) { isAsked, window in
      window.isAsking = true
      return window.evaluateAgain(window !== windows.last) || isAsked
    }
  }
}
