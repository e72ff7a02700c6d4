import Foundation

/// The measurements of how long the compiler takes to type-check generated code.
///
/// User time is measured, which hardly depends on other processes. It differs from machine to
/// machine, so it is printed, never asserted.
enum TypeChecking {
  /// Measures, and prints a table.
  static func printTable(modules: String) throws {
    print("\n| type-checking | seconds | budget |\n|---|---|---|")
    let empty = try seconds(GeneratedCode.prologue, modules: modules)
    for code in GeneratedCode.all {
      let times = try code.sources.map { try seconds($0, error: code.error, modules: modules) }
      let time = max((times.max() ?? 0) - empty, 0)
      let figure = time.formatted(fraction: 2)
      let budget = code.budget?.budgetCell(fraction: 1, figure: figure) ?? ""
      print("| \(code.name) | \(figure) | \(budget) |")
    }
    print("\nWithout the start of the compiler: \(empty.formatted(fraction: 2)) s.")
  }

  /// Returns the shorter of two times for a file.
  private static func seconds(
    _ source: String,
    error: String? = nil,
    modules: String
  ) throws -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "withy-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Generated.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)

    let options = ["-swift-version", "6", "-parse-as-library", "-I", modules]
    let times = try (0..<2).map { _ in
      let start = secondsOfChildren()
      do {
        _ = try Command.run("swiftc", ["-typecheck"] + options + [file.path()])
        if let error { throw Failure("the compiler finds no error '\(error)'") }
      } catch let failure as Failure {
        guard let error, failure.description.contains(error) else { throw failure }
      }
      return secondsOfChildren() - start
    }
    return times.min() ?? .infinity
  }

  /// Returns the user time of the finished child processes, including their own children.
  static func secondsOfChildren() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
  }
}
