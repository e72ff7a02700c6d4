import Foundation
import WithyLayout

/// Lines and columns that wrap.
extension Reference.Node {
  private var style: Tree.Lines {
    if case .flow(let style, _) = tree { style } else { Tree.Lines() }
  }

  private var isHorizontal: Bool { style.axis == .horizontal }

  /// The guide by which the elements of a line are aligned.
  private var lineGuide: TreeGuide {
    isHorizontal ? .vertical(style.alignment.vertical) : .horizontal(style.alignment.horizontal)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The gaps between elements and between lines.
  private var flowGaps: (elements: CGFloat, lines: CGFloat) {
    let elements = style.spacing ?? spacing
    return (elements, style.lineSpacing ?? elements)
  }

  private func length(_ line: [Spot]) -> CGFloat {
    line.reduce(flowGaps.elements * CGFloat(line.count - 1)) { $0 + along($1.size) }
  }

  /// The lines of a flow: the elements with what they are proposed and the sizes that they take.
  private func lines(within limit: CGFloat?) -> [[Spot]] {
    var lines: [[Spot]] = []
    for child in children {
      var spot = Spot(child, .unspecified)
      if let limit, along(spot.size) > limit {
        spot = Spot(
          child,
          isHorizontal
            ? ProposedSize(width: limit, height: nil) : ProposedSize(width: nil, height: limit)
        )
      }
      // A thousandth of a point is what sums of lengths may be short of.
      if let line = lines.last, length(line + [spot]) <= (limit ?? .infinity) + 0.001 {
        lines[lines.count - 1].append(spot)
      } else {
        lines.append([spot])
      }
    }
    return lines
  }

  func flowSize(_ p: ProposedSize) -> CGSize {
    let limit = isHorizontal ? p.width : p.height
    let lines = lines(within: limit)
    var length = max(lines.map(length).max() ?? 0, 0)
    if style.lineAlignment == .justified, lines.count > 1, let limit { length = max(length, limit) }
    let gaps = flowGaps.lines * CGFloat(max(lines.count - 1, 0))
    let breadth = max(lines.map(breadth).reduce(gaps, +), 0)
    return isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func breadth(_ line: [Spot]) -> CGFloat {
    let reach = Self.reach(line, lineGuide)
    return max(reach.before + reach.after, 0)
  }

  /// The positions of the elements of a flow.
  func flowSpots(_ p: ProposedSize, _ size: CGSize) -> [Spot] {
    let lines = lines(within: isHorizontal ? p.width : p.height)
    var (spots, across): ([Spot], CGFloat) = ([], 0)
    for (number, line) in lines.enumerated() {
      let left = max(along(size) - length(line), 0)
      let isSpread =
        style.lineAlignment == .justified && number < lines.count - 1 && line.count > 1
      let added = isSpread ? left / CGFloat(line.count - 1) : 0
      var start: CGFloat =
        switch style.lineAlignment {
        case .start, .justified: 0
        case .center: left / 2
        case .end: left
        }
      let before = Self.reach(line, lineGuide).before
      for spot in line {
        var spot = spot
        let aside = across + before - spot.value(of: lineGuide)
        spot.origin = isHorizontal ? CGPoint(x: start, y: aside) : CGPoint(x: aside, y: start)
        start += along(spot.size) + flowGaps.elements + added
        spots.append(spot)
      }
      across += breadth(line) + flowGaps.lines
    }
    return spots
  }
}
