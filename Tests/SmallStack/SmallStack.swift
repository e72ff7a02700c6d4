import Foundation

/// Runs a closure on a thread with a stack of 512 KB, the smallest that there is, and waits for it.
///
/// `WITHY_STACK` is another size in KB, for sanitizers, whose code takes more of the stack.
package func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  let size = ProcessInfo.processInfo.environment["WITHY_STACK"].flatMap { Int($0) } ?? 512
  thread.stackSize = size << 10
  thread.start()
  done.wait()
}
