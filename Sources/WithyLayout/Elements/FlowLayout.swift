import Foundation

/// Lays out a ``Flow``.
struct FlowLayout: BuiltInLayout, Equatable {
  var isHorizontal: Bool
  var alignment: Alignment
  var lineAlignment: LineAlignment
  var spacing: CGFloat?
  var lineSpacing: CGFloat?

  /// An element in a line: its size along and across the line, and where it stands.
  private struct Item {
    var subview: LayoutSubview
    var proposal: ProposedSize
    var length: CGFloat
    var breadth: CGFloat
    var guide: CGFloat
    var origin: CGFloat = 0
  }

  /// The elements of a line, and how far they reach before and after their common guide.
  private struct Line {
    var items: [Item] = []
    var length: CGFloat = 0
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var breadth: CGFloat { max(before + after, 0) }
  }

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    let limit = isHorizontal ? proposal.width : proposal.height
    let lines = lines(subviews, within: limit)
    let gaps = gap(of: subviews).lines * CGFloat(max(lines.count - 1, 0))
    var length = max(lines.map(\.length).max() ?? 0, 0)
    if lineAlignment == .justified, lines.count > 1, let limit { length = max(length, limit) }
    let breadth = max(lines.reduce(gaps) { $0 + $1.breadth }, 0)
    return isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    let lines = lines(subviews, within: isHorizontal ? proposal.width : proposal.height)
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
      for (place, item) in line.items.enumerated() {
        let along = start + item.origin + added * CGFloat(place)
        let aside = across + line.before - item.guide
        let origin = isHorizontal ? CGPoint(x: along, y: aside) : CGPoint(x: aside, y: along)
        item.subview.place(
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
  private func lines(_ subviews: LayoutSubviews, within limit: CGFloat?) -> [Line] {
    let gap = gap(of: subviews).elements
    var lines: [Line] = []
    for subview in subviews {
      var item = item(subview, within: limit)
      // A thousandth of a point is no reason to break: sums of lengths are not exact.
      if let last = lines.last,
        last.length + gap + item.length <= (limit ?? .infinity) + 0.001
      {
        item.origin = last.length + gap
      } else {
        lines.append(Line())
      }
      let line = lines.count - 1
      lines[line].length = item.origin + item.length
      lines[line].before = max(lines[line].before, item.guide)
      lines[line].after = max(lines[line].after, item.breadth - item.guide)
      lines[line].items.append(item)
    }
    return lines
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
      subview: subview,
      proposal: proposal,
      length: isHorizontal ? dimensions.width : dimensions.height,
      breadth: isHorizontal ? dimensions.height : dimensions.width,
      guide: isHorizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
    )
  }
}
