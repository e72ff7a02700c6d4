import Foundation

/// The extent of a line of a lazy container.
struct LineExtent: Equatable {
  /// The length along the container, with the gap after it.
  var length: CGFloat

  /// The length across of the widest element.
  var breadth: CGFloat
}

/// The extents of the measured lines of a lazy container, so that lines never measured cost neither
/// time nor memory.
struct LineExtents {
  /// The number of lines.
  let count: Int

  /// The length of an unmeasured line, with the gap after it, while no measured line has a length.
  var estimate: CGFloat

  /// The measured lines in order, and their extents.
  private var lines: [Int] = []
  private var extents: [LineExtent] = []

  /// The length of the measured lines before each of these, and of all.
  private var lengths: [CGFloat] = [0]

  /// The length across of the widest element measured.
  private(set) var breadth: CGFloat = 0

  init(count: Int, estimate: CGFloat = 0) {
    self.count = count
    self.estimate = estimate
  }

  /// The length of the measured lines.
  var length: CGFloat { lengths[lengths.count - 1] }

  var areAllMeasured: Bool { lines.count == count }

  /// The length to assume for an unmeasured line, with its gap: the mean of the measured ones.
  var mean: CGFloat { mean(of: lines.count, length) }

  /// Returns the mean length of some measured lines; while none has a length, the estimate shrinks
  /// with the number measured.
  private func mean(of count: Int, _ length: CGFloat) -> CGFloat {
    length > 0 ? length / CGFloat(count) : estimate / CGFloat(count + 1)
  }

  func position(of line: Int) -> CGFloat {
    let place = place(of: line)
    return lengths[place] + CGFloat(line - place) * mean
  }

  /// The extent of a line; `nil` if it has not been measured.
  subscript(line: Int) -> LineExtent? {
    let place = place(of: line)
    return place < lines.count && lines[place] == line ? extents[place] : nil
  }

  /// The measured lines in order, with their extents.
  var measured: some Sequence<(line: Int, extent: LineExtent)> {
    zip(lines, extents).lazy.map { (line: $0, extent: $1) }
  }

  mutating func set(_ new: [LineExtent], from first: Int) {
    let known = places(of: first..<first + new.count)
    if extents[known] == new[...] { return }
    breadth = breadth(of: new, in: first..<first + new.count)
    lines.replaceSubrange(known, with: first..<first + new.count)
    extents.replaceSubrange(known, with: new)
    lengths.removeLast(lengths.count - known.lowerBound - 1)
    for extent in extents[known.lowerBound...] { lengths.append(length + extent.length) }
  }

  /// Returns the length across of the widest line, given the current extents of some.
  func breadth(of current: [LineExtent], in range: Range<Int>) -> CGFloat {
    let (known, widest) = (places(of: range), current.map(\.breadth).max() ?? 0)
    // The others are only compared if the widest was one of these.
    if widest >= breadth || !extents[known].contains(where: { $0.breadth == breadth }) {
      return max(widest, breadth)
    }
    let others = extents[..<known.lowerBound] + extents[known.upperBound...]
    return others.reduce(widest) { max($0, $1.breadth) }
  }

  /// Returns the line at a position; the index after the last line if all end before it.
  func line(at position: CGFloat) -> Int {
    let mean = mean
    let place = places { lengths[$0 + 1] + CGFloat(lines[$0] - $0) * mean <= position }
    let start = place > 0 ? lines[place - 1] + 1 : 0
    let end = place < lines.count ? lines[place] : count
    let before = lengths[place] + CGFloat(start - place) * mean
    // Without a length, all unmeasured lines are where they begin.
    guard mean > 0 else { return position < before ? start : end }
    let number = max(((position - before) / mean).rounded(.down), 0)
    return number < CGFloat(end - start) ? start + Int(number) : end
  }

  /// Returns the place of a line among the measured ones.
  private func place(of line: Int) -> Int { places { lines[$0] < line } }

  /// Returns the places of the measured ones of some lines.
  private func places(of range: Range<Int>) -> Range<Int> {
    place(of: range.lowerBound)..<place(of: range.upperBound)
  }

  /// Returns the number of measured lines for whose places a closure returns `true`, which are the
  /// first ones.
  private func places(where isInFront: (Int) -> Bool) -> Int {
    var places = 0..<lines.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = isInFront(middle) ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }

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
    let (start, end) = (position(of: range.lowerBound), position(of: range.upperBound))
    let isEnough =
      (start <= visible.start - length / 8 || range.lowerBound == 0)
      && (end >= visible.end + length / 8 || range.upperBound == count)
    // Of lines that reach further than the whole length, some are removed.
    if isEnough, !range.isEmpty, start >= visible.start - length, end <= visible.end + length {
      return range
    }
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

  /// Returns where the lines that exist begin, and the length of all lines, with the gap after the
  /// last one, given the current extents of those that exist.
  func span(of lines: [LineExtent], in range: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    let known = places(of: range)
    let number = self.lines.count - known.count + lines.count
    let others = length - (lengths[known.upperBound] - lengths[known.lowerBound])
    let total = lines.reduce(others) { $0 + $1.length }
    // Infinite lines are measured but never placed.
    guard total < .infinity else { return (0, .infinity) }
    let mean = mean(of: number, total)
    return (
      lengths[known.lowerBound] + CGFloat(range.lowerBound - known.lowerBound) * mean,
      total + CGFloat(count - number) * mean
    )
  }
}
