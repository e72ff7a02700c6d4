import Foundation
import Kit
import Naive
import Withy
import WithyLayout

/// A tree of stacks, alternately horizontal and vertical, that is laid out.
struct LayoutTree {
  /// What the leaves of a tree are like.
  enum Leaf: String, CaseIterable {
    case fixed = "leaves in fixed frames"
    case text
    case opaque
  }

  let leaf: Leaf
  let wide: Int
  let deep: Int

  /// A Boolean value indicating whether of the children of a stack only the first is a stack.
  var isChain = false

  /// All trees that are measured.
  static var all: [LayoutTree] {
    let shapes = [(10, 4), (2, 13), (100, 2), (10_000, 1)].flatMap { wide, deep in
      Leaf.allCases.map { LayoutTree(leaf: $0, wide: wide, deep: deep) }
    }
    let chains = Leaf.allCases.map { LayoutTree(leaf: $0, wide: 2, deep: 1_000, isChain: true) }
    let sizes = [2, 3, 5].map { LayoutTree(leaf: .text, wide: 10, deep: $0) }
    return shapes + chains + sizes
  }

  var name: String {
    "\(leaf.rawValue), " + (isChain ? "chain \(deep) deep" : "\(wide) wide, \(deep) deep")
  }

  /// The nanoseconds for each node that measuring and placing may take.
  var budget: Double? {
    switch (wide, deep) {
    case (10, 4): leaf == .fixed ? 40 : leaf == .text ? 90 : 150
    case (2, 13): leaf == .fixed ? 45 : leaf == .text ? 100 : 250
    default: nil
    }
  }

  /// The number of stacks and leaves.
  var count: Int {
    isChain ? 2 * deep + 1 : (0...deep).reduce(0) { $0 + Int(pow(Double(wide), Double($1))) }
  }

  /// A Boolean value indicating whether an implementation without memory comes to an end: at each level
  /// it asks for every size three times or more.
  var suitsNaive: Bool { deep <= 4 }

  /// Describes the tree, of new leaves or of those that there are.
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
        }
      } else if (deep - level).isMultiple(of: 2) {
        HStack { for index in 0..<wide { block(inner(level, index), &leaves) } }
      } else {
        VStack { for index in 0..<wide { block(inner(level, index), &leaves) } }
      }
    }
  }

  /// The level of a child of a stack.
  private func inner(_ level: Int, _ index: Int) -> Int { isChain && index > 0 ? 0 : level - 1 }

  /// The tree for an implementation without memory, of the leaves that there are.
  func naive(_ leaves: [Tile]) -> any NaiveElement {
    var rest = leaves[...]
    return naiveBlock(deep, &rest)
  }

  private func naiveBlock(_ level: Int, _ leaves: inout ArraySlice<Tile>) -> any NaiveElement {
    guard level == 0 else {
      let children = (0..<wide).map { naiveBlock(inner(level, $0), &leaves) }
      return NaiveStack(isHorizontal: (deep - level).isMultiple(of: 2), children)
    }
    let leaf = leaves.popFirst()
    switch self.leaf {
    case .fixed:
      let child = NaiveLeaf(leaf as? FixedTile ?? FixedTile())
      return NaiveFrame(CGSize(width: 10, height: 10), child)
    case .text: return NaiveLeaf(leaf as? TextTile ?? TextTile())
    case .opaque: return NaiveLeaf(leaf as? OpaqueTile ?? OpaqueTile())
    }
  }
}
