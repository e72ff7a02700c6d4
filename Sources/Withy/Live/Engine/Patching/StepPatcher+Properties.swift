/// Properties that a chain declares, and the paths that lead to them.
extension StepPatcher {
  /// Adds a key path to the path that is being traced, creating the key path only now.
  ///
  /// Passed as a value, it would be created whenever the step runs, even in ``Builder/build()``,
  /// which does not use it: 90 instructions for each step of a described tree.
  @usableFromInline
  func trace(_ keyPath: () -> AnyKeyPath) {
    add(keyPath())
  }

  /// Adds a key path that may lead through several members.
  @usableFromInline
  func traceMembers(_ keyPath: () -> AnyKeyPath) {
    add(keyPath())
    path?.isCompound = true
  }

  /// Adds a key path.
  ///
  /// The method is private, so that its callers are not inlined elsewhere: the optimiser would
  /// again create the key path too early.
  @inline(never)
  private func add(_ keyPath: AnyKeyPath) {
    if path == nil { path = PropertyPath(first: keyPath) } else { path?.others.append(keyPath) }
  }

  /// Notes that the path that is being traced leads through an optional.
  @usableFromInline
  func traceOptional() {
    add(PropertyPath.unwrapping)
    path?.passesOptional = true
  }

  /// Declares the value of a property.
  ///
  /// The method is inlinable, to be specialised for by far the most frequent case, in which nothing
  /// has changed; if it were inlined, the steps would grow too long to be folded in
  /// ``Builder/build()``.
  @inlinable
  @inline(never)
  static func set<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue,
    by patcher: StepPatcher?
  ) {
    guard let patcher else { return }
    let cursor = patcher.cursor
    if cursor < patcher.comparableOutside,
      patcher.node.steps[cursor].declares(Value.self, of: Base.self),
      unsafeDowncast(patcher.node.steps[cursor], to: MountedProperty<Base, Value>.self)
        .accessIdentity.isSame(as: ClosureIdentity(access)),
      !unsafeDowncast(patcher.node.steps[cursor], to: MountedProperty<Base, Value>.self).isEnforced
    {
      if unsafeDowncast(patcher.node.steps[cursor], to: MountedProperty<Base, Value>.self)
        .isCurrent(value)
      {
        patcher.cursor = cursor &+ 1
        return
      }
      if patcher.canReplace(patcher.node.steps[cursor]) {
        patcher.cursor = cursor &+ 1
        unsafeDowncast(patcher.node.steps[cursor], to: MountedProperty<Base, Value>.self)
          .replace(by: value, of: &base, in: patcher)
        return
      }
    }
    if patcher.isFirstRun {
      patcher.add(value, of: &base, access, isEnforced: false)
    } else if !patcher.repeatsIndirectly(value, of: &base, access) {
      patcher.compare(value, of: &base, access)
    }
  }

  /// Compares a value in a scope, or through an optional, with that of the next step, sets one that
  /// has changed if nothing else depends on it, and returns whether the step is done.
  @inlinable
  @inline(never)
  func repeatsIndirectly<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) -> Bool {
    guard let next, next.declares(Value.self, of: Base.self) else { return false }
    // Only a record of this class declares that type. `==` and the getter run user code while
    // `property` is retained.
    let property = unsafeDowncast(next, to: MountedProperty<Base, Value>.self)
    guard !property.isEnforced, ClosureIdentity(property.access).isSame(as: ClosureIdentity(access))
    else { return false }
    if property.passesOptional { orderChildren() }
    let isDone = property.isDone(value, in: &base)
    guard isDone || !property.passesOptional && canReplace(property) else { return false }
    cursor &+= 1
    if !isDone { property.replace(by: value, of: &base, in: self) }
    return true
  }

  /// Returns whether a value can be set at once, or noted while it is described: whether the step
  /// is in effect, and no later one shares its property.
  @inlinable
  func canReplace(_ step: MountedStep) -> Bool {
    step.isInEffect && (step.slot == nil || step.isLastInSlot)
  }

  /// Declares the value, enforced or not, of a property that has changed or whose access closure is
  /// not known to be the same.
  @usableFromInline
  func compare<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue,
    isEnforced: Bool = false
  ) {
    tracePath(in: &base, access)
    guard let path else { return }
    if path.passesOptional { orderChildren() }
    if repeats(value, of: base, at: path, isEnforced: isEnforced) { return }
    if let expression { return expression.collect(setting(value, access, isEnforced: isEnforced)) }
    if isEnforced || path.passesOptional { node.dependsOnObject = true }
    declare(.value(value, isEnforced: isEnforced), of: &base, access, at: path)
  }

  /// Compares a value with that of the next step, if this one declares the same property, sets a
  /// changed value if nothing else depends on it, and returns whether the step is done.
  private func repeats<Base: AnyObject, Value>(
    _ value: Value,
    of base: Base,
    at path: PropertyPath,
    isEnforced: Bool
  ) -> Bool {
    var base = base
    guard let property = nextProperty(of: Base.self, as: Value.self, at: path),
      property.isEnforced == isEnforced
    else { return false }
    if property.isDone(value, in: &base), !isEnforced || property.hasDeclaredValue(&base) {
      cursor += 1
      return true
    }
    guard !isEnforced, !path.passesOptional, canReplace(property) else { return false }
    cursor += 1
    property.replace(by: value, of: &base, in: self)
    return true
  }

  /// Declares the enforced value of a property, which is also compared with the actual one.
  ///
  /// The method is inlinable, like ``set(_:of:_:by:)``. The patcher is not unwrapped once at the
  /// beginning, because it would then be retained and released around the getter.
  @inlinable
  @inline(never)
  static func setAlways<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue,
    by patcher: StepPatcher?
  ) {
    if patcher?.unordered != nil { patcher?.orderChildren() }
    if patcher?.isActual(value, of: &base, access) == true {
      patcher?.cursor &+= 1
    } else if patcher?.isFirstRun == true {
      patcher?.add(value, of: &base, access, isEnforced: true)
    } else {
      patcher?.compare(value, of: &base, access, isEnforced: true)
    }
  }

  /// Returns whether the next step enforces the same value, and the property has it.
  @inlinable
  func isActual<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) -> Bool {
    cursor < comparableOutside && node.steps[cursor].declares(Value.self, of: Base.self)
      && unsafeDowncast(node.steps[cursor], to: MountedProperty<Base, Value>.self)
        .isActual(value, of: &base, at: ClosureIdentity(access), access)
  }

  /// Whether the object has no record yet, so that each step is new.
  @usableFromInline var isFirstRun: Bool {
    node.isNew && waiting == nil && !isPredicting
  }

  /// Declares the value, enforced or not, of a property in an object's first run of steps.
  ///
  /// No step is above this one. The method is inlinable, like ``set(_:of:_:by:)``: when many
  /// objects were made, looking up generic types took a third of a pass.
  @inlinable
  @inline(never)
  func add<Base: AnyObject, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue,
    isEnforced: Bool
  ) {
    beginTrace()
    var trace = PropertyAccess<Value>.trace(.passUnretained(self))
    access(&base, &trace) { _ in }
    guard let path = plainPath else {
      return compare(value, of: &base, access, isEnforced: isEnforced)
    }
    orderChildren()
    var read = PropertyAccess<Value>.read
    access(&base, &read) { _ in }
    guard case .value(let original) = read else { return }
    if isEnforced { node.dependsOnObject = true }
    add(
      MountedProperty(
        path: path,
        access: access,
        original: original,
        declared: value,
        isEnforced: isEnforced
      )
    )
    var set = PropertyAccess.set(value)
    access(&base, &set) { _ in }
  }

  /// Records a step that writes a property for the first time.
  @usableFromInline
  func add(_ step: MountedStep) {
    record(step)
    didWrite(step)
  }

  /// Declares an in-place change of a property.
  @usableFromInline
  func modify<Base, Value>(
    _ body: @escaping (inout Value) -> Void,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) {
    tracePath(in: &base, access)
    guard let path else { return }
    declare(.change(body), of: &base, access, at: path)
  }

  @usableFromInline
  func tracePath<Base: AnyObject, Value>(
    in base: inout Base,
    _ access: Setter<Base, Value>.AccessValue
  ) {
    beginTrace()
    var trace = PropertyAccess<Value>.trace(.passUnretained(self))
    access(&base, &trace) { _ in }
  }

  @usableFromInline
  func beginTrace() {
    path = scope?.path
    path?.isInScope = true
  }

  /// The path traced last, if it leads through no optional.
  @usableFromInline var plainPath: PropertyPath? { path?.passesOptional == false ? path : nil }

  /// Declares a property that has changed, is new, or waits for others.
  private func declare<Base, Value>(
    _ declaration: PropertyDeclaration<Value>,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue,
    at path: PropertyPath
  ) {
    if let property = nextProperty(of: Base.self, as: Value.self, at: path) {
      orderChildren()
      cursor += 1
      return property.declare(declaration, of: &base, in: self)
    }
    let object = base
    step(declaring: Value.self, of: Base.self, at: path) {
      MountedProperty<Base, Value>(path: path, access: access)
    } run: { [self] step in
      guard let step = step as? MountedProperty<Base, Value> else { return }
      var base = object
      step.declare(declaration, of: &base, in: self)
    }
  }

  /// Returns the next step, if it declares the property; its scope may have another object now.
  private func nextProperty<Base, Value>(
    of base: Base.Type,
    as value: Value.Type,
    at path: PropertyPath
  ) -> MountedProperty<Base, Value>? {
    guard waiting == nil, cursor < node.steps.count, node.steps[cursor].declares(value, of: base),
      node.steps[cursor].path == path, node.steps[cursor].isIn(scope)
    else { return nil }
    node.steps[cursor].scope = scope
    // Only a record of this class declares that type.
    return unsafeDowncast(node.steps[cursor], to: MountedProperty<Base, Value>.self)
  }

  /// Runs a step that sets a property, and reuses the record of one that is no longer declared.
  func step<Base, Value>(
    declaring type: Value.Type,
    of base: Base.Type,
    at path: PropertyPath,
    make: @escaping () -> MountedStep,
    run: @escaping (MountedStep) -> Void
  ) {
    func isSame(_ step: MountedStep) -> Bool { step.declares(type, of: base) && step.path == path }
    step {
      path.hashValue
    } matches: {
      isSame($0)
    } make: { [node, scope] in
      let known = node.parked.lastIndex { isSame($0) && $0.isIn(scope) }
      return known.map { node.parked.remove(at: $0) } ?? make()
    } run: {
      run($0)
    }
  }

  @usableFromInline
  func didWrite(_ step: MountedStep) {
    if step.setsClosure { return }
    hasActed = true
    reconciler?.addWrite(of: step, of: node, at: index)
  }
}
