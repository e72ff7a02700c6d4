import Foundation

/// Runs a closure on a thread with a stack of 512 KB, the smallest that there is, and waits for it.
package func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
}
