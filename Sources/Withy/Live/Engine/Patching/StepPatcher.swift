/// Compares the steps of a builder with the record of its object, and applies the difference.
///
/// A builder runs its steps with a patcher in a pass, and without one in ``Builder/build()``. While
/// the steps match those of the previous pass, they are compared and applied one by one. From the
/// first that differs on, they wait: only when all are known is it known which recorded steps are
/// no longer declared, and these are undone before the others are applied.
///
/// Exclusive access to the properties is not checked: the checks took a quarter of a pass. Every
/// access ends before anything else runs, since none passes a property to a closure. User code that
/// runs between them (setters, `==`, calls, `deinit`) cannot begin another run of this patcher: a
/// pass of this tree that it requests waits, and other trees have patchers of their own.
@usableFromInline
class StepPatcher {
  /// The record of the node whose steps run, or are predicted.
  @exclusivity(unchecked) @usableFromInline final var node: MountedNode

  /// The empty record that replaces `node` between runs.
  final private let nothing = MountedNode()

  /// The index of the object among its siblings, for reports; `nil` if it leaves.
  @exclusivity(unchecked) final var index: Int?

  /// The number of steps compared so far.
  @exclusivity(unchecked) @usableFromInline final var cursor = 0

  /// The number of recorded steps to compare the next ones with directly; 0 once steps wait.
  @exclusivity(unchecked) @usableFromInline final var comparable = 0 {
    didSet { comparableOutside = scope == nil ? comparable : 0 }
  }

  /// The same number outside scopes, and 0 in them: a property there may look like one outside.
  @exclusivity(unchecked) @usableFromInline final private(set) var comparableOutside = 0

  /// Whether the patcher compares expressions while they are evaluated.
  @usableFromInline final let isPredicting: Bool

  /// The reconciler of the object's live tree, which holds the patcher; `nil` for expressions.
  final unowned let reconciler: Reconciler?

  /// Whether this run has set a property or made a call.
  @exclusivity(unchecked) final var hasActed = false

  /// The steps waiting since one differed; `nil` before.
  @exclusivity(unchecked) final var waiting: [Waiting]?

  /// Whether the steps run again instead of those that still wait, because a scope has another
  /// object than when its steps were compared.
  @exclusivity(unchecked) final var isInterrupted = false

  /// The number of interrupted runs of the steps.
  @exclusivity(unchecked) final var interruptions = 0

  /// The path traced last.
  @exclusivity(unchecked) final var path: PropertyPath?

  /// The scope whose steps run; `nil` outside scopes.
  @exclusivity(unchecked) @usableFromInline final var scope: StepScope? {
    didSet { comparableOutside = scope == nil ? comparable : 0 }
  }

  /// The properties shared in the last chain that was new or has changed, as in the next such chain.
  @exclusivity(unchecked) final private var sharedProperties: SharedProperties?

  /// The list of the object's children, if it is yet to be ordered before anything can observe it.
  @exclusivity(unchecked) @usableFromInline final var unordered: ChildList?

  /// Creates a patcher for the nodes of a live tree; without one, for comparing expressions.
  init(of reconciler: Reconciler?) {
    node = nothing
    self.reconciler = reconciler
    isPredicting = reconciler == nil
  }

  /// This patcher, if it compares expressions.
  @inlinable final var expression: ExpressionPatcher? {
    // Only patchers of this class have no reconciler.
    isPredicting ? unsafeDowncast(self, to: ExpressionPatcher.self) : nil
  }

  /// Begins a run of an object's steps.
  final func begin(_ node: MountedNode, at index: Int?) {
    self.node = node
    self.index = index
    hasActed = false
    interruptions = 0
    restart()
  }

  /// Begins with the first step; after an interruption none is compared directly, as its scope may
  /// have another object.
  private func restart() {
    cursor = 0
    comparable = interruptions == 0 ? node.steps.count : 0
    isInterrupted = false
  }

  /// Ends a run: undoes the steps that are no longer declared, in reverse order, and applies those
  /// that waited; returns `false` if the steps have to run again.
  final func end() -> Bool {
    if waiting != nil || cursor < node.steps.count {
      var matched = replaceSteps()
      while !isInterrupted, let step = matched.popLast() {
        // A block of children cannot observe the blocks before it.
        if !(step.record is MountedChildren) { orderChildren() }
        step.run()
      }
    } else if node.isNew {
      properties(sharedBy: node.steps)?.formSlots(of: node.steps)
    }
    node.isNew = false
    guard isInterrupted else { return true }
    interruptions += 1
    restart()
    return false
  }

  /// Returns the properties that the steps of a chain may share, if any.
  final func properties(sharedBy steps: [MountedStep]) -> SharedProperties? {
    let shared = SharedProperties.of(steps, known: sharedProperties)
    if let shared { sharedProperties = shared }
    return shared
  }

  /// The recorded step to compare the next one with directly, as it is in the same scope.
  @inlinable
  @inline(__always)
  final var next: MountedStep? {
    guard cursor < comparable, node.steps[cursor].scope === scope else { return nil }
    return node.steps[cursor]
  }

  /// Prepares the node for a hook or handler that is replaced: other references to the description of
  /// the node, or of one around it, keep it with the old one.
  @inlinable
  @inline(__always)
  final func freezeDescription() {
    if let expression, expression.outer != nil { expression.freezeAround() }
    node.freezeDescription()
  }

  /// Releases the record and object of the last run, and what key paths of its steps have captured.
  func forget() {
    node = nothing
    if path != nil { path = nil }
    if sharedProperties != nil { sharedProperties = nil }
  }

  /// Calls a closure with the object in every pass.
  @usableFromInline
  final func call<Base>(_ body: @escaping (Base) -> Void, on base: Base) {
    hasActed = true
    if waiting == nil {
      orderChildren()
      body(base)
    } else {
      waiting?.append(.call { body(base) })
    }
  }

  /// Puts the children of the object in order before anything can observe them.
  @usableFromInline
  final func orderChildren() {
    guard let list = unordered else { return }
    unordered = nil
    reconciler?.order(list, .inWalk)
  }

  /// Runs a step that is recorded: one that has an equal key and matches, or else a new one.
  final func step(
    key: () -> Int = { 0 },
    matches: @escaping (MountedStep) -> Bool,
    make: @escaping () -> MountedStep,
    run: @escaping (_ step: MountedStep) -> Void
  ) {
    if waiting == nil { orderChildren() }
    findOrMake(key: key, matches: matches, make: make, run: run).map(run)
  }

  /// Finds or makes the record of a step, for the caller to run; returns `nil` if the step waits.
  ///
  /// The step is run by the caller, not here, so that the stack has room for deep trees.
  final func findOrMake(
    key: () -> Int,
    matches: @escaping (MountedStep) -> Bool,
    make: @escaping () -> MountedStep,
    run: @escaping (_ step: MountedStep) -> Void
  ) -> MountedStep? {
    if waiting == nil {
      if cursor < node.steps.count, node.steps[cursor].isIn(scope), matches(node.steps[cursor]) {
        node.steps[cursor].scope = scope
        cursor += 1
        return node.steps[cursor - 1]
      }
      if node.isNew {
        let step = make()
        record(step)
        return step
      }
      waiting = []
      comparable = 0
    }
    let step = WaitingStep(key: key(), scope: scope, matches: matches, make: make, run: run)
    waiting?.append(.step(step))
    return nil
  }

  /// Appends a step to the record of the node.
  final func record(_ step: MountedStep) {
    step.scope = scope
    if step.followsObject { node.dependsOnObject = true }
    // Growing twice takes longer than the space for a few steps is worth.
    if node.steps.isEmpty { node.steps.reserveCapacity(4) }
    node.steps.append(step)
    cursor = node.steps.count
  }
}
