import Foundation
import WithyLayout

/// The positions of elements in their containers.
extension Reference.Node {
  /// The positions of the shown elements, in drawing order.
  func spots(_ p: ProposedSize, _ size: CGSize) -> [Spot] {
    let area = CGRect(origin: .zero, size: size)
    switch tree {
    case .leaf, .spacer: return []
    case .resizable, .divider: return [Spot(children[0], .zero, p, size)]
    case .grid: return gridSpots(p)
    case .flow: return flowSpots(p, size)
    case .custom(let custom, _): return customSpots(custom, p, size)
    case .bar(let edge, let alignment, _, _, _): return barSpots(edge, alignment, p, size)
    case .horizontal, .vertical, .row, .distributed: return stackSpots(p, size)
    case .depth(let alignment, _):
      let whole = ProposedSize(width: p.width ?? size.width, height: p.height ?? size.height)
      return depthSpots(alignment, ProposedSize(size), of: whole)
    case .frame(let width, let height, let alignment, _):
      let inner = ProposedSize(width: width ?? p.width, height: height ?? p.height)
      return children.map { $0.spot(inner, alignment, in: size) }
    case .flexible(let width, let height, let alignment, _):
      let inner = ProposedSize(
        width: Self.placedProposal(p.width, width, size.width),
        height: Self.placedProposal(p.height, height, size.height)
      )
      return [children[0].spot(inner, alignment, in: size)]
    case .padding(let insets, _), .safeAreaPadding(let insets, _):
      let start = CGPoint(x: insets.leading, y: insets.top)
      return [Spot(children[0], at: start, Self.inset(p, insets))]
    case .fixedSize(let horizontal, let vertical, _):
      let inner = ProposedSize(
        width: horizontal ? nil : p.width,
        height: vertical ? nil : p.height
      )
      return [Spot(children[0], inner)]
    case .aspectRatio(let ratio, let mode, _): return [Spot(children[0], scaled(p, ratio, mode))]
    case .background(_, let alignment, _): return pair(alignment, p, size)
    case .overlay(_, let alignment, _): return pair(alignment, p, size).reversed()
    case .offset(let x, let y, _): return [Spot(children[0], at: CGPoint(x: x, y: y), p)]
    case .position(let x, let y, _):
      let p = ProposedSize(width: p.width ?? size.width, height: p.height ?? size.height)
      let inner = children[0].size(p)
      let start = CGPoint(x: x - inner.width / 2, y: y - inner.height / 2)
      return [Spot(children[0], start, p, inner)]
    case .scroll(let axes, _):
      let inner = children[0].parted(Self.ideal(p, axes), of: p)
      let length = children[0].size(inner)
      let start = CGPoint(
        x: axes.contains(.horizontal) ? 0 : area.midX - length.width / 2,
        y: axes.contains(.vertical) ? 0 : area.midY - length.height / 2
      )
      return [Spot(children[0], start, inner, length)]
    case .viewThatFits: return chosen(p).map { [Spot($0, p)] } ?? []
    default: return children.first.map { [Spot($0, p)] } ?? []
    }
  }

  /// The positions of the elements for the proposals that they are measured for.
  func measuredSpots(_ p: ProposedSize, _ size: CGSize) -> [Spot] {
    switch tree {
    case .depth(let alignment, _): return depthSpots(alignment, p, of: p)
    case .flexible(let width, let height, let alignment, _):
      let inner = ProposedSize(
        width: Self.proposal(p.width, width),
        height: Self.proposal(p.height, height)
      )
      return [children[0].spot(inner, alignment, in: size)]
    default: return spots(p, size)
    }
  }

  /// An element with its background or overlay.
  private func pair(_ alignment: Alignment, _ p: ProposedSize, _ size: CGSize) -> [Spot] {
    let (content, primary) = (children[0], children[1])
    let inner = content.parted(ProposedSize(size), of: ProposedSize(size))
    // It is aligned on the guides of the element.
    let outer = primary.dimensions(p, size)
    let own = content.dimensions(inner, content.size(inner))
    let start = CGPoint(
      x: outer.value(of: .horizontal(alignment.horizontal))
        - own.value(of: .horizontal(alignment.horizontal)),
      y: outer.value(of: .vertical(alignment.vertical))
        - own.value(of: .vertical(alignment.vertical))
    )
    return [Spot(content, at: start, inner), Spot(primary, .zero, p, size)]
  }

  /// The position of the element in an area without guides.
  func spot(_ p: ProposedSize, _ alignment: Alignment, in place: CGSize) -> Spot {
    let size = size(p)
    let (inner, outer) = (dimensions(p, size), Reference.ElementDimensions(place))
    let (x, y) = (
      TreeGuide.horizontal(alignment.horizontal), TreeGuide.vertical(alignment.vertical)
    )
    let start = CGPoint(
      x: outer.value(of: x) - inner.value(of: x),
      y: outer.value(of: y) - inner.value(of: y)
    )
    return Spot(self, start, p, size)
  }
}

/// Bars.
extension Reference.Node {
  /// The sizes of an element and its bar, and the gap between them.
  func barred(_ p: ProposedSize) -> (rest: CGSize, bar: CGSize, gap: CGFloat) {
    let (rest, bar) = barProposals(p)
    return (children[0].size(rest), children[1].size(bar), barGap)
  }

  /// The proposals to an element and its bar: the bar gets the length that the minimum of the
  /// element leaves.
  private func barProposals(_ p: ProposedSize) -> (rest: ProposedSize, bar: ProposedSize) {
    func proposal(_ length: CGFloat) -> ProposedSize {
      axis == .horizontal
        ? ProposedSize(width: length, height: p.height)
        : ProposedSize(width: p.width, height: length)
    }
    guard let length = axis == .horizontal ? p.width : p.height, length < .infinity else {
      return (p, p)
    }
    let least = major(children[0].size(proposal(0)))
    let bar = proposal(max(max(length - barGap, 0) - least, 0))
    return (proposal(max(length - barGap - major(children[1].size(bar)), 0)), bar)
  }

  /// The gap between an element and its bar.
  var barGap: CGFloat {
    guard case .bar(let edge, _, let length, _, _) = tree else { return 0 }
    let isFirst = edge == .top || edge == .leading
    let (first, second) = isFirst ? (children[1], children[0]) : (children[0], children[1])
    return length ?? first.gap(to: second, axis)
  }

  fileprivate func barSpots(
    _ edge: Edges,
    _ alignment: Alignment,
    _ p: ProposedSize,
    _ size: CGSize
  ) -> [Spot] {
    let isVertical = edge == .top || edge == .bottom
    let p = ProposedSize(
      width: isVertical ? p.width ?? size.width : p.width,
      height: isVertical ? p.height : p.height ?? size.height
    )
    let proposals = barProposals(p)
    var rest = Spot(children[0], proposals.rest)
    var bar = Spot(children[1], proposals.bar)
    rest.origin = CGPoint(
      x: (size.width - rest.size.width) / 2,
      y: (size.height - rest.size.height) / 2
    )
    let (x, y) = (
      TreeGuide.horizontal(alignment.horizontal), TreeGuide.vertical(alignment.vertical)
    )
    bar.origin = CGPoint(
      x: rest.origin.x + rest.value(of: x) - bar.value(of: x),
      y: rest.origin.y + rest.value(of: y) - bar.value(of: y)
    )
    switch edge {
    case .top: (rest.origin.y, bar.origin.y) = (size.height - rest.size.height, 0)
    case .bottom: (rest.origin.y, bar.origin.y) = (0, size.height - bar.size.height)
    case .leading: (rest.origin.x, bar.origin.x) = (size.width - rest.size.width, 0)
    default: (rest.origin.x, bar.origin.x) = (0, size.width - bar.size.width)
    }
    return [rest, bar]
  }
}

/// Containers of a user.
extension Reference.Node {
  fileprivate func customSpots(_ custom: Tree.Custom, _ p: ProposedSize, _ size: CGSize) -> [Spot] {
    switch custom {
    case .diagonal:
      var point = CGPoint.zero
      return children.map { child in
        let spot = Spot(child, at: point, p)
        point = point + CGPoint(x: spot.size.width, y: spot.size.height)
        return spot
      }
    case .pins:
      return children.indices.map { place in
        // The last one is not placed, and is centred.
        let isPlaced = place < children.count - 1 && place < Pins.anchors.count
        let anchor = isPlaced ? Pins.anchors[place] : .center
        let proposal = isPlaced ? .unspecified : p
        let own = children[place].size(proposal)
        let placed = Self.finite(own)
        let start = CGPoint(
          x: size.width * anchor.x - placed.width * anchor.x,
          y: size.height * anchor.y - placed.height * anchor.y
        )
        return Spot(children[place], start, proposal, own)
      }
    case .shelf:
      var x: CGFloat = 0
      return children.indices.map { place in
        let child = children[place]
        let own = child.size(.unspecified)
        let y = size.height - child.telling.raise - own.height
        let start = CGPoint(x: x, y: y)
        x += own.width + (place < gaps.count ? gaps[place] : 0)
        return Spot(child, start, .unspecified, own)
      }
    }
  }

  func customSize(_ custom: Tree.Custom, _ p: ProposedSize) -> CGSize {
    switch custom {
    case .diagonal:
      return children.map { $0.size(p) }.reduce(.zero) {
        CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    case .pins: return p.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 30))
    case .shelf:
      let sizes = children.map { $0.size(.unspecified) }
      return CGSize(
        width: sizes.reduce(gaps.reduce(0, +)) { $0 + $1.width },
        height: max(zip(children, sizes).map { $0.telling.raise + $1.height }.max() ?? 0, 0)
      )
    }
  }
}
