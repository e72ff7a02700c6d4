/// Steps for an object that the object of the node holds.
extension StepPatcher {
  /// Compares the steps of a builder for an object that a step of this chain leads to.
  ///
  /// While they are, no step is compared directly, since a step outside the scope may look the same.
  @usableFromInline
  func scope<Base: AnyObject, Held: AnyObject>(
    _ builder: Builder<Held>,
    of base: inout Base,
    _ read: @escaping Getter<Base, Held>.ReadValue
  ) {
    settle()
    beginTrace()
    var trace = PropertyAccess<Held>.trace(Trace(self))
    read(&base, &trace)
    guard let path else { return }
    let hidden = hiddenObject(at: path) as? Held
    let object = hidden ?? StepScope.held(by: &base, read)
    let (outer, known) = (scope, comparable)
    let inner = StepScope(object, at: path, in: outer, read)
    if waiting != nil && hidden == nil { waiting?.append(.call { [self] in follow(inner) }) }
    guard var object else { return }
    scope = inner
    comparable = 0
    builder._run(on: &object, self)
    settle()
    scope = outer
    if waiting == nil { comparable = known }
  }

  /// Returns the object of a scope if a later step of the chain replaces it in the property.
  ///
  /// Like for blocks of children, the search covers 64 steps.
  private func hiddenObject(at path: PropertyPath) -> AnyObject? {
    let steps = node.steps
    return steps[cursor...].prefix(64).first { step in
      step.scope?.path == path && step.slot?.hides(step, of: steps) == true
    }?
    .scope?.object
  }

  /// Requests another pass if a step that has waited, before the scope, has replaced its object.
  private func follow(_ scope: StepScope) {
    guard let object = node.object, scope.current(in: object) !== scope.object else { return }
    reconciler?.losers.insert(node.part)
    reconciler?.pass.isUnfinished = true
  }

  /// Returns the scope and the object of the node, which a step that sets a property in the scope is
  /// remembered with; `nil` outside a scope, and if it is already.
  func scopeToEnter(from type: Any.Type) -> (StepScope, AnyObject)? {
    guard let scope, let object = node.object, type != AnyObject.self else { return nil }
    return (scope, object)
  }
}

extension MountedStep {
  /// Returns whether the step was declared in a scope, for the object that it has now, or outside one.
  ///
  /// The path of a step that sets a property names the scope, too.
  final func isIn(_ other: StepScope?) -> Bool {
    scope == nil && other == nil || path != nil || scope?.object === other?.object
  }

  /// Returns the object that the step acts on, given that of the node; `nil` if it is gone.
  final func subject(of object: AnyObject) -> AnyObject? {
    guard let scope, path == nil else { return object }
    return scope.object
  }
}
