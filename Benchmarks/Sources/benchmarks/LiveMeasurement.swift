import Foundation

/// The cost of a pass of one row in one variant, per item.
struct LiveMeasurement {
  /// The time of the shortest pass, which varies from run to run.
  let nanoseconds: Double

  /// The instructions, counted by Callgrind.
  let instructions: Double

  let allocations: Double

  /// The operations of a pass on the views.
  let counts: CountedView.Counts

  /// Measures in separate processes that run `executable`; `nil` if the variant is not measured.
  init?(of row: LiveRow, _ variant: LiveVariant, executable: String) throws {
    guard row.list(of: variant) != nil else { return nil }
    func arguments(_ mode: String) -> [String] {
      [LiveProbe.argument, row.name, variant.rawValue, mode]
    }
    func probe(_ mode: String) throws -> [Int] {
      let output = try Command.run(executable, arguments(mode))
      let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      guard numbers.count == 4 else {
        throw Failure("the probe did not say what it did:\n\(output)")
      }
      return numbers
    }
    let instructions = try Measurement.instructions(
      of: executable,
      arguments("measure"),
      collecting: "measuredPass"
    )
    let passes = Double(row.rounds * row.count)
    let measured = try probe("measure")
    let counted = try probe("count")
    self.instructions = instructions / passes
    nanoseconds = Double(measured[0]) / Double(row.count)
    allocations = Double(measured[1]) / passes
    counts = CountedView.Counts(setterCalls: counted[2], treeOperations: counted[3])
  }
}
