import Foundation

/// The extents of those lines of a lazy container that were measured.
///
/// It is a tree in which each node stands for lines next to each other and knows their sum, so that neither
/// the position of a line nor a new extent takes time or memory for lines that were never met. Lines of one
/// extent are one node, so that neither do those that were.
final class LineExtents {
  /// The number of lines.
  let count: Int

  /// The length of a line that was not measured, with the gap behind it, while none has a length.
  var estimate: CGFloat = 0

  private let root: Node

  /// The number of lines that the root stands for.
  private let span: Int

  /// Some lines next to each other.
  private final class Node {
    /// The extent of those that were measured.
    var sum = LineExtent()

    /// The extent that each line has, if all have the same.
    var common: LineExtent?

    /// The nodes in this one, or the lines if they are as many, unless all lines have the same extent.
    var nodes: [Node?] = []
    var lines: [LineExtent?] = []

    /// Creates a node in which nothing was measured, or each line has the same extent.
    init(of span: Int, common: LineExtent? = nil) {
      self.common = common
      if let common { sum = common.times(span) } else { spread(span, nil) }
    }

    /// Gives the lines extents of their own.
    func spread(_ span: Int, _ common: LineExtent?) {
      self.common = nil
      if span == width {
        lines = Array(repeating: common, count: width)
      } else {
        nodes = (0..<width).map { _ in common.map { Node(of: span / width, common: $0) } }
      }
    }
  }

  /// The number of nodes in a node, and of lines in the last ones.
  private static let width = 32

  /// Creates the extents of lines of which none was measured.
  init(count: Int) {
    self.count = count
    var span = Self.width
    while span < count { span *= Self.width }
    self.span = span
    root = Node(of: span)
  }

  /// The extent of all lines that were measured.
  var sum: LineExtent { root.sum }

  /// The length of a line that was not measured, with the gap behind it: the mean of those that were.
  var mean: CGFloat { mean(of: sum) }

  /// The mean length of lines.
  ///
  /// The more there are that have none, the less is estimated for others.
  func mean(of sum: LineExtent) -> CGFloat {
    sum.length > 0 ? sum.length / CGFloat(sum.count) : estimate / CGFloat(sum.count + 1)
  }

  /// Where a line begins, with those before it that were not measured as long as the mean.
  func position(of line: Int) -> CGFloat {
    let known = sum(in: 0..<line)
    return known.length + CGFloat(line - known.count) * mean
  }
}

extension LineExtents {
  /// The extent of a line; `nil` if it was not measured.
  subscript(line: Int) -> LineExtent? {
    var (node, span, line) = (root, self.span, line)
    while node.common == nil, span > Self.width {
      span /= Self.width
      guard let inner = node.nodes[line / span] else { return nil }
      (node, line) = (inner, line % span)
    }
    return node.common ?? node.lines[line]
  }

  /// Notes the extent of a line.
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

  /// Calls a closure with each line that was measured, in order.
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
  /// The extent of those lines in a range that were measured.
  func sum(in range: Range<Int>) -> LineExtent {
    var sum = LineExtent()
    add(range, in: root, span, to: &sum)
    return sum
  }

  /// Adds the lines in a range, which counts from the first one of the node.
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

  /// The line at a position; that behind the last one if all end before it.
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
