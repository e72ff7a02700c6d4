/// A step that waits until it is known which earlier steps are no longer declared.
enum Waiting {
  /// A call that is not recorded.
  case call(() -> Void)

  /// A step that is recorded.
  case step(WaitingStep)
}

/// A step that waits; see ``StepPatcher/step(key:matches:make:run:)``.
struct WaitingStep {
  let key: Int
  let scope: StepScope?
  let matches: (MountedStep) -> Bool
  let make: () -> MountedStep
  let run: (_ step: MountedStep) -> Void
}

/// The replacement of steps when the steps of a chain have changed.
extension StepPatcher {
  /// Undoes the recorded steps that are no longer declared, records those that wait, and returns
  /// what waits, from last to first, with the record of each step.
  func replaceSteps() -> [(record: MountedStep?, run: () -> Void)] {
    guard let object = node.object else { return [] }
    let old = node.steps[cursor...]
    let waiting = self.waiting ?? []
    self.waiting = nil
    orderChildren()

    var matching = StepMatching(old)
    let matched = waiting.map { matching.match($0) }
    // Blocks that have changed their order describe the same nodes in another order.
    let formerBlocks = old.compactMap { $0 as? MountedChildren }.filter(matching.isMatched)
    let blocks = matched.compactMap { $0.record as? MountedChildren }.filter(matching.isMatched)
    for (block, former) in zip(blocks, formerBlocks) where block !== former {
      block.block.list.isOutOfOrder = true
    }
    let steps = Array(node.steps[..<cursor]) + matched.compactMap(\.record)
    let shared = properties(sharedBy: steps)
    let kept = keptSteps(among: steps, shared)
    for step in old.reversed() where !kept.contains(ObjectIdentifier(step)) {
      undo(step, isMatched: matching.isMatched(step), kept, on: object)
    }
    // The description of the node is that of its former steps.
    node.letGoOfDescription()
    node.steps = steps
    if steps.contains(where: \.followsObject) { node.dependsOnObject = true }
    for step in steps { step.slot = nil }
    shared?.formSlots(of: steps) { kept.contains(ObjectIdentifier($0)) }
    return matched.reversed()
  }

  /// Undoes a step that is no longer declared, or below which others have to be set first.
  private func undo(
    _ step: MountedStep,
    isMatched: Bool,
    _ kept: Set<ObjectIdentifier>,
    on object: AnyObject
  ) {
    if step.path != nil {
      let below = step.slot?.step(below: step, of: node.steps)
      let isNext = below.map { !kept.contains(ObjectIdentifier($0)) } ?? false
      let isOverwritten = isNext && step.slot?.isOverwritten(step, of: node.steps) == true
      takeBack(step, isOverwritten: isOverwritten, on: object)
    } else if !isMatched {
      step.subject(of: object).map { step.undo(on: $0, in: self) }
    }
    // The original value of a step above others is theirs, not its own.
    if !isMatched, step.slot == nil || step.slotIndex == 0, step.park() {
      step.slot = nil
      node.parked.append(step)
    }
  }

  /// Returns the steps that remain in effect when others are removed or moved: those below which
  /// none is; a new step undoes those above it at its turn.
  private func keptSteps(
    among steps: [MountedStep],
    _ shared: SharedProperties?
  ) -> Set<ObjectIdentifier> {
    var kept: Set<ObjectIdentifier> = []
    var changed: Set<ObjectIdentifier> = []
    for (position, step) in steps.enumerated() where step.path != nil {
      let group = shared?.group(at: position).map { ObjectIdentifier($0) }
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

  /// Undoes a step that declares a property, without a write that another is about to overwrite.
  func takeBack(_ step: MountedStep, isOverwritten: Bool, on object: AnyObject) {
    if isOverwritten { step.loseEffect() } else { step.undo(on: object, in: self) }
  }
}

/// Matches recorded steps with the steps that wait.
private struct StepMatching {
  /// The recorded steps that are not matched yet, by key, in reverse order.
  private var free: [Int: [MountedStep]] = [:]
  private var matched: Set<ObjectIdentifier> = []

  init(_ old: ArraySlice<MountedStep>) {
    for step in old.reversed() { free[step.key, default: []].append(step) }
  }

  /// Returns whether a step has been matched with one that waits.
  func isMatched(_ step: MountedStep) -> Bool {
    matched.contains(ObjectIdentifier(step))
  }

  /// Takes the first recorded step that matches what waits, or makes a record if it is a step.
  mutating func match(_ waiting: Waiting) -> (record: MountedStep?, run: () -> Void) {
    switch waiting {
    case .call(let body): return (nil, body)
    case .step(let step):
      let index = free[step.key]?.lastIndex { $0.isIn(step.scope) && step.matches($0) }
      let known = index.flatMap { free[step.key]?.remove(at: $0) }
      if let known { matched.insert(ObjectIdentifier(known)) }
      let record = known ?? step.make()
      record.scope = step.scope
      return (record, { step.run(record) })
    }
  }
}
