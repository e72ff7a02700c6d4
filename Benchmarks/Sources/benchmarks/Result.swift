import Foundation

/// A row with its cost in every variant.
struct Result {
  let row: Row
  let byHand: Measurement
  let withy: Measurement

  init(row: Row, measure: (Variant) throws -> Measurement) rethrows {
    self.row = row
    byHand = try measure(.byHand)
    withy = try measure(.withy)
  }

  /// The instructions of Withy relative to those of the work written by hand.
  var ratio: Double { withy.instructions / byHand.instructions }

  /// A Boolean value indicating whether Withy exceeds the limit.
  var exceedsLimit: Bool { ratio > row.limit ?? row.budget }

  /// The header of the table.
  static let header = """
    | instructions | by hand | Withy | ratio | budget | allocations by hand / Withy |
    |---|---|---|---|---|---|
    """

  /// The line of this row.
  var line: String {
    let allocations = [byHand, withy].map { $0.allocations.formatted(fraction: 0) }
    let ratioCell = ratio.formatted(fraction: 3)
    let cells = [
      row.name,
      byHand.instructions.formatted(fraction: 0),
      withy.instructions.formatted(fraction: 0),
      ratioCell,
      row.budget.budgetCell(fraction: 2, figure: ratioCell),
      allocations.joined(separator: " / "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension Double {
  /// Returns the number with a given number of decimals.
  func formatted(fraction: Int) -> String {
    String(format: "%.\(fraction)f", self)
  }

  /// Returns the cell of this budget, marked as not met if a figure, as printed, exceeds it.
  func budgetCell(fraction: Int, figure: String) -> String {
    let isMet = (Double(figure) ?? .infinity) <= self
    return formatted(fraction: fraction) + (isMet ? "" : " (not met)")
  }
}
