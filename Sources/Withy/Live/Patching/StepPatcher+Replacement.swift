/// A step that waits until it is known which earlier steps are no longer declared.
enum Waiting {
  /// A call that is not remembered.
  case call(() -> Void)

  /// A step that is remembered.
  case step(WaitingStep)
}

/// A step that waits; see ``StepPatcher/step(isBlock:key:matches:make:run:)``.
struct WaitingStep {
  let isBlock: Bool
  let key: Int
  let matches: (MountedStep) -> Bool
  let make: () -> MountedStep
  let run: (_ step: MountedStep, _ isNew: Bool) -> Void
}

extension StepPatcher {
  /// Undoes the remembered steps that are no longer declared, and runs those that wait.
  func replaceSteps(on object: AnyObject) {
    let first = cursor
    let old = Array(node.steps[first...])
    let waiting = self.waiting ?? []
    self.waiting = nil
    settle()

    var matching = StepMatching(old)
    let known = waiting.map { waiting in
      if case .step(let step) = waiting { matching.take(step) } else { nil as MountedStep? }
    }
    for step in old.reversed() where !matching.isTaken(step) && !isLifted(step) {
      lift(above: step, isRead: false, on: object)
      undo(step, on: object)
      markLifted(step)
      // The only value that a step above others knows is theirs.
      if !isOnOthers(step) && step.park() { node.parked.append(step) }
    }

    var steps = Array(node.steps[..<first])
    var runs: [() -> Void] = []
    for (waiting, known) in zip(waiting, known) {
      switch waiting {
      case .call(let body):
        runs.append { [self] in
          settle()
          body()
        }
      case .step(let waiting):
        let step = known ?? waiting.make()
        step.position = steps.count
        steps.append(step)
        runs.append { [self] in
          if !waiting.isBlock { settle() }
          apply(step, isNew: known == nil, waiting.run)
        }
      }
    }
    looked.removeAll(keepingCapacity: true)
    families = nil
    node.steps = steps
    for run in runs { run() }
    families = nil
  }
}

/// Matches remembered steps with the steps that wait.
///
/// A step does not match if it would change places with one that it overlaps: its declaration would
/// then be above one that it was below.
private struct StepMatching {
  /// The remembered steps with the same key, in order.
  private struct Candidates {
    var steps: [MountedStep] = []

    /// The number of steps at the beginning that are taken or can never be.
    var passed = 0
  }

  private var candidates: [Int: Candidates] = [:]
  private var taken: Set<ObjectIdentifier> = []

  /// The last taken step of each property, by family, and the families of the steps: those stored
  /// in the steps are those of the last search, which may have been in another part of the chain.
  private var lastTaken: [Int: [MountedStep]] = [:]
  private let families: [ObjectIdentifier: Int]

  init(_ old: [MountedStep]) {
    families = StepFamilies.numbers(of: old)
    for step in old { candidates[step.key, default: Candidates()].steps.append(step) }
  }

  /// Returns whether a step has been matched with one that waits.
  func isTaken(_ step: MountedStep) -> Bool {
    taken.contains(ObjectIdentifier(step))
  }

  /// Takes the first remembered step that matches one that waits, if there is one.
  mutating func take(_ waiting: WaitingStep) -> MountedStep? {
    guard var found = candidates.removeValue(forKey: waiting.key) else { return nil }
    defer { candidates[waiting.key] = found }
    for index in found.steps.indices.dropFirst(found.passed) {
      let step = found.steps[index]
      let isFree = !isTaken(step) && !wouldPass(step)
      let isSame = isFree && waiting.matches(step)
      if index == found.passed && (!isFree || isSame) { found.passed += 1 }
      if isSame {
        take(step)
        return step
      }
    }
    return nil
  }

  /// Returns whether a later step that overlaps this one is taken already.
  private func wouldPass(_ step: MountedStep) -> Bool {
    guard step.path != nil, let last = lastTaken[family(of: step)] else { return false }
    return last.contains { $0.position > step.position && $0.overlaps(step) }
  }

  private func family(of step: MountedStep) -> Int { families[ObjectIdentifier(step)] ?? 0 }

  private mutating func take(_ step: MountedStep) {
    taken.insert(ObjectIdentifier(step))
    guard let path = step.path else { return }
    let last = lastTaken[family(of: step)] ?? []
    lastTaken[family(of: step)] = last.filter { !$0.isAt(path) || $0.position > step.position } + [step]
  }
}
