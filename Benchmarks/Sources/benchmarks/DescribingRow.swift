import Foundation
import Kit
import Withy
import WithyLayout

/// The cost of describing, flattening and nesting each of a layout's existing leaves.
struct DescribingRow {
  let name: String

  /// The maximum number of instructions per leaf.
  let budget: Double

  /// The limit of the row while it exceeds its budget, so that it does not get worse.
  var limit: Double?

  /// Whether each leaf is in a frame of fixed size.
  let isFramed: Bool

  /// The number of leaves.
  var count = 1_000

  /// The rows of the table.
  static let all = [
    DescribingRow(
      name: "layout: leaf in a fixed frame",
      budget: 1_800,
      limit: 2_015,
      isFramed: true
    ),
    DescribingRow(name: "layout: bare leaf", budget: 1_200, limit: 1_630, isFramed: false),
    DescribingRow(name: "layout: bare leaf, one of ten", budget: 2_890, isFramed: false, count: 10),
  ]

  /// The hidden argument that requests a run, followed by the row and the rounds.
  private static let argument = "--layout-probe"

  /// The number of times that the layout is described.
  private var rounds: Int { 10_000 / count }

  /// Describes and flattens a layout as many times as the arguments say.
  ///
  /// - Returns: Whether the arguments request a run.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 3, arguments[0] == argument,
      let row = all.first(where: { $0.name == arguments[1] }), let rounds = Int(arguments[2])
    else { return false }
    let leaves = (0..<row.count).map { _ in FixedTile() }
    for _ in 0..<rounds { _ = Tile().makeArrangement { row.layout(of: leaves) } }
    return true
  }

  /// Returns a column of rows of ten leaves.
  private func layout(of leaves: [FixedTile]) -> some LayoutElement<Tile> {
    VStack {
      for row in 0..<leaves.count / 10 {
        if isFramed {
          HStack {
            for leaf in leaves[row * 10..<row * 10 + 10] {
              leaf.layout.frame(width: 10, height: 10)
            }
          }
        } else {
          HStack { for leaf in leaves[row * 10..<row * 10 + 10] { leaf } }
        }
      }
    }
  }

  /// Measures the rows whose names have a prefix, and prints a table.
  ///
  /// - Returns: The names of the rows that exceed their limits.
  static func printTable(_ beginning: String, executable: String) throws -> [String] {
    let rows = all.filter { $0.name.hasPrefix(beginning) }
    guard !rows.isEmpty else { return [] }
    print("\n| describe, flatten and nest | instructions a leaf | budget |\n|---|---|---|")
    return try rows.filter { row in
      let few = row.rounds / 10
      let instructions =
        try (row.instructions(row.rounds + few, executable) - row.instructions(few, executable))
        / Double(row.rounds * row.count)
      let figure = instructions.formatted(fraction: 0)
      print("| \(row.name) | \(figure) | \(row.budget.budgetCell(fraction: 0, figure: figure)) |")
      return instructions > row.limit ?? row.budget
    }
    .map(\.name)
  }

  private func instructions(_ rounds: Int, _ executable: String) throws -> Double {
    try Measurement.instructions(of: executable, [Self.argument, name, "\(rounds)"])
  }
}
