import Foundation

/// A word of which each thread has its own, 0 or `nil` at first.
///
/// A task-local value would be inherited by the tasks that code of the user starts, and takes ten times as long to
/// set.
struct ThreadLocal {
  private let key: pthread_key_t

  /// Creates a word.
  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The word of this thread.
  var word: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
