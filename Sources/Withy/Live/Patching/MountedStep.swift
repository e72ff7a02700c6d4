/// The memory of the steps of one object, from pass to pass.
@usableFromInline
class ObjectMemory {
  /// The steps that the last pass declared, in order.
  ///
  /// They are replaced at the end of a pass over the object, and added to in its first; there is no
  /// access to check.
  @exclusivity(unchecked)
  @usableFromInline final var steps: [MountedStep] = []

  /// A Boolean value indicating whether no pass has run yet.
  final var isNew = true

  /// A Boolean value indicating whether a step enforces its value, as `always` does.
  ///
  /// It is only loaded and stored; there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline final var hasActualValues = false

  /// The number of runs, by which marks of earlier runs need not be taken back.
  final var run = 0

  /// The steps that have gone, and are used again when they return.
  final var parked: [MountedStep] = []

  /// Creates an empty memory.
  init() {}

  /// Returns what makes the memory what it is now again, after a plan; its steps do that themselves.
  func restoration() -> () -> Void {
    { [self, steps, parked, isNew, hasActualValues] in
      (self.steps, self.parked) = (steps, parked)
      (self.isNew, self.hasActualValues) = (isNew, hasActualValues)
    }
  }
}

/// The memory of one step.
///
/// This class is a step without an inverse: it is remembered only that it was declared.
@usableFromInline
class MountedStep {
  /// Where the property is, for a step that declares one.
  final let path: PropertyPath?

  /// The type of the property's value.
  final let valueType: Any.Type?

  /// What the class of the object and the type of the value are known by, for a step that declares a value
  /// at a way that has to be looked at no further.
  @usableFromInline final let types: (base: ObjectIdentifier, value: ObjectIdentifier)?

  /// The identity of the first key path, and of those after it; `nil` where a step of the same property
  /// must be looked at in every pass, and is not recognised by identities.
  private final let firstID: ObjectIdentifier?
  private final let otherIDs: [ObjectIdentifier]

  /// The names of the members on the way to the property; `nil` where they are not known.
  private(set) final lazy var members = path?.members

  /// The number of the family of steps that may overlap this one; see ``StepFamilies``.
  final var family = 0

  /// The index of the step among those of its object.
  final var position = 0

  /// The run that last lifted the step.
  final var lifting = 0

  /// A Boolean value indicating whether a plan would put `nil` there.
  final var isPlannedNil = false

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

  /// Returns whether the step declares a value of a type for objects of a class: whether it is a
  /// `MountedProperty<Base, Value>`.
  ///
  /// A cast would have to find the metadata of that class: 350 instructions.
  @inlinable
  final func declares<Base, Value>(_ value: Value.Type, of base: Base.Type) -> Bool {
    guard let types else { return false }
    return types.base == ObjectIdentifier(base) && types.value == ObjectIdentifier(value)
  }

  /// Returns whether a step that declares a value of a type can be recognised by the identities of its
  /// key paths.
  final func isComparable(_ type: Any.Type) -> Bool {
    firstID != nil && valueType.map { ObjectIdentifier($0) } == ObjectIdentifier(type)
  }

  /// Returns whether a key path is the one on the way to the property, at an index.
  ///
  /// Key paths written in the source exist once, so that comparing their identities mostly does.
  final func isKeyPath(_ id: ObjectIdentifier, at index: Int) -> Bool {
    index == 0 ? firstID == id : index <= otherIDs.count && otherIDs[index - 1] == id
  }

  /// The number of key paths on the way to the property.
  final var keyPathCount: Int { otherIDs.count + 1 }

  /// Returns whether the step declares the property at a way that was traced.
  final func isAt(_ other: PropertyPath) -> Bool { path == other }

  /// What is equal for steps that are the same, as they say when they wait.
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

  /// Returns whether the step declares something of an object that another step puts there.
  final func isReached(throughObjectOf other: MountedStep) -> Bool {
    guard let path, let otherPath = other.path else { return false }
    return path.isReached(throughObjectAt: otherPath)
  }

  /// What stands in the block of children that the step is, if it is the one that is written there.
  @usableFromInline
  func place(ofBlockAt source: SourcePlace) -> MountedPlace? { nil }

  /// A Boolean value indicating whether a plan runs and undoes the step, to count what it does.
  ///
  /// The step asks then whether it may touch anything. A plan leaves all others as they are.
  var isPlanned: Bool { false }

  /// Returns what makes the step what it is now again, after a plan.
  func restoration() -> () -> Void {
    { [self, position] in self.position = position }
  }

  /// Returns whether the object has the value that the step enforces, if it does that.
  func isActual(on object: AnyObject) -> Bool { true }

  /// A Boolean value indicating whether the step has declared a value; it stands unless it was lifted.
  var hasDeclared: Bool { false }

  /// Prepares a step that has gone for its return; returns whether it is to be used again then.
  func park() -> Bool { false }

  /// Lets the next pass apply the step again, though what it declares has not changed.
  func expire() {}

  /// The step once more, for a description that outlives what the step declares; `nil` for one that is never
  /// compared while it is described.
  var redeclaration: ErasedStep? { nil }

  /// Gives back what was there before the step first ran.
  func undo(on object: AnyObject, in patcher: StepPatcher) {}

  /// Lets go of an object that leaves, without giving anything back to it.
  func release(_ object: AnyObject, in patcher: StepPatcher) {}
}
