import Foundation

/// Lays out a ``Flow``.
struct FlowLayout: BuiltInLayout, Equatable {
  var isHorizontal: Bool
  var alignment: Alignment
  var lineAlignment: LineAlignment
  var spacing: CGFloat?
  var lineSpacing: CGFloat?

  /// What was broken into lines last.
  ///
  /// Each container has its own, whose room is used again.
  struct Cache {
    fileprivate var items: [Item] = []
    fileprivate var lines: [Line] = []
  }

  /// An element in a line: its size along and across the line, and where it stands.
  fileprivate struct Item {
    var proposal: ProposedSize
    var length: CGFloat
    var breadth: CGFloat
    var guide: CGFloat
    var origin: CGFloat = 0
  }

  /// The elements of a line, by their numbers, and how far they reach before and after their common guide.
  fileprivate struct Line {
    var items: Range<Int>
    var length: CGFloat = 0
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var breadth: CGFloat { max(before + after, 0) }
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  /// Leaves the cache, of which nothing but the room is used again.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let limit = isHorizontal ? proposal.width : proposal.height
    breakIntoLines(subviews, within: limit, &cache)
    let lines = cache.lines
    let gaps = gap(of: subviews).lines * CGFloat(max(lines.count - 1, 0))
    var length = lines.reduce(0) { max($0, $1.length) }
    if lineAlignment == .justified, lines.count > 1, let limit { length = max(length, limit) }
    let breadth = max(lines.reduce(gaps) { $0 + $1.breadth }, 0)
    return isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    breakIntoLines(subviews, within: isHorizontal ? proposal.width : proposal.height, &cache)
    let lines = cache.lines
    let total = isHorizontal ? bounds.width : bounds.height
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
        let origin = isHorizontal ? CGPoint(x: along, y: aside) : CGPoint(x: aside, y: along)
        subviews[number].place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: item.proposal
        )
      }
      across += line.breadth + gap(of: subviews).lines
    }
  }

  /// The gaps between elements and between lines.
  private func gap(of subviews: LayoutSubviews) -> (elements: CGFloat, lines: CGFloat) {
    let elements = spacing ?? subviews.unit
    return (elements, lineSpacing ?? elements)
  }

  /// Breaks the elements into lines.
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
      // A thousandth of a point is no reason to break: sums of lengths are not exact.
      if let last = cache.lines.last,
        last.length + gap + item.length <= (limit ?? .infinity) + 0.001
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

  /// Chooses the size of an element: its ideal one, or one as long as a line.
  private func item(_ subview: LayoutSubview, within limit: CGFloat?) -> Item {
    var proposal = ProposedSize.unspecified
    var dimensions = subview.dimensions(in: proposal)
    if let limit, (isHorizontal ? dimensions.width : dimensions.height) > limit {
      if isHorizontal { proposal.width = limit } else { proposal.height = limit }
      dimensions = subview.dimensions(in: proposal)
    }
    return Item(
      proposal: proposal,
      length: isHorizontal ? dimensions.width : dimensions.height,
      breadth: isHorizontal ? dimensions.height : dimensions.width,
      guide: isHorizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
    )
  }
}
