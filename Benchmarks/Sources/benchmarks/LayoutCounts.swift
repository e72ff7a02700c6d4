import AllocationCounter
import Foundation
import Kit
import Withy
import WithyLayout

/// The number of measurements of the leaves of a tree, and the allocations of a repeated layout.
///
/// Both are counted exactly.
struct LayoutCounts {
  /// The average number of measurements per leaf if the root has its ideal size, and if it has a
  /// given size.
  let asked: (ideal: Double, concrete: Double)

  /// The allocations of a repeated layout whose caches were invalidated.
  let allocations: Int

  /// Lays out a tree, and counts.
  init(_ tree: LayoutTree) {
    let root = Tile()
    let element = tree.described()
    // No lengths are proposed to the root, which takes its ideal size.
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

  /// Returns whether the measurements or the allocations exceed a limit.
  func exceeds(_ limit: LayoutLimit) -> Bool {
    asked.ideal > limit.ideal || asked.concrete > limit.concrete || allocations > limit.allocations
  }

  /// Counts for the trees whose names have a prefix, and prints a table.
  ///
  /// - Returns: The names of the trees that exceed their limits.
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

  /// Returns the average number of measurements of leaves.
  private static func asked(_ leaves: [Tile]) -> Double {
    Double(leaves.reduce(0) { $0 + $1.evaluations }) / Double(leaves.count)
  }

  /// Returns the bounds of all trees, moved by some points.
  static func bounds(_ x: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: 20_000, height: 20_000)
  }
}
