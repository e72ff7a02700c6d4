import Foundation
import Withy

/// A report as a test expects it.
struct Report: Equatable, Sendable {
  var message: String
  var line: UInt
}

/// Runs a closure and returns what it reported from the file that calls, and from no other.
///
/// The handler is one for all threads, so tests that use it stand in one serialised suite.
func reports(from file: StaticString = #fileID, _ body: () -> Void) -> [Report] {
  final class Store: @unchecked Sendable {
    // Touched only while the lock is held.
    private let lock = NSLock()
    private var reports: [Report] = []
    func add(_ report: Report) { lock.withLock { reports.append(report) } }
    var all: [Report] { lock.withLock { reports } }
  }
  let store = Store()
  let before = Diagnostics.handler
  defer { Diagnostics.handler = before }
  Diagnostics.handler = { message, reported, line in
    if "\(reported)" == "\(file)" {
      store.add(Report(message: message, line: line))
    } else {
      before(message, reported, line)
    }
  }
  body()
  return store.all
}
