import Foundation

/// The extents of the lines of a lazy container that have been measured.
///
/// This is a tree: each node represents a run of adjacent lines and stores their sum. Lines that
/// were never measured therefore cost neither time nor memory; nor do runs of lines with equal
/// extents, each of which is a single node.
final class LineExtents {
  /// The number of lines.
  let count: Int

  /// The length of an unmeasured line, with the gap after it, as long as no measured line has a
  /// length.
  var estimate: CGFloat = 0

  private let root: Node

  /// The number of lines that the root covers.
  private let span: Int

  /// A run of adjacent lines.
  ///
  /// No other code runs during an access to its properties; exclusivity needs no checks.
  private final class Node {
    /// The sum of the extents measured.
    @exclusivity(unchecked) var sum = LineExtent()

    /// The extent of every line, if all are equal.
    @exclusivity(unchecked) var common: LineExtent?

    /// The child nodes, or the lines at the lowest level, unless all lines have the same extent.
    @exclusivity(unchecked) var nodes: [Node?] = []
    @exclusivity(unchecked) var lines: [LineExtent?] = []

    /// Creates a node with no line measured, or with the same extent for every line.
    init(of span: Int, common: LineExtent? = nil) {
      self.common = common
      if let common { sum = common.times(span) } else { spread(span, nil) }
    }

    /// Makes room for a separate extent for each line.
    func spread(_ span: Int, _ common: LineExtent?) {
      self.common = nil
      if span == width {
        lines = Array(repeating: common, count: width)
      } else {
        nodes = (0..<width).map { _ in common.map { Node(of: span / width, common: $0) } }
      }
    }
  }

  /// The number of children of a node, and of lines in a lowest node.
  private static let width = 32

  /// Creates the extents of unmeasured lines.
  init(count: Int) {
    self.count = count
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
    let known = sum(in: 0..<line)
    return known.length + CGFloat(line - known.count) * mean
  }
}

extension LineExtents {
  /// The extent of a line; `nil` if it has not been measured.
  subscript(line: Int) -> LineExtent? {
    var (node, span, line) = (root, self.span, line)
    while node.common == nil, span > Self.width {
      span /= Self.width
      guard let inner = node.nodes[line / span] else { return nil }
      (node, line) = (inner, line % span)
    }
    return node.common ?? node.lines[line]
  }

  /// Sets the extent of a line.
  func set(_ extent: LineExtent, of line: Int) { set(extent, line, in: root, span) }

  private func set(_ extent: LineExtent, _ line: Int, in node: Node, _ span: Int) {
    if let common = node.common {
      if common == extent { return }
      node.spread(span, common)
    }
    let inner = span / Self.width
    let isCommon: Bool
    node.sum = LineExtent()
    if inner == 1 {
      node.lines[line] = extent
      for case let line? in node.lines { node.sum.add(line) }
      isCommon = node.lines.allSatisfy { $0 == extent }
    } else {
      let next = node.nodes[line / inner] ?? Node(of: inner)
      node.nodes[line / inner] = next
      set(extent, line % inner, in: next, inner)
      for case let next? in node.nodes { node.sum.add(next.sum) }
      isCommon = next.common != nil && node.nodes.allSatisfy { $0?.common == extent }
    }
    guard isCommon else { return }
    (node.common, node.nodes, node.lines) = (extent, [], [])
  }

  /// Calls a closure with each measured line, in order.
  func forEach(_ body: (Int, LineExtent) -> Void) { forEach(in: root, 0, span, body) }

  private func forEach(
    in node: Node,
    _ start: Int,
    _ span: Int,
    _ body: (Int, LineExtent) -> Void
  ) {
    if let common = node.common { return (start..<start + span).forEach { body($0, common) } }
    for (place, line) in node.lines.enumerated() {
      if let line { body(start + place, line) }
    }
    for (place, inner) in node.nodes.enumerated() {
      let span = span / Self.width
      if let inner { forEach(in: inner, start + place * span, span, body) }
    }
  }
}

extension LineExtents {
  /// Returns the combined extent of the measured lines in a range.
  func sum(in range: Range<Int>) -> LineExtent {
    var sum = LineExtent()
    add(range, in: root, span, to: &sum)
    return sum
  }

  /// Adds the measured lines in a range relative to the first line of a node.
  private func add(_ range: Range<Int>, in node: Node, _ span: Int, to sum: inout LineExtent) {
    let range = range.clamped(to: 0..<span)
    guard !range.isEmpty else { return }
    if range.count == span { return sum.add(node.sum) }
    if let common = node.common { return sum.add(common.times(range.count)) }
    if span == Self.width {
      for case let line? in node.lines[range] { sum.add(line) }
      return
    }
    let inner = span / Self.width
    for place in range.lowerBound / inner...(range.upperBound - 1) / inner {
      guard let next = node.nodes[place] else { continue }
      let start = place * inner
      add(range.lowerBound - start..<range.upperBound - start, in: next, inner, to: &sum)
    }
  }

  /// Returns the line at a position; the index after the last line if all end before it.
  func line(at position: CGFloat) -> Int {
    let mean = mean
    var (node, span, start, sum) = (Optional(root), self.span, 0, CGFloat(0))
    var length = mean
    while let inner = node {
      node = nil
      if let common = inner.common {
        length = common.length
        break
      }
      span /= Self.width
      for place in 0..<Self.width {
        let number = min(span, count - start)
        guard number > 0 else { return count }
        let known = span == 1 ? inner.lines[place] : inner.nodes[place]?.sum
        let other = CGFloat(number - (known?.count ?? 0)) * mean
        let length = (known?.length ?? 0) + other
        if position < sum + length {
          if span == 1 { return start }
          node = inner.nodes[place]
          break
        }
        (start, sum) = (start + number, sum + length)
      }
    }
    guard position > sum, length > 0 else { return start }
    let number = ((position - sum) / length).rounded(.down)
    return number < CGFloat(count - start) ? start + Int(number) : count
  }
}
