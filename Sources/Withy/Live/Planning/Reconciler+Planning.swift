extension Reconciler {
  /// Finds out what a pass over the whole block would do: runs one that touches nothing, and forgets it.
  func plan(in block: ChildBlock, changed: Set<Int>, _ walk: () -> Void) {
    noteLosses()
    let planning = Planning(of: self, in: block)
    let patchers = self.patchers
    (self.patchers, self.planning) = ([], planning)
    run(changed: changed, walk)
    // What is let go of here may run code of the user; what that asks for waits until all is back.
    planning.memory.restore()
    (self.patchers, self.planning) = (patchers, nil)
    let postponed = self.postponed
    self.postponed = []
    for body in postponed { body() }
  }

  /// Returns what makes what is known of the whole tree what it is now again, after a plan.
  func restoration() -> () -> Void {
    { [self, members, lost, losers, isUnfinished, delayedRemovals, watched, refusing] in
      (self.members, self.lost, self.losers) = (members, lost, losers)
      (self.isUnfinished, self.delayedRemovals) = (isUnfinished, delayedRemovals)
      (self.watched, self.refusing) = (watched, refusing)
    }
  }
}
