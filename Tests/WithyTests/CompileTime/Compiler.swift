#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// The Swift compiler, asked to type-check a program against the Withy that is being tested.
  enum Compiler {
    /// Declarations that come before every program.
    private static let preamble = """
      import Withy
      class View: Nestable, Configurable {
        typealias Node = View
        var children: [View] = []
        var title: String?
        var alpha = 1.0
        let layer = Layer()
        let id = 3
        var size: (width: Int, height: Int) { (0, 0) }
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
        func move(_ x: Int, _ y: String) {}
      }
      final class Layer { var radius = 0.0 }
      final class Leaf: HierarchyNode { typealias Node = View }
      final class Foreign { var title = "" }
      final class Other: Nestable {
        typealias Node = Other
        var children: [Other] = []
        func insert(_ child: Other, after sibling: Other?) {}
        func remove(_ child: Other) {}
      }
      @MainActor final class Main: Configurable { var title = "" }

      """

    /// Returns the messages of the errors in a program, without duplicates; none if it compiles.
    static func errors(in program: String) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("withy-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("program.swift")
      try (preamble + program).write(to: file, atomically: true, encoding: .utf8)

      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", try modules().path, file.path,
      ]
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()

      let errors = text.split(separator: "\n")
        .filter { $0.hasPrefix(file.path) }
        .compactMap { line in line.range(of: " error: ").map { String(line[$0.upperBound...]) } }
      try #require(
        errors.isEmpty == (process.terminationStatus == 0),
        "the compiler ended with \(process.terminationStatus): \(text)"
      )
      return errors
    }

    /// The folder of compiled modules beside the test bundle.
    private static func modules() throws -> URL {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      while folder.path != "/" {
        let modules = folder.appendingPathComponent("Modules")
        if FileManager.default.fileExists(atPath: modules.path) { return modules }
        folder.deleteLastPathComponent()
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }
#endif
