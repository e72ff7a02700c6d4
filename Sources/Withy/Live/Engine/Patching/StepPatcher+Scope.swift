/// Steps for an object that the object of the node holds.
extension StepPatcher {
  /// Compares the steps of a builder for an object that a step of this chain leads to.
  @usableFromInline
  func scope<Base: AnyObject, Held: AnyObject>(
    _ builder: Builder<Held>,
    of base: inout Base,
    _ access: AccessBox<Base, Held>
  ) {
    orderChildren()
    let outer = scope
    guard var object = enter(access, of: &base) else { return }
    builder._run(on: &object, self)
    orderChildren()
    scope = outer
  }

  /// Begins the steps for the object to which an access closure leads, if any, and returns it.
  private func enter<Base: AnyObject, Held: AnyObject>(
    _ access: AccessBox<Base, Held>,
    of base: inout Base
  ) -> Held? {
    if let (known, object) = nextScope(at: access, of: &base) {
      scope = known
      return object
    }
    if let expression {
      expression.collectCompared()
      return nil
    }
    tracePath(in: &base, access.closure)
    guard let path else { return nil }
    let known: Held?? = hidden(at: path, from: cursor) ?? expected(at: path)
    let object = known ?? Setter.read(access.closure, in: &base)
    let inner = StepScope(object, at: path, in: scope, access)
    if waiting != nil { checkObject(object, of: inner) }
    if object != nil { scope = inner }
    return object
  }

  /// Returns the scope and object of the next step, if an access closure is known to lead to that
  /// scope and to the same object as before, which no later step has therefore hidden.
  private func nextScope<Base: AnyObject, Held: AnyObject>(
    at access: AccessBox<Base, Held>,
    of base: inout Base
  ) -> (StepScope, Held)? {
    guard cursor < comparable, let known = node.steps[cursor].scope,
      known.isSame(as: ClosureIdentity(access), in: scope),
      let object = Setter.read(access.closure, in: &base), known.object === object
    else { return nil }
    return (known, object)
  }

  /// Interrupts the run before the steps of a scope if a waiting step has replaced its object.
  private func checkObject<Held: AnyObject>(_ object: Held?, of scope: StepScope) {
    let position = cursor + (waiting ?? []).count { if case .step = $0 { true } else { false } }
    waiting?.append(
      .call { [self] in
        guard let holder = node.object else { return }
        let hidden: Held?? = hidden(at: scope.path, from: position)
        // Each scope can have another object once, unless a call replaces it every time.
        isInterrupted =
          hidden ?? scope.read(holder) as? Held !== object && interruptions < node.steps.count
      }
    )
  }

  /// Returns what the property of a scope held at its turn, if a recorded step at a position or
  /// later, which is not declared again before the scope, has replaced it since; `nil` if none has.
  ///
  /// The search covers 64 steps, as for blocks of children.
  private func hidden<Held: AnyObject>(at path: PropertyPath, from position: Int) -> Held?? {
    let rest = node.steps.dropFirst(position).prefix(64)
    let replacing = rest.first {
      $0.isInEffect && $0.path.map(path.isWithin) == true && !isWaiting($0)
    }
    guard let replacing else { return nil }
    let members = path.keyPaths.dropFirst(replacing.path?.keyPaths.count ?? 0)
    let held = members.reduce((replacing as? any PropertyRecord)?.originalValue) { value, keyPath in
      keyPath == PropertyPath.unwrapping
        ? (value as? any OptionalValue).flatMap { $0._optional as Any? } : value?[keyPath: keyPath]
    }
    return .some(held as? Held)
  }

  /// Returns what the property of a scope held when its steps were recorded, if a step that waits,
  /// and is undone until its turn, has yet to set it again; `nil` if none has.
  private func expected<Held: AnyObject>(at path: PropertyPath) -> Held?? {
    guard waiting != nil else { return nil }
    let rest = node.steps.dropFirst(cursor).prefix(64)
    let isUndone = rest.contains {
      !$0.isInEffect && $0.path.map(path.isWithin) == true && isWaiting($0)
    }
    guard isUndone, let scope = rest.first(where: { $0.scope?.path == path })?.scope else {
      return nil
    }
    return scope.object.map { $0 as? Held }
  }

  /// Returns whether a waiting step declares a recorded one again, which thus precedes the scope.
  private func isWaiting(_ step: MountedStep) -> Bool {
    waiting?.contains {
      guard case .step(let waiting) = $0 else { return false }
      return step.isIn(waiting.scope) && waiting.matches(step)
    } ?? false
  }
}

extension MountedStep {
  /// Returns whether the step was declared in a scope, or outside all of them: one that sets a
  /// property in a scope with the same path, any other in a scope that holds the same object.
  final func isIn(_ other: StepScope?) -> Bool {
    guard let scope, let other else { return scope === other }
    return path == nil ? scope.object === other.object : scope.path == other.path
  }
}
