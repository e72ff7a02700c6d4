import Foundation
import WithyLayout

/// Stacks along an axis.
extension Reference.Node {
  func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ p: ProposedSize, _ length: CGFloat) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: p.height) : ProposedSize(width: p.width, height: length)
  }

  private var givenSpacing: CGFloat? {
    switch tree {
    case .horizontal(_, let spacing, _), .vertical(_, let spacing, _),
      .distributed(_, _, _, let spacing, _):
      spacing
    default: nil
    }
  }

  /// The guide by which the children of a stack are aligned.
  private var guide: TreeGuide {
    switch tree {
    case .horizontal(let alignment, _, _): .vertical(alignment)
    case .vertical(let alignment, _, _): .horizontal(alignment)
    case .row(let alignment, _): .vertical(alignment ?? .center)
    case .distributed(.horizontal, _, let alignment, _, _): .vertical(alignment.vertical)
    case .distributed(_, _, let alignment, _, _): .horizontal(alignment.horizontal)
    default: .vertical(.center)
    }
  }

  private var distribution: Distribution {
    if case .distributed(_, let distribution, _, _, _) = tree { distribution } else { .fill }
  }

  /// The gap between an element and the next one.
  func gap(to next: Node, _ axis: Axes) -> CGFloat {
    let (end, start) = axis == .horizontal ? (3, 1) : (2, 0)
    return [edges[end], next.edges[start]].compactMap { $0 }.max() ?? spacing
  }

  /// The gaps between the children of a stack.
  var gaps: [CGFloat] {
    zip(children, children.dropFirst()).map { child, next in
      if case .custom = tree { return child.gap(to: next, .horizontal) }
      return child.telling.gapAfter ?? givenSpacing ?? child.gap(to: next, axis)
    }
  }

  func stackSize(_ p: ProposedSize) -> CGSize {
    let shares = distribute(p)
    var length = shares.reduce(gaps.reduce(0, +)) { $0 + major($1.size) }
    if distribution != .fill, !children.isEmpty {
      length = max(length, (axis == .horizontal ? p.width : p.height) ?? 0)
    }
    let reach = Self.reachAcross(shares, guide)
    let breadth = max(reach.before + reach.after, 0)
    return axis == .horizontal
      ? CGSize(width: max(length, 0), height: breadth)
      : CGSize(width: breadth, height: max(length, 0))
  }

  func stackSpots(_ p: ProposedSize, _ size: CGSize) -> [Spot] {
    let p = ProposedSize(
      width: axis == .horizontal ? p.width : p.width ?? size.width,
      height: axis == .horizontal ? p.height ?? size.height : p.height
    )
    let shares = distribute(p)
    let line = Self.reachAcross(shares, guide).before
    let starts = starts(shares.map { major($0.size) }, in: major(size))
    return zip(starts, shares).map { length, share in
      let across = line - share.value(of: guide)
      var spot = share
      spot.origin =
        axis == .horizontal ? CGPoint(x: length, y: across) : CGPoint(x: across, y: length)
      return spot
    }
  }

  /// The proposals and sizes of the children of a stack.
  private func distribute(_ p: ProposedSize) -> [Spot] {
    let length = axis == .horizontal ? p.width : p.height
    let isShared = length.map { $0 > 0 || gaps.reduce(0, +) < 0 } ?? false
    guard let length, isShared, length < .infinity else {
      return children.map { Spot($0, $0.parted(p, of: p)) }
    }
    /// The proposal to a child for its minimum or maximum length.
    func end(_ length: CGFloat, _ child: Node) -> ProposedSize {
      // For an element that is too deep, minimum and maximum are measured with its ideal length on
      // the other axis.
      let minor = child.branching > 3 ? ProposedSize.unspecified : p
      return child.parted(proposal(minor, length), of: p)
    }
    let least = children.map { major($0.size(end(0, $0))) }
    let flexibility = zip(children, least).map { child, least in
      let difference = major(child.size(end(.infinity, child))) - least
      return difference.isNaN ? 0 : difference
    }
    let order = children.indices.sorted { a, b in
      if children[a].priority != children[b].priority {
        return children[a].priority > children[b].priority
      }
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    var shares = children.map { Spot($0, .zero, p, .zero) }
    var available = length - gaps.reduce(0, +)
    // Of one priority those without a weight first.
    let ranks = children.map { [$0.priority, $0.telling.weight == nil ? 1 : 0] }
    let groups = Set(ranks).sorted { $0[0] != $1[0] ? $0[0] > $1[0] : $0[1] > $1[1] }
    for child in children.indices where ranks[child] != groups.first { available -= least[child] }
    for rank in groups {
      let group = order.filter { ranks[$0] == rank }
      if rank != groups[0] { for child in group { available += least[child] } }
      var left = group.reduce(0) { $0 + (children[$1].telling.weight ?? 1) }
      for child in group {
        let weight = children[child].telling.weight ?? 1
        let length = weight * available / left
        let share = children[child].parted(proposal(p, length.isNaN ? 0 : max(length, 0)), of: p)
        shares[child] = Spot(children[child], share)
        available -= major(shares[child].size)
        left -= weight
      }
    }
    return shares
  }

  /// Where the children of a stack begin along it.
  private func starts(_ lengths: [CGFloat], in total: CGFloat) -> [CGFloat] {
    let gaps = gaps
    let left =
      distribution == .fill ? 0 : max(total - lengths.reduce(0, +) - gaps.reduce(0, +), 0)
    let count = CGFloat(lengths.count)
    let (first, added): (CGFloat, CGFloat) =
      switch distribution {
      case .fill, .equalCentering: (0, 0)
      case .equalSpacing: (0, count > 1 ? left / (count - 1) : 0)
      case .spaceAround: (left / count / 2, left / count)
      case .spaceEvenly: (left / (count + 1), left / (count + 1))
      }
    var starts: [CGFloat] = []
    for index in lengths.indices {
      let before =
        index == 0 ? first : starts[index - 1] + lengths[index - 1] + gaps[index - 1] + added
      starts.append(before)
    }
    guard distribution == .equalCentering, left > 0, lengths.count > 1 else { return starts }
    let last = lengths.count - 1
    let (from, to) = (lengths[0] / 2, total - lengths[last] / 2)
    for index in 1...last {
      let center = from + (to - from) * CGFloat(index) / CGFloat(last)
      let least = starts[index - 1] + lengths[index - 1] + gaps[index - 1]
      starts[index] = max(center - lengths[index] / 2, least)
    }
    starts[last] = total - lengths[last]
    for index in (0..<last).reversed() {
      starts[index] = min(starts[index], starts[index + 1] - gaps[index] - lengths[index])
    }
    return starts
  }
}

/// Stacks in depth.
extension Reference.Node {
  /// The children of the highest priority, which make the size.
  private func highest(_ spots: [Spot]) -> [Spot] {
    let highest = children.map(\.priority).max()
    return spots.filter { $0.node.priority == highest }
  }

  func depthSize(_ p: ProposedSize) -> CGSize {
    let spots = highest(children.map { Spot($0, $0.parted(p, of: p)) })
    return CGSize(
      width: spots.map(\.size.width).max() ?? 0,
      height: spots.map(\.size.height).max() ?? 0
    )
  }

  /// Aligned in what the children of the highest priority take up now; parts are those of what was
  /// proposed.
  func depthSpots(_ alignment: Alignment, _ p: ProposedSize, of whole: ProposedSize) -> [Spot] {
    let spots = children.map { Spot($0, $0.parted(p, of: whole)) }
    let (x, y) = (
      TreeGuide.horizontal(alignment.horizontal), TreeGuide.vertical(alignment.vertical)
    )
    let line = (
      x: Self.reach(highest(spots), x).before, y: Self.reach(highest(spots), y).before
    )
    return spots.map { spot in
      var spot = spot
      spot.origin = CGPoint(x: line.x - spot.value(of: x), y: line.y - spot.value(of: y))
      return spot
    }
  }
}
