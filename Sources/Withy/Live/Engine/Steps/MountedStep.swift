/// The record of one step in a live tree: what the step has done, and how to undo it.
@usableFromInline
class MountedStep {
  /// The path of the property, for a step that declares one.
  final let path: PropertyPath?

  final let valueType: Any.Type?

  /// The identities of the object's class, and of the value's type or the marker in its place.
  @usableFromInline final let types: (base: ObjectIdentifier, value: ObjectIdentifier)?

  /// The slot of the step, if other steps declare the same property, a part of it, or a whole
  /// around it, and the index of the step there.
  @exclusivity(unchecked) @usableFromInline final var slot: PropertySlot?
  final var slotIndex = 0

  /// Whether the step was applied and not undone since.
  @exclusivity(unchecked) @usableFromInline final var isInEffect = false

  /// The scope that the step was declared in, if any.
  @exclusivity(unchecked) @usableFromInline final var scope: StepScope?

  /// Sets what was noted, if anything; the closure captures nothing, so it is not allocated.
  @exclusivity(unchecked)
  @usableFromInline final var setNoted: ((_ step: MountedStep, _ object: AnyObject) -> Void)?

  /// Creates the record of a step; a marker tells it from those of steps that declare such a value.
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
  /// If so, the record is the `MountedProperty` of these types, or of the class that the marker
  /// stands for. A cast would look up the metadata of that class, which takes 350 instructions.
  @inlinable
  final func declares<Base, Value>(_ value: Value.Type, of base: Base.Type) -> Bool {
    guard let types else { return false }
    return types.base == ObjectIdentifier(base) && types.value == ObjectIdentifier(value)
  }

  /// Whether the step acts on the object that the property of its scope held when it was declared,
  /// and has to be declared again for another one.
  final var followsObject: Bool { scope != nil && path == nil }

  /// A key that is equal for equal steps, by which steps that wait find their records.
  var key: Int { 0 }

  /// Whether the step sets a closure, which is new in every pass and not visible, and so not
  /// counted.
  final var setsClosure: Bool { valueType.map(isClosure) ?? false }

  /// Returns the object that the step acts on, given that of the node; `nil` if it is gone.
  func subject(of object: AnyObject) -> AnyObject? {
    followsObject ? scope?.object : object
  }

  /// Returns the content of the block of children at a source location, if the step is this block.
  @usableFromInline
  func place(ofBlockAt site: CallSite) -> MountedPlace? { nil }

  /// Returns whether the object is as the step has declared it.
  ///
  /// - For a property, an optional on its path still has a value, or still has none, and a value
  ///   that is enforced is still there.
  /// - For any other step in a scope, the scope still has the object that the step acts on.
  func isAsDeclared(on object: AnyObject) -> Bool {
    scope.map { $0.read(object) === $0.object } ?? true
  }

  /// Notes that the step is no longer in effect.
  func loseEffect() { isInEffect = false }

  /// Forgets the value that was noted.
  func forgetNote() { setNoted = nil }

  /// Prepares a step that is no longer declared for its return; returns whether to keep its record.
  func park() -> Bool { false }

  /// Makes the next pass apply the step again, even if its declaration has not changed.
  func expire() {}

  /// Makes the next pass apply the step again if the property no longer has the declared value.
  func expireIfChanged(on object: AnyObject) {}

  /// The step for descriptions that outlive this record; `nil` if it is not compared while
  /// described.
  var redeclaration: ErasedStep? { nil }

  /// Releases closures and values that are kept until a pass ends.
  func releaseValues() {}

  /// Restores the state from before the step first ran; by default, as for an object that leaves.
  func undo(on object: AnyObject, in patcher: StepPatcher) { release(object) }

  /// Releases an object that leaves, without restoring anything in it.
  func release(_ object: AnyObject) {}
}
