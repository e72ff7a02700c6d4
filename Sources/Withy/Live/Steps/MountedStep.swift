/// The memory of one step.
///
/// An instance of this class itself is a step without an inverse: only its declaration is
/// remembered.
@usableFromInline
class MountedStep {
  /// The path of the property, for a step that declares one.
  final let path: PropertyPath?

  /// The type of the property's value.
  final let valueType: Any.Type?

  /// The identities of the object's class and the value's type, for a step that declares a value
  /// and needs no further examination of its path.
  @usableFromInline final let types: (base: ObjectIdentifier, value: ObjectIdentifier)?

  /// The identities of the first key path and of those after it.
  ///
  /// The first is `nil` if a step of the same property must be examined in every pass, because
  /// identities do not suffice to recognise it.
  private final let firstID: ObjectIdentifier?
  private final let otherIDs: [ObjectIdentifier]

  /// The names of the members on the path to the property; `nil` if they are not known.
  private(set) final lazy var members = path?.members

  /// The number of the family of steps that may overlap this one; see ``StepFamilies``.
  final var family = 0

  /// The index of the step among those of its object.
  final var position = 0

  /// The last run that lifted the step.
  final var lifting = 0

  /// Creates the memory of a step.
  @usableFromInline
  init(path: PropertyPath? = nil, baseType: Any.Type? = nil, valueType: Any.Type? = nil) {
    types = baseType.flatMap { base in
      valueType.map { (ObjectIdentifier(base), ObjectIdentifier($0)) }
    }
    self.path = path
    self.valueType = valueType
    firstID = path.flatMap { $0.passesOptional ? nil : ObjectIdentifier($0.first) }
    otherIDs = path?.others.map { ObjectIdentifier($0) } ?? []
  }

  /// Returns whether the step declares a value of a type for objects of a class, that is, whether
  /// it is a `MountedProperty<Base, Value>`.
  ///
  /// A cast would have to look up the metadata of that class, which takes 350 instructions.
  @inlinable
  final func declares<Base, Value>(_ value: Value.Type, of base: Base.Type) -> Bool {
    guard let types else { return false }
    return types.base == ObjectIdentifier(base) && types.value == ObjectIdentifier(value)
  }

  /// Returns whether a step that declares a value of a type can be recognised by the identities of
  /// its key paths.
  final func isComparable(_ type: Any.Type) -> Bool {
    firstID != nil && valueType.map { ObjectIdentifier($0) } == ObjectIdentifier(type)
  }

  /// Returns whether a key path is the one at an index of the path to the property.
  ///
  /// Each key path written in the source exists once, so that comparing identities mostly suffices.
  final func isKeyPath(_ id: ObjectIdentifier, at index: Int) -> Bool {
    index == 0 ? firstID == id : index <= otherIDs.count && otherIDs[index - 1] == id
  }

  /// The number of key paths on the path to the property.
  final var keyPathCount: Int { otherIDs.count + 1 }

  /// Returns whether the step declares the property at a traced path.
  final func isAt(_ other: PropertyPath) -> Bool { path == other }

  /// A key that is equal for equal steps, by which waiting steps find them.
  var key: Int { 0 }

  /// Returns whether two steps declare the same property, or one a part of the other's.
  final func overlaps(_ other: MountedStep) -> Bool {
    guard let path, let otherPath = other.path else { return false }
    return path.overlaps(otherPath)
  }

  /// Returns whether the step declares a part of what another declares.
  final func isInside(_ other: MountedStep) -> Bool {
    guard let path, let otherPath = other.path else { return false }
    return path.isInside(otherPath)
  }

  /// Returns whether the step is known to declare the same property as another, or a part of it.
  final func isSurelyWithin(_ other: MountedStep) -> Bool {
    guard let path, let otherPath = other.path else { return false }
    return path.isSurelyWithin(otherPath)
  }

  /// Returns whether the step declares a property of an object that another step sets.
  final func isReached(throughObjectOf other: MountedStep) -> Bool {
    guard let path, let otherPath = other.path else { return false }
    return path.isReached(throughObjectAt: otherPath)
  }

  /// Returns the content of the block of children, if the step is the block that is written at a
  /// location.
  @usableFromInline
  func place(ofBlockAt source: SourcePlace) -> MountedPlace? { nil }

  /// Returns whether the object has the value that the step enforces, if it enforces one.
  func isActual(on object: AnyObject) -> Bool { true }

  /// A Boolean value indicating whether the step has declared a value, which is in effect unless
  /// the step was lifted.
  var hasDeclared: Bool { false }

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

  /// Restores the state before the step first ran.
  func undo(on object: AnyObject, in patcher: StepPatcher) {}

  /// Releases an object that leaves, without restoring anything in it.
  func release(_ object: AnyObject, in patcher: StepPatcher) {}
}
