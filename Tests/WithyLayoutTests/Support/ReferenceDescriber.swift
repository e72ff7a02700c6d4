import Foundation
import WithyLayout

extension Reference {
  /// Makes the nodes of a tree: leaves out what has no effect, and notes what depends on the
  /// surroundings.
  struct Describer {
    /// The default spacing, and the minimum length of spacers.
    let spacing: CGFloat

    /// The layout direction.
    private var direction: LayoutDirection

    /// The axis of the nearest stack; none outside a stack.
    private var axis: Axes = []

    /// The axes on which an outer modifier requests other lengths than a picture's own.
    private var scaled: Axes = []

    /// Whether the element is in a grid, with no container in between.
    private var isInGrid = false

    /// Whether the element is directly in a scroll container.
    private var isInScroll = false

    init(spacing: CGFloat = 8, direction: LayoutDirection = .leftToRight) {
      (self.spacing, self.direction) = (spacing, direction)
    }

    /// The surroundings of the elements in a container.
    private func inside(_ axis: Axes) -> Describer {
      var inner = Describer(spacing: spacing, direction: direction)
      inner.axis = axis
      return inner
    }

    /// A tree where one element is expected: several form a centred stack in depth.
    func node(of tree: Tree) -> Node? {
      let nodes = nodes(of: tree)
      return nodes.count > 1 ? self.nodes(of: .depth(.center, [tree])).first : nodes.first
    }

    private func nodes(of tree: Tree) -> [Node] {
      switch tree {
      case .several(let trees): return trees.flatMap(nodes)
      case .collapsed(let isCollapsed, let tree): return isCollapsed ? [] : nodes(of: tree)
      default:
        guard var node = element(tree) else { return [] }
        node.spacing = spacing
        return [node]
      }
    }

    private func element(_ tree: Tree) -> Node? {
      if isInScroll, !tree.isStack {
        var inner = self
        inner.isInScroll = false
        return inner.element(tree)
      }
      switch tree {
      case .leaf(.scalable): return Node(tree: tree, axis: scaled)
      case .leaf(.refused), .empty, .several, .collapsed: return nil
      case .leaf: return Node(tree: tree)
      case .spacer:
        let both: Axes = axis.isEmpty ? .both : axis
        var node = Node(tree: tree, priority: -.infinity, axis: both, isSpacer: true)
        let (x, y) = (both.contains(.horizontal), both.contains(.vertical))
        node.edges = [y ? 0 : nil, x ? 0 : nil, y ? 0 : nil, x ? 0 : nil]
        return node
      case .any(let container): return element(container)
      case .row(_, let children): return stack(tree, .horizontal, isInGrid ? nil : .fill, children)
      case .horizontal(_, _, let children): return stack(tree, .horizontal, .fill, children)
      case .vertical(_, _, let children): return stack(tree, .vertical, .fill, children)
      case .distributed(let axis, let distribution, _, _, let children):
        return stack(tree, axis, distribution, children)
      case .depth(_, let children):
        let node = container(tree, [], children)
        return alone(in: node) ?? node
      case .custom(let custom, let children):
        return container(tree, custom == .shelf ? .horizontal : [], children)
      case .grid(_, _, _, let children), .flow(_, let children), .viewThatFits(_, let children):
        return container(tree, [], children)
      case .resizable(_, let leaf): return Node(tree: tree, children: [Node(tree: .leaf(leaf))])
      case .divider(_, let leaf):
        var node = Node(tree: tree, children: [Node(tree: .leaf(leaf))])
        node.axis = axis == .horizontal ? .vertical : .horizontal
        return node
      case .scroll(let axes, let child) where child.isSeveral && !axes.isEmpty:
        let stack: Tree =
          axes == .horizontal
          ? .horizontal(.center, nil, [child]) : .vertical(.center, nil, [child])
        return element(.scroll(axes, stack))
      case .scroll(_, let child):
        // A container: the values inside are for it.
        let nothing = Node(tree: .frame(0, 0, .center, .empty))
        var inner = inside([])
        inner.isInScroll = true
        return Node(tree: tree, children: [inner.node(of: child) ?? nothing])
      case .frame(_, _, _, let child), .flexible(_, _, _, let child), .padding(_, let child),
        .safeAreaPadding(_, let child), .aspectRatio(_, _, let child), .position(_, _, let child):
        return modified(tree, child, keepsPriority: false)
      case .fixedSize(_, _, let child), .offset(_, _, let child), .guide(_, _, let child),
        .direction(_, let child), .ignoring(_, let child), .watched(_, let child):
        return modified(tree, child, keepsPriority: true)
      case .background(let content, _, let child), .overlay(let content, _, let child):
        return pair(tree, content, child)
      case .relative(let width, let height, let alignment, let child):
        func share(_ part: CGFloat?) -> Share? { part.map { part in { part * $0 } } }
        return relative(share(width), share(height), alignment, child)
      case .share(let share, let alignment, let child):
        func length(_ axis: Axes) -> Share? {
          share.axes.contains(axis) ? { share.length(of: $0) } : nil
        }
        return relative(length(.horizontal), length(.vertical), alignment, child)
      case .priority, .gap, .weight, .raised, .cell: return telling(tree)
      case .bar(let edge, _, _, let bar, let child):
        let inner = [child, bar].flatMap { nodes(of: .depth(.center, [$0])) }
        var node = Node(tree: tree, children: inner)
        node.axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        node.edges = Reference.edges(of: .depth(.center, []), inner)
        if case .depth = inner[1].tree, inner[1].children.isEmpty {
          let insets = EdgeInsets(
            top: edge == .top ? node.barGap : 0,
            leading: edge == .leading ? node.barGap : 0,
            bottom: edge == .bottom ? node.barGap : 0,
            trailing: edge == .trailing ? node.barGap : 0
          )
          node.edges = Reference.edges(of: .padding(insets, child), [inner[0]])
        }
        return node
      }
    }

    /// An element in a frame that takes its part of the container's length.
    private func relative(
      _ width: Share?,
      _ height: Share?,
      _ alignment: Alignment,
      _ child: Tree
    ) -> Node? {
      func bounds(_ share: Share?) -> Tree.Range {
        share == nil ? (nil, nil, nil) : (0, nil, .infinity)
      }
      var node = node(of: .flexible(bounds(width), bounds(height), alignment, child))
      if let width { node?.telling.part.width = width }
      if let height { node?.telling.part.height = height }
      return node
    }

    /// An element with a value for its container.
    private func telling(_ tree: Tree) -> Node? {
      switch tree {
      case .priority(let value, let child):
        var node = node(of: child)
        node?.priority = value
        return node
      case .gap(let length, let child): return telling(child) { $0.gapAfter = length }
      case .weight(let weight, let child): return telling(child) { $0.weight = weight }
      case .raised(let length, let child): return telling(child) { $0.raise = length }
      case .cell(let cell, let child):
        return telling(child) {
          switch cell {
          case .columns(let count): $0.columns = count
          case .anchor(let anchor): $0.anchor = anchor
          case .column(let alignment): $0.columnAlignment = alignment
          case .unsized(let axes): $0.unsizedAxes = axes
          }
        }
      default: return nil
      }
    }

    private func telling(_ child: Tree, _ change: (inout Telling) -> Void) -> Node? {
      var node = node(of: child)
      if var telling = node?.telling {
        change(&telling)
        node?.telling = telling
      }
      return node
    }

    private func container(_ tree: Tree, _ axis: Axes, _ children: [Tree]) -> Node {
      var inner = inside(axis)
      if case .grid = tree { inner.isInGrid = true }
      var node = Node(tree: tree, children: children.flatMap(inner.nodes), axis: axis)
      node.edges = Reference.edges(of: tree, node.children)
      return node
    }

    private func stack(
      _ tree: Tree,
      _ axis: Axes,
      _ distribution: Distribution?,
      _ children: [Tree]
    ) -> Node {
      var node = container(tree, axis, children)
      if distribution == .fill, let child = alone(in: node) { return child }
      if node.children.isEmpty { node.priority = -.infinity }
      return node
    }

    /// The only element of a container, which it is itself, apart from the values for the container.
    private func alone(in node: Node) -> Node? {
      guard node.children.count == 1, var child = node.children.first,
        isInScroll || child.telling.part.width == nil && child.telling.part.height == nil
      else { return nil }
      if !isInScroll { child.telling = Telling() }
      return child
    }

    private func modified(_ tree: Tree, _ child: Tree, keepsPriority: Bool) -> Node? {
      var around = self
      around.scaled = Reference.scaled(tree, scaled)
      if case .direction(let inner, _) = tree { around.direction = inner }
      guard let inner = around.node(of: child) else { return nil }
      var node = Node(tree: tree, children: [inner], priority: keepsPriority ? inner.priority : 0)
      node.edges = Reference.edges(of: tree, [inner])
      if around.direction != direction { node.edges.swapAt(1, 3) }
      switch tree {
      case .offset, .watched: node.isSpacer = inner.isSpacer
      default: break
      }
      node.telling = inner.telling
      return node
    }

    private func pair(_ tree: Tree, _ content: Tree, _ child: Tree) -> Node? {
      guard let primary = node(of: child) else { return nil }
      guard let content = inside([]).node(of: content) else { return primary }
      var node = Node(tree: tree, children: [content, primary], priority: primary.priority)
      node.edges = primary.edges
      node.isSpacer = primary.isSpacer
      node.telling = primary.telling
      return node
    }
  }
}

extension Tree.Share {
  /// The length of its columns, with the gaps between these.
  fileprivate func length(of container: CGFloat) -> CGFloat {
    let column = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
    return max(column * CGFloat(span) + spacing * CGFloat(span - 1), 0)
  }
}

extension Tree {
  /// Whether this is a stack, or one with values for its container.
  fileprivate var isStack: Bool {
    switch self {
    case .any, .row, .horizontal, .vertical, .distributed, .depth: true
    case .priority, .gap, .weight, .raised, .cell, .several, .collapsed: true
    default: false
    }
  }

  /// Whether these may be several elements.
  fileprivate var isSeveral: Bool {
    guard case .several(let trees) = self else { return false }
    return trees.count > 1 || trees.first?.isSeveral == true
  }
}

/// The spacing preferences of elements, and the axes on which pictures scale.
extension Reference {
  /// The spacing preferences of an element, computed from those of its children.
  fileprivate static func edges(of tree: Tree, _ children: [Node]) -> Edges4 {
    let nothing: Edges4 = [nil, nil, nil, nil]
    if case .custom(.shelf, _) = tree {
      guard let first = children.first, let last = children.last else { return [0, 0, 0, 0] }
      return [nil, first.edges[1], 0, last.edges[3]]
    }
    guard let first = children.first, let last = children.last else { return [0, 0, 0, 0] }
    func largest(_ edge: Int) -> CGFloat? { children.compactMap { $0.edges[edge] }.max() }
    switch tree {
    case .horizontal, .row, .distributed(.horizontal, _, _, _, _):
      return [largest(0), first.edges[1], largest(2), last.edges[3]]
    case .vertical, .distributed: return [first.edges[0], largest(1), last.edges[2], largest(3)]
    case .depth, .viewThatFits, .custom, .grid, .flow: return (0..<4).map(largest)
    case .position, .scroll: return nothing
    case .padding(let insets, _), .safeAreaPadding(let insets, _):
      let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
      return zip(first.edges, lengths).map { $1 == 0 ? $0 : nil }
    case .frame(let width, let height, _, _):
      return framed(first, width != nil, height != nil)
    case .flexible(let width, let height, _, _):
      return framed(first, isBound(width), isBound(height))
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

  private static func isBound(_ range: Tree.Range) -> Bool {
    range.min != nil || range.ideal != nil || range.max != nil
  }

  /// The axes on which a modifier around a leaf, or the modifiers around that, ask for other
  /// lengths.
  fileprivate static func scaled(_ tree: Tree, _ outer: Axes) -> Axes {
    func axes(_ width: Bool, _ height: Bool) -> Axes {
      [width ? .horizontal : [], height ? .vertical : []]
    }
    return switch tree {
    case .aspectRatio: .both
    case .flexible(let width, let height, _, _): outer.union(axes(isBound(width), isBound(height)))
    case .frame(let width, let height, _, _): outer.subtracting(axes(width != nil, height != nil))
    default: outer
    }
  }
}
