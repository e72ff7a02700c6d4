import Foundation
import Kit
import Withy
import WithyLayout

/// The measurements of layout times.
///
/// Times differ from run to run and from machine to machine: they are printed, never asserted.
enum LayoutTimes {
  /// Measures, and prints a table.
  static func printTable() {
    print(
      """

      | layout, ns a node | nodes | measure and place | budget | concrete root | describe | flatten and nest | move all | one leaf changed, µs | asked a leaf | asked, concrete root | allocations again |
      |---|---|---|---|---|---|---|---|---|---|---|---|
      """
    )
    for tree in LayoutTree.all { printLine(tree) }
  }

  /// Measures a tree, and prints its line.
  private static func printLine(_ tree: LayoutTree) {
    let root = Tile()
    let element = tree.described()
    // No lengths are proposed to the root, which takes its ideal size.
    let arrangement = root.arrange(in: bounds(0)) { element.fixedSize() }
    let leaves = root.children
    let concreteArrangement = Tile().arrange(in: bounds(0)) { tree.described() }
    let counts = LayoutCounts(tree)

    var step: CGFloat = 0
    let move = shortest(20) {
      step = 1 - step
      arrangement.arrange(in: bounds(step))
    }
    let one = shortest(200) {
      change(leaves[leaves.count / 2], in: arrangement)
      arrangement.arrange(in: bounds(step))
    }
    let full = repeated(arrangement)
    let concrete = repeated(concreteArrangement)
    let description = shortest(10) { _ = tree.described(leaves) }
    let described = tree.described(leaves)
    let flattening = shortest(10) { _ = Tile().makeArrangement { described } }

    let nodes = Double(tree.count)
    let figure = (full / nodes).formatted(fraction: 0)
    let budget = tree.budget?.budgetCell(fraction: 0, figure: figure)
    let cells = [
      tree.name, "\(tree.count)", figure, budget ?? "",
      (concrete / nodes).formatted(fraction: 0), (description / nodes).formatted(fraction: 0),
      (flattening / nodes).formatted(fraction: 0),
      (move / nodes).formatted(fraction: 0), (one / 1_000).formatted(fraction: 1),
      counts.asked.ideal.formatted(fraction: 1), counts.asked.concrete.formatted(fraction: 1),
      "\(counts.allocations)",
    ]
    print("| " + cells.joined(separator: " | ") + " |")
  }

  /// Returns the nanoseconds that an arrangement takes after all its caches were invalidated.
  private static func repeated(_ arrangement: Arrangement) -> Double {
    var step: CGFloat = 0
    let forget = shortest(20) { arrangement.changed() }
    return shortest(20) {
      step = 1 - step
      arrangement.changed()
      arrangement.arrange(in: bounds(step))
    } - forget
  }

  /// Returns the bounds of all trees, moved by some points.
  private static func bounds(_ x: CGFloat) -> CGRect { LayoutCounts.bounds(x) }

  /// Marks a leaf as changed.
  private static func change(_ leaf: Tile, in arrangement: Arrangement) {
    if let leaf = leaf as? any Placeable { arrangement.changed(leaf) }
  }

  /// Returns the shortest time of several runs of some work, in nanoseconds.
  private static func shortest(_ times: Int, _ work: () -> Void) -> Double {
    (0..<times).map { _ in ContinuousClock().measure(work) / .nanoseconds(1) }.min() ?? .infinity
  }
}
