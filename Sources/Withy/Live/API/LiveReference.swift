/// Weak references to a `Live` and its actor, for the task that runs the passes requested by
/// state changes: an actor that retains its own `Live` can be freed, which frees both.
///
/// `Sendable` is unchecked, but holds: both references are set before another thread can access
/// them, and `live` is only read in `update(on:)`, which runs on the actor of the `Live`. The
/// `Live` cannot be passed to another actor, because it is not `Sendable`.
final class LiveReference: @unchecked Sendable {
  private weak var live: Live?
  private weak var actor: (any Actor)?

  init(_ live: Live, on actor: any Actor) {
    self.live = live
    self.actor = actor
  }

  /// Runs the passes requested by state changes until the `Live` has ended.
  nonisolated(nonsending) func answer(_ invalidations: InvalidationQueue) async {
    for await _ in invalidations.requests {
      await update()
      while invalidations.insertEvaluatedEarly() {
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
