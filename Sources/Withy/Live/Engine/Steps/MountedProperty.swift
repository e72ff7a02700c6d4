/// The declaration of a property's value by a step.
enum PropertyDeclaration<Value> {
  /// The value; an enforced one is written again if the property was changed from outside.
  case value(Value, isEnforced: Bool)

  /// A change of the value that the property has before the step.
  case change((inout Value) -> Void)

  /// A value made once the steps above are undone, as it depends on the objects found then.
  case made(() -> Value)

  fileprivate var isEnforced: Bool { if case .value(_, true) = self { true } else { false } }

  /// The declared value, if it is known before the step is applied.
  fileprivate var value: Value? { if case .value(let value, _) = self { value } else { nil } }
}

/// The record of a property, without the types of its object and value.
protocol PropertyRecord {
  /// The value before the step.
  var originalValue: Any? { get }
}

/// The record of a property that a step declares.
@usableFromInline
@_fixed_layout
class MountedProperty<Base: AnyObject, Value>: MountedStep, PropertyRecord {
  @usableFromInline final let access: Setter<Base, Value>.AccessValue

  /// The identity of `access`, by which steps outside scopes are compared; `none` for a path
  /// through an optional, and in a scope, since a step outside may have the same access.
  @usableFromInline final let accessIdentity: ClosureIdentity

  /// Whether the value is written again if the property was changed from outside.
  @exclusivity(unchecked) @usableFromInline final var isEnforced: Bool

  /// The type of the value; `nil` if it is not `Equatable`.
  ///
  /// A closure that compares two values would take two allocations for each property.
  @usableFromInline final let equatable: (any Equatable.Type)?

  /// The value declared last; `nil` until the step has run, and if its type is not `Equatable`: it
  /// would never be compared, and a delegate in a weak property would be retained for nothing.
  ///
  /// No other code runs during an access: `==` compares a copy, and an old value is released once
  /// the new one is stored.
  @exclusivity(unchecked) @usableFromInline final var declared: Value?

  /// A changed value that was noted while the step was described, for the walk to set.
  @exclusivity(unchecked) @usableFromInline final var noted: Value?

  /// The value before the step, which is restored when the step is undone.
  @exclusivity(unchecked) @usableFromInline final var original: Value?

  /// Whether the path leads through an optional.
  @usableFromInline final let passesOptional: Bool

  /// Whether the path to the value ended at a `nil`.
  @exclusivity(unchecked) @usableFromInline final var isMissing = false

  /// Whether `original` was kept while the step was parked, so that it is not read again.
  @usableFromInline final var isRead = false

  @inlinable
  init(
    path: PropertyPath,
    access: @escaping Setter<Base, Value>.AccessValue,
    original: Value? = nil,
    declared: Value? = nil,
    isEnforced: Bool = false,
    marker: Any.Type? = nil
  ) {
    self.access = access
    let equatable = Value.self as? any Equatable.Type
    self.equatable = equatable
    self.original = original
    self.declared = equatable == nil ? nil : declared
    self.isEnforced = isEnforced
    accessIdentity = path.passesOptional || path.isInScope ? .none : ClosureIdentity(access)
    passesOptional = path.passesOptional
    super.init(path: path, baseType: Base.self, valueType: Value.self, marker: marker)
    isInEffect = declared != nil
  }

  override var key: Int { path?.hashValue ?? 0 }

  var originalValue: Any? { original }

  override func expire() { declared = nil }

  override func expireIfChanged(on object: AnyObject) {
    guard var base = base(in: object), !hasDeclaredValue(&base) else { return }
    expire()
  }

  /// Keeps the original value of a closure property that belongs to the object itself.
  ///
  /// Each read wraps a closure once more: if one were read and restored again and again, calling it
  /// would overflow the stack.
  override func park() -> Bool {
    isRead =
      original != nil && isClosure(Value.self) && scope == nil
      && path?.leadsThroughObject == false && path?.members.joined().count == 1
    return isRead
  }

  override func loseEffect() {
    super.loseEffect()
    declared = nil
  }

  /// Sets the property to another value, or notes it if the step is only described.
  ///
  /// The method is inlinable, to be specialised, like the one that sets the noted value.
  @inlinable
  final func replace(by value: Value, of base: inout Base, in patcher: StepPatcher) {
    if let expression = patcher.expression {
      expression.beginNotes()
      // A value that cannot be compared is kept until the pass ends, for uses of the description.
      if equatable == nil { expression.noteKeptValues() }
      noted = value
      setNoted = { step, object in
        // The closure is only called with the step that has it.
        unsafeDowncast(step, to: MountedProperty<Base, Value>.self).setNotedValue(on: object)
      }
    } else {
      patcher.orderChildren()
      patcher.didWrite(self)
      store(value)
      Setter.write(value, by: access, to: &base)
    }
  }

  @inlinable
  final func setNotedValue(on object: AnyObject) {
    guard let value = noted else { return }
    if equatable != nil { noted = nil }
    store(value)
    if var base = base(in: object) { Setter.write(value, by: access, to: &base) }
  }

  /// Returns the object that has the property: that of the node, or in a scope what the scope's
  /// property holds, if anything.
  @inlinable
  final func base(in object: AnyObject) -> Base? {
    if let scope { return scope.read(object) as? Base }
    // Such a step was declared for the object of its node, which never changes, and no step moves
    // into a scope or out of one.
    return unsafeDowncast(object, to: Base.self)
  }

  /// Stores the declared value, if it can be compared.
  @inlinable
  final func store(_ value: Value) {
    if equatable != nil { declared = value }
  }

  override func forgetNote() {
    super.forgetNote()
    noted = nil
  }

  override func releaseValues() {
    // Only values that cannot be compared are still noted; the check is cheaper than a release.
    if equatable == nil { noted = nil }
  }

  /// Returns whether two values are equal; values that are not `Equatable` never are.
  @inlinable
  final func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let equatable else { return false }
    return Withy.areEqual(a, b, as: equatable)
  }

  /// Returns whether the step is applied with an equal value.
  @inlinable
  final func isCurrent(_ value: Value) -> Bool {
    guard let declared else { return false }
    return Withy.areEqual(declared, value, by: areEqual)
  }

  /// Returns whether the step is applied with an equal value, and the property has this value.
  @inlinable
  final func isActual(
    _ value: Value,
    of base: inout Base,
    at accessIdentity: ClosureIdentity,
    _ access: Setter<Base, Value>.AccessValue
  ) -> Bool {
    guard isEnforced, self.accessIdentity.isSame(as: accessIdentity), isCurrent(value),
      let actual = Setter.read(access, in: &base)
    else { return false }
    return Withy.areEqual(actual, value, by: areEqual)
  }

  override func isAsDeclared(on object: AnyObject) -> Bool {
    guard var base = base(in: object) else { return false }
    return (!passesOptional || isAsFound(in: &base)) && (!isEnforced || hasDeclaredValue(&base))
  }

  /// Returns whether an equal value is declared already; if it is enforced, there is more to check.
  @inlinable
  final func isDone(_ value: Value, in base: inout Base) -> Bool {
    isCurrent(value) && (!passesOptional || isAsFound(in: &base))
  }

  /// Returns whether there still is a value at the end of the path, or still none.
  @inlinable
  final func isAsFound(in base: inout Base) -> Bool {
    (Setter.read(access, in: &base) == nil) == isMissing
  }

  final func hasDeclaredValue(_ base: inout Base) -> Bool {
    guard let declared, let actual = Setter.read(access, in: &base) else { return false }
    return areEqual(actual, declared)
  }

  /// Applies a declaration if it has changed or the step is not in effect.
  final func declare(
    _ declaration: PropertyDeclaration<Value>,
    of base: inout Base,
    in patcher: StepPatcher
  ) {
    defer { slot?.rise(to: self) }
    isEnforced = declaration.isEnforced
    let steps = patcher.node.steps
    // A value set by a later step may hide whether the optional on the path has one for this step.
    let isHidden = passesOptional && slot?.hides(self, of: steps) == true
    if isMissing && isHidden { return }
    if passesOptional && !isHidden && Setter.read(access, in: &base) == nil {
      return miss(declaration)
    }
    var before = original
    if !isInEffect {
      slot?.lower(to: self, isWritten: false, by: patcher)
      let present = Setter.read(access, in: &base)
      if !(isRead && slot?.step(below: self, of: steps) == nil) {
        before = present
        isRead = false
      }
      if present == nil { return miss(declaration) }
    }
    guard var value = before else { return }
    switch declaration {
    case .value(let new, _): value = new
    case .change(let body): body(&value)
    case .made: break
    }
    if isInEffect, equatable != nil {
      if declaration.isEnforced, slot?.hasOthers(above: self, of: steps) != true,
        let actual = Setter.read(access, in: &base)
      {
        if areEqual(actual, value) {
          declared = value
          return
        }
      } else if let declared, areEqual(declared, value) {
        return
      }
    }
    slot?.lower(to: self, isWritten: true, by: patcher)
    if case .made(let make) = declaration { value = make() }
    patcher.didWrite(self)
    original = before
    isInEffect = true
    declared = equatable == nil ? nil : value
    isMissing = false
    Setter.write(value, by: access, to: &base)
  }

  override var redeclaration: ErasedStep? {
    (noted ?? declared).map { setting($0, access, isEnforced: isEnforced) }
  }

  @usableFromInline
  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    guard isInEffect, let original else { return }
    loseEffect()
    guard var base = base(in: object) else { return }
    if passesOptional && Setter.read(access, in: &base) == nil { return }
    patcher.didWrite(self)
    Setter.write(original, by: access, to: &base)
  }

  /// Notes that the step is not applied, because the path to the value ended at a `nil`.
  private func miss(_ declaration: PropertyDeclaration<Value>) {
    loseEffect()
    if equatable != nil { declared = declaration.value }
    original = nil
    isRead = false
    isMissing = true
  }
}

/// Returns a step that sets a property to a value, and may enforce it.
func setting<Base: AnyObject, Value>(
  _ value: Value,
  _ access: @escaping Setter<Base, Value>.AccessValue,
  isEnforced: Bool
) -> ErasedStep {
  ErasedStep { object, patcher in
    guard var base = object as? Base else { return }
    if let patcher { return patcher.compare(value, of: &base, access, isEnforced: isEnforced) }
    Setter.write(value, by: access, to: &base)
  }
}
