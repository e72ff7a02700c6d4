/// How passes are run, and run again on request.
extension Live {
  /// The number of consecutive passes, requested by each other, after which they are stopped.
  private static let limit = 100

  /// Evaluates the parts whose state has changed, and applies the differences.
  @discardableResult
  package func updateChangedParts() -> Changes {
    guard let changes = reconciler.invalidations else { return Changes() }
    // A closure that a pass calls may run a run loop. The pass after this one takes the changes.
    if isRunning {
      isRequestedAgain = true
      return Changes()
    }
    let chainLength = changes.chainLength
    if chainLength > Self.limit {
      let changed = changes.take(dropping: true)
      // Changes made by blocks that are only observed here continue the chain, and are dropped.
      if chainLength == Self.limit + 1 {
        reportChain()
        observe(changed, chainLength)
      }
      return Changes()
    }
    // An explicit update, or the previous pass, may have evaluated the parts.
    let changed = changes.take()
    if changed.isEmpty { return Changes() }
    return run(chainLength: chainLength) { [self] in
      let pass = { [self] in reconciler.run(parts: changed) { fillBlock() } }
      if let transaction { runOnce(in: transaction, pass) } else { pass() }
    }
  }

  /// Evaluates parts only to observe the state that they read, so that later changes are noticed.
  private func observe(_ parts: Set<Int>, _ chainLength: Int) {
    let outer = RunningPass.chainLength
    (isRunning, RunningPass.chainLength) = (true, chainLength)
    reconciler.observe(parts)
    (isRunning, RunningPass.chainLength) = (false, outer)
    if isStopped { forget() } else if isReplaced { update() }
  }

  /// Runs a pass over the whole block.
  func runAll() {
    var changed = (reconciler.invalidations?.take() ?? []).union(takeRequestedParts())
    if showsOther {
      showsOther = false
      block.expire()
      for removal in reconciler.delayedRemovals.values { removal.node.expire() }
      changed = reconciler.parts.ids
    }
    reconciler.run(changed: changed) { fillBlock() }
  }

  /// Evaluates a part again, now or after the running pass or, if it waits, together with the next
  /// part that does not; returns `false` if the tree has ended.
  func evaluateAgain(_ id: Int, waits: Bool) -> Bool {
    if isStopped { return false }
    requestedParts.insert(id)
    if isRunning || waits { return true }
    // State that has changed is applied first, since the part may depend on it.
    updateChangedParts()
    if !requestedParts.isEmpty { _ = run { [self] in runRequestedParts() } }
    return true
  }

  private func runRequestedParts() {
    reconciler.run(parts: takeRequestedParts()) { fillBlock() }
  }

  /// Returns the parts that have requested to be evaluated again, and removes them.
  private func takeRequestedParts() -> Set<Int> {
    defer { requestedParts = [] }
    return requestedParts
  }

  /// Evaluates the block of the container and walks its description.
  func fillBlock() {
    guard let content else { return }
    reconciler.enter(block)
    let place = reconciler.inEnvironment(environment) {
      reconciler.update(content, at: block.place)
    }
    reconciler.leave(block, place)
    if block.list.isOutOfOrder { reconciler.order(block.list, .inWalk) }
  }

  /// Runs a pass, and those requested meanwhile, and returns their changes; `chainLength` is the
  /// number of passes, including this one, that have requested each other by changing state.
  func run(chainLength: Int = 1, _ first: () -> Void) -> Changes {
    if isStopped { return Changes() }
    if isRunning {
      isRequestedAgain = true
      return Changes()
    }
    isRunning = true
    let (outer, isSilent) = (RunningPass.chainLength, Diagnostics.isSilent)
    RunningPass.chainLength = max(chainLength, outer)
    if isSilent { Diagnostics.isSilent = false }
    defer {
      isRunning = false
      RunningPass.chainLength = outer
      if isSilent { Diagnostics.isSilent = true }
    }
    var goesOn: Bool { isRequestedAgain || reconciler.pass.isUnfinished || !requestedParts.isEmpty }
    var changes = Changes()
    var count = 0
    repeat {
      guard block.list.parent != nil, isOwned() else {
        stop()
        break
      }
      let isWhole = isRequestedAgain || reconciler.pass.isUnfinished
      isRequestedAgain = false
      if count == 0 {
        first()
      } else if isWhole {
        runAll()
      } else {
        runRequestedParts()
      }
      reconciler._checkInvariants(of: block)
      changes.append(reconciler.pass.changes)
      count += 1
      if !reconciler.pass.changes.isEmpty {
        lastChanges = changes
        adapterDidPass?()
        didPass?(reconciler.pass.changes)
      }
    } while goesOn && !isStopped && count <= Self.limit
    if goesOn && count > Self.limit {
      reportChain()
      isRequestedAgain = false
    }
    if isReplaced { stop() }
    if isStopped { forget() }
    lastChanges = changes
    return changes
  }

  /// Completes removals between passes; a pass that is requested meanwhile runs afterwards.
  func complete(_ removals: () -> Void) {
    if isRunning { return removals() }
    isRunning = true
    removals()
    resume()
  }

  /// Allows passes again, and runs one that was requested meanwhile.
  private func resume() {
    isRunning = false
    if isStopped {
      forget()
    } else if isRequestedAgain || !requestedParts.isEmpty {
      update()
    }
  }

  /// Runs the first pass when the former `Live` of the container has ended.
  func begin(after former: Live) {
    (isRunning, isRequestedAgain) = (true, true)
    former.successor = self
  }

  /// Runs a pass in a closure exactly once, whatever the closure does.
  func runOnce(in transaction: Transaction, _ pass: @escaping () -> Void) {
    var pass: (() -> Void)? = pass
    let runOnce = { [self] in
      guard let body = pass else { return }
      pass = nil
      if isStopped { reconciler.pass.changes = Changes() } else { body() }
    }
    transaction(runOnce)
    runOnce()
  }

  /// Reports passes that have requested each other too often.
  private func reportChain() {
    block.report("Update loop: \(Self.limit) passes in a row each triggered the next; stopped")
  }

  /// Releases the block and the records of the tree, after which another `Live` can begin.
  func forget() {
    content = nil
    block.place = MountedPlace()
    block.nodes = []
    reconciler.members.removeAll()
    // Nodes of a replaced `Live` that delay their removal leave as usual.
    if !isReplaced { reconciler.delayedRemovals = [:] }
    reconciler.deferred.removeAllRefusing()
    let next = successor
    successor = nil
    next?.resume()
  }
}
