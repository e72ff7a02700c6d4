import Foundation
import Testing

/// The program in a process of its own, driven from outside as a person does: by mouse and
/// keyboard.
final class RunningProgram {
  private let process = Process()
  private let errors = Pipe()

  /// Starts one of the programs built beside these tests, and waits for its window if it opens one.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardError = errors
    try process.run()
  }

  /// The program inherits the blocked signals of a test's thread, SIGTERM among them.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for the process to end by itself.
  ///
  /// - Returns: Its status, and what it wrote to standard error.
  func end() throws -> (status: Int32, errors: String) {
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs xdotool, one command after the other, on the window of the program.
  func drive(_ commands: String...) throws {
    let window = try xdotool(
      ["search", "--sync", "--onlyvisible", "--pid", "\(process.processIdentifier)"]
    )
    let id = try #require(window.split(separator: "\n").last)
    try xdotool(["windowfocus", "--sync", String(id)])
    for command in commands {
      try xdotool(command.split(separator: " ").map { $0 == "%w" ? String(id) : String($0) })
      Thread.sleep(forTimeInterval: 0.15)
    }
  }

  /// Types a text.
  func type(_ text: String) throws {
    try xdotool(["type", "--delay", "20", text])
    Thread.sleep(forTimeInterval: 0.15)
  }

  @discardableResult
  private func xdotool(_ arguments: [String]) throws -> String {
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + arguments
    tool.standardOutput = output
    try tool.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    try #require(tool.terminationStatus == 0, "xdotool \(arguments.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }
}
