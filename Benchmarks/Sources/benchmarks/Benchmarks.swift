import Foundation

/// The driver, which measures in separate processes and prints tables.
@main
enum Benchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Probe.run(arguments) || LiveProbe.run(arguments) || DescribingRow.run(arguments) { return }
    do {
      let options = try Options(arguments)
      guard Command.isInstalled("valgrind") else {
        throw Failure("valgrind is needed and is not installed (apt-get install valgrind)")
      }
      try run(options)
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.only == "layout", !options.checks { LayoutTimes.printTable() }
    if options.only == "size" { return try BinarySize.printTable() }
    let rows = Row.all.filter { $0.name.hasPrefix(options.only) }
    let executable = try Executable.current()
    let results = try measure(rows, executable: executable, rounds: 1_000)
    let liveRows = LiveRow.all.filter { $0.name.hasPrefix(options.only) }
    let liveResults = try measure(liveRows, executable: executable, hasOthers: !options.checks)
    let describing = try DescribingRow.printTable(options.only, executable: executable)
    let counted = LayoutCounts.printTable(options.only)
    let mistakes = try mistakes(options)
    if options.checks {
      let exceeded =
        mistakes + results.filter(\.exceedsLimit).map(\.row.name)
        + liveResults.filter(\.exceedsLimit).map(\.row.name) + describing + counted
      guard exceeded.isEmpty else {
        throw Failure("over the limit: \(exceeded.joined(separator: ", "))")
      }
      return print("\nNo row is over its limit.")
    }
    if options.unoptimised {
      print("\nThe same without optimisation, for information:\n")
      _ = try measure(rows, executable: Executable.unoptimised(), rounds: 50)
    }
    if options.only.isEmpty {
      LayoutTimes.printTable()
      try BinarySize.printTable()
    }
    if options.only.isEmpty || options.only == "type-checking" {
      try TypeChecking.printTable(modules: Executable.modules())
    }
  }

  /// Measures mistakes, a check only those two levels deep.
  private static func mistakes(_ options: Options) throws -> [String] {
    guard options.only.isEmpty || options.only == "mistakes" else { return [] }
    let places = MistakePlace.all.filter { !options.checks || $0.name.hasSuffix("in two") }
    return try MistakeTable.printTable(of: places, modules: Executable.modules())
  }

  /// Measures rows, and prints each result at once.
  private static func measure(
    _ rows: [Row],
    executable: String,
    rounds: Int
  ) throws -> [Result] {
    if rows.isEmpty { return [] }
    print(Result.header)
    return try rows.map { row in
      let result = try Result(row: row) {
        try Measurement(of: row, $0, executable: executable, rounds: rounds)
      }
      print(result.line)
      return result
    }
  }

  /// Measures rows of the table of live, with or without the other variants, and prints each result
  /// at once.
  private static func measure(
    _ rows: [LiveRow],
    executable: String,
    hasOthers: Bool
  ) throws -> [LiveResult] {
    if rows.isEmpty { return [] }
    print("\n" + LiveResult.header)
    return try rows.map { row in
      let result = try LiveResult(row: row) {
        // The other variants have no limits.
        hasOthers || $0 == .withy ? try LiveMeasurement(of: row, $0, executable: executable) : nil
      }
      print(result.line)
      return result
    }
  }
}
