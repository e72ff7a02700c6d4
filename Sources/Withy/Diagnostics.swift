import Foundation

/// The single place where Withy reports mistakes that only show at run time.
///
/// A report never traps: Withy ignores or corrects the mistake, and the report names the
/// correction. By default, reports are written to standard error. A test or an app can set
/// ``handler`` to receive them:
///
/// ```swift
/// Diagnostics.handler = { message, file, line in
///   Issue.record("\(file):\(line): \(message)")
/// }
/// ```
public enum Diagnostics {
  /// A function that receives a report: its message, and the file and line that it refers to.
  public typealias Handler =
    @Sendable (_ message: String, _ file: StaticString, _ line: UInt) ->
    Void

  /// The function that receives every report, on the thread on which the mistake was detected.
  ///
  /// The handler can be set at any time, from any thread. The default one writes a line to standard
  /// error.
  public static var handler: Handler {
    get { current.withLock { $0 }.handler }
    set {
      var stored = Stored(handler: newValue)
      current.withLock { swap(&stored, &$0) }
      // The replaced handler is freed outside the lock: freeing what it has captured may report.
      withExtendedLifetime(stored) {}
    }
  }

  /// Reports a mistake to ``handler``.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what was done instead.
  ///   - file: The file that contains the mistake.
  ///   - line: The line in that file.
  public static func report(
    _ message: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !isSilent { handler(message, file, line) }
  }

  /// Calls a closure, and silences its reports unless its result is final.
  static func asking<Answer>(isFinal: Bool, _ body: () -> Answer) -> Answer {
    let outer = isSilent
    isSilent = !isFinal
    defer { isSilent = outer }
    return body()
  }

  /// A Boolean value indicating whether reports on this thread are silenced.
  static var isSilent: Bool {
    get { silence.number != 0 }
    set { silence.number = newValue ? 1 : 0 }
  }

  private static let silence = ThreadLocal()

  /// The current handler, shared by all threads.
  private static let current = Locked(
    Stored { message, file, line in
      FileHandle.standardError.write(Data("\(file):\(line): withy: \(message)\n".utf8))
    }
  )

  /// A stored handler.
  ///
  /// A closure in generic storage is wrapped and stored back at every `inout` access, which would
  /// make each report slower than the one before; a closure in a structure is not.
  private struct Stored: Sendable {
    let handler: Handler
  }
}
