/// The pass running on each thread.
///
/// Blocks and calls can change state, on the thread of the pass and while it runs. Such changes are
/// recognised by the thread: a task-local value would be inherited by tasks that a call starts,
/// whose changes follow later.
enum RunningPass {
  private static let length = ThreadLocal()

  /// The number of consecutive passes, including this one, that have requested each other; 0 while
  /// no pass runs on this thread.
  static var chainLength: Int {
    get { length.number }
    set { length.number = newValue }
  }
}
