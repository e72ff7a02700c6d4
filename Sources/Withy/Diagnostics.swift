import Foundation

/// The one point where Withy reports the mistakes that only show at run time.
///
/// A report never traps: what was wrong is left out or put right, and the report says which. By
/// default it is written to standard error. A test or an app sets ``handler`` to see it:
///
/// ```swift
/// Diagnostics.handler = { message, file, line in
///   Issue.record("\(file):\(line): \(message)")
/// }
/// ```
public enum Diagnostics {
  /// A function that receives a report: its message, and the file and line it speaks of.
  public typealias Handler =
    @Sendable (_ message: String, _ file: StaticString, _ line: UInt) ->
    Void

  /// The function that receives every report, on the thread where the mistake showed.
  ///
  /// It may be set at any time, from any thread. Initially it writes a line to standard error.
  public static var handler: Handler {
    get { current.withLock { $0 }.handler }
    set { current.withLock { $0 = Stored(handler: newValue) } }
  }

  /// Reports a mistake to ``handler``.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what was done instead.
  ///   - file: The file of the code that the mistake is in.
  ///   - line: The line in that file.
  public static func report(
    _ message: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if silence.word == nil { handler(message, file, line) }
  }

  /// Calls a closure that asks a question; a mistake is reported only if the answer is final.
  static func asking<Answer>(isFinal: Bool, _ body: () -> Answer) -> Answer {
    let outer = silence.word
    silence.word = isFinal ? nil : UnsafeMutableRawPointer(bitPattern: 1)
    defer { silence.word = outer }
    return body()
  }

  /// Not `nil` while a question is asked whose answer is not final.
  private static let silence = ThreadLocal()

  /// The handler that is set, shared by all threads.
  private static let current = Locked(
    Stored { message, file, line in
      FileHandle.standardError.write(Data("\(file):\(line): withy: \(message)\n".utf8))
    }
  )

  /// A handler.
  ///
  /// A closure that is handed out `inout` of generic storage is wrapped and stored back at every access,
  /// which would make each report slower than the one before; one in a structure is not.
  private struct Stored: Sendable {
    let handler: Handler
  }
}
