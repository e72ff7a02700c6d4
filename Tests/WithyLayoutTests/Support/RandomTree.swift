import Foundation
import TestSupport
import WithyLayout

/// Makes random trees, with leaves, bounds and insets, from a seed.
struct TreeMaker {
  /// The random numbers.
  var numbers: SeededGenerator

  /// The number of elements whose frames are reported.
  private var watched = 0

  private let containers: [Tree.Kind]
  private let terminals: [Tree.Kind]

  /// Creates what makes trees of all kinds of elements but some.
  ///
  /// Leaves that are refused are among them if there is a parent that refuses them.
  init(seed: UInt64, without: Set<Tree.Kind> = [], refuses: Bool = false) {
    numbers = SeededGenerator(seed: seed)
    let without = refuses ? without : without.union([.refused])
    func kinds(_ isTerminal: Bool) -> [Tree.Kind] {
      Tree.Kind.allCases.filter { $0.isTerminal == isTerminal && !without.contains($0) }
        .flatMap { Array(repeating: $0, count: $0.weight) }
    }
    terminals = kinds(true)
    containers = kinds(false)
  }

  /// Bounds that a tree is arranged in.
  mutating func bounds() -> CGRect {
    CGRect(x: number(-9...9), y: 0, width: number(0...300), height: number(0...300))
  }

  /// A random tree of a depth.
  mutating func tree(depth: Int = 5) -> Tree {
    let isTerminal =
      depth == 0 || containers.isEmpty || Int.random(in: 0..<24, using: &numbers) == 0
    let kinds = isTerminal ? terminals : containers
    return tree(kinds[Int.random(in: kinds.indices, using: &numbers)], depth)
  }

  /// A stack along either axis.
  mutating func stack(_ children: [Tree]) -> Tree {
    bool()
      ? .horizontal(vertical(), maybe(0...9), children)
      : .vertical(horizontal(), maybe(0...9), children)
  }

  /// An element that places some children for other proposals than it measures them for.
  mutating func reproposing(_ children: [Tree], isGrid: Bool) -> Tree {
    switch Int.random(in: 0..<(isGrid ? 3 : 2), using: &numbers) {
    case 0: .depth(alignment(), children)
    case 1: .flexible(range(), range(), alignment(), stack(children))
    default: .grid(alignment(), nil, nil, [.row(.firstTextBaseline, children)])
    }
  }

  /// The ratio of an element that may have one of its own.
  mutating func ratio() -> CGFloat? { maybe(1...4).map { $0 / 2 } }

  /// A random tree whose outermost element is of a kind.
  mutating func tree(_ kind: Tree.Kind, _ depth: Int) -> Tree {
    switch kind {
    case .horizontal: return .horizontal(vertical(), maybe(-20...20), several(depth))
    case .vertical: return .vertical(horizontal(), maybe(-20...20), several(depth))
    case .depth: return .depth(alignment(), several(depth))
    case .frame: return .frame(maybe(0...150), maybe(0...150), alignment(), inner(depth))
    case .flexible: return .flexible(range(), range(), alignment(), inner(depth))
    case .padding: return .padding(insets(), inner(depth))
    case .fixedSize: return .fixedSize(bool(), bool(), inner(depth))
    case .aspectRatio: return .aspectRatio(maybe(1...4), bool() ? .fit : .fill, inner(depth))
    case .background: return .background(inner(depth), alignment(), inner(depth))
    case .overlay: return .overlay(inner(depth), alignment(), inner(depth))
    case .offset: return .offset(number(-20...20), number(-20...20), inner(depth))
    case .position: return .position(number(-20...90), number(-20...90), inner(depth))
    case .priority: return .priority(Double(number(-1...2)), inner(depth))
    case .scroll: return .scroll(axes(), inner(depth, or: .share))
    case .viewThatFits: return .viewThatFits(axes(), several(depth))
    case .custom: return .custom(one(of: Tree.Custom.allCases), several(depth))
    case .any: return .any(anyContainer(depth))
    case .several: return .several(several(depth))
    case .grid: return .grid(alignment(), maybe(-20...20), maybe(-20...20), rows(depth))
    case .row: return .row(bool() ? vertical() : nil, several(depth))
    case .cell: return .cell(cell(), inner(depth))
    case .flow: return .flow(lines(.horizontal), several(depth))
    case .columns: return .flow(lines(.vertical), several(depth))
    case .guide: return .guide(guide(), guideValue(), inner(depth))
    case .raised: return .raised(number(-9...9), inner(depth))
    case .distributed:
      return .distributed(
        bool() ? .horizontal : .vertical,
        one(of: Distribution.allCases),
        alignment(),
        maybe(-9...20),
        several(depth)
      )
    case .gap: return .gap(number(-9...20), inner(depth))
    case .weight: return .weight(number(1...3), inner(depth))
    case .relative:
      return .relative(
        maybe(0...6).map { $0 / 4 },
        maybe(0...6).map { $0 / 4 },
        alignment(),
        inner(depth)
      )
    case .share:
      let share = Tree.Share(
        axes: axes(),
        count: Int(number(1...4)),
        span: Int(number(1...5)),
        spacing: number(-9...40)
      )
      return .share(share, alignment(), inner(depth))
    case .direction: return .direction(direction(), inner(depth, or: .horizontal))
    case .collapsed: return .collapsed(bool(), inner(depth))
    case .watched:
      watched += 1
      return .watched(watched, inner(depth))
    case .bar: return .bar(edge(), alignment(), maybe(-9...20), inner(depth), inner(depth))
    case .ignoring: return .ignoring(bool() ? .all : edge(), inner(depth))
    case .resizable: return .resizable(axes(), leaf())
    case .divider: return .divider(number(0...9), leaf())
    case .safeAreaPadding: return .safeAreaPadding(insets(), inner(depth))
    case .shape: return .leaf(.shape)
    case .picture: return .leaf(.picture(number(1...80), number(1...80)))
    case .scalable: return .leaf(.scalable(number(1...80), number(1...80)))
    case .opaque: return .leaf(.opaque(number(1...80), number(1...80)))
    case .liquid: return .leaf(.liquid(number(1...80), number(1...80)))
    case .refused: return .leaf(.refused)
    case .spacer: return .spacer(maybe(1...80))
    case .empty: return .empty
    }
  }

  private mutating func leaf() -> Tree.Leaf {
    let (width, height) = (number(1...80), number(1...80))
    return one(of: [
      .shape, .picture(width, height), .opaque(width, height), .liquid(width, height),
    ])
  }

  private mutating func inner(_ depth: Int) -> Tree { tree(depth: max(depth - 1, 0)) }

  /// Any tree, or as often one of a kind that matters to what is around it, if that is made at all.
  private mutating func inner(_ depth: Int, or kind: Tree.Kind) -> Tree {
    bool() && containers.contains(kind) ? tree(kind, max(depth - 1, 0)) : inner(depth)
  }

  private mutating func several(_ depth: Int) -> [Tree] {
    let count = Int.random(in: 0...4, using: &numbers)
    // What an only element says to its container must not show through it.
    if count == 1 { return [inner(depth, or: one(of: [.gap, .weight, .relative]))] }
    return (0..<count).map { _ in inner(depth) }
  }

  private mutating func rows(_ depth: Int) -> [Tree] {
    (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
      bool() || bool() ? tree(.row, max(depth - 1, 0)) : inner(depth)
    }
  }

  /// A container that an `AnyLayout` can be.
  private mutating func anyContainer(_ depth: Int) -> Tree {
    let kinds: [Tree.Kind] = [.horizontal, .vertical, .depth, .distributed, .custom]
    return tree(one(of: kinds), depth)
  }

  private mutating func cell() -> Tree.Cell {
    switch Int.random(in: 0...4, using: &numbers) {
    case 0, 1: .columns(Int(number(1...3)))
    case 2: .anchor(UnitPoint(x: number(0...4) / 4, y: number(0...4) / 4))
    case 3: .column(horizontal())
    default: .unsized(axes())
    }
  }

  private mutating func lines(_ axis: Axis) -> Tree.Lines {
    Tree.Lines(
      axis: axis,
      alignment: alignment(),
      lineAlignment: one(of: LineAlignment.allCases),
      spacing: maybe(-20...20),
      lineSpacing: maybe(-20...20)
    )
  }

  private mutating func guide() -> TreeGuide {
    bool() ? .horizontal(horizontal()) : .vertical(vertical())
  }

  private mutating func guideValue() -> TreeGuideValue {
    switch Int.random(in: 0...6, using: &numbers) {
    case 0: .constant(number(-20...60))
    case 1: .width(number(-1...4) / 3)
    case 2: .height(number(-1...4) / 3)
    case 3: .explicit(guide(), otherwise: number(-9...9))
    default: .guide(guide(), plus: number(-9...9))
    }
  }

  private mutating func one<Value>(of all: [Value]) -> Value {
    numbers.one(of: all)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    numbers.number(range)
  }

  private mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
    bool() ? number(range) : nil
  }

  private mutating func bool() -> Bool { Bool.random(using: &numbers) }

  /// A layout direction.
  mutating func direction() -> LayoutDirection { bool() ? .leftToRight : .rightToLeft }

  private mutating func axes() -> Axes {
    Axes(rawValue: UInt8.random(in: 0...3, using: &numbers))
  }

  private mutating func edge() -> Edges { one(of: [.top, .leading, .bottom, .trailing]) }

  /// The safe area insets of the bounds.
  mutating func safeArea() -> EdgeInsets { bool() ? insets() : EdgeInsets() }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: number(-4...20),
      leading: number(-4...20),
      bottom: number(-4...20),
      trailing: number(-4...20)
    )
  }

  private mutating func range() -> Tree.Range {
    let high: CGFloat? = Int.random(in: 0...3, using: &numbers) == 0 ? .infinity : maybe(20...200)
    let low = maybe(-5...60)
    // Reversed bounds are a mistake, tested elsewhere.
    if let low, let high, low > high { return (high, nil, low) }
    return (low, maybe(0...90), high)
  }

  /// Whether there are guides of the tests' own, and baselines.
  private var hasGuides: Bool { containers.contains(.guide) }

  private mutating func horizontal() -> HorizontalAlignment {
    one(of: hasGuides ? TreeGuide.allHorizontal : [.leading, .center, .trailing])
  }

  private mutating func vertical() -> VerticalAlignment {
    one(of: hasGuides ? TreeGuide.allVertical : [.top, .center, .bottom])
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }
}

extension Tree {
  /// A kind of element in a random tree.
  enum Kind: CaseIterable {
    case horizontal, vertical, depth, frame, flexible, padding, fixedSize, aspectRatio
    case background, overlay, offset, position, priority, scroll, viewThatFits, custom, any, several
    case grid, row, cell, flow, columns, guide, raised
    case distributed, gap, weight, relative, share, direction, collapsed, watched, bar, ignoring
    case safeAreaPadding, resizable, divider
    case shape, picture, scalable, opaque, liquid, refused, spacer, empty

    /// Whether nothing is inside.
    var isTerminal: Bool {
      switch self {
      case .shape, .picture, .scalable, .opaque, .liquid, .refused, .spacer, .empty: true
      case .resizable, .divider: true
      default: false
      }
    }

    /// How often it is met, beside others.
    var weight: Int {
      switch self {
      case .horizontal, .vertical: 4
      case .shape, .liquid: 3
      case .flexible, .picture, .opaque, .guide: 2
      default: 1
      }
    }
  }
}
