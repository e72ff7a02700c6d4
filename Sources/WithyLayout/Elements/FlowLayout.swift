import Foundation

/// Lays out a ``Flow``.
struct FlowLayout: BuiltInLayout, Equatable {
  var name: String { "Flow" }

  /// The given properties; a spacing is `nil` for the default one.
  var axis: Axis
  var alignment: Alignment
  var lineAlignment: LineAlignment
  var spacing: CGFloat?
  var lineSpacing: CGFloat?

  /// The elements and lines of the last measurement, in arrays that keep their capacity.
  struct Cache {
    fileprivate var items: [Item] = []
    fileprivate var lines: [Line] = []
  }

  /// An element in a line: its length along the line, its breadth, its guide and its origin.
  fileprivate struct Item {
    var proposal: ProposedSize
    var length: CGFloat
    var breadth: CGFloat
    var guide: CGFloat
    var origin: CGFloat = 0
  }

  /// A line: the indices of its elements, and their extents before and after the common guide.
  fileprivate struct Line {
    var items: Range<Int>
    var length: CGFloat = 0
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var breadth: CGFloat { max(before + after, 0) }
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  /// Leaves the cache alone: only its capacity is reused.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let limit = proposal[axis]
    breakIntoLines(subviews, within: limit, &cache)
    let lines = cache.lines
    let gaps = gap(of: subviews).lines * CGFloat(max(lines.count - 1, 0))
    var length = lines.reduce(0) { max($0, $1.length) }
    if lineAlignment == .justified, lines.count > 1, let limit { length = max(length, limit) }
    let breadth = max(lines.reduce(gaps) { $0 + $1.breadth }, 0)
    return CGSize { $0 == axis ? length : breadth }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    breakIntoLines(subviews, within: proposal[axis], &cache)
    let lines = cache.lines
    let total = bounds.size[axis]
    var across: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let left = total < .infinity ? max(total - line.length, 0) : 0
      let isLast = index == lines.count - 1
      let added =
        lineAlignment == .justified && !isLast && line.items.count > 1
        ? left / CGFloat(line.items.count - 1) : 0
      let start: CGFloat =
        switch lineAlignment {
        case .start, .justified: 0
        case .center: left / 2
        case .end: left
        }
      for (place, number) in line.items.enumerated() {
        let item = cache.items[number]
        let along = start + item.origin + added * CGFloat(place)
        let aside = across + line.before - item.guide
        subviews[number].place(
          at: CGPoint { bounds.origin[$0] + ($0 == axis ? along : aside) },
          proposal: item.proposal
        )
      }
      across += line.breadth + gap(of: subviews).lines
    }
  }

  private func gap(of subviews: LayoutSubviews) -> (elements: CGFloat, lines: CGFloat) {
    let elements = spacing ?? subviews.unit
    return (elements, lineSpacing ?? elements)
  }

  private func breakIntoLines(
    _ subviews: LayoutSubviews,
    within limit: CGFloat?,
    _ cache: inout Cache
  ) {
    let gap = gap(of: subviews).elements
    cache.items.removeAll(keepingCapacity: true)
    cache.lines.removeAll(keepingCapacity: true)
    for (number, subview) in subviews.enumerated() {
      var item = item(subview, within: limit)
      var line = Line(items: number..<number)
      if let last = cache.lines.last,
        last.length + gap + item.length <= (limit ?? .infinity) + .tolerance
      {
        item.origin = last.length + gap
        line = cache.lines.removeLast()
      }
      line.items = line.items.lowerBound..<number + 1
      line.length = item.origin + item.length
      line.before = max(line.before, item.guide)
      line.after = max(line.after, item.breadth - item.guide)
      cache.items.append(item)
      cache.lines.append(line)
    }
  }

  /// Measures an element at its ideal size, or with the length of a line if that is too long.
  private func item(_ subview: LayoutSubview, within limit: CGFloat?) -> Item {
    var proposal = ProposedSize.unspecified
    var size = subview.sizeThatFits(proposal)
    if let limit, size[axis] > limit {
      proposal[axis] = limit
      size = subview.sizeThatFits(proposal)
    }
    return Item(
      proposal: proposal,
      length: size[axis],
      breadth: size[axis.across],
      guide: subview.value(of: alignment.guide(on: axis.across), axis.across, for: proposal)
    )
  }
}
