import Foundation
import Withy
import WithyLayout

/// The rules of layout, written down straight: recursive, and without memory.
///
/// It has nothing in common with the engine but the rules, and says what the engine must find.
struct Reference {
  /// The frames of the leaves, in the order of drawing.
  private(set) var frames: [CGRect] = []

  /// Lays a tree out in the middle of a rectangle.
  init(_ tree: Tree, in bounds: CGRect) {
    guard let root = Self.normal(tree, axis: []) else { return }
    let proposal = ProposedSize(bounds.size)
    let size = root.size(proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    place(root, origin, proposal, size)
  }

  /// The size of a tree for a proposal.
  static func size(_ tree: Tree, _ proposal: ProposedSize) -> CGSize {
    normal(tree, axis: [])?.size(proposal) ?? .zero
  }

  /// A tree without what has no effect, and with what depends on the surroundings.
  struct Node {
    var tree: Tree
    var children: [Node] = []
    var priority: Double = 0
    var axis: Axes = []
    var isBare = false
  }

  static func normal(_ tree: Tree, axis: Axes) -> Node? {
    func one(_ child: Tree, _ axis: Axes) -> Node? {
      var node = normal(child, axis: axis)
      node?.isBare = false
      return node
    }
    func modified(_ child: Tree, _ axis: Axes, keepsPriority: Bool = false) -> Node? {
      guard let inner = one(child, axis) else { return nil }
      return Node(tree: tree, children: [inner], priority: keepsPriority ? inner.priority : 0)
    }
    func all(_ children: [Tree], _ axis: Axes) -> [Node] {
      children.compactMap { normal($0, axis: axis) }
    }
    switch tree {
    case .leaf: return Node(tree: tree)
    case .spacer:
      let both: Axes = axis.isEmpty ? .both : axis
      return Node(tree: tree, priority: -.infinity, axis: both, isBare: true)
    // Neither are grids, flows and guides written down here: see `Kind.withoutReference`.
    case .empty, .grid, .row, .flow, .guide: return nil
    case .horizontal(_, _, let children), .vertical(_, _, let children):
      let axis: Axes = if case .horizontal = tree { .horizontal } else { .vertical }
      let inner = all(children, axis)
      if inner.count == 1 { return inner[0] }
      return Node(tree: tree, children: inner, priority: inner.isEmpty ? -.infinity : 0, axis: axis)
    case .depth(_, let children), .fitsFirst(_, let children), .custom(let children):
      return Node(tree: tree, children: all(children, []))
    case .frame(_, _, _, let child), .flexible(_, _, _, let child), .padding(_, let child),
      .aspectRatio(_, _, let child), .position(_, _, let child):
      return modified(child, axis)
    case .scroll(_, let child): return modified(child, [])
    case .fixedSize(_, _, let child), .offset(_, _, let child):
      return modified(child, axis, keepsPriority: true)
    case .priority(let value, let child):
      var inner = one(child, axis)
      inner?.priority = value
      return inner
    case .background(let content, _, let child), .overlay(let content, _, let child):
      guard let content = one(content, []) else { return normal(child, axis: axis) }
      let nothing = Node(tree: .frame(0, 0, .center, .empty))
      let primary = one(child, axis) ?? nothing
      return Node(tree: tree, children: [content, primary], priority: primary.priority)
    }
  }
}

extension Reference.Node {
  typealias Node = Reference.Node
  typealias Share = (node: Node, proposal: ProposedSize, size: CGSize)

  func size(_ p: ProposedSize) -> CGSize {
    switch tree {
    case .leaf(let leaf): return leaf.size(p)
    case .spacer(let least):
      func length(_ proposed: CGFloat?, _ axis: Axes) -> CGFloat {
        self.axis.contains(axis) ? max(proposed ?? 0, least ?? 8) : 0
      }
      return CGSize(width: length(p.width, .horizontal), height: length(p.height, .vertical))
    case .empty, .priority, .grid, .row, .flow, .guide: return .zero
    case .horizontal, .vertical:
      let shares = distribute(p)
      let length = shares.reduce(gaps.reduce(0, +)) { $0 + major($1.size) }
      let breadth = shares.map { minor($0.size) }.max() ?? 0
      return axis == .horizontal
        ? CGSize(width: max(length, 0), height: breadth)
        : CGSize(width: breadth, height: max(length, 0))
    case .depth:
      let highest = children.map(\.priority).max()
      return children.filter { $0.priority == highest }.map { $0.size(p) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    case .frame(let width, let height, _, _):
      guard let child = children.first else { return .zero }
      let inner = child.size(ProposedSize(width: width ?? p.width, height: height ?? p.height))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _):
      let inner = children[0].size(
        ProposedSize(
          width: Self.proposal(p.width, width),
          height: Self.proposal(p.height, height)
        )
      )
      return CGSize(
        width: Self.length(p.width, width, inner.width),
        height: Self.length(p.height, height, inner.height)
      )
    case .padding(let insets, _):
      let inner = children[0].size(Self.inset(p, insets))
      return CGSize(
        width: max(inner.width + insets.leading + insets.trailing, 0),
        height: max(inner.height + insets.top + insets.bottom, 0)
      )
    case .fixedSize(let horizontal, let vertical, _):
      return children[0].size(
        ProposedSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
      )
    case .aspectRatio(let ratio, let mode, _): return children[0].size(scaled(p, ratio, mode))
    case .background, .overlay: return children[1].size(p)
    case .offset: return children[0].size(p)
    case .position:
      let inner = children[0].size(p)
      return CGSize(width: p.width ?? inner.width, height: p.height ?? inner.height)
    case .scroll(let axes, _):
      let inner = children[0].size(Self.ideal(p, axes))
      return CGSize(
        width: axes.contains(.horizontal) ? p.width ?? inner.width : inner.width,
        height: axes.contains(.vertical) ? p.height ?? inner.height : inner.height
      )
    case .fitsFirst: return chosen(p)?.size(p) ?? .zero
    case .custom:
      return children.map { $0.size(p) }.reduce(.zero) {
        CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    }
  }

  func chosen(_ p: ProposedSize) -> Node? {
    guard case .fitsFirst(let axes, _) = tree else { return nil }
    return children.first {
      let size = $0.size(Self.ideal(p, axes))
      return (!axes.contains(.horizontal) || size.width <= p.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= p.height ?? .infinity)
    } ?? children.last
  }

  static func ideal(_ p: ProposedSize, _ axes: Axes) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : p.width,
      height: axes.contains(.vertical) ? nil : p.height
    )
  }

  static func inset(_ p: ProposedSize, _ insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: p.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: p.height.map { max($0 - insets.top - insets.bottom, 0) }
    )
  }

  func scaled(_ p: ProposedSize, _ ratio: CGFloat?, _ mode: ContentMode) -> ProposedSize {
    if p.width == nil && p.height == nil { return p }
    let ideal = children[0].size(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return p }
    let scales = [p.width.map { $0 / ratio }, p.height].compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 0
    return ProposedSize(width: scale * ratio, height: scale)
  }

  /// The bounds as a flexible frame takes them.
  private static func raised(_ range: Tree.Range) -> Tree.Range {
    let low = range.min.map { max($0, 0) }
    let ideal = range.ideal.map { max(low ?? 0, $0) }
    return (low, ideal, range.max.map { max(ideal ?? 0, $0) })
  }

  static func proposal(_ p: CGFloat?, _ range: Tree.Range) -> CGFloat? {
    let range = raised(range)
    return (p ?? range.ideal).map { min(max($0, range.min ?? $0), range.max ?? .infinity) }
  }

  static func length(_ p: CGFloat?, _ range: Tree.Range, _ c: CGFloat) -> CGFloat {
    let q = proposal(p, range)
    let (low, ideal, high) = raised(range)
    if let low, let high, low > high { return c }
    if p == nil, let ideal { return ideal }
    if let p, let low, let high { return min(max(p, low), high) }
    if let low, let high { return min(max(c, low), high) }
    if let low { return max(min(q ?? .infinity, c), low) }
    if let high { return min(max(q ?? 0, c), high) }
    return c
  }

  static func placedProposal(_ p: CGFloat?, _ range: Tree.Range, _ size: CGFloat) -> CGFloat? {
    let (low, ideal, high) = raised(range)
    let isBetween = low ?? -.infinity < size && size < high ?? .infinity
    return ideal == nil && p == nil && isBetween ? nil : size
  }
}

extension Reference.Node {
  func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ p: ProposedSize, _ length: CGFloat) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: p.height) : ProposedSize(width: p.width, height: length)
  }

  private var spacing: CGFloat? {
    switch tree {
    case .horizontal(_, let spacing, _), .vertical(_, let spacing, _): spacing
    default: nil
    }
  }

  /// The gaps between the children of a stack.
  var gaps: [CGFloat] {
    zip(children, children.dropFirst()).map { spacing ?? ($0.isBare || $1.isBare ? 0 : 8) }
  }

  /// The proposals and sizes of the children of a stack.
  func distribute(_ p: ProposedSize) -> [Share] {
    let length = axis == .horizontal ? p.width : p.height
    guard let length, length > 0, length < .infinity else {
      return children.map { ($0, p, $0.size(p)) }
    }
    let least = children.map { major($0.size(proposal(p, 0))) }
    let flexibility = zip(children, least).map { child, least in
      let difference = major(child.size(proposal(p, .infinity))) - least
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
    var shares = children.map { Share($0, p, .zero) }
    var available = length - gaps.reduce(0, +)
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for child in children.indices where children[child].priority < priorities.first ?? 0 {
      available -= least[child]
    }
    for priority in priorities {
      let group = order.filter { children[$0].priority == priority }
      if priority < priorities[0] { for child in group { available += least[child] } }
      for (place, child) in group.enumerated() {
        let share = proposal(
          p,
          available.isNaN ? 0 : max(available / CGFloat(group.count - place), 0)
        )
        shares[child] = (children[child], share, children[child].size(share))
        available -= major(shares[child].size)
      }
    }
    return shares
  }
}

extension Reference {
  private static func part(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
  }

  private static func part(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .center ? 0.5 : 1
  }

  /// Places a child aligned in an area.
  private mutating func place(
    _ node: Node,
    in area: CGRect,
    _ alignment: Alignment,
    _ p: ProposedSize
  ) {
    let size = node.size(p)
    let origin = CGPoint(
      x: area.minX + (area.width - size.width) * Self.part(alignment.horizontal),
      y: area.minY + (area.height - size.height) * Self.part(alignment.vertical)
    )
    place(node, origin, p, size)
  }

  private mutating func place(
    _ node: Node,
    _ origin: CGPoint,
    _ p: ProposedSize,
    _ size: CGSize
  ) {
    let area = CGRect(origin: origin, size: size)
    switch node.tree {
    case .leaf: frames.append(area)
    case .spacer, .empty, .priority, .grid, .row, .flow, .guide: break
    case .horizontal(let alignment, _, _):
      let p = ProposedSize(width: p.width, height: p.height ?? size.height)
      placeStack(node, origin, p, Self.part(alignment))
    case .vertical(let alignment, _, _):
      let p = ProposedSize(width: p.width ?? size.width, height: p.height)
      placeStack(node, origin, p, Self.part(alignment))
    case .depth(let alignment, _):
      for child in node.children { place(child, in: area, alignment, ProposedSize(size)) }
    case .frame(let width, let height, let alignment, _):
      guard let child = node.children.first else { return }
      let inner = ProposedSize(width: width ?? p.width, height: height ?? p.height)
      place(child, in: area, alignment, inner)
    case .flexible(let width, let height, let alignment, _):
      let inner = ProposedSize(
        width: Node.placedProposal(p.width, width, size.width),
        height: Node.placedProposal(p.height, height, size.height)
      )
      place(node.children[0], in: area, alignment, inner)
    case .padding(let insets, _):
      let inner = Node.inset(p, insets)
      let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
      place(node.children[0], start, inner, node.children[0].size(inner))
    case .fixedSize(let horizontal, let vertical, _):
      let inner = ProposedSize(
        width: horizontal ? nil : p.width,
        height: vertical ? nil : p.height
      )
      place(node.children[0], origin, inner, node.children[0].size(inner))
    case .aspectRatio(let ratio, let mode, _):
      let inner = node.scaled(p, ratio, mode)
      place(node.children[0], origin, inner, node.children[0].size(inner))
    case .background(_, let alignment, _):
      place(node.children[0], in: area, alignment, ProposedSize(size))
      place(node.children[1], origin, p, size)
    case .overlay(_, let alignment, _):
      place(node.children[1], origin, p, size)
      place(node.children[0], in: area, alignment, ProposedSize(size))
    case .offset(let x, let y, _):
      let start = CGPoint(x: origin.x + x, y: origin.y + y)
      place(node.children[0], start, p, node.children[0].size(p))
    case .position(let x, let y, _):
      let inner = node.children[0].size(p)
      let start = CGPoint(x: origin.x + x - inner.width / 2, y: origin.y + y - inner.height / 2)
      place(node.children[0], start, p, inner)
    case .scroll(let axes, _):
      let inner = Node.ideal(p, axes)
      let alignment = Alignment(
        horizontal: axes.contains(.horizontal) ? .leading : .center,
        vertical: axes.contains(.vertical) ? .top : .center
      )
      place(node.children[0], in: area, alignment, inner)
    case .fitsFirst: placeFirst(node, origin, p, size)
    case .custom:
      var point = origin
      for child in node.children {
        let inner = child.size(p)
        place(child, point, p, inner)
        point = CGPoint(x: point.x + inner.width, y: point.y + inner.height)
      }
    }
  }

  private mutating func placeFirst(
    _ node: Node,
    _ origin: CGPoint,
    _ p: ProposedSize,
    _ size: CGSize
  ) {
    let fits = node.children.firstIndex {
      guard case .fitsFirst(let axes, _) = node.tree else { return false }
      let ideal = $0.size(Node.ideal(p, axes))
      return (!axes.contains(.horizontal) || ideal.width <= p.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= p.height ?? .infinity)
    }
    let chosen = fits ?? node.children.count - 1
    for (index, child) in node.children.enumerated() {
      let first = frames.count
      place(child, origin, p, size)
      guard index != chosen else { continue }
      for hidden in first..<frames.count {
        frames[hidden] = .zero
      }
    }
  }

  private mutating func placeStack(
    _ node: Node,
    _ origin: CGPoint,
    _ p: ProposedSize,
    _ part: CGFloat
  ) {
    let shares = node.distribute(p)
    let breadth = shares.map { node.minor($0.size) }.max() ?? 0
    var length: CGFloat = 0
    for (index, share) in shares.enumerated() {
      let across = (breadth - node.minor(share.size)) * part
      let start =
        node.axis == .horizontal
        ? CGPoint(x: origin.x + length, y: origin.y + across)
        : CGPoint(x: origin.x + across, y: origin.y + length)
      place(share.node, start, share.proposal, share.size)
      length += node.major(share.size) + (index < node.gaps.count ? node.gaps[index] : 0)
    }
  }
}
