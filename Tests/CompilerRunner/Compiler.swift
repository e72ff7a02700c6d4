#if os(Linux) || os(macOS)
  import Foundation

  /// The Swift compiler, which type-checks a program against the tested build of Withy.
  public enum Compiler {
    /// Returns the messages of the errors in a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - preamble: Declarations before it.
    ///   - other: Another file of the program, which is compiled on its own.
    ///   - flags: Flags of the compiler.
    ///   - isOptimized: Whether the program is compiled like a release build, rather than only
    ///     type-checked.
    /// - Returns: The messages; none if the program compiles.
    /// - Throws: An error if the compiler cannot be run, or fails without a message.
    public static func errors(
      in program: String,
      after preamble: String,
      besides other: String = "",
      flags: [String] = [],
      isOptimized: Bool = false
    ) throws -> [String] {
      try locatedErrors(
        in: program,
        after: preamble,
        besides: other,
        flags: flags,
        isOptimized: isOptimized
      )
      .map(\.message)
    }

    /// Returns the messages of the errors in a program, each with its line, from 1 on.
    ///
    /// - Parameters: See ``errors(in:after:besides:flags:isOptimized:)``.
    /// - Returns: The lines and messages; none if the program compiles.
    /// - Throws: An error if the compiler cannot be run, or fails without a message.
    public static func locatedErrors(
      in program: String,
      after preamble: String,
      besides other: String = "",
      flags: [String] = [],
      isOptimized: Bool = false
    ) throws -> [(line: Int, message: String)] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("withy-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("program.swift")
      let lines = preamble.count { $0 == "\n" }
      try (preamble + program).write(to: file, atomically: true, encoding: .utf8)
      var files = [file.path]
      if !other.isEmpty {
        files.append(folder.appendingPathComponent("other.swift").path)
        try other.write(toFile: files[1], atomically: true, encoding: .utf8)
      }

      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let mode =
        isOptimized
        ? ["-O", "-parse-as-library", "-c", "-o", folder.appendingPathComponent("program.o").path]
        : ["-typecheck"]
      process.arguments =
        ["swiftc", "-swift-version", "6", "-I", try modules().path] + mode + flags + files
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()

      let errors = text.split(separator: "\n")
        .filter { $0.hasPrefix(file.path) }
        .compactMap { text -> (line: Int, message: String)? in
          guard let range = text.range(of: " error: ") else { return nil }
          let line = text.dropFirst(file.path.count + 1).prefix { $0 != ":" }
          return (Int(line).map { $0 - lines } ?? 0, String(text[range.upperBound...]))
        }
      if errors.isEmpty != (process.terminationStatus == 0) {
        throw Failure(description: "the compiler ended with \(process.terminationStatus): \(text)")
      }
      return errors
    }

    /// The output of the compiler if it fails without an error in the program.
    private struct Failure: Error, CustomStringConvertible {
      let description: String
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
