import AllocationCounter
import Foundation
import Kit
import Withy
import WithyLayout

/// How often the leaves of a tree are asked for their sizes, and what a layout that is repeated allocates.
///
/// Both are counted, and exact.
struct LayoutCounts {
  /// How often a leaf is asked on average where the root has its ideal size, and where it has a given one.
  let asked: (ideal: Double, concrete: Double)

  /// The allocations of a layout that is repeated, of which nothing is known any more.
  let allocations: Int

  /// Lays a tree out, and counts.
  init(_ tree: LayoutTree) {
    let root = Tile()
    let element = tree.described()
    // The root has its ideal size: nothing is proposed to it.
    let arrangement = root.arrange(in: Self.bounds(0)) { element.fixedSize() }
    let leaves = root.children
    for leaf in leaves { leaf.evaluations = 0 }
    arrangement.changed()
    arrangement.arrange(in: Self.bounds(0))
    let ideal = Self.asked(leaves)
    let concrete = Tile()
    concrete.arrange(in: Self.bounds(0)) { tree.described() }
    asked = (ideal, Self.asked(concrete.children))
    let before = allocation_count()
    arrangement.changed()
    arrangement.arrange(in: Self.bounds(1))
    allocations = Int(allocation_count() - before)
  }

  /// Whether a leaf is asked more often, or more is allocated, than a limit says.
  func exceeds(_ limit: LayoutLimit) -> Bool {
    asked.ideal > limit.ideal || asked.concrete > limit.concrete || allocations > limit.allocations
  }

  /// Counts in the trees whose names begin so, and prints a table.
  ///
  /// - Returns: The names of the trees that are over their limits.
  static func printTable(_ beginning: String) -> [String] {
    let rows = LayoutTree.all.map { (name: "layout: \($0.name)", tree: $0) }
      .filter { $0.name.hasPrefix(beginning) }
    guard !rows.isEmpty else { return [] }
    print(
      """

      | layout, counted | asked a leaf | asked, concrete root | allocations again |
      |---|---|---|---|
      """
    )
    return rows.filter { name, tree in
      let counts = LayoutCounts(tree)
      let cells = [
        name, counts.asked.ideal.formatted(fraction: 2),
        counts.asked.concrete.formatted(fraction: 2),
        "\(counts.allocations)",
      ]
      print("| " + cells.joined(separator: " | ") + " |")
      return counts.exceeds(tree.limit)
    }
    .map(\.name)
  }

  /// How often leaves were asked on average.
  private static func asked(_ leaves: [Tile]) -> Double {
    Double(leaves.reduce(0) { $0 + $1.evaluations }) / Double(leaves.count)
  }

  /// The bounds of all trees, moved by some points.
  static func bounds(_ x: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: 20_000, height: 20_000)
  }
}
