/// A live parent and its actor, on the way to the task that runs the passes that state asks for.
///
/// Neither is kept alive: an actor can hold its own live parent, and is freed with it.
///
/// It is `Sendable` without the compiler's check, for this reason: both references are set before another
/// thread knows of them, the actor is `Sendable` itself, and `live` is read in `update(on:)` alone, which
/// runs on the actor that made the live parent. User code could break that by taking the live parent to
/// another actor, and the compiler refuses that, because ``Live`` is not `Sendable`.
final class LiveReference: @unchecked Sendable {
  private weak var live: Live?
  private weak var actor: (any Actor)?

  /// Creates a reference to a live parent that was made on an actor.
  init(_ live: Live, on actor: any Actor) {
    self.live = live
    self.actor = actor
  }

  /// Runs the passes that state asks for, each time that it wakes the task, until it asks no more or
  /// the actor has gone.
  nonisolated(nonsending) func answer(_ changes: InvalidationQueue) async {
    while await changes.wait() {
      await update()
      while changes.insertEvaluatedEarly() {
        await Task.yield()
        await update()
      }
    }
  }

  private nonisolated(nonsending) func update() async {
    if let actor { await update(on: actor) }
  }

  private func update(on actor: isolated any Actor) {
    live?.updateChangedParts()
  }
}
