/// The memory of a property that a step declares.
@usableFromInline
@_fixed_layout
final class MountedProperty<Base: AnyObject, Value>: MountedStep {
  /// The declaration of the value by a step.
  @usableFromInline
  enum Declaration {
    /// The value.
    case value(Value)

    /// The value, which is written again if the property was changed from outside.
    case actualValue(Value)

    /// A change of the value that the property has before the step.
    case change((inout Value) -> Void)

    /// A Boolean value indicating whether the value is enforced: written again if the property was
    /// changed from outside.
    fileprivate var isActual: Bool { if case .actualValue = self { true } else { false } }
  }

  /// Accesses the value.
  @usableFromInline let access: Setter<Base, Value>.AccessValue

  /// The identity of `access`, if the path need not be traced in every pass: for a step that
  /// declares the value, or for one that declares the actual value.
  ///
  /// They are only loaded, stored and swapped; there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline var accessIdentity: ClosureIdentity
  @exclusivity(unchecked)
  @usableFromInline var actualAccess: ClosureIdentity

  /// A Boolean value indicating whether the value is enforced: written again if the property was
  /// changed from outside.
  @usableFromInline var isActual: Bool {
    didSet { if isActual != oldValue { swap(&accessIdentity, &actualAccess) } }
  }

  /// Compares two values; `nil` if their type is not `Equatable`.
  @usableFromInline let areEqual: Equality<Value>?

  /// A Boolean value indicating whether the step has declared a value.
  @usableFromInline var isDeclared: Bool

  /// The value declared last; `nil` until the step is applied, and if its type is not `Equatable`:
  /// it would never be compared, and a delegate in a weak property would be retained for nothing.
  ///
  /// It is only loaded and stored; there is no access to check. `==` compares a copy, and the
  /// `deinit` of the old value runs once the new value is stored.
  @exclusivity(unchecked)
  @usableFromInline var declared: Value?

  /// The value declared last, if the next pass must write it again; then `declared` is `nil`.
  @usableFromInline var expired: Value?

  /// The value before the step, which is restored when the step is undone.
  @usableFromInline var original: Value?

  /// A Boolean value indicating whether the path to the value ended at a `nil`.
  @usableFromInline var isMissing = false

  /// A Boolean value indicating whether `original` is known from an earlier time.
  @usableFromInline var isRead = false

  /// Creates the memory of a property that has not been declared yet, or that is being declared.
  @inlinable
  init(
    path: PropertyPath,
    access: @escaping Setter<Base, Value>.AccessValue,
    original: Value? = nil,
    declared: Value? = nil,
    isActual: Bool = false
  ) {
    self.access = access
    let areEqual = equality(of: Value.self)
    self.areEqual = areEqual
    self.original = original
    isDeclared = declared != nil
    self.declared = areEqual == nil ? nil : declared
    self.isActual = isActual
    let accessIdentity = path.passesOptional ? .none : ClosureIdentity(access)
    (self.accessIdentity, actualAccess) =
      isActual ? (.none, accessIdentity) : (accessIdentity, .none)
    super.init(path: path, baseType: Base.self, valueType: Value.self)
  }

  override var key: Int { path?.hashValue ?? 0 }

  override var hasDeclared: Bool { isDeclared }

  override func expire() {
    guard let declared else { return }
    expired = declared
    self.declared = nil
  }

  override func expireIfChanged(on object: AnyObject) {
    guard var base = object as? Base, !hasDeclaredValue(&base) else { return }
    expire()
  }

  /// Keeps the value before a step that declares a closure.
  ///
  /// A closure is wrapped once more whenever it is read, so that reading it and giving it back
  /// again and again would make calling it overflow the stack. It is read once.
  override func park() -> Bool {
    if !hasDeclared || !isClosure(Value.self) { return false }
    isDeclared = false
    isRead = true
    return true
  }

  /// Returns whether the step is applied with an equal value, through an access closure that is
  /// known to be the same.
  @inlinable
  func isCurrent(_ value: Value, at accessIdentity: ClosureIdentity) -> Bool {
    self.accessIdentity.isSame(as: accessIdentity) && isCurrent(value)
  }

  /// Returns whether the step is applied with an equal value.
  @inlinable
  func isCurrent(_ value: Value) -> Bool {
    guard let declared else { return false }
    return Withy.areEqual(declared, value) { areEqual?($0, $1) ?? false }
  }

  /// Returns whether the step is applied with an equal value, and the property has this value.
  @inlinable
  func isActual(
    _ value: Value,
    of base: inout Base,
    at accessIdentity: ClosureIdentity,
    _ access: Setter<Base, Value>.AccessValue
  ) -> Bool {
    guard actualAccess.isSame(as: accessIdentity), isCurrent(value) else { return false }
    var read = PropertyAccess<Value>.read
    access(&base, &read) { _ in }
    guard case .value(let actual) = read else { return false }
    return Withy.areEqual(actual, value) { areEqual?($0, $1) ?? false }
  }

  override func isActual(on object: AnyObject) -> Bool {
    guard isActual, var base = object as? Base else { return true }
    return hasDeclaredValue(&base)
  }

  /// Returns whether the property has the value declared last.
  func hasDeclaredValue(_ base: inout Base) -> Bool {
    guard let declared, let actual = read(&base) else { return false }
    return areEqual?(actual, declared) ?? false
  }

  /// Applies a declaration if it has changed or the step is not in effect.
  func declare(_ declaration: Declaration, of base: inout Base, in patcher: StepPatcher) {
    isActual = declaration.isActual
    let isLifted = patcher.isLifted(self)
    // A value set by a later step hides whether there is anything to apply this step to.
    let isHidden = path?.passesOptional == true && !isLifted && patcher.isCovered(self)
    if isMissing && isHidden { return }
    let isApplied = hasDeclared && !isLifted
    if !isApplied { patcher.lift(above: self, isRead: true, on: base) }
    var before = original
    if !isApplied || path?.passesOptional == true && !isHidden {
      let present = read(&base)
      if !isApplied && !(isRead && !patcher.isOnOthers(self)) {
        before = present
        isRead = false
      }
      if present == nil { return forget() }
    }
    guard var value = before else { return }
    switch declaration {
    case .value(let new), .actualValue(let new): value = new
    case .change(let body): body(&value)
    }
    if isApplied, let areEqual {
      if case .actualValue = declaration, !patcher.isUnderOthers(self),
        let actual = read(&base)
      {
        if areEqual(actual, value) {
          (declared, expired) = (value, nil)
          return
        }
      } else if let declared, areEqual(declared, value) {
        return
      }
    }
    if isApplied { patcher.lift(above: self, isRead: false, on: base) }
    patcher.didWrite(self)
    original = before
    isDeclared = true
    declared = areEqual == nil ? nil : value
    expired = nil
    isMissing = false
    write(value, to: &base)
  }

  override var redeclaration: ErasedStep? {
    (declared ?? expired).map { setting($0, access, isActual: isActual) }
  }

  @usableFromInline
  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    guard hasDeclared, let original, var base = object as? Base else { return }
    if path?.passesOptional == true && read(&base) == nil { return }
    patcher.didWrite(self)
    write(original, to: &base)
  }

  /// Notes that the step is not applied, because the path to the value ended at a `nil`.
  private func forget() {
    isDeclared = false
    declared = nil
    expired = nil
    original = nil
    isRead = false
    isMissing = true
  }

  private func read(_ base: inout Base) -> Value? {
    var read = PropertyAccess<Value>.read
    access(&base, &read) { _ in }
    return if case .value(let value) = read { value } else { nil }
  }

  /// Sets the property.
  private func write(_ value: Value, to base: inout Base) {
    var set = PropertyAccess.set(value)
    access(&base, &set) { _ in }
  }
}
