/// The memory of the steps of one object, kept from pass to pass.
@usableFromInline
class ObjectMemory {
  /// The steps that the last pass declared, in order.
  ///
  /// They are replaced at the end of a pass over the object, and appended to in its first; there is
  /// no access to check.
  @exclusivity(unchecked)
  @usableFromInline final var steps: [MountedStep] = []

  /// A Boolean value indicating whether no pass has run yet.
  final var isNew = true

  /// A Boolean value indicating whether a step enforces its value, as `always` does.
  ///
  /// It is only loaded and stored; there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline final var hasActualValues = false

  /// The number of runs; marks made by earlier runs need not be reset.
  final var run = 0

  /// The steps that are no longer declared, and are reused if they return.
  final var parked: [MountedStep] = []

  /// Creates an empty memory.
  init() {}

  /// Returns a closure that restores the current state of the memory after a plan; the steps
  /// restore themselves.
  func restoration() -> () -> Void {
    { [self, steps, parked, isNew, hasActualValues] in
      (self.steps, self.parked) = (steps, parked)
      (self.isNew, self.hasActualValues) = (isNew, hasActualValues)
    }
  }
}
