import AllocationCounter
import Foundation
import Kit
import Withy
import WithyLayout

/// How long layout takes.
///
/// Times differ from run to run and from machine to machine: they are printed, never asserted.
enum LayoutTimes {
  /// What the leaves of a tree are like.
  enum Leaf: String, CaseIterable {
    case fixed = "leaves in fixed frames"
    case text
    case opaque
  }

  /// A tree of stacks, alternately horizontal and vertical.
  struct Tree {
    let leaf: Leaf
    let wide: Int
    let deep: Int

    /// The nanoseconds for each node that measuring and placing may take.
    var budget: Double? {
      switch (wide, deep) {
      case (10, 4): leaf == .fixed ? 40 : leaf == .text ? 90 : 150
      case (2, 13): leaf == .fixed ? 45 : leaf == .text ? 100 : 250
      default: nil
      }
    }

    /// The number of stacks and leaves.
    var count: Int { (0...deep).reduce(0) { $0 + Int(pow(Double(wide), Double($1))) } }
  }

  /// Measures, and prints a table.
  static func printTable() {
    print(
      """

      | layout, ns a node | nodes | measure and place | budget | describe | move all | one leaf changed, µs | asked a leaf | allocations again |
      |---|---|---|---|---|---|---|---|---|
      """
    )
    for (wide, deep) in [(10, 4), (2, 13), (100, 2), (10_000, 1)] {
      for leaf in Leaf.allCases { printLine(Tree(leaf: leaf, wide: wide, deep: deep)) }
    }
  }

  /// Measures a tree, and prints its line.
  private static func printLine(_ tree: Tree) {
    let root = Tile()
    let element = describe(tree)
    // The root has its ideal size: nothing is proposed to it.
    let arrangement = root.arrange(in: bounds(0)) { element.fixedSize() }
    let leaves = root.children
    for leaf in leaves { leaf.evaluations = 0 }
    arrangement.changed()
    arrangement.arrange(in: bounds(0))
    let evaluations = leaves.reduce(0) { $0 + $1.evaluations }

    var step: CGFloat = 0
    let forget = shortest(20) { arrangement.changed() }
    let full = shortest(20) {
      step = 1 - step
      arrangement.changed()
      arrangement.arrange(in: bounds(step))
    }
    let move = shortest(20) {
      step = 1 - step
      arrangement.arrange(in: bounds(step))
    }
    let one = shortest(200) {
      change(leaves[leaves.count / 2], in: arrangement)
      arrangement.arrange(in: bounds(step))
    }
    let before = allocation_count()
    for _ in 0..<10 {
      step = 1 - step
      arrangement.changed()
      arrangement.arrange(in: bounds(step))
    }
    let allocations = allocation_count() - before
    let description = shortest(10) { _ = describe(tree, leaves) }

    let nodes = Double(tree.count)
    let taken = (full - forget) / nodes
    let budget = tree.budget.map { $0.formatted(fraction: 0) + (taken > $0 ? " (not met)" : "") }
    let cells = [
      "\(tree.leaf.rawValue), \(tree.wide) wide, \(tree.deep) deep", "\(tree.count)",
      taken.formatted(fraction: 0), budget ?? "", (description / nodes).formatted(fraction: 0),
      (move / nodes).formatted(fraction: 0), (one / 1_000).formatted(fraction: 1),
      (Double(evaluations) / Double(leaves.count)).formatted(fraction: 1), "\(allocations)",
    ]
    print("| " + cells.joined(separator: " | ") + " |")
  }

  /// The bounds of all trees, moved by some points.
  private static func bounds(_ x: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: 20_000, height: 20_000)
  }

  /// Describes a tree, of new leaves or of those that there are.
  private static func describe(_ tree: Tree, _ leaves: [Tile] = []) -> LayoutGroup<Tile> {
    var rest = leaves[...]
    return block(tree, tree.deep, isHorizontal: true, &rest)
  }

  private static func block(
    _ tree: Tree,
    _ level: Int,
    isHorizontal: Bool,
    _ leaves: inout ArraySlice<Tile>
  ) -> LayoutGroup<Tile> {
    LayoutGroup {
      if level == 0 {
        let leaf = leaves.popFirst()
        switch tree.leaf {
        case .fixed: (leaf as? FixedTile ?? FixedTile()).layout.frame(width: 10, height: 10)
        case .text: leaf as? TextTile ?? TextTile()
        case .opaque: leaf as? OpaqueTile ?? OpaqueTile()
        }
      } else if isHorizontal {
        HStack {
          for _ in 0..<tree.wide { block(tree, level - 1, isHorizontal: false, &leaves) }
        }
      } else {
        VStack {
          for _ in 0..<tree.wide { block(tree, level - 1, isHorizontal: true, &leaves) }
        }
      }
    }
  }

  /// Says that a leaf has changed.
  private static func change(_ leaf: Tile, in arrangement: Arrangement) {
    if let leaf = leaf as? any Placeable { arrangement.changed(leaf) }
  }

  /// The shortest of several times that a piece of work takes, in nanoseconds.
  private static func shortest(_ times: Int, _ work: () -> Void) -> Double {
    (0..<times).map { _ in ContinuousClock().measure(work) / .nanoseconds(1) }.min() ?? .infinity
  }
}
