import Foundation

/// The cost of the work of one row in one variant.
struct Measurement {
  /// The instructions per round, counted by Callgrind.
  let instructions: Double

  /// The allocations per round.
  let allocations: Double

  /// Measures in separate processes that run `executable`.
  ///
  /// Callgrind counts everything since the start of the process; the difference of two runs is the
  /// cost of the rounds.
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
  ///   - function: A part of the name of the function to which counting is limited.
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
