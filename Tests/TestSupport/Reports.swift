import Foundation
import Withy

/// A report as a test expects it.
public struct Report: Equatable, Sendable, CustomStringConvertible {
  /// The message.
  public var message: String

  /// The file that the report speaks of.
  public var file: String

  /// The line that the report speaks of.
  public var line: UInt

  /// Creates a report of this file, or of another.
  public init(_ message: String, file: StaticString = #fileID, line: UInt) {
    self.message = message
    self.file = "\(file)"
    self.line = line
  }

  /// The report as it is written to standard error.
  public var description: String { "\(file):\(line): \(message)" }
}

/// Runs a closure and returns what it reported.
///
/// `Diagnostics.handler` is one for the whole process, and tests run side by side. So the handler
/// is set once, for good, and hands each report to the closure in which it arose.
public func reports(_ body: () -> Void) -> [Report] {
  Recorder.install
  let recorder = Recorder()
  Recorder.$current.withValue(recorder, operation: body)
  return recorder.reports
}

/// Runs a closure and returns what it, and the tasks that it started, have reported until its end.
public func reports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async -> Void
) async -> [Report] {
  Recorder.install
  let recorder = Recorder()
  await Recorder.$current.withValue(recorder) { await body() }
  return recorder.reports
}

/// The reports of one closure.
///
/// It is `Sendable` without the compiler's check, because `stored` is touched only under `lock`.
private final class Recorder: @unchecked Sendable {
  @TaskLocal static var current: Recorder?

  /// Sets the handler, on first access.
  static let install: Void = {
    let original = Diagnostics.handler
    Diagnostics.handler = { message, file, line in
      if let current {
        current.lock.withLock { current.stored.append(Report(message, file: file, line: line)) }
      } else {
        original(message, file, line)
      }
    }
  }()

  private let lock = NSLock()
  private var stored: [Report] = []

  var reports: [Report] { lock.withLock { stored } }
}
