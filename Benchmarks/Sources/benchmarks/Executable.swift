import Foundation

/// The paths of the package's products.
enum Executable {
  /// Returns the path of this executable.
  static func current() throws -> String {
    guard let path = Bundle.main.executablePath else {
      throw Failure("this executable does not know its path")
    }
    return path
  }

  /// Returns the folder of the modules from which this executable was built.
  static func modules() throws -> String {
    URL(filePath: try current()).deletingLastPathComponent().appending(path: "Modules").path()
  }

  /// Builds this executable without optimisation, and returns its path.
  static func unoptimised() throws -> String {
    try build(["benchmarks"], ["--scratch-path", ".build/unoptimised"]) + "/benchmarks"
  }

  /// Builds products of this package with options of `swift build`, and returns their folder.
  static func build(_ products: [String], _ options: [String]) throws -> String {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
    for product in products {
      _ = try Command.run("swift", ["build", "--product", product] + options, in: package)
    }
    let folder = try Command.run("swift", ["build", "--show-bin-path"] + options, in: package)
    return folder.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
