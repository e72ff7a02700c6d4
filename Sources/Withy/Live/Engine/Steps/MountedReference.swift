/// The memory of a reference to the object, which is cleared when the object leaves.
final class MountedReference<Owner: AnyObject>: MountedStep {
  /// The object that holds the reference.
  private weak var owner: Owner?

  /// The property of the owner that holds the reference.
  private let keyPath: AnyKeyPath

  /// Clears the reference if it still refers to this object.
  private let clear: (_ owner: Owner, _ object: AnyObject) -> Void

  init(
    of owner: Owner,
    _ keyPath: AnyKeyPath,
    clear: @escaping (_ owner: Owner, _ object: AnyObject) -> Void
  ) {
    self.owner = owner
    self.keyPath = keyPath
    self.clear = clear
    super.init()
  }

  /// Returns whether the reference is held by a property of an object.
  func isHeld(by keyPath: AnyKeyPath, of owner: Owner) -> Bool {
    self.owner === owner && self.keyPath == keyPath
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) { release(object) }

  override func release(_ object: AnyObject) {
    if let owner { clear(owner, object) }
  }
}

extension StepPatcher {
  /// Makes a reference refer to the object.
  func refer<Owner: AnyObject, Base: AnyObject>(
    to base: Base,
    by keyPath: AnyKeyPath,
    of owner: Owner,
    _ set: @escaping (_ owner: Owner, _ object: Base) -> Void,
    _ clear: @escaping (_ owner: Owner, _ object: AnyObject) -> Void
  ) {
    step {
      ($0 as? MountedReference<Owner>)?.isHeld(by: keyPath, of: owner) == true
    } make: {
      MountedReference(of: owner, keyPath, clear: clear)
    } run: { step, _ in
      // A step that is known may not have run, if an object of a scope before it was replaced.
      if step.isInEffect { return }
      step.isInEffect = true
      set(owner, base)
    }
  }
}
