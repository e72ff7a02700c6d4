import Foundation
import Testing
import Withy

@Suite("Diagnostics")
struct DiagnosticsTests {
  /// An object that reports, and sets the handler, in its `deinit`.
  final class Ending: Sendable {
    deinit {
      Diagnostics.report("end")
      Diagnostics.handler = { _, _, _ in }
    }
  }

  @Test("The captures of a replaced handler may report, and set a handler, in their deinit")
  func replacedHandler() async {
    await #expect(processExitsWith: .success) {
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        do {
          let ending = Ending()
          Diagnostics.handler = { _, _, _ in withExtendedLifetime(ending) {} }
        }
        Diagnostics.handler = { message, _, _ in precondition(message == "end") }
        done.signal()
      }
      thread.start()
      precondition(done.wait(timeout: .now() + 20) == .success)
    }
  }

  /// How deep on the stack handlers were called: the addresses of their local variables.
  final class Depths: @unchecked Sendable {
    private let lock = NSLock()
    private var (lowest, highest, count) = (UInt.max, UInt.min, 0)

    func add(_ address: UInt) {
      lock.withLock {
        (lowest, highest) = (min(lowest, address), max(highest, address))
        count += 1
      }
    }

    /// Returns whether handlers were called so many times, and always as deep.
    func areEqual(count: Int) -> Bool {
      lock.withLock { self.count == count && lowest == highest }
    }
  }

  @Test("A million reports from eight threads do not increase the stack depth")
  func manyReports() async {
    await #expect(processExitsWith: .success) {
      let depths = (0..<8).map { _ in Depths() }
      // Each thread records its depths under the line that it reports.
      Diagnostics.handler = { _, _, line in
        var local = 0
        depths[Int(line)].add(withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) })
      }
      let threads = depths.indices.map { index in
        Thread {
          for _ in 0..<125_000 { Diagnostics.report("again", line: UInt(index)) }
        }
      }
      for thread in threads { thread.start() }
      while threads.contains(where: { !$0.isFinished }) { await Task.yield() }
      for depth in depths { precondition(depth.areEqual(count: 125_000)) }
    }
  }
}
