import Synchronization
import Testing
import WithyXML

/// The tests of what is reported: they share `Diagnostics.handler`, so they run one by one.
@Suite(.serialized)
enum Reported {}

/// A report, as a test compares it.
struct Report: Equatable, CustomStringConvertible {
  var message: String
  var file: String
  var line: UInt

  init(_ message: String, file: StaticString = #fileID, line: UInt) {
    self.message = message
    self.file = "\(file)"
    self.line = line
  }

  var description: String { "\(file):\(line): \(message)" }
}

/// Returns what is reported while `body` runs, and puts the handler back.
func reports(_ body: () -> Void) -> [Report] {
  let log = Log()
  let handler = Diagnostics.handler
  defer { Diagnostics.handler = handler }
  Diagnostics.handler = { message, file, line in
    log.add(Report(message, file: file, line: line))
  }
  body()
  return log.all
}

/// The reports of a test.
private final class Log: Sendable {
  private let reports = Mutex<[Report]>([])

  var all: [Report] { reports.withLock { $0 } }

  func add(_ report: Report) { reports.withLock { $0.append(report) } }
}
