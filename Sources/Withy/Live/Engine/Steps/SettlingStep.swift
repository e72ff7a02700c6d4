/// The record of a step that settles when the whole tree is complete, with a state of its own.
final class SettlingStep: MountedStep {
  let site: CallSite

  /// The class of the objects that the step adjusts.
  let subjectType: Any.Type

  /// The class of the step's object.
  let nodeType: Any.Type

  /// The state in which the step keeps what it has done.
  let state: AnyObject

  /// Applies the last declaration to the object, or undoes what the state records, and returns the
  /// number of adjustments.
  var settle: () -> Int = { 0 }
  var takeBack: (AnyObject) -> Int = { _ in 0 }

  /// The settling steps of the tree, among which this step is until it is undone, except while its
  /// object is leaving.
  private let steps: Registry<SettlingStep>
  let id: Int

  /// Creates the record of a step that has not settled yet, among those of a tree.
  init(
    of object: AnyObject,
    _ subjectType: Any.Type,
    at site: CallSite,
    state: AnyObject,
    in steps: Registry<SettlingStep>
  ) {
    self.site = site
    self.subjectType = subjectType
    nodeType = type(of: object)
    self.state = state
    self.steps = steps
    id = steps.newID()
    super.init()
    steps.insert(self, id)
  }

  deinit { steps.remove(id) }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    patcher.reconciler?.add((subjectType, takeBack(object)), of: nodeType)
    steps.remove(id)
  }

  override func release(_ object: AnyObject) {
    _ = takeBack(object)
    steps.remove(id)
  }
}

extension Reconciler {
  /// Lets the described steps settle at the end of the pass, or all if any node came, left or
  /// moved.
  func settle(all: Bool = false) {
    if settlingSteps.isEmpty { return }
    let described = pass.settling
    pass.settling = []
    let isReordered =
      all || pass.changes.insertions + pass.changes.removals + pass.changes.moves > 0
    let steps = isReordered ? settlingSteps.ordered { $0.id < $1.id } : described
    // A step that is undone during this loop no longer settles.
    for step in steps where settlingSteps[step.id] != nil {
      add((step.subjectType, step.settle()), of: step.nodeType)
    }
  }

  /// Adds adjustments of something besides the tree, made for a node, to the changes.
  func add(_ adjustments: Adjustments?, of node: Any.Type) {
    guard let adjustments else { return }
    for _ in 0..<max(0, adjustments.count) {
      pass.changes.add(
        .init(kind: .adjustment, node: node, index: nil, object: adjustments.subject)
      )
    }
  }
}
