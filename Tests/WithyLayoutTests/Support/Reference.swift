import Foundation
import Withy
import WithyLayout

/// The rules of layout, written down straight: recursive, and without memory.
///
/// It has nothing in common with the engine but the rules, and says what the engine must find.
struct Reference {
  /// The frames of the leaves, in the order of drawing.
  private(set) var frames: [CGRect] = []

  /// The direction of what is being placed.
  private var direction = LayoutDirection.leftToRight

  /// Lays a tree out in the middle of a rectangle.
  init(_ tree: Tree, in bounds: CGRect, _ direction: LayoutDirection = .leftToRight) {
    self.direction = direction
    guard let root = Self.normal(tree, axis: []) else { return }
    let proposal = root.parted(ProposedSize(bounds.size), of: ProposedSize(bounds.size))
    let size = root.size(proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    place(root, origin, proposal, size)
    frames = frames.map {
      if $0.isNull { return .zero }
      guard direction == .rightToLeft else { return $0 }
      return $0.offsetBy(dx: bounds.minX + bounds.maxX - $0.minX - $0.maxX, dy: 0)
    }
  }

  /// The size of a tree for a proposal.
  static func size(_ tree: Tree, _ proposal: ProposedSize) -> CGSize {
    guard let root = normal(tree, axis: []) else { return .zero }
    return root.size(root.parted(proposal, of: proposal))
  }

  /// A tree without what has no effect, and with what depends on the surroundings.
  struct Node {
    var tree: Tree
    var children: [Node] = []
    var priority: Double = 0
    var axis: Axes = []
    /// What the element says of its edges: top, leading, bottom, trailing.
    var edges: Edges4 = [nil, nil, nil, nil]
    /// Whether it is a spacer, or one with an offset, a background or an overlay.
    var isSpacer = false
    /// What the element tells the container around it.
    var gapAfter: CGFloat?
    var weight: CGFloat?
    var part: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// The number of ratios and grids inside one another.
    var branching: Int {
      let inner = children.map(\.branching).max() ?? 0
      switch tree {
      case .aspectRatio, .grid: return inner + 1
      default: return inner
      }
    }

    /// Takes over what an element inside tells.
    func telling(_ inner: Node) -> Node {
      var node = self
      (node.gapAfter, node.weight, node.part) = (inner.gapAfter, inner.weight, inner.part)
      return node
    }
  }

  typealias Edges4 = [CGFloat?]

  /// The larger of what two say.
  static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    [a, b].compactMap { $0 }.max()
  }

  /// What an element says of its edges, from what its children say.
  static func edges(of tree: Tree, _ children: [Node], axis: Axes) -> Edges4 {
    let nothing: Edges4 = [nil, nil, nil, nil]
    guard let first = children.first, let last = children.last else { return nothing }
    func largest(_ edge: Int) -> CGFloat? { children.map { $0.edges[edge] }.reduce(nil, larger) }
    switch tree {
    case .distributed(let axis, _, _, _):
      return axis == .horizontal
        ? [largest(0), first.edges[1], largest(2), last.edges[3]]
        : [first.edges[0], largest(1), last.edges[2], largest(3)]
    case .horizontal, .row: return [largest(0), first.edges[1], largest(2), last.edges[3]]
    case .vertical: return [first.edges[0], largest(1), last.edges[2], largest(3)]
    case .depth, .fitsFirst, .custom, .grid, .flow: return (0..<4).map(largest)
    case .position, .scroll: return nothing
    case .padding(let insets, _):
      let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
      return zip(first.edges, lengths).map { $1 == 0 ? $0 : nil }
    case .frame(let width, let height, _, _):
      return framed(first, width != nil, height != nil)
    case .flexible(let width, let height, _, _):
      func isBound(_ range: Tree.Range) -> Bool {
        range.min != nil || range.ideal != nil || range.max != nil
      }
      return framed(first, isBound(width), isBound(height))
    case .background, .overlay: return children[1].edges
    default: return first.edges
    }
  }

  private static func framed(_ child: Node, _ width: Bool, _ height: Bool) -> Edges4 {
    if child.isSpacer { return child.edges }
    return [
      height ? nil : child.edges[0], width ? nil : child.edges[1],
      height ? nil : child.edges[2], width ? nil : child.edges[3],
    ]
  }

  /// The axes on which a modifier around a leaf, or the modifiers around that, ask for other lengths.
  static func scaled(_ tree: Tree, _ outer: Axes) -> Axes {
    func axes(_ width: Bool, _ height: Bool) -> Axes {
      [width ? .horizontal : [], height ? .vertical : []]
    }
    func isBound(_ range: Tree.Range) -> Bool {
      range.min != nil || range.ideal != nil || range.max != nil
    }
    return switch tree {
    case .aspectRatio: .both
    case .flexible(let width, let height, _, _): outer.union(axes(isBound(width), isBound(height)))
    case .frame(let width, let height, _, _): outer.subtracting(axes(width != nil, height != nil))
    default: outer
    }
  }

  static func normal(_ tree: Tree, axis: Axes, scaled: Axes = []) -> Node? {
    func one(_ child: Tree, _ axis: Axes, scaled: Axes = []) -> Node? {
      normal(child, axis: axis, scaled: scaled)
    }
    func modified(_ child: Tree, _ axis: Axes, keepsPriority: Bool = false) -> Node? {
      guard let inner = one(child, axis, scaled: Self.scaled(tree, scaled)) else { return nil }
      var node = Node(tree: tree, children: [inner], priority: keepsPriority ? inner.priority : 0)
      node.edges = edges(of: tree, [inner], axis: axis)
      if case .offset = tree { node.isSpacer = inner.isSpacer }
      return node.telling(inner)
    }
    func all(_ children: [Tree], _ axis: Axes) -> [Node] {
      children.compactMap { normal($0, axis: axis) }
    }
    switch tree {
    case .leaf(.scalable): return Node(tree: tree, axis: scaled)
    case .leaf: return Node(tree: tree)
    case .spacer:
      let both: Axes = axis.isEmpty ? .both : axis
      let says: Edges4 = [
        both.contains(.vertical) ? 0 : nil, both.contains(.horizontal) ? 0 : nil,
        both.contains(.vertical) ? 0 : nil, both.contains(.horizontal) ? 0 : nil,
      ]
      return Node(tree: tree, priority: -.infinity, axis: both, edges: says, isSpacer: true)
    // Guides are not written down here: see `Kind.withoutReference`.
    case .empty, .guide: return nil
    case .row(_, let children):
      let inner = all(children, .horizontal)
      var node = Node(tree: tree, children: inner, axis: .horizontal)
      node.edges = edges(of: tree, inner, axis: axis)
      return node
    case .grid(_, _, _, let children), .flow(_, _, let children):
      let inner = all(children, [])
      return Node(tree: tree, children: inner, edges: edges(of: tree, inner, axis: axis))
    case .horizontal(_, _, let children), .vertical(_, _, let children):
      let axis: Axes = if case .horizontal = tree { .horizontal } else { .vertical }
      let inner = all(children, axis)
      if inner.count == 1 { return inner[0] }
      var node = Node(tree: tree, children: inner, axis: axis)
      node.priority = inner.isEmpty ? -.infinity : 0
      node.edges = edges(of: tree, inner, axis: axis)
      return node
    case .depth(_, let children), .fitsFirst(_, let children), .custom(let children):
      let inner = all(children, [])
      if case .depth = tree, inner.count == 1 { return inner[0] }
      return Node(tree: tree, children: inner, edges: edges(of: tree, inner, axis: axis))
    case .frame(_, _, _, let child), .flexible(_, _, _, let child), .padding(_, let child),
      .aspectRatio(_, _, let child), .position(_, _, let child):
      return modified(child, axis)
    case .scroll(_, let child):
      // A container: what is told inside is for it.
      return one(child, []).map { Node(tree: tree, children: [$0]) }
    case .fixedSize(_, _, let child), .offset(_, _, let child):
      return modified(child, axis, keepsPriority: true)
    case .priority(let value, let child):
      var inner = one(child, axis, scaled: scaled)
      inner?.priority = value
      return inner
    case .background(let content, _, let child), .overlay(let content, _, let child):
      guard let content = one(content, []) else { return one(child, axis, scaled: scaled) }
      let nothing = Node(tree: .frame(0, 0, .center, .empty))
      let primary = one(child, axis, scaled: scaled) ?? nothing
      var node = Node(tree: tree, children: [content, primary], priority: primary.priority)
      node.edges = primary.edges
      node.isSpacer = primary.isSpacer
      return node.telling(primary)
    case .distributed(let axis, let distribution, _, let children):
      let inner = all(children, axis)
      if inner.count == 1, distribution == .fill { return inner[0] }
      var node = Node(tree: tree, children: inner, axis: axis)
      node.priority = inner.isEmpty ? -.infinity : 0
      node.edges = edges(of: tree, inner, axis: axis)
      return node
    case .gap(let length, let child):
      var inner = one(child, axis, scaled: scaled)
      inner?.gapAfter = length
      return inner
    case .weight(let weight, let child):
      var inner = one(child, axis, scaled: scaled)
      inner?.weight = weight
      return inner
    case .relative(let width, let height, let alignment, let child):
      func bounds(_ part: CGFloat?) -> Tree.Range {
        part == nil ? (nil, nil, nil) : (0, nil, .infinity)
      }
      let frame = Tree.flexible(bounds(width), bounds(height), alignment, child)
      var inner = one(frame, axis, scaled: scaled)
      if let width { inner?.part.width = width }
      if let height { inner?.part.height = height }
      return inner
    case .direction(_, let child), .ignoring(_, let child):
      return modified(child, axis, keepsPriority: true)
    case .watched(let child):
      return modified(child, axis, keepsPriority: true)
    case .collapsed(let condition, let child):
      return condition ? nil : one(child, axis, scaled: scaled)
    case .bar(let edge, _, let bar, let child):
      let nothing = Node(tree: .depth(.center, []))
      let inner = [one(child, []) ?? nothing, one(bar, []) ?? nothing]
      var node = Node(tree: tree, children: inner)
      node.edges = edges(of: .depth(.center, []), inner, axis: [])
      node.axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      return node
    }
  }
}

extension Reference.Node {
  typealias Node = Reference.Node
  typealias Share = (node: Node, proposal: ProposedSize, size: CGSize)

  func size(_ p: ProposedSize) -> CGSize {
    switch tree {
    case .leaf(let leaf):
      let own = leaf.size(p)
      guard case .scalable = leaf else { return own }
      // The axes of such a leaf are those on which it is scaled.
      return CGSize(
        width: axis.contains(.horizontal) ? p.width ?? own.width : own.width,
        height: axis.contains(.vertical) ? p.height ?? own.height : own.height
      )
    case .spacer(let least):
      func length(_ proposed: CGFloat?, _ axis: Axes) -> CGFloat {
        self.axis.contains(axis) ? max(proposed ?? 0, least ?? 8) : 0
      }
      return CGSize(width: length(p.width, .horizontal), height: length(p.height, .vertical))
    case .empty, .priority, .guide, .gap, .weight, .relative, .collapsed: return .zero
    case .grid: return gridSize(p)
    case .flow: return flowSize(p)
    case .direction, .watched, .ignoring: return children[0].size(p)
    case .bar:
      let (rest, bar, gap) = barred(p)
      return axis == .vertical
        ? CGSize(width: max(rest.width, bar.width), height: max(rest.height + gap + bar.height, 0))
        : CGSize(width: max(rest.width + gap + bar.width, 0), height: max(rest.height, bar.height))
    case .horizontal, .vertical, .distributed, .row:
      let shares = distribute(p)
      var length = shares.reduce(gaps.reduce(0, +)) { $0 + major($1.size) }
      if case .distributed(_, let distribution, _, _) = tree, distribution != .fill,
        !children.isEmpty
      {
        length = max(length, (axis == .horizontal ? p.width : p.height) ?? 0)
      }
      let breadth = shares.map { minor($0.size) }.max() ?? 0
      return axis == .horizontal
        ? CGSize(width: max(length, 0), height: breadth)
        : CGSize(width: breadth, height: max(length, 0))
    case .depth:
      let highest = children.map(\.priority).max()
      return children.filter { $0.priority == highest }.map { $0.size($0.parted(p, of: p)) }.reduce(
        .zero
      ) {
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
      let inner = children[0].size(children[0].parted(Self.ideal(p, axes), of: p))
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

  /// What a container proposes to an element that takes parts of its lengths.
  func parted(_ p: ProposedSize, of outer: ProposedSize) -> ProposedSize {
    func length(_ part: CGFloat?, _ outer: CGFloat?, _ length: CGFloat?) -> CGFloat? {
      guard let part, let outer else { return length }
      return outer < .infinity ? part * outer : outer
    }
    return ProposedSize(
      width: length(part.width, outer.width, p.width),
      height: length(part.height, outer.height, p.height)
    )
  }

  /// The sizes of an element and its bar, and the gap between them.
  func barred(_ p: ProposedSize) -> (rest: CGSize, bar: CGSize, gap: CGFloat) {
    let bar = children[1].size(p)
    return (children[0].size(beside(bar, p)), bar, barGap)
  }

  /// What a bar leaves.
  func beside(_ bar: CGSize, _ p: ProposedSize) -> ProposedSize {
    func length(_ proposed: CGFloat?, _ taken: CGFloat) -> CGFloat? {
      proposed.map { $0 < .infinity ? max($0 - taken - barGap, 0) : $0 }
    }
    return ProposedSize(
      width: axis == .horizontal ? length(p.width, bar.width) : p.width,
      height: axis == .vertical ? length(p.height, bar.height) : p.height
    )
  }

  private var barGap: CGFloat {
    guard case .bar(let edge, let spacing, _, _) = tree else { return 0 }
    let isFirst = edge == .top || edge == .leading
    let (first, second) = isFirst ? (children[1], children[0]) : (children[0], children[1])
    let (end, start) = axis == .horizontal ? (3, 1) : (2, 0)
    return spacing ?? Reference.larger(first.edges[end], second.edges[start]) ?? 8
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
    if ratio == nil, mode == .fit, ideal.width == 0 || ideal.height == 0 {
      return ProposedSize(
        width: ideal.width == 0 ? 0 : p.width,
        height: ideal.height == 0 ? 0 : p.height
      )
    }
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
    case .horizontal(_, let spacing, _), .vertical(_, let spacing, _),
      .distributed(_, _, let spacing, _):
      spacing
    default: nil
    }
  }

  /// The gaps between the children of a stack.
  var gaps: [CGFloat] {
    let (end, start) = axis == .horizontal ? (3, 1) : (2, 0)
    return zip(children, children.dropFirst()).map {
      $0.gapAfter ?? spacing ?? Reference.larger($0.edges[end], $1.edges[start]) ?? 8
    }
  }

  /// The proposals and sizes of the children of a stack.
  func distribute(_ p: ProposedSize) -> [Share] {
    let length = axis == .horizontal ? p.width : p.height
    let isShared = length.map { $0 > 0 || gaps.reduce(0, +) < 0 } ?? false
    guard let length, isShared, length < .infinity else {
      return children.map { ($0, $0.parted(p, of: p), $0.size($0.parted(p, of: p))) }
    }
    /// What a child is proposed for its least or its greatest length.
    func end(_ length: CGFloat, _ child: Node) -> ProposedSize {
      // The ends of what is too deep are asked for by its ideal length on the other axis.
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
    var shares = children.map { Share($0, p, .zero) }
    var available = length - gaps.reduce(0, +)
    // Of one priority those without a weight first.
    let ranks = children.map { [$0.priority, $0.weight == nil ? 1 : 0] }
    let groups = Set(ranks).sorted { $0[0] != $1[0] ? $0[0] > $1[0] : $0[1] > $1[1] }
    for child in children.indices where ranks[child] != groups.first { available -= least[child] }
    for rank in groups {
      let group = order.filter { ranks[$0] == rank }
      if rank != groups[0] { for child in group { available += least[child] } }
      var left = group.reduce(0) { $0 + (children[$1].weight ?? 1) }
      for child in group {
        let weight = children[child].weight ?? 1
        let length = weight * available / left
        let share = children[child].parted(proposal(p, length.isNaN ? 0 : max(length, 0)), of: p)
        shares[child] = (children[child], share, children[child].size(share))
        available -= major(shares[child].size)
        left -= weight
      }
    }
    return shares
  }
}

extension Reference {
  static func part(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
  }

  static func part(_ alignment: VerticalAlignment) -> CGFloat {
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
    case .spacer, .empty, .priority, .guide, .gap, .weight, .relative, .collapsed: break
    case .grid, .flow:
      let spots = if case .grid = node.tree { node.gridSpots(p) } else { node.flowSpots(p) }
      for (child, start, inner) in spots {
        let start = CGPoint(x: origin.x + start.x, y: origin.y + start.y)
        place(child, start, inner, child.size(inner))
      }
    case .row(let alignment, _):
      let p = ProposedSize(width: p.width, height: p.height ?? size.height)
      placeStack(node, origin, p, Self.part(alignment ?? .center))
    // Nothing covers the bounds.
    case .watched, .ignoring: place(node.children[0], origin, p, size)
    case .direction(let inner, _):
      let (outer, first) = (direction, frames.count)
      direction = inner
      place(node.children[0], origin, p, size)
      direction = outer
      guard inner != outer else { return }
      for index in first..<frames.count {
        frames[index].origin.x = area.minX + area.maxX - frames[index].maxX
      }
    case .bar(let edge, _, _, _): placeBar(node, edge, area, p)
    case .distributed(let axis, _, _, _):
      let p =
        axis == .horizontal
        ? ProposedSize(width: p.width, height: p.height ?? size.height)
        : ProposedSize(width: p.width ?? size.width, height: p.height)
      placeStack(node, origin, p, 0.5, in: node.major(size))
    case .horizontal(let alignment, _, _):
      let p = ProposedSize(width: p.width, height: p.height ?? size.height)
      placeStack(node, origin, p, Self.part(alignment))
    case .vertical(let alignment, _, _):
      let p = ProposedSize(width: p.width ?? size.width, height: p.height)
      placeStack(node, origin, p, Self.part(alignment))
    case .depth(let alignment, _):
      // Aligned in what the children of the highest priority take up now. Parts are those of what was
      // proposed.
      let whole = ProposedSize(width: p.width ?? size.width, height: p.height ?? size.height)
      let proposals = node.children.map { $0.parted(ProposedSize(size), of: whole) }
      let highest = node.children.map(\.priority).max()
      let union = zip(node.children, proposals).filter { $0.0.priority == highest }
        .map { $0.0.size($0.1) }
        .reduce(.zero) {
          CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
      let area = CGRect(origin: origin, size: union)
      for (child, proposal) in zip(node.children, proposals) {
        place(child, in: area, alignment, proposal)
      }
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
      let part = node.children[0].parted(ProposedSize(size), of: ProposedSize(size))
      place(node.children[0], in: area, alignment, part)
      place(node.children[1], origin, p, size)
    case .overlay(_, let alignment, _):
      place(node.children[1], origin, p, size)
      let part = node.children[0].parted(ProposedSize(size), of: ProposedSize(size))
      place(node.children[0], in: area, alignment, part)
    case .offset(let x, let y, _):
      let start = CGPoint(x: origin.x + x, y: origin.y + y)
      place(node.children[0], start, p, node.children[0].size(p))
    case .position(let x, let y, _):
      let p = ProposedSize(width: p.width ?? size.width, height: p.height ?? size.height)
      let inner = node.children[0].size(p)
      let start = CGPoint(x: origin.x + x - inner.width / 2, y: origin.y + y - inner.height / 2)
      place(node.children[0], start, p, inner)
    case .scroll(let axes, _):
      let inner = node.children[0].parted(Node.ideal(p, axes), of: p)
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
        frames[hidden] = .null
      }
    }
  }

  private mutating func placeStack(
    _ node: Node,
    _ origin: CGPoint,
    _ p: ProposedSize,
    _ part: CGFloat,
    in total: CGFloat? = nil
  ) {
    let shares = node.distribute(p)
    let breadth = shares.map { node.minor($0.size) }.max() ?? 0
    let starts = Self.starts(node, shares.map { node.major($0.size) }, in: total)
    for (length, share) in zip(starts, shares) {
      let across = (breadth - node.minor(share.size)) * part
      let start =
        node.axis == .horizontal
        ? CGPoint(x: origin.x + length, y: origin.y + across)
        : CGPoint(x: origin.x + across, y: origin.y + length)
      place(share.node, start, share.proposal, share.size)
    }
  }

  /// Where the children of a stack begin along it.
  private static func starts(_ node: Node, _ lengths: [CGFloat], in total: CGFloat?) -> [CGFloat] {
    var distribution = Distribution.fill
    if case .distributed(_, let own, _, _) = node.tree { distribution = own }
    let gaps = node.gaps
    let left = max((total ?? 0) - lengths.reduce(0, +) - gaps.reduce(0, +), 0)
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
    guard distribution == .equalCentering, left > 0, lengths.count > 1, let total else {
      return starts
    }
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

  private mutating func placeBar(_ node: Node, _ edge: Edges, _ area: CGRect, _ p: ProposedSize) {
    let p = ProposedSize(width: p.width ?? area.width, height: p.height ?? area.height)
    let (rest, bar, _) = node.barred(p)
    var inner = CGRect(origin: area.origin, size: rest)
    var side = CGRect(origin: area.origin, size: bar)
    if node.axis == .vertical {
      inner.origin.x = area.midX - rest.width / 2
      side.origin.x = area.midX - bar.width / 2
      if edge == .top { inner.origin.y = area.maxY - rest.height }
      if edge == .bottom { side.origin.y = area.maxY - bar.height }
    } else {
      inner.origin.y = area.midY - rest.height / 2
      side.origin.y = area.midY - bar.height / 2
      if edge == .leading { inner.origin.x = area.maxX - rest.width }
      if edge == .trailing { side.origin.x = area.maxX - bar.width }
    }
    place(node.children[0], inner.origin, node.beside(bar, p), rest)
    place(node.children[1], side.origin, p, bar)
  }
}
