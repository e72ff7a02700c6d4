import Foundation

/// A value that threads take turns to use.
///
/// `Synchronization.Mutex` would do, and needs newer systems than Withy does.
///
/// It is `Sendable` without the compiler's check, for this reason: `value` is private and touched
/// only in `withLock`, which holds `lock` all the while, so no two threads ever touch it at once.
/// A value that is not `Sendable` cannot leave or enter, because `Value` is required to be. No code of the
/// user runs under the lock, where it could ask for it again.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a box that holds a value.
  init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value, while no other thread uses it.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
