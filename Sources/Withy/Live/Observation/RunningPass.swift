/// What is known, on each thread, of the pass that runs there.
///
/// Blocks and calls can change state, on the thread of the pass and while it runs. It is by the thread
/// that such a change is told from others: a task-local value would be inherited by the tasks that a call
/// starts, whose changes come later.
enum RunningPass {
  private static let number = ThreadLocal()

  /// How many passes, this one included, have asked for each other in a row; 0 while no pass runs on
  /// this thread.
  static var row: Int {
    get { Int(bitPattern: number.word) }
    set { number.word = UnsafeMutableRawPointer(bitPattern: newValue) }
  }
}
