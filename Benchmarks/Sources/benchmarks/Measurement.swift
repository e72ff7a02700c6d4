import Foundation

/// What the work of one row costs in one variant.
struct Measurement {
  /// Instructions for each round, as Callgrind counts them.
  let instructions: Double

  /// Allocations for each round.
  let allocations: Double

  /// Measures in other processes that run `executable`.
  ///
  /// Callgrind counts everything since the process began; the difference of two runs leaves the
  /// rounds.
  init(of row: Row, _ variant: Variant, executable: String, rounds: Int) throws {
    func arguments(_ rounds: Int) -> [String] {
      [Probe.argument, row.name, variant.rawValue, "\(rounds)"]
    }
    func instructions(_ rounds: Int) throws -> Double {
      try Self.instructions(of: executable, arguments(rounds))
    }
    let few = rounds / 10
    self.instructions =
      try (instructions(rounds + few) - instructions(few)) / Double(rounds)

    let output = try Command.run(executable, arguments(rounds))
    guard let count = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure("the probe did not say what it allocated:\n\(output)")
    }
    self.allocations = count / Double(rounds)
  }

  /// Counts the instructions of a process with Callgrind.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  ///   - function: A part of the name of the function to which the count is limited.
  /// - Returns: The instructions.
  /// - Throws: ``Failure`` if the process fails.
  static func instructions(
    of executable: String,
    _ arguments: [String],
    collecting function: String? = nil
  ) throws -> Double {
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    let limits = function.map { ["--collect-atstart=no", "--toggle-collect=*\($0)*"] } ?? []
    let output = try Command.run("valgrind", options + limits + [executable] + arguments)
    guard let line = output.split(separator: "\n").last(where: { $0.contains("Collected") }),
      let number = line.split(separator: " ").last.flatMap({ Double($0) })
    else { throw Failure("callgrind did not say what it collected:\n\(output)") }
    return number
  }
}
