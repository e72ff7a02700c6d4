import Foundation

/// Where the products of the package are.
enum Executable {
  /// This executable.
  static func current() throws -> String {
    guard let path = Bundle.main.executablePath else {
      throw Failure("this executable does not know its path")
    }
    return path
  }

  /// The folder of the modules that this executable was built from.
  static func modules() throws -> String {
    URL(filePath: try current()).deletingLastPathComponent().appending(path: "Modules").path()
  }

  /// The same executable built without optimisation.
  static func unoptimised() throws -> String {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
    let options = ["build", "--scratch-path", ".build/unoptimised"]
    _ = try Command.run("swift", options, in: package)
    let folder = try Command.run("swift", options + ["--show-bin-path"], in: package)
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/benchmarks"
  }
}
