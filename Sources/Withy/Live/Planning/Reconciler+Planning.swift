extension Reconciler {
  /// Finds out what a pass over the whole block would do, by running one that touches nothing, and
  /// discards its effects.
  func plan(in block: ChildBlock, changed: Set<Int>, _ walk: () -> Void) {
    noteLosses()
    let planning = Planning(of: self, in: block)
    let patchers = self.patchers
    (self.patchers, self.planning) = ([], planning)
    run(changed: changed, walk)
    // Releases here may run user code; work that it requests waits until everything is restored.
    planning.memory.restore()
    planning.evaluation.forget()
    (self.patchers, self.planning) = (patchers, nil)
    let postponed = self.postponed
    self.postponed = []
    for body in postponed { body() }
  }

  /// Returns a closure that restores the current state of the whole tree after a plan.
  func restoration() -> () -> Void {
    { [self, members, lost, losers, isUnfinished, delayedRemovals, watched, refusing] in
      (self.members, self.lost, self.losers) = (members, lost, losers)
      (self.isUnfinished, self.delayedRemovals) = (isUnfinished, delayedRemovals)
      (self.watched, self.refusing) = (watched, refusing)
    }
  }
}
