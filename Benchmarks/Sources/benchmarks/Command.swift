import Foundation

/// Runs programs in other processes.
enum Command {
  /// Runs a program to its end and returns its output, including standard error.
  ///
  /// - Throws: ``Failure`` if it cannot be started or does not exit with 0.
  static func run(
    _ program: String,
    _ arguments: [String],
    in directory: String? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    // The order of hashed collections must not differ from run to run.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(program) ended with status \(process.terminationStatus):\n\(output)")
    }
    return output
  }

  /// Returns whether a program is installed.
  static func isInstalled(_ program: String) -> Bool {
    (try? run(program, ["--version"])) != nil
  }
}

/// The reason why a measurement failed.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
