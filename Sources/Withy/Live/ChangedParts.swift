/// The parts of a live tree whose state has changed since they were evaluated.
///
/// State can change on any thread. It is here that the change leaves that thread: the parts are
/// noted, and a task on the tree's actor is woken, once for all changes of one turn.
final class ChangedParts: Sendable {
  private let ids = Locked<Set<Int>>([])
  private let wake: AsyncStream<Void>.Continuation

  /// Creates an empty set that wakes the reader of a stream.
  init(wake: AsyncStream<Void>.Continuation) {
    self.wake = wake
  }

  /// Notes that the state of a part has changed.
  func insert(_ id: Int) {
    ids.withLock { _ = $0.insert(id) }
    wake.yield()
  }

  /// The ids of the parts.
  var all: Set<Int> { ids.withLock { $0 } }

  /// Returns the ids of the parts and forgets them.
  func take() -> Set<Int> {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }

  /// Ends the stream.
  func finish() {
    wake.finish()
  }
}
