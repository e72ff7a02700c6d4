import Foundation

/// A value protected by a lock.
///
/// `Synchronization.Mutex` would do, but requires newer systems than Withy does.
///
/// `Sendable` is unchecked, but holds: `value` is private and accessed only in `withLock`, which
/// holds `lock` throughout, so no two threads ever access it at once. Only `Sendable` values enter
/// or leave, because `Value` is required to be `Sendable`. No user code runs under the lock, so
/// none can try to acquire it again.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()

  /// Exclusive access is not checked, because the lock ensures it.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value, under the lock, and returns the closure's result.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
