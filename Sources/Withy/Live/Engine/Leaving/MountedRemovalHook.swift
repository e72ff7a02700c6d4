/// The memory of a closure that decides when its object is removed.
final class MountedRemovalHook: MountedStep {
  /// The closures declared last.
  var body: (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void = { _, remove in remove()
  }
  var onCancel: (_ object: AnyObject) -> Void = { _ in }
}
