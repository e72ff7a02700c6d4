/// A step in which the class of the object is erased.
@usableFromInline
struct ErasedStep {
  /// Runs the step.
  let run: (_ object: AnyObject, _ patcher: StepPatcher?) -> Void
}

/// Returns a step that sets a property to a value, and enforces it if it is an actual value.
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
