/// A step whose object is of a class that is not known any more.
@usableFromInline
struct ErasedStep {
  /// The number of properties that it writes; see ``StepCounts``.
  let writes: UInt64

  /// Runs the step.
  let run: (_ object: AnyObject, _ patcher: StepPatcher?) -> Void
}

/// Returns the step that sets a property to a value.
func setting<Base: AnyObject, Value>(
  _ value: Value,
  _ access: @escaping Setter<Base, Value>.AccessValue
) -> ErasedStep {
  ErasedStep(writes: 1) { object, patcher in
    guard var base = object as? Base else { return }
    if patcher != nil { return StepPatcher.set(value, of: &base, access, by: patcher) }
    var set = PropertyAccess.set(value)
    access(&base, &set) { _ in }
  }
}

extension StepPatcher {
  /// Begins to compare a chain with the steps of a node.
  func expect(_ node: consuming MountedNode) {
    comparable = node.steps.count
    memory = node
    cursor = 0
    isBusy = true
  }

  /// The node that is expected: a predicting patcher has the memory of no other.
  private var node: MountedNode { unsafeDowncast(memory, to: MountedNode.self) }

  /// The object of the node that is expected.
  @usableFromInline var expectedObject: AnyObject { node.object ?? node }

  /// Returns the description of the node that was expected, if the chain is the same as before.
  @usableFromInline
  func unchanged(madeBy factory: ClosureIdentity) -> UnchangedDescription? {
    if cursor < memory.steps.count { recordCompared() }
    isBusy = false
    guard recorded == nil, let known = node.description, known.factory.isSame(as: factory) else {
      return nil
    }
    return known
  }

  /// Returns the hierarchy of a chain that is another than before, or of which there is no description yet.
  @usableFromInline
  func describe<Base: HierarchyNode>(
    _ make: @escaping () -> Base,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    guard let steps = recorded else {
      return Hierarchy(_content: .unchanged(node.describe(madeBy: make)))
    }
    recorded = nil
    let builder = Builder(_source: .factory(make), replaying: steps)
    return Hierarchy(_content: .builder { builder._answer(&$0, line: line) })
  }

  /// Records a step of a chain that is another than that of the node.
  func record(_ step: ErasedStep) {
    recordCompared()
    recorded?.append(step)
  }

  /// Records the steps that were compared so far, and compares no more.
  private func recordCompared() {
    if recorded != nil { return }
    recorded = memory.steps[..<cursor].compactMap(\.redeclaration)
    cursor = memory.steps.count
    comparable = 0
  }
}
