/// The memory of a closure that decides when its object is removed.
final class MountedRemovalHook: MountedStep {
  /// The closures declared last.
  var body: (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void = { _, remove in remove()
  }
  var onCancel: (_ object: AnyObject) -> Void = { _ in }

  override var redeclaration: ErasedStep? { hookingRemoval(body, onCancel) }
}

/// Returns a step that declares a closure that decides when the object is removed.
private func hookingRemoval(
  _ body: @escaping (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void,
  _ onCancel: @escaping (_ object: AnyObject) -> Void
) -> ErasedStep {
  ErasedStep { _, patcher in patcher?.hookRemoval(body, onCancel: onCancel) }
}

extension StepPatcher {
  /// Declares a closure that decides when the object is removed, and one for when it stays.
  @usableFromInline
  func hookRemoval(
    _ body: @escaping (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void,
    onCancel: @escaping (_ object: AnyObject) -> Void
  ) {
    declare(hookingRemoval(body, onCancel)) {
      $0 is MountedRemovalHook
    } make: {
      MountedRemovalHook()
    } run: { step in
      guard let step = step as? MountedRemovalHook else { return }
      (step.body, step.onCancel) = (body, onCancel)
    }
  }
}
