/// Compares the steps of a builder with what is remembered of its object, and applies the difference.
///
/// A builder runs its steps with a recorder in a pass of `live`, and without one in
/// ``Builder/build()``. While the steps are those of the pass before, they are compared and applied
/// one by one. From the first that differs they wait: only when all are known is it known which
/// earlier ones have gone, and these are undone before the others are applied.
///
/// Its properties are not checked for exclusive access, which took a quarter of a pass: every access
/// is over before anything else runs, since none of them hands a property to a closure.
@usableFromInline
final class Recorder {
  /// What is remembered of the object.
  @exclusivity(unchecked)
  @usableFromInline var memory = ObjectMemory()

  /// The index of the object among its siblings, for reports.
  @exclusivity(unchecked)
  var index = 0

  /// The number of steps that were compared.
  @exclusivity(unchecked)
  @usableFromInline var cursor = 0

  /// The passes of the live tree that the object belongs to.
  weak var reconciler: Reconciler?

  /// A Boolean value indicating whether nothing may be touched.
  @exclusivity(unchecked)
  var isPlanning = false

  /// The properties that this run has written, or would write, in order.
  @exclusivity(unchecked)
  var written: [RememberedStep] = []

  /// A Boolean value indicating whether this run has made a call.
  @exclusivity(unchecked)
  var hasCalled = false

  /// The steps that wait since one differed; `nil` before.
  @exclusivity(unchecked)
  var waiting: [WaitingStep]?

  /// The steps that are not in effect any more, and are applied again when it is their turn.
  ///
  /// They were undone or overwritten, to get at one that they stand on.
  @exclusivity(unchecked)
  var lifted: [RememberedStep] = []

  /// The steps of this run, once it is known that they are others than before.
  @exclusivity(unchecked)
  var replacement: [RememberedStep]?

  /// The way to the property that was traced last: the first key path, and those after it.
  @exclusivity(unchecked)
  var firstKeyPath: AnyKeyPath?
  @exclusivity(unchecked)
  var otherKeyPaths: [AnyKeyPath] = []

  /// A Boolean value indicating whether the way leads through an optional.
  @exclusivity(unchecked)
  var passesOptional = false

  /// A Boolean value indicating whether a trace is compared with the next remembered step, and not
  /// kept; and whether it is of that step so far.
  @exclusivity(unchecked)
  var isComparing = false
  @exclusivity(unchecked)
  var isExpected = false

  /// The number of key paths that were compared.
  @exclusivity(unchecked)
  var comparedCount = 0

  /// Creates a recorder for the nodes of a live tree.
  init(of reconciler: Reconciler) {
    self.reconciler = reconciler
  }

  /// Begins a run of an object's steps.
  func begin(_ memory: ObjectMemory, at index: Int = 0, isPlanning: Bool) {
    self.memory = memory
    self.index = index
    self.isPlanning = isPlanning
    cursor = 0
    hasCalled = false
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
    if !lifted.isEmpty { lifted.removeAll(keepingCapacity: true) }
  }

  /// Ends a run: undoes the steps that have gone, in reverse order, and applies those that waited.
  func end(on object: AnyObject) {
    if waiting != nil || cursor < memory.steps.count { replaceSteps(on: object) }
    if !isPlanning { memory.isNew = false }
  }

  /// Lets go of what the last run was about.
  func forget() {
    memory = ObjectMemory()
    written.removeAll(keepingCapacity: true)
    lifted.removeAll(keepingCapacity: true)
  }

  /// Calls something with the object, in every pass.
  @usableFromInline
  func call<Base>(_ body: @escaping (Base) -> Void, on base: Base) {
    if isPlanning { return }
    hasCalled = true
    if waiting == nil { body(base) } else { waiting?.append(.call { body(base) }) }
  }

  /// Runs a step that is remembered.
  ///
  /// - Parameters:
  ///   - matches: Returns whether a step of an earlier pass is the same one.
  ///   - make: Returns what is to be remembered of the step, where it is new.
  ///   - run: Applies the step; it is told whether the step is new. While planning, it must not
  ///     touch anything.
  func step(
    matches: @escaping (RememberedStep) -> Bool,
    make: @escaping () -> RememberedStep,
    run: @escaping (_ step: RememberedStep, _ isNew: Bool) -> Void
  ) {
    if waiting != nil {
      waiting?.append(.step(matches: matches, make: make, run: run))
    } else if cursor < memory.steps.count, matches(memory.steps[cursor]) {
      cursor += 1
      run(memory.steps[cursor - 1], false)
    } else if memory.isNew {
      let step = make()
      if !isPlanning { memory.steps.append(step) }
      cursor = memory.steps.count
      run(step, true)
    } else {
      waiting = [.step(matches: matches, make: make, run: run)]
    }
  }
}
