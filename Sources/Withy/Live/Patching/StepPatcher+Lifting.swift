extension StepPatcher {
  /// Returns whether a step that was applied is no longer in effect.
  func isLifted(_ step: MountedStep) -> Bool {
    hasLifted && step.lifting == node.run
  }

  /// Notes that a step is no longer in effect.
  func markLifted(_ step: MountedStep) {
    step.lifting = node.run
    hasLifted = true
    comparable = 0
  }

  /// Lifts the later steps that declare the same property, a part of it, or a whole that contains
  /// it, so that the value before them is not confused with one after them.
  ///
  /// Undoing a whole also overwrites its other parts: later steps that declare these are lifted,
  /// too. A later step that is new has not set anything yet. Properties reached through an object
  /// that a step sets are restored before the object is replaced.
  ///
  /// Of two properties whose key paths do not tell whether they overlap, the later one is restored,
  /// so that its value is not confused with the one before it.
  ///
  /// If an earlier search began at a later position, only the steps in between are searched.
  ///
  /// - Parameters:
  ///   - step: The step above which steps are lifted.
  ///   - isRead: Whether the value will be read. Otherwise it will be written, which overwrites a
  ///     part, so that only a whole has to be undone before.
  ///   - object: The object.
  func lift(above step: MountedStep, isRead: Bool, on object: AnyObject) {
    let steps = node.steps
    guard let path = step.path, step.position < steps.count, steps[step.position] === step
    else { return }
    let known = looked[path]
    var end = known.map { min($0 + 1, steps.count) } ?? steps.count
    if end <= step.position + 1 { return }
    // One step for each path that is lifted.
    var paths = [step]
    var above: [MountedStep] = []
    for later in relatives(of: step, after: step.position) {
      if later.position >= end { break }
      guard later.hasDeclared, !isLifted(later), paths.contains(where: { later.overlaps($0) })
      else { continue }
      above.append(later)
      if paths.contains(where: { $0.path.map(later.isAt) == true }) { continue }
      paths.append(later)
      end = steps.count
    }
    // Undoing or writing these overwrites whatever is inside what they declare.
    var wholes = [step]
    for later in above {
      let isInTheWay = step.isInside(later) || isRead && later.overlaps(step)
      if isInTheWay || paths.contains(where: later.isReached(throughObjectOf:))
        || wholes.contains(where: { $0.isReached(throughObjectOf: later) })
        || !wholes.contains(where: later.isSurelyWithin)
      {
        wholes.append(later)
      }
    }
    for later in wholes.dropFirst().reversed() { later.undo(on: object, in: self) }
    for later in above { markLifted(later) }
    looked[path] = step.position
  }

  /// Returns the steps after a position that may overlap a step, in order.
  private func relatives(of step: MountedStep, after position: Int) -> ArraySlice<MountedStep> {
    let steps = node.steps
    if position + 1 >= steps.count { return [] }
    if steps.count <= StepFamilies.threshold { return steps.dropFirst(position + 1) }
    let families = self.families ?? StepFamilies(steps)
    self.families = families
    let members = families.members(of: step)
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return members[low...]
  }

  /// Returns whether a later step in effect has set a whole of which a step declares a part.
  func isCovered(_ step: MountedStep) -> Bool {
    relatives(of: step, after: step.position).contains {
      step.isInside($0) && $0.hasDeclared && !isLifted($0)
    }
  }

  /// Returns whether a later step in effect declares the same property as a step, or a whole or a
  /// part of it.
  func isUnderOthers(_ step: MountedStep) -> Bool {
    relatives(of: step, after: step.position).contains {
      $0.hasDeclared && !isLifted($0) && $0.overlaps(step)
    }
  }

  /// Returns whether an earlier step declares the same property as a step, or a whole or a part of
  /// it.
  func isOnOthers(_ step: MountedStep) -> Bool {
    relatives(of: step, after: -1).prefix { $0 !== step }.contains { $0.overlaps(step) }
  }
}
