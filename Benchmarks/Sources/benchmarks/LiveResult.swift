/// A row of the table of live, with its cost in every variant.
struct LiveResult {
  let row: LiveRow
  let withy: LiveMeasurement
  let rebuild: LiveMeasurement?
  let difference: LiveMeasurement?

  init(row: LiveRow, measure: (LiveVariant) throws -> LiveMeasurement?) throws {
    self.row = row
    guard let withy = try measure(.withy) else { throw Failure("\(row.name) has no list") }
    self.withy = withy
    rebuild = try measure(.rebuild)
    difference = try measure(.difference)
  }

  /// A Boolean value indicating whether Withy's operations differ from those expected, or its cost
  /// exceeds the limit.
  ///
  /// Times are not compared: they differ from run to run.
  var exceedsLimit: Bool {
    withy.counts != row.expected || withy.instructions > row.limit
      || withy.allocations > row.allocationLimit
  }

  /// The header of the table.
  static let header = """
    | for each item: Withy / rebuilt / difference | instructions | budget | ns | allocations | setter calls in all | tree operations in all |
    |---|---|---|---|---|---|---|
    """

  /// The line of this row.
  var line: String {
    let budget = row.budget.map {
      $0.budgetCell(fraction: 0, figure: withy.instructions.formatted(fraction: 0))
    }
    let cells = [
      row.name,
      list { $0.instructions.formatted(fraction: 0) },
      budget ?? "",
      list { $0.nanoseconds.formatted(fraction: 0) },
      list { $0.allocations.formatted(fraction: 2) },
      list { "\($0.counts.setterCalls)" },
      list { "\($0.counts.treeOperations)" },
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func list(_ cell: (LiveMeasurement) -> String) -> String {
    [withy, rebuild, difference].map { $0.map(cell) ?? "–" }.joined(separator: " / ")
  }
}
