/// A step that waits until it is known which earlier steps are no longer declared.
enum Waiting {
  /// A call that is not remembered.
  case call(() -> Void)

  /// A step that is remembered.
  case step(WaitingStep)
}

/// A step that waits; see ``StepPatcher/step(key:matches:make:run:)``.
struct WaitingStep {
  let isBlock: Bool
  let key: Int
  let scope: StepScope?
  let matches: (MountedStep) -> Bool
  let make: () -> MountedStep
  let run: (_ step: MountedStep, _ isNew: Bool) -> Void
}

/// The replacement of steps when the steps of a chain have changed.
extension StepPatcher {
  /// Undoes the remembered steps that are no longer declared, and remembers those that wait.
  ///
  /// - Returns: What waits, to be run from last to first.
  func replaceSteps() -> [() -> Void] {
    guard let object = node.object else { return [] }
    let first = cursor
    let old = node.steps[first...]
    let waiting = self.waiting ?? []
    self.waiting = nil
    orderChildren()

    var matching = StepMatching(old)
    let known = waiting.map { waiting in
      if case .step(let step) = waiting { matching.take(step) } else { nil as MountedStep? }
    }
    var steps = Array(node.steps[..<first])
    for (waiting, known) in zip(waiting, known) {
      guard case .step(let waiting) = waiting else { continue }
      let step = known ?? waiting.make()
      step.scope = waiting.scope
      steps.append(step)
    }
    // Blocks that have changed places describe the same nodes in another order.
    let blocks = known.compactMap { $0 as? MountedChildren }
    let formerBlocks = old.compactMap { $0 as? MountedChildren }.filter(matching.isTaken)
    for (block, former) in zip(blocks, formerBlocks) where block !== former {
      block.block.list.isOutOfOrder = true
    }
    let groups = PropertySlot.Groups(steps)
    let kept = keptSteps(among: steps, groups)
    for step in old.reversed() where !kept.contains(ObjectIdentifier(step)) {
      if step.path != nil {
        let below = step.slot?.step(below: step, of: node.steps)
        let isNext = below.map { !kept.contains(ObjectIdentifier($0)) } ?? false
        let isOverwritten = isNext && step.slot?.isOverwritten(step, of: node.steps) == true
        takeBack(step, isOverwritten: isOverwritten, on: object)
      } else if !matching.isTaken(step) {
        step.subject(of: object).map { step.undo(on: $0, in: self) }
      }
      // A step above others has no value of its own, only theirs.
      if !matching.isTaken(step), step.slot == nil || step.slotIndex == 0, step.park() {
        step.slot = nil
        node.parked.append(step)
      }
    }
    // The description of the node is that of its former steps.
    node.letGoOfDescription()
    node.steps = steps
    groups.form { kept.contains(ObjectIdentifier($0)) }

    var rest = steps[first...]
    let runs: [() -> Void] = zip(waiting, known).map { waiting, known in
      switch waiting {
      case .call(let body):
        return { [self] in
          orderChildren()
          body()
        }
      case .step(let waiting):
        let step = rest.removeFirst()
        return { [self] in
          if !waiting.isBlock { orderChildren() }
          waiting.run(step, known == nil)
        }
      }
    }
    return runs.reversed()
  }

  /// Returns the steps that remain in effect when others are removed or moved: those below which
  /// nothing is.
  ///
  /// A new step undoes those above it at its turn.
  private func keptSteps(
    among steps: [MountedStep],
    _ groups: PropertySlot.Groups
  ) -> Set<ObjectIdentifier> {
    var kept: Set<ObjectIdentifier> = []
    var changed: Set<Int> = []
    for (position, step) in steps.enumerated() where step.path != nil {
      let group = groups.number(at: position)
      let below = step.slot?.step(below: step, of: node.steps)
      if below.map({ kept.contains(ObjectIdentifier($0)) }) ?? true,
        group.map({ !changed.contains($0) }) ?? true
      {
        kept.insert(ObjectIdentifier(step))
      } else if let group {
        changed.insert(group)
      }
    }
    return kept
  }

  /// Undoes a step that declares a property, without writing anything if another step is about to
  /// write over it.
  func takeBack(_ step: MountedStep, isOverwritten: Bool, on object: AnyObject) {
    if isOverwritten { step.loseEffect() } else { step.undo(on: object, in: self) }
  }
}

/// Matches remembered steps with the steps that wait.
private struct StepMatching {
  /// The remembered steps that are not taken yet, by key, in reverse order.
  private var free: [Int: [MountedStep]] = [:]
  private var taken: Set<ObjectIdentifier> = []

  init(_ old: ArraySlice<MountedStep>) {
    for step in old.reversed() { free[step.key, default: []].append(step) }
  }

  /// Returns whether a step has been matched with one that waits.
  func isTaken(_ step: MountedStep) -> Bool {
    taken.contains(ObjectIdentifier(step))
  }

  /// Takes the first remembered step that matches one that waits, if there is one.
  mutating func take(_ waiting: WaitingStep) -> MountedStep? {
    let index = free[waiting.key]?.lastIndex { $0.isIn(waiting.scope) && waiting.matches($0) }
    guard let index else { return nil }
    let step = free[waiting.key]?.remove(at: index)
    step.map { _ = taken.insert(ObjectIdentifier($0)) }
    return step
  }
}
