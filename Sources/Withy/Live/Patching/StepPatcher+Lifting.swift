extension StepPatcher {
  /// Returns whether a step that was applied is not in effect any more.
  func isLifted(_ step: MountedStep) -> Bool {
    hasLifted && step.lifting == memory.run
  }

  /// Notes that a step is not in effect any more.
  func markLifted(_ step: MountedStep) {
    step.lifting = memory.run
    hasLifted = true
    comparable = 0
  }

  /// Lifts the later steps that declare the same property, a part of it, or a whole that it is part
  /// of, so that the value from before them does not become one from after them.
  ///
  /// To undo a whole overwrites its other parts, too: later steps that declare these are lifted with it.
  /// A later step that is new has put nothing there yet. What is reached through an object that a step
  /// puts there gets its value back before the object is replaced.
  ///
  /// Where it was looked before, from a higher place on, nothing but what is between can be found.
  ///
  /// - Parameters:
  ///   - step: The step that they stand on.
  ///   - isRead: Whether the value is to be read. Else it is written, which overwrites a part, and
  ///     only a whole has to be undone before.
  ///   - object: The object.
  func lift(above step: MountedStep, isRead: Bool, on object: AnyObject) {
    let steps = memory.steps
    guard let path = step.path, step.position < steps.count, steps[step.position] === step
    else { return }
    let known = looked[path]
    var end = known.map { min($0 + 1, steps.count) } ?? steps.count
    if end <= step.position + 1 { return }
    // One step for each of the ways that are lifted.
    var ways = [step]
    var above: [MountedStep] = []
    for later in relatives(of: step, after: step.position) {
      if later.position >= end { break }
      guard later.hasDeclared, !isLifted(later), ways.contains(where: { later.overlaps($0) })
      else { continue }
      above.append(later)
      if ways.contains(where: { $0.path.map(later.isAt) == true }) { continue }
      ways.append(later)
      end = steps.count
    }
    for later in above.reversed() {
      let isInTheWay = step.isInside(later) || isRead && later.overlaps(step)
      if isInTheWay || ways.contains(where: later.isReached(throughObjectOf:)) {
        undo(later, on: object)
      }
      markLifted(later)
    }
    looked[path] = step.position
  }

  /// Returns the steps behind a position that may overlap a step, in order.
  private func relatives(of step: MountedStep, after position: Int) -> ArraySlice<MountedStep> {
    let steps = memory.steps
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

  /// Returns whether a later step has put a whole there of which a step declares a part.
  func isCovered(_ step: MountedStep) -> Bool {
    relatives(of: step, after: step.position).contains {
      step.isInside($0) && $0.hasDeclared && !isLifted($0)
    }
  }

  /// Returns whether a later step declares what a step declares, or a whole or a part of it.
  func isUnderOthers(_ step: MountedStep) -> Bool {
    relatives(of: step, after: step.position).contains {
      $0.hasDeclared && !isLifted($0) && $0.overlaps(step)
    }
  }

  /// Returns whether an earlier step declares what a step declares, or a whole or a part of it.
  func isOnOthers(_ step: MountedStep) -> Bool {
    relatives(of: step, after: -1).prefix { $0 !== step }.contains { $0.overlaps(step) }
  }

  /// Returns what this plan would put in place of a whole of which a step declares a part.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - isKept: Whether what the step has declared is in what a whole gives back that goes.
  /// - Returns: The step that declares the whole; `nil` if the plan would put none there.
  func plannedWhole(of step: MountedStep, isKept: Bool) -> MountedStep? {
    isPlanning && step.path?.passesOptional == true
      ? written.last { step.isInside($0) && !(isKept && isLifted($0)) } : nil
  }
}
