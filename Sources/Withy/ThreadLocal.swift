import Foundation

/// A pointer-sized value of which each thread has its own, initially `nil`.
///
/// A task-local value would be inherited by tasks that user code starts, and takes ten times as
/// long to set.
package struct ThreadLocal {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The value of the current thread.
  package var word: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }

  /// The value of the current thread as a number, initially 0.
  package var number: Int {
    get { Int(bitPattern: word) }
    nonmutating set { word = UnsafeMutableRawPointer(bitPattern: newValue) }
  }
}
