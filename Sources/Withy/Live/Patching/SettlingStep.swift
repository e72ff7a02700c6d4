/// What is remembered of a step that settles when the whole tree stands.
class SettlingStep: MountedStep {
  /// Where the step is written.
  let place: SourcePlace

  /// The class of what the step adjusts.
  let subject: Any.Type

  /// The class of the object.
  let node: Any.Type

  /// Brings the object to what was declared last, or only looks at it for a plan; returns the number of adjustments.
  final fileprivate(set) var settle: (_ isPlanning: Bool) -> Int = { _ in 0 }

  /// A Boolean value indicating whether the object is leaving, so that nothing is to settle.
  var isResting = false

  /// The settling steps of the tree, once this is one of them, and what tells it from the others.
  fileprivate weak var settlingSteps: SettlingSteps?
  fileprivate var id = 0

  /// Creates the memory of a step that has not settled.
  init(of object: AnyObject, _ subject: Any.Type, at place: SourcePlace) {
    self.place = place
    self.subject = subject
    node = type(of: object)
    super.init()
  }

  deinit {
    withdraw()
  }

  /// Settles no more.
  fileprivate func withdraw() {
    settlingSteps?.remove(id)
    settlingSteps = nil
  }

  override var isPlanned: Bool { true }

  override func restoration() -> () -> Void {
    let step = super.restoration()
    return { [self, settle, isResting, settlingSteps, id] in
      step()
      (self.settle, self.isResting) = (settle, isResting)
      (self.settlingSteps, self.id) = (settlingSteps, id)
    }
  }

  override func release(_ object: AnyObject, in patcher: StepPatcher) {
    withdraw()
  }
}

/// What is remembered of a step that settles with a state of its own.
final class StatefulSettlingStep<Base: AnyObject, State: AnyObject>: SettlingStep {
  /// What the step has done, in the step's own terms.
  let state: State

  private weak var object: Base?
  private var undoing: (Base, State, Bool) -> Int = { _, _, _ in 0 }

  /// Creates the memory of a step that has not settled.
  init(of object: Base, _ subject: Any.Type, at place: SourcePlace, state: State) {
    self.object = object
    self.state = state
    super.init(of: object, subject, at: place)
  }

  /// Keeps the closures that were declared last.
  func declare(
    _ body: @escaping (Base, State, Bool) -> Int,
    undo: @escaping (Base, State, Bool) -> Int
  ) {
    settle = { [weak object, state] isPlanning in object.map { body($0, state, isPlanning) } ?? 0 }
    undoing = undo
  }

  override func restoration() -> () -> Void {
    let step = super.restoration()
    return { [self, undoing] in
      step()
      self.undoing = undoing
    }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    if let object = object as? Base {
      let count = undoing(object, state, patcher.isPlanning)
      patcher.reconciler?.add(Adjustments(of: subject, count: count), of: node)
    }
    release(object, in: patcher)
  }
}

/// The steps of one live tree that settle when the whole tree stands.
final class SettlingSteps {
  /// The steps, which are not kept alive: a step removes itself when it goes.
  private var steps: [Int: WeakSettlement] = [:]

  /// The steps that the running pass has described.
  private var asked: [SettlingStep] = []

  private var lastID = 0

  /// A Boolean value indicating whether there are none.
  fileprivate var isEmpty: Bool { steps.isEmpty && asked.isEmpty }

  /// Notes that a pass has described a step.
  func ask(_ step: SettlingStep) {
    asked.append(step)
    if step.settlingSteps != nil { return }
    lastID += 1
    step.id = lastID
    step.settlingSteps = self
    steps[lastID] = WeakSettlement(step: step)
  }

  /// Returns what makes the steps what they are now again, after a plan.
  ///
  /// It is all of them, because those of nodes that no pass walks may begin to rest.
  func restoration() -> () -> Void {
    let restorations = steps.values.compactMap { $0.step?.restoration() }
    return { [self, steps] in
      self.steps = steps
      for restore in restorations { restore() }
    }
  }

  /// Removes a step that has gone.
  fileprivate func remove(_ id: Int) {
    steps[id] = nil
  }

  /// Returns the steps that the pass has described, or all, in the order in which they came to the tree.
  fileprivate func take(all: Bool) -> [SettlingStep] {
    defer { asked = [] }
    if !all { return asked }
    return steps.sorted { $0.key < $1.key }.compactMap { $1.step }.filter { !$0.isResting }
  }
}

/// A reference to a step that is not kept alive.
private struct WeakSettlement {
  weak var step: SettlingStep?
}

extension Reconciler {
  /// Lets steps settle, when all nodes have entered and left.
  func settle() {
    if settlingSteps.isEmpty { return }
    let isReordered = changes.insertions + changes.removals + changes.moves > 0
    // What a plan has not described is as it was: nothing has really moved.
    for step in settlingSteps.take(all: isReordered && !isPlanning) {
      // A step that has left while this pass went on does not settle any more.
      if step.settlingSteps == nil { continue }
      add(Adjustments(of: step.subject, count: step.settle(isPlanning)), of: step.node)
    }
  }

  /// Adds what was adjusted beside a node to the changes.
  func add(_ adjustments: Adjustments?, of node: Any.Type) {
    guard let adjustments else { return }
    for _ in 0..<max(0, adjustments.count) {
      changes.add(
        Changes.Operation(kind: .adjustment, node: node, index: nil, object: adjustments.subject)
      )
    }
  }
}
