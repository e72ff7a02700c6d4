extension Recorder {
  /// Adds a key path to the way that is traced.
  @usableFromInline
  func trace(_ keyPath: AnyKeyPath) {
    add(keyPath)
  }

  /// Adds a key path to the way that is traced, and makes the key path only now.
  ///
  /// Given as a value it would be made whenever the step runs, in ``Builder/build()`` too, which does
  /// not use it: 90 instructions for each step of a described tree.
  @usableFromInline
  func trace(_ keyPath: () -> AnyKeyPath) {
    add(keyPath())
  }

  /// Adds a key path.
  ///
  /// It is not public, which keeps its callers from being inlined elsewhere: the optimiser would make
  /// the key path too early again.
  @inline(never)
  private func add(_ keyPath: AnyKeyPath) {
    if isComparing {
      isExpected =
        isExpected && memory.steps[cursor].isKeyPath(ObjectIdentifier(keyPath), at: comparedCount)
      comparedCount &+= 1
    } else if firstKeyPath == nil {
      firstKeyPath = keyPath
    } else {
      otherKeyPaths.append(keyPath)
    }
  }

  /// Notes that the way that is traced leads through an optional.
  @usableFromInline
  func traceOptional() {
    passesOptional = true
  }

  /// Declares the value of a property.
  ///
  /// It is inlinable to be specialised for one case, the most frequent by far: nothing has changed.
  /// Were it inlined, the steps would grow too long to be folded in ``Builder/build()``.
  @inlinable
  @inline(never)
  func set<Base, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) {
    if beginComparing(Value.self) {
      var trace = Access<Value>.trace(Trace(self))
      access(&base, &trace) { _ in }
      let property = unsafeDowncast(memory.steps[cursor], to: RememberedProperty<Base, Value>.self)
      if endComparing(), property.isCurrent(value) { return cursor &+= 1 }
    }
    declare(value, of: &base, access)
  }

  /// Begins to compare a trace with the next remembered step, if it can be of that step.
  ///
  /// Comparing takes less than keeping the key paths. While steps wait, or some are not in effect, an
  /// unchanged value must be looked at all the same.
  @usableFromInline
  func beginComparing(_ valueType: Any.Type) -> Bool {
    guard waiting == nil, lifted.isEmpty, cursor < memory.steps.count,
      memory.steps[cursor].isComparable(valueType)
    else { return false }
    isComparing = true
    isExpected = true
    comparedCount = 0
    return true
  }

  /// Ends the comparison, and returns whether the trace is of the next remembered step.
  @usableFromInline
  func endComparing() -> Bool {
    isComparing = false
    return isExpected && memory.steps[cursor].keyPathCount == comparedCount
  }

  /// Declares the value of a property, and looks at everything.
  @usableFromInline
  func declare<Base, Value>(
    _ value: Value,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) {
    findWay(in: &base, access)
    declare(.value(value), of: &base, access)
  }

  /// Declares a change of a property in place.
  @usableFromInline
  func modify<Base, Value>(
    _ body: @escaping (inout Value) -> Void,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) {
    findWay(in: &base, access)
    declare(.change(body), of: &base, access)
  }

  /// Traces the way to a property.
  private func findWay<Base: AnyObject, Value>(
    in base: inout Base,
    _ access: Setter<Base, Value>.AccessValue
  ) {
    firstKeyPath = nil
    otherKeyPaths.removeAll(keepingCapacity: true)
    passesOptional = false
    var trace = Access<Value>.trace(Trace(self))
    access(&base, &trace) { _ in }
  }

  /// Declares a property that has changed, is new, or waits for others.
  private func declare<Base, Value>(
    _ declaration: RememberedProperty<Base, Value>.Declaration,
    of base: inout Base,
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) {
    guard let firstKeyPath else { return }
    let path = PropertyPath(
      first: firstKeyPath,
      others: otherKeyPaths,
      passesOptional: passesOptional
    )
    let object = base
    step {
      $0.valueType == Value.self && $0.isAt(path.first, path.others)
    } make: {
      RememberedProperty(path: path, access: access)
    } run: { [self] step, _ in
      var base = object
      unsafeDowncast(step, to: RememberedProperty<Base, Value>.self)
        .declare(declaration, of: &base, in: self)
    }
  }

  /// Notes that a property was written, or would be.
  ///
  /// A closure counts for nothing: it is another one in every pass, and shows nowhere.
  func didWrite(_ step: RememberedStep) {
    if let type = step.valueType, isClosure(type) { return }
    written.append(step)
  }

  /// Returns whether a step that was applied is not in effect any more.
  func isLifted(_ step: RememberedStep) -> Bool {
    lifted.contains { $0 === step }
  }

  /// Lifts the later steps that declare the same property, a part of it, or a whole that it is part
  /// of, so that the value from before them does not become one from after them.
  ///
  /// To undo a whole overwrites its other parts, too: later steps that declare these are lifted with it.
  /// A later step that is new has put nothing there yet.
  ///
  /// - Parameters:
  ///   - step: The step that they stand on.
  ///   - isRead: Whether the value is to be read. Else it is written, which overwrites a part, and
  ///     only a whole has to be undone before.
  ///   - object: The object.
  func lift(above step: RememberedStep, isRead: Bool, on object: AnyObject) {
    let steps = replacement ?? memory.steps
    guard let index = steps.lastIndex(where: { $0 === step }), index + 1 < steps.count else {
      return
    }
    var above: [RememberedStep] = []
    for later in steps[(index + 1)...] where later.hasDeclared && !isLifted(later) {
      if later.overlaps(step) || above.contains(where: { later.overlaps($0) }) {
        above.append(later)
      }
    }
    for later in above.reversed() {
      if step.isInside(later) || isRead && later.overlaps(step) {
        later.undo(on: object, in: self)
      }
      lifted.append(later)
    }
  }

  /// Returns whether a later step has put a whole there of which a step declares a part.
  func isCovered(_ step: RememberedStep) -> Bool {
    (replacement ?? memory.steps).reversed().prefix { $0 !== step }.contains {
      step.isInside($0) && $0.hasDeclared && !isLifted($0)
    }
  }
}
