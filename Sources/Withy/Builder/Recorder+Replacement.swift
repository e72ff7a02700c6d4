/// A step that waits until it is known which earlier ones have gone.
enum WaitingStep {
  /// A call that is not remembered.
  case call(() -> Void)

  /// A step that is; see ``Recorder/step(matches:make:run:)``.
  case step(
    matches: (RememberedStep) -> Bool,
    make: () -> RememberedStep,
    run: (RememberedStep, Bool) -> Void
  )
}

extension Recorder {
  /// Undoes the remembered steps that have gone, and runs those that wait.
  func replaceSteps(on object: AnyObject) {
    let compared = memory.steps[..<cursor]
    let old = memory.steps[cursor...]
    let waiting = self.waiting ?? []
    self.waiting = nil

    var kept: [Int?] = []
    for case .step(let matches, _, _) in waiting {
      kept.append(index(in: old, where: matches, besides: kept))
    }
    for index in old.indices.reversed() where !kept.contains(index) && !isLifted(old[index]) {
      lift(above: old[index], isRead: false, on: object)
      old[index].undo(on: object, in: self)
      lifted.append(old[index])
    }

    var steps = Array(compared)
    var places = kept.makeIterator()
    var runs: [() -> Void] = []
    for step in waiting {
      switch step {
      case .call(let body): runs.append(body)
      case .step(_, let make, let run):
        let known = places.next()?.map { old[$0] }
        let step = known ?? make()
        steps.append(step)
        runs.append { run(step, known == nil) }
      }
    }
    replacement = steps
    if !isPlanning { memory.steps = steps }
    for run in runs { run() }
    replacement = nil
  }

  /// Returns the first remembered step that is the same as a new one.
  ///
  /// A step that would change places with one that it overlaps is not the same: what it declares
  /// would come to stand above what it stood under.
  private func index(
    in old: ArraySlice<RememberedStep>,
    where matches: (RememberedStep) -> Bool,
    besides kept: [Int?]
  ) -> Int? {
    old.indices.first { index in
      matches(old[index])
        && !kept.contains { $0 == index }
        && !kept.contains { $0.map { $0 > index && old[$0].overlaps(old[index]) } ?? false }
    }
  }
}
