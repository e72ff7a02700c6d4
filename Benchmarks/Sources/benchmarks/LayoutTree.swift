import Foundation
import Kit
import Withy
import WithyLayout

/// A tree for layout: of stacks, alternately horizontal and vertical, or of other containers.
struct LayoutTree {
  /// The kind of the leaves of a tree.
  enum Leaf: String, CaseIterable {
    case fixed = "leaves in fixed frames"
    case text
    case opaque
    case slow = "opaque leaves of 7 µs"
    case slowText = "texts of 7 µs that say their flexibility"
  }

  /// The structure of a tree.
  enum Shape: String {
    case stacks
    /// Only the first child of each stack is a stack.
    case chain
    case grids
    case flows
    case ratios
    case guides
  }

  let leaf: Leaf
  let wide: Int
  let deep: Int

  var shape = Shape.stacks

  private var isChain: Bool { shape == .chain }

  /// All measured trees.
  static var all: [LayoutTree] {
    let leaves: [Leaf] = [.fixed, .text, .opaque]
    let stacks = [(10, 4), (2, 13), (100, 2), (10_000, 1)].flatMap { wide, deep in
      leaves.map { LayoutTree(leaf: $0, wide: wide, deep: deep) }
    }
    let chains = leaves.map { LayoutTree(leaf: $0, wide: 2, deep: 100, shape: .chain) }
    let sizes = [2, 3, 5].map { LayoutTree(leaf: .text, wide: 10, deep: $0) }
    let slow = [Leaf.slow, .slowText].map { LayoutTree(leaf: $0, wide: 10, deep: 3) }
    let others = [Shape.grids, .flows, .ratios, .guides].flatMap { shape in
      [Leaf.text, .opaque].map { LayoutTree(leaf: $0, wide: 10, deep: 4, shape: shape) }
    }
    return stacks + chains + sizes + slow + others
  }

  var name: String {
    let shape = shape == .stacks ? "" : "\(shape.rawValue) "
    return "\(leaf.rawValue), \(shape)" + (isChain ? "" : "\(wide) wide, ") + "\(deep) deep"
  }

  /// The maximum nanoseconds per node for measuring and placing.
  var budget: Double? {
    guard shape == .stacks else { return nil }
    return switch (wide, deep) {
    case (10, 4): leaf == .fixed ? 40 : leaf == .text ? 60 : 180
    case (2, 13): leaf == .fixed ? 40 : leaf == .text ? 80 : 240
    default: nil
    }
  }

  /// The number of stacks and leaves.
  var count: Int {
    isChain ? 2 * deep + 1 : (0...deep).reduce(0) { $0 + Int(pow(Double(wide), Double($1))) }
  }

  /// Describes the tree, with existing leaves or, if there are none, new ones.
  func described(_ leaves: [Tile] = []) -> LayoutGroup<Tile> {
    var rest = leaves[...]
    return block(deep, &rest)
  }

  private func block(_ level: Int, _ leaves: inout ArraySlice<Tile>) -> LayoutGroup<Tile> {
    LayoutGroup {
      if level == 0 {
        let leaf = leaves.popFirst()
        switch self.leaf {
        case .fixed: (leaf as? FixedTile ?? FixedTile()).layout.frame(width: 10, height: 10)
        case .text: leaf as? TextTile ?? TextTile()
        case .opaque: leaf as? OpaqueTile ?? OpaqueTile()
        case .slow: leaf as? SlowTile ?? SlowTile(isText: false)
        case .slowText: leaf as? SlowTile ?? SlowTile(isText: true)
        }
      } else if shape == .grids || shape == .flows || shape == .ratios || shape == .guides {
        other(level, (0..<wide).map { _ in block(level - 1, &leaves) })
      } else if (deep - level).isMultiple(of: 2) {
        HStack { for index in 0..<wide { block(inner(level, index), &leaves) } }
      } else {
        VStack { for index in 0..<wide { block(inner(level, index), &leaves) } }
      }
    }
  }

  /// Returns a container other than a plain stack.
  @LayoutBuilder<Tile>
  private func other(_ level: Int, _ children: [LayoutGroup<Tile>]) -> LayoutGroup<Tile> {
    let isHorizontal = (deep - level).isMultiple(of: 2)
    switch shape {
    case .grids:
      if isHorizontal {
        Grid { for child in children { child } }
      } else {
        GridRow { for child in children { child } }
      }
    case .flows: Flow { for child in children { child } }
    case .ratios:
      if isHorizontal {
        HStack { for child in children { child } }.aspectRatio(1.5, contentMode: .fit)
      } else {
        VStack { for child in children { child } }.aspectRatio(1, contentMode: .fill)
      }
    default:
      if isHorizontal {
        HStack(alignment: .lastTextBaseline) { for child in children { child } }
      } else {
        VStack {
          for child in children { child.alignmentGuide(.lastTextBaseline) { $0.height / 2 } }
        }
      }
    }
  }

  /// Returns the level of a child of a stack.
  private func inner(_ level: Int, _ index: Int) -> Int { isChain && index > 0 ? 0 : level - 1 }
}
