/// Compares the steps of a builder with what is remembered of its object, and applies the difference.
///
/// A builder runs its steps with a patcher in a pass of `live`, and without one in
/// ``Builder/build()``. While the steps are those of the pass before, they are compared and applied
/// one by one. From the first that differs they wait: only when all are known is it known which
/// earlier ones have gone, and these are undone before the others are applied.
///
/// Its properties are not checked for exclusive access, which took a quarter of a pass: every access
/// is over before anything else runs, since none of them hands a property to a closure. Code of the user
/// (setters and `didSet`, `==`, calls, `deinit`) runs between the accesses. It cannot begin another run of
/// this patcher: a pass of this tree that it asks for waits, and other trees have patchers of their own.
@usableFromInline
final class StepPatcher {
  /// What is remembered of the object.
  @exclusivity(unchecked)
  @usableFromInline var memory: ObjectMemory

  /// What it has in place of that between runs.
  private let nothing = ObjectMemory()

  /// The index of the object among its siblings, for reports.
  @exclusivity(unchecked)
  var index = 0

  /// The number of steps that were compared.
  @exclusivity(unchecked)
  @usableFromInline var cursor = 0

  /// The number of remembered steps, of which the next can be compared at a glance; 0 from where steps
  /// wait, or are not in effect.
  @exclusivity(unchecked)
  @usableFromInline var comparable = 0

  /// The steps of an expression that is compared while it is evaluated, from where they differ; `nil`
  /// before, and where no expression is.
  @exclusivity(unchecked)
  @usableFromInline var recorded: [ErasedStep]?

  /// A Boolean value indicating whether expressions are compared while they are evaluated.
  @usableFromInline let isPredicting: Bool

  /// A Boolean value indicating whether such an expression is being evaluated.
  @exclusivity(unchecked)
  @usableFromInline var isBusy = false

  /// The object of the node that such an expression is expected to describe; see
  /// ``withExpectedObject(of:_:)``.
  @exclusivity(unchecked)
  @usableFromInline var expectedObject: Unmanaged<AnyObject>?

  /// A Boolean value indicating whether no factory has made that object.
  @exclusivity(unchecked)
  @usableFromInline var expectsExisting = false

  /// The passes of the live tree that the object belongs to.
  weak var reconciler: Reconciler?

  /// A Boolean value indicating whether nothing may be touched: a plan has patchers of its own.
  @usableFromInline let isPlanning: Bool

  /// The properties that this run has written, or would write, in order.
  @exclusivity(unchecked)
  var written: [MountedStep] = []

  /// A Boolean value indicating whether this run has made a call.
  @exclusivity(unchecked)
  var hasCalled = false

  /// What waits since a step differed; `nil` before.
  @exclusivity(unchecked)
  var waiting: [Waiting]?

  /// A Boolean value indicating whether steps are not in effect any more, and are applied again when it
  /// is their turn.
  ///
  /// They were undone or overwritten, to get at one that they stand on.
  @exclusivity(unchecked)
  var hasLifted = false

  /// The properties above which steps were looked for, and the lowest place from which on.
  var looked: [PropertyPath: Int] = [:]

  /// The families of the steps of this run, once they were asked for.
  var families: StepFamilies?

  /// The way to the property that was traced last: the first key path, and those after it.
  @exclusivity(unchecked)
  var firstKeyPath: AnyKeyPath?
  @exclusivity(unchecked)
  var otherKeyPaths: [AnyKeyPath] = []

  /// A Boolean value indicating whether the way leads through an optional, and whether a key path on it
  /// may lead through several members.
  @exclusivity(unchecked)
  var passesOptional = false
  @exclusivity(unchecked)
  var isCompound = false

  /// A Boolean value indicating whether a trace is compared with the next remembered step, and not
  /// kept; and whether it is of that step so far.
  @exclusivity(unchecked)
  var isComparing = false
  @exclusivity(unchecked)
  var isExpected = false

  /// The number of key paths that were compared.
  @exclusivity(unchecked)
  var comparedCount = 0

  /// The children of the object whose order waits until something can see it.
  @exclusivity(unchecked)
  var unordered: ChildList?

  /// Creates a patcher for the nodes of a live tree, or for expressions that are compared while they are
  /// evaluated.
  init(of reconciler: Reconciler? = nil, isPlanning: Bool) {
    memory = nothing
    self.reconciler = reconciler
    isPredicting = reconciler == nil
    self.isPlanning = isPlanning
  }

  /// Begins a run of an object's steps.
  func begin(_ memory: MountedNode, at index: Int = 0) {
    if isPlanning { reconciler?.planning?.memory.noteSteps(of: memory) }
    self.memory = memory
    self.index = index
    cursor = 0
    comparable = memory.steps.count
    hasCalled = false
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
    memory.run &+= 1
    // What was looked for belongs to the object before, also where nothing was lifted.
    if hasLifted || families != nil || !looked.isEmpty { forgetLifted() }
  }

  /// Ends a run: undoes the steps that have gone, in reverse order, and applies those that waited.
  func end(on object: AnyObject) {
    if waiting != nil || cursor < memory.steps.count { replaceSteps(on: object) }
    memory.isNew = false
  }

  /// Lets go of what the last run was about.
  func forget() {
    memory = nothing
    expectedObject = nil
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
    if hasLifted || families != nil || !looked.isEmpty { forgetLifted() }
  }

  /// Lets go of what is known of steps that were lifted.
  func forgetLifted() {
    hasLifted = false
    families = nil
    looked.removeAll(keepingCapacity: true)
  }

  /// Calls something with the object, in every pass.
  @usableFromInline
  func call<Base>(_ body: @escaping (Base) -> Void, on base: Base) {
    if isPlanning { return }
    hasCalled = true
    if waiting == nil {
      settle()
      body(base)
    } else {
      waiting?.append(.call { body(base) })
    }
  }

  /// Puts the children of the object in order, before something can see them.
  @usableFromInline
  func settle() {
    guard let list = unordered else { return }
    unordered = nil
    reconciler?.order(list, .inWalk)
  }

  /// Runs a step that is remembered.
  ///
  /// - Parameters:
  ///   - isBlock: Whether the step is a block of children, which does not see those before it.
  ///   - key: Returns what is equal for steps that are the same, so that they are found among many.
  ///   - matches: Returns whether a step of an earlier pass is the same one.
  ///   - make: Returns what is to be remembered of the step, where it is new.
  ///   - run: Applies the step; it is told whether the step is new. A plan runs it for those alone that are
  ///     planned; see ``MountedStep/isPlanned``.
  func step(
    isBlock: Bool = false,
    key: () -> Int = { 0 },
    matches: @escaping (MountedStep) -> Bool,
    make: @escaping () -> MountedStep,
    run: @escaping (_ step: MountedStep, _ isNew: Bool) -> Void
  ) {
    if waiting == nil {
      if !isBlock { settle() }
      if cursor < memory.steps.count, matches(memory.steps[cursor]) {
        cursor += 1
        return apply(memory.steps[cursor - 1], isNew: false, run)
      }
      if memory.isNew {
        let step = make()
        remember(step)
        return apply(step, isNew: true, run)
      }
      waiting = []
      comparable = 0
    }
    let step = WaitingStep(isBlock: isBlock, key: key(), matches: matches, make: make, run: run)
    waiting?.append(.step(step))
  }

  /// Runs a remembered step, unless a plan leaves it as it is.
  func apply(_ step: MountedStep, isNew: Bool, _ run: (MountedStep, Bool) -> Void) {
    if concerns(step) { run(step, isNew) }
  }

  /// Undoes a step, unless a plan leaves it as it is.
  func undo(_ step: MountedStep, on object: AnyObject) {
    if concerns(step) { step.undo(on: object, in: self) }
  }

  /// Lets go of the object of a step, unless a plan leaves it as it is.
  func release(_ step: MountedStep, of object: AnyObject) {
    if concerns(step) { step.release(object, in: self) }
  }

  /// Returns whether a step is run and undone: in a plan only those are that count for something.
  private func concerns(_ step: MountedStep) -> Bool { !isPlanning || step.isPlanned }

  /// Remembers a step behind all that are remembered.
  func remember(_ step: MountedStep) {
    step.position = memory.steps.count
    memory.steps.append(step)
    families = nil
    cursor = memory.steps.count
  }
}
