/// The memory of a step that settles when the whole tree is complete, with a state of its own.
final class SettlingStep: MountedStep {
  /// The source location of the step.
  let site: CallSite

  /// The class of the objects that the step adjusts.
  let subject: Any.Type

  /// The class of the step's object.
  let node: Any.Type

  /// The state in which the step keeps what it has done.
  let state: AnyObject

  /// Applies the last declaration to the object, or undoes what the state records, and returns the
  /// number of adjustments.
  var settle: () -> Int = { 0 }
  var takeBack: (AnyObject) -> Int = { _ in 0 }

  /// A Boolean value indicating whether the object is leaving, so that the step does not settle.
  var isSuspended = false

  /// The settling steps of the tree, once this is one of them, and its id among them.
  fileprivate weak var settlingSteps: SettlingSteps?
  fileprivate var id = 0

  /// Creates the memory of a step that has not settled yet.
  init(of object: AnyObject, _ subject: Any.Type, at site: CallSite, state: AnyObject) {
    self.site = site
    self.subject = subject
    node = type(of: object)
    self.state = state
    super.init()
  }

  deinit {
    withdraw()
  }

  /// Removes the step from the settling steps.
  private func withdraw() {
    settlingSteps?.remove(id)
    settlingSteps = nil
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    patcher.reconciler?.add(Adjustments(of: subject, count: takeBack(object)), of: node)
    withdraw()
  }

  override func release(_ object: AnyObject) { withdraw() }
}

/// The steps of one live tree that settle when the whole tree is complete.
final class SettlingSteps {
  private let steps = Registry<SettlingStep>()

  /// The steps described by the running pass.
  @exclusivity(unchecked)
  private var described: [SettlingStep] = []

  /// A Boolean value indicating whether there are none.
  fileprivate var isEmpty: Bool { steps.isEmpty && described.isEmpty }

  /// Notes a step that a pass has described.
  func note(_ step: SettlingStep) {
    described.append(step)
    if step.settlingSteps != nil { return }
    step.id = steps.newID()
    step.settlingSteps = self
    steps.insert(step, step.id)
  }

  /// Removes a step.
  fileprivate func remove(_ id: Int) {
    steps.remove(id)
  }

  /// Returns the steps that the pass has described, or all steps, in the order in which they were
  /// added.
  fileprivate func take(all: Bool) -> [SettlingStep] {
    defer { described = [] }
    if !all { return described }
    return steps.ordered { $0.id < $1.id }.filter { !$0.isSuspended }
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
