import Foundation

/// The extent of one line of a lazy container, or the combined extent of several.
struct LineExtent: Equatable {
  /// The number of lines measured.
  var count = 0

  /// The sum of their lengths along the container, each with the gap after it.
  var length: CGFloat = 0

  /// The length across of the widest element.
  var breadth: CGFloat = 0

  mutating func add(_ other: LineExtent) {
    count += other.count
    length += other.length
    breadth = max(breadth, other.breadth)
  }
}

/// The extents of the measured lines of a lazy container, as a tree: each node has the sums of a
/// run of adjacent lines, so that lines never measured cost neither time nor memory.
final class LineExtents {
  /// The number of lines.
  let count: Int

  /// The length of an unmeasured line, with the gap after it, while no measured line has a length.
  var estimate: CGFloat

  private let root: Node

  /// The number of lines that the root covers.
  private let span: Int

  /// A run of adjacent lines; access to it runs no other code, so exclusivity needs no checks.
  private final class Node {
    /// The sum of the extents measured.
    @exclusivity(unchecked) var sum = LineExtent()

    /// The sums of the parts, which are single lines at the lowest level.
    @exclusivity(unchecked) var parts = Array(repeating: LineExtent(), count: width)

    /// The nodes of the parts in which a line was measured; none at the lowest level.
    @exclusivity(unchecked) var nodes: [Node?]

    init(of span: Int) { nodes = span > width ? Array(repeating: nil, count: width) : [] }
  }

  private static let width = 32

  init(count: Int, estimate: CGFloat = 0) {
    self.count = count
    self.estimate = estimate
    var span = Self.width
    while span < count { span *= Self.width }
    self.span = span
    root = Node(of: span)
  }

  var sum: LineExtent { root.sum }

  /// The length to assume for an unmeasured line, with its gap: the mean of the measured ones.
  var mean: CGFloat { mean(of: sum) }

  /// Returns the mean length of some measured lines; while none has a length, the estimate shrinks
  /// with the number measured.
  func mean(of sum: LineExtent) -> CGFloat {
    sum.length > 0 ? sum.length / CGFloat(sum.count) : estimate / CGFloat(sum.count + 1)
  }

  func position(of line: Int) -> CGFloat {
    let known = sum(before: line)
    return known.length + CGFloat(line - known.count) * mean
  }

  /// The extent of a line; `nil` if it has not been measured.
  subscript(line: Int) -> LineExtent? {
    var (node, span, line) = (root, self.span / Self.width, line)
    while span > 1 {
      guard let inner = node.nodes[line / span] else { return nil }
      (node, line, span) = (inner, line % span, span / Self.width)
    }
    let extent = node.parts[line]
    return extent.count > 0 ? extent : nil
  }

  func set(_ extents: [LineExtent], from first: Int) { set(extents[...], first, in: root, span) }

  private func set(_ extents: ArraySlice<LineExtent>, _ first: Int, in node: Node, _ span: Int) {
    let inner = span / Self.width
    var (rest, line, hasChanged) = (extents, first, false)
    while let extent = rest.first {
      let (part, number) = (line / inner, min(inner - line % inner, rest.count))
      var sum = extent
      if inner > 1 {
        let next = node.nodes[part] ?? Node(of: inner)
        node.nodes[part] = next
        set(rest.prefix(number), line % inner, in: next, inner)
        sum = next.sum
      }
      hasChanged = hasChanged || node.parts[part] != sum
      node.parts[part] = sum
      (rest, line) = (rest.dropFirst(number), line + number)
    }
    if hasChanged { node.sum = node.parts.reduce(into: LineExtent()) { $0.add($1) } }
  }

  func forEach(_ body: (Int, LineExtent) -> Void) { forEach(in: root, 0, span, body) }

  private func forEach(
    in node: Node,
    _ start: Int,
    _ span: Int,
    _ body: (Int, LineExtent) -> Void
  ) {
    let inner = span / Self.width
    for (part, sum) in node.parts.enumerated() where sum.count > 0 {
      if inner == 1 {
        body(start + part, sum)
      } else if let next = node.nodes[part] {
        forEach(in: next, start + part * inner, inner, body)
      }
    }
  }

  /// Returns the combined extent of the measured lines before a line.
  func sum(before line: Int) -> LineExtent {
    var sum = LineExtent()
    var (next, span, line) = (Optional(root), self.span, min(line, self.span))
    while let node = next, line > 0 {
      span /= Self.width
      let part = line / span
      for index in 0..<part where node.parts[index].count > 0 { sum.add(node.parts[index]) }
      line %= span
      next = line > 0 ? node.nodes[part] : nil
    }
    return sum
  }

  /// Returns the line at a position; the index after the last line if all end before it.
  func line(at position: CGFloat) -> Int {
    let mean = mean
    var (next, span, start, sum) = (Optional(root), self.span, 0, CGFloat(0))
    while let node = next {
      next = nil
      span /= Self.width
      for (part, known) in node.parts.enumerated() {
        let number = min(span, count - start)
        let length = known.length + CGFloat(number - known.count) * mean
        if position < sum + length {
          if span == 1 { return start }
          next = node.nodes[part]
          break
        }
        (start, sum) = (start + number, sum + length)
      }
    }
    guard position > sum else { return start }
    let number = ((position - sum) / mean).rounded(.down)
    return number < CGFloat(count - start) ? start + Int(number) : count
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
