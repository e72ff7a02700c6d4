import Foundation

/// The table of what the compiler makes of mistakes.
///
/// The number of scopes that the type checker opens is exact, and repeats on every machine; the
/// seconds of user time are printed for information.
enum MistakeTable {
  /// The result of one mistake in one place.
  private struct Result {
    let scopes: Int
    let seconds: Double

    /// Whether a message of the compiler names the mistake.
    let isNamed: Bool
  }

  /// Measures, and prints a table.
  ///
  /// - Parameters:
  ///   - places: The places to measure.
  ///   - modules: The folder of the modules to compile with.
  /// - Returns: The mistakes that exceed a budget or are not named.
  /// - Throws: ``Failure`` if the compiler writes no statistics.
  static func printTable(of places: [MistakePlace], modules: String) throws -> [String] {
    print("\n| scopes (seconds) | " + places.map(\.name).joined(separator: " | ") + " |")
    print("|---|" + String(repeating: "---|", count: places.count))
    var exceeded: [String] = []
    for mistake in Mistake.all {
      let cells = try places.map { place in
        let result = try result(of: mistake, in: place, modules: modules)
        if result.scopes > place.budget { exceeded.append("\(mistake.name), \(place.name)") }
        if !result.isNamed { exceeded.append("\(mistake.name), \(place.name), is not named") }
        let note = result.scopes > place.budget ? ", not met" : result.isNamed ? "" : ", not named"
        return "\(result.scopes) (\(result.seconds.formatted(fraction: 1))\(note))"
      }
      print("| \(mistake.name) | " + cells.joined(separator: " | ") + " |")
    }
    let budgets = places.map { "\($0.budget)" }.joined(separator: " | ")
    print("| budget | \(budgets) |")
    return exceeded
  }

  private static func result(
    of mistake: Mistake,
    in place: MistakePlace,
    modules: String
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "withy-mistakes-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Mistake.swift")
    try place.program(mistake.statement).write(to: file, atomically: true, encoding: .utf8)
    let options = [
      "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules,
      "-stats-output-dir", folder.path(), file.path(),
    ]
    let start = TypeChecking.secondsOfChildren()
    var output = ""
    do {
      _ = try Command.run("swiftc", options)
    } catch let failure as Failure {
      output = failure.description
    }
    let seconds = TypeChecking.secondsOfChildren() - start
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    return Result(
      scopes: try scopes(in: folder),
      seconds: seconds,
      isNamed: errors.contains { $0.contains(mistake.named) }
        && !errors.contains { $0.contains("reasonable time") }
    )
  }

  /// Returns the number of scopes in the statistics of the compiler.
  private static func scopes(in folder: URL) throws -> Int {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.filter { $0.pathExtension == "json" }
      .map { file in
        let counts = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return (counts as? [String: Any])?["Sema.NumConstraintScopes"] as? Int ?? 0
      }
      .reduce(0, +)
  }
}
