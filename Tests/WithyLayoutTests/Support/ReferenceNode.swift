import Foundation
import WithyLayout

extension Reference {
  /// The spacing preferences of elements: top, leading, bottom, trailing.
  typealias Edges4 = [CGFloat?]

  /// A tree without what has no effect, and with what depends on the surroundings.
  struct Node {
    var tree: Tree
    var children: [Node] = []
    var priority: Double = 0
    /// The axis of a stack, the axes of a spacer, and those on which a picture follows its
    /// proposal.
    var axis: Axes = []
    /// The spacing preferences of the element.
    var edges: Edges4 = [nil, nil, nil, nil]
    /// Whether it is a spacer, or one that is moved, observed, or has a background or an overlay.
    var isSpacer = false
    /// The values of the element for its container.
    var telling = Telling()
    /// The default spacing.
    var spacing: CGFloat = 8
    /// The cached sizes and guides, so that trees with guides terminate.
    let memory = Memory()

    init(
      tree: Tree,
      children: [Node] = [],
      priority: Double = 0,
      axis: Axes = [],
      isSpacer: Bool = false
    ) {
      (self.tree, self.children, self.priority) = (tree, children, priority)
      (self.axis, self.isSpacer) = (axis, isSpacer)
    }

    /// The number of ratios and grids inside one another.
    var branching: Int {
      let inner = children.map(\.branching).max() ?? 0
      switch tree {
      case .background, .overlay: return children[1].branching
      case .aspectRatio, .grid: return inner + 1
      default: return inner
      }
    }

    /// The number of elements inside one another that place their children for other proposals than
    /// they measure them for.
    var reproposals: Int {
      let inner = children.map(\.reproposals).max() ?? 0
      switch tree {
      case .background, .overlay: return children[1].reproposals
      case .depth, .flexible, .grid: return inner + 1
      default: return inner
      }
    }

    /// The size of the element for a proposal.
    func size(_ proposal: ProposedSize) -> CGSize {
      if let known = memory.sizes[proposal] { return known }
      let size = findSize(proposal)
      memory.sizes[proposal] = size
      return size
    }
  }

  final class Memory {
    var sizes: [ProposedSize: CGSize] = [:]
    var guides: [[AnyHashable]: CGFloat?] = [:]
  }

  /// The part of a container's length that an element takes.
  typealias Share = (CGFloat) -> CGFloat

  /// The values of an element for its container.
  struct Telling {
    var gapAfter: CGFloat?
    var weight: CGFloat?
    var part: (width: Share?, height: Share?) = (nil, nil)
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axes = []
    var raise: CGFloat = 0
  }
}

extension Reference.Node {
  typealias Node = Reference.Node
  typealias Spot = Reference.Spot

  /// The size for a proposal, by the rules.
  fileprivate func findSize(_ p: ProposedSize) -> CGSize {
    switch tree {
    case .leaf(let leaf):
      let own = leaf.size(p)
      guard case .scalable = leaf else { return own }
      return CGSize(
        width: axis.contains(.horizontal) ? p.width ?? own.width : own.width,
        height: axis.contains(.vertical) ? p.height ?? own.height : own.height
      )
    case .resizable(let axes, _):
      let own = children[0].size(p)
      return CGSize(
        width: axes.contains(.horizontal) ? p.width ?? own.width : own.width,
        height: axes.contains(.vertical) ? p.height ?? own.height : own.height
      )
    case .divider(let length, _):
      return axis == .horizontal
        ? CGSize(width: p.width ?? 10, height: length)
        : CGSize(width: length, height: p.height ?? 10)
    case .spacer(let least):
      func length(_ proposed: CGFloat?, _ axis: Axes) -> CGFloat {
        self.axis.contains(axis) ? max(proposed ?? 0, least ?? spacing) : 0
      }
      return CGSize(width: length(p.width, .horizontal), height: length(p.height, .vertical))
    case .grid: return gridSize(p)
    case .flow: return flowSize(p)
    case .custom(let custom, _): return customSize(custom, p)
    case .bar:
      let (rest, bar, gap) = barred(p)
      return axis == .vertical
        ? CGSize(width: max(rest.width, bar.width), height: max(rest.height + gap + bar.height, 0))
        : CGSize(width: max(rest.width + gap + bar.width, 0), height: max(rest.height, bar.height))
    case .horizontal, .vertical, .distributed, .row: return stackSize(p)
    case .depth: return depthSize(p)
    case .frame(let width, let height, _, _):
      guard let child = children.first else { return .zero }
      let inner = child.size(ProposedSize(width: width ?? p.width, height: height ?? p.height))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _):
      let inner = ProposedSize(
        width: Self.proposal(p.width, width),
        height: Self.proposal(p.height, height)
      )
      func framed(_ child: CGSize) -> CGSize {
        CGSize(
          width: Self.length(p.width, width, child.width),
          height: Self.length(p.height, height, child.height)
        )
      }
      let size = framed(children[0].size(inner))
      guard children[0].wraps else { return size }
      // A flow is placed with the bound, and measured for it.
      let placed = ProposedSize(
        width: inner.width ?? Self.placedProposal(nil, width, size.width),
        height: inner.height ?? Self.placedProposal(nil, height, size.height)
      )
      let wrapped = framed(children[0].size(placed))
      return CGSize(
        width: placed.width == inner.width ? wrapped.width : size.width,
        height: placed.height == inner.height ? wrapped.height : size.height
      )
    case .padding(let insets, _), .safeAreaPadding(let insets, _):
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
    case .position:
      let inner = children[0].size(p)
      return CGSize(width: p.width ?? inner.width, height: p.height ?? inner.height)
    case .scroll(let axes, _):
      let inner = children[0].size(children[0].parted(Self.ideal(p, axes), of: p))
      return CGSize(
        width: axes.contains(.horizontal) ? p.width ?? inner.width : inner.width,
        height: axes.contains(.vertical) ? p.height ?? inner.height : inner.height
      )
    case .viewThatFits: return chosen(p)?.size(p) ?? .zero
    default: return children.first?.size(p) ?? .zero
    }
  }

  /// Whether a flow in the element makes its size across depend on its length.
  private var wraps: Bool {
    switch tree {
    case .flow: true
    case .background, .overlay: children[1].wraps
    default: children.contains { $0.wraps }
    }
  }

  /// The proposal of a container to an element with a relative frame.
  func parted(_ p: ProposedSize, of outer: ProposedSize) -> ProposedSize {
    func length(_ part: Reference.Share?, _ outer: CGFloat?, _ length: CGFloat?) -> CGFloat? {
      guard let part, let outer else { return length }
      return outer < .infinity ? part(outer) : outer
    }
    return ProposedSize(
      width: length(telling.part.width, outer.width, p.width),
      height: length(telling.part.height, outer.height, p.height)
    )
  }

  /// The first element that fits, or the last.
  func chosen(_ p: ProposedSize) -> Node? {
    guard case .viewThatFits(let axes, _) = tree else { return nil }
    return children.first {
      let size = $0.size(Self.ideal(p, axes))
      return (!axes.contains(.horizontal) || size.width <= (p.width ?? .infinity) + 0.001)
        && (!axes.contains(.vertical) || size.height <= (p.height ?? .infinity) + 0.001)
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
}

/// Flexible frames.
extension Reference.Node {
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
