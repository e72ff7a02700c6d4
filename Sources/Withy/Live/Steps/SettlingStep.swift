/// The memory of a step that settles when the whole tree is complete.
class SettlingStep: MountedStep {
  /// The source location of the step.
  let site: CallSite

  /// The class of the objects that the step adjusts.
  let subject: Any.Type

  /// The class of the step's object.
  let node: Any.Type

  /// Applies the last declaration to the object, and returns the number of adjustments.
  final fileprivate(set) var settle: () -> Int = { 0 }

  /// A Boolean value indicating whether the object is leaving, so that the step does not settle.
  var isSuspended = false

  /// The settling steps of the tree, once this is one of them, and its id among them.
  fileprivate weak var settlingSteps: SettlingSteps?
  fileprivate var id = 0

  init(of object: AnyObject, _ subject: Any.Type, at site: CallSite) {
    self.site = site
    self.subject = subject
    node = type(of: object)
    super.init()
  }

  deinit {
    withdraw()
  }

  /// Removes the step from the settling steps.
  fileprivate func withdraw() {
    settlingSteps?.remove(id)
    settlingSteps = nil
  }

  override func release(_ object: AnyObject) {
    withdraw()
  }
}

/// The memory of a step that settles with a state of its own.
final class StatefulSettlingStep<Base: AnyObject, State: AnyObject>: SettlingStep {
  /// The state in which the step keeps what it has done.
  let state: State

  private weak var object: Base?
  private var undoing: (Base, State) -> Int = { _, _ in 0 }

  init(of object: Base, _ subject: Any.Type, at site: CallSite, state: State) {
    self.object = object
    self.state = state
    super.init(of: object, subject, at: site)
  }

  /// Stores the closures declared last.
  func declare(
    _ body: @escaping (Base, State) -> Int,
    undo: @escaping (Base, State) -> Int
  ) {
    settle = { [weak object, state] in object.map { body($0, state) } ?? 0 }
    undoing = undo
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    if let object = object as? Base {
      let count = undoing(object, state)
      patcher.reconciler?.add(Adjustments(of: subject, count: count), of: node)
    }
    release(object)
  }
}

/// The steps of one live tree that settle when the whole tree is complete.
final class SettlingSteps {
  /// The steps, which are not retained: a step removes itself in its `deinit`.
  ///
  /// Like `described`, they are accessed while no other code runs, so exclusivity needs no checks.
  @exclusivity(unchecked)
  private var steps: [Int: WeakReference<SettlingStep>] = [:]

  /// The steps described by the running pass.
  @exclusivity(unchecked)
  private var described: [SettlingStep] = []

  private var lastID = 0

  /// A Boolean value indicating whether there are none.
  fileprivate var isEmpty: Bool { steps.isEmpty && described.isEmpty }

  /// Notes a step that a pass has described.
  func note(_ step: SettlingStep) {
    described.append(step)
    if step.settlingSteps != nil { return }
    lastID += 1
    step.id = lastID
    step.settlingSteps = self
    steps[lastID] = WeakReference(step)
  }

  /// Removes a step.
  fileprivate func remove(_ id: Int) {
    steps[id] = nil
  }

  /// Returns the steps that the pass has described, or all steps, in the order in which they were
  /// added.
  fileprivate func take(all: Bool) -> [SettlingStep] {
    defer { described = [] }
    if !all { return described }
    return steps.sorted { $0.key < $1.key }.compactMap { $1.object }.filter { !$0.isSuspended }
  }
}

extension Reconciler {
  /// Lets steps settle once all nodes have entered and left.
  func settle() {
    if settlingSteps.isEmpty { return }
    let isReordered = pass.changes.insertions + pass.changes.removals + pass.changes.moves > 0
    for step in settlingSteps.take(all: isReordered) {
      // A step that was removed during this loop no longer settles.
      if step.settlingSteps == nil { continue }
      add(Adjustments(of: step.subject, count: step.settle()), of: step.node)
    }
  }

  /// Adds adjustments made besides a node to the changes.
  func add(_ adjustments: Adjustments?, of node: Any.Type) {
    guard let adjustments else { return }
    for _ in 0..<max(0, adjustments.count) {
      pass.changes.add(
        Changes.Operation(kind: .adjustment, node: node, index: nil, object: adjustments.subject)
      )
    }
  }
}
