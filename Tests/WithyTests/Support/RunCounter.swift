/// Counts how often blocks run.
final class RunCounter {
  var runs: [String: Int] = [:]

  func run(_ block: String) { runs[block, default: 0] += 1 }

  /// The runs since the last look.
  func take() -> [String: Int] {
    defer { runs = [:] }
    return runs
  }
}
