/// The memory of one step.
///
/// A subclass remembers what its step has done, and how to undo it.
@usableFromInline
class MountedStep {
  /// The path of the property, for a step that declares one.
  final let path: PropertyPath?

  /// The type of the property's value.
  final let valueType: Any.Type?

  /// The identities of the object's class and the value's type, for a step that declares a value
  /// and needs no further examination of its path.
  @usableFromInline final let types: (base: ObjectIdentifier, value: ObjectIdentifier)?

  /// The slot of the step, if other steps declare the same property, a part of it, or a whole
  /// around it; and the index of the step there.
  @exclusivity(unchecked) @usableFromInline final var slot: PropertySlot?
  final var slotIndex = 0

  /// A Boolean value indicating whether the step has declared a value and was not undone since.
  @exclusivity(unchecked) @usableFromInline final var isInEffect = false

  /// The object that the step acts on instead of the node's, if it was declared in a `scope`.
  @exclusivity(unchecked) @usableFromInline final var scope: StepScope?

  /// Sets the property to a value that was noted while the step was described; `nil` if none was.
  ///
  /// It captures nothing, so it is not allocated.
  @exclusivity(unchecked)
  @usableFromInline final var setNoted: ((_ step: MountedStep, _ object: AnyObject) -> Void)?

  /// Creates the memory of a step; a marker distinguishes it from other steps that declare values of
  /// the same type.
  @usableFromInline
  init(
    path: PropertyPath? = nil,
    baseType: Any.Type? = nil,
    valueType: Any.Type? = nil,
    marker: Any.Type? = nil
  ) {
    types = baseType.flatMap { base in
      (marker ?? valueType).map { (ObjectIdentifier(base), ObjectIdentifier($0)) }
    }
    self.path = path
    self.valueType = valueType
  }

  /// Returns whether the step declares a value of a type, or with a marker, for objects of a class.
  ///
  /// It then is the `MountedProperty` of these types, or of the class that the marker stands for. A cast
  /// would have to look up the metadata of that class, which takes 350 instructions.
  @inlinable
  final func declares<Base, Value>(_ value: Value.Type, of base: Base.Type) -> Bool {
    guard let types else { return false }
    return types.base == ObjectIdentifier(base) && types.value == ObjectIdentifier(value)
  }

  /// A Boolean value indicating whether the step acts on the object that the property of its scope held
  /// when it was declared, and so has to be declared again for another one.
  final var followsObject: Bool { scope != nil && path == nil }

  /// A key that is equal for equal steps, by which waiting steps find them.
  var key: Int { 0 }

  /// A Boolean value indicating whether the step sets a closure, which is not counted: it is a new
  /// one in every pass, and has no visible effect.
  final var setsClosure: Bool { valueType.map(isClosure) ?? false }

  /// Returns the object that the step acts on, given that of the node; `nil` if it is gone.
  func subject(of object: AnyObject) -> AnyObject? {
    followsObject ? scope?.object : object
  }

  /// Returns the content of the block of children, if the step is the block that is written at a
  /// location.
  @usableFromInline
  func place(ofBlockAt site: CallSite) -> MountedPlace? { nil }

  /// Returns whether the object is as the step has declared it.
  ///
  /// - It still holds the object that the step acts on, if the step was declared in a scope.
  /// - The optional that the path leads through still has a value, or still has none.
  /// - The property has the declared value, if the step enforces it.
  func isAsDeclared(on object: AnyObject) -> Bool {
    scope.map { $0.read(object) === $0.object } ?? true
  }

  /// Notes that the step is no longer in effect.
  func loseEffect() { isInEffect = false }

  /// Forgets the value that was noted.
  func forgetNote() { setNoted = nil }

  /// Prepares a step that is no longer declared for its return, and returns whether it is to be
  /// reused then.
  func park() -> Bool { false }

  /// Makes the next pass apply the step again, even if its declaration has not changed.
  func expire() {}

  /// Makes the next pass apply the step again if the property has another value than the declared
  /// one.
  func expireIfChanged(on object: AnyObject) {}

  /// The step in a form for descriptions that outlive its declaration; `nil` for a step that is
  /// never compared while it is described.
  var redeclaration: ErasedStep? { nil }

  /// Releases closures and values that are kept until a pass ends, so that the step can be described again.
  func releaseValues() {}

  /// Restores the state before the step first ran.
  func undo(on object: AnyObject, in patcher: StepPatcher) {}

  /// Releases an object that leaves, without restoring anything in it.
  func release(_ object: AnyObject) {}
}
