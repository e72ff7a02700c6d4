import Foundation

/// The extents of the lines of a lazy container that have been measured.
///
/// This is a tree: each node represents a run of adjacent lines and stores the sums of its parts.
/// Lines that were never measured therefore cost neither time nor memory.
final class LineExtents {
  /// The number of lines.
  let count: Int

  /// The length of an unmeasured line, with the gap after it, as long as no measured line has a
  /// length.
  var estimate: CGFloat

  private let root: Node

  /// The number of lines that the root covers.
  private let span: Int

  /// A run of adjacent lines.
  ///
  /// No other code runs during an access to its properties; exclusivity needs no checks.
  private final class Node {
    /// The sum of the extents measured.
    @exclusivity(unchecked) var sum = LineExtent()

    /// The sums of the parts, which are single lines at the lowest level.
    @exclusivity(unchecked) var parts = Array(repeating: LineExtent(), count: width)

    /// The nodes of the parts in which a line was measured; none at the lowest level.
    @exclusivity(unchecked) var nodes: [Node?]

    /// Creates a node of a number of lines, none of which has been measured.
    init(of span: Int) { nodes = span > width ? Array(repeating: nil, count: width) : [] }
  }

  /// The number of parts of a node.
  private static let width = 32

  /// Creates the extents of unmeasured lines.
  init(count: Int, estimate: CGFloat = 0) {
    self.count = count
    self.estimate = estimate
    var span = Self.width
    while span < count { span *= Self.width }
    self.span = span
    root = Node(of: span)
  }

  /// The combined extent of all measured lines.
  var sum: LineExtent { root.sum }

  /// The length to assume for an unmeasured line, with the gap after it: the mean of the measured
  /// ones.
  var mean: CGFloat { mean(of: sum) }

  /// Returns the mean length of some measured lines.
  ///
  /// While none has a length, the estimate shrinks with the number of lines measured.
  func mean(of sum: LineExtent) -> CGFloat {
    sum.length > 0 ? sum.length / CGFloat(sum.count) : estimate / CGFloat(sum.count + 1)
  }

  /// Returns the position of a line; unmeasured lines before it count with the mean length.
  func position(of line: Int) -> CGFloat {
    let known = sum(before: line)
    return known.length + CGFloat(line - known.count) * mean
  }
}

extension LineExtents {
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

  /// Sets the extents of adjacent lines.
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

  /// Calls a closure with each measured line, in order.
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
}

extension LineExtents {
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
        guard number > 0 else { return count }
        let length = known.length + CGFloat(number - known.count) * mean
        if position < sum + length {
          if span == 1 { return start }
          next = node.nodes[part]
          break
        }
        (start, sum) = (start + number, sum + length)
      }
    }
    guard position > sum, mean > 0 else { return start }
    let number = ((position - sum) / mean).rounded(.down)
    return number < CGFloat(count - start) ? start + Int(number) : count
  }
}
