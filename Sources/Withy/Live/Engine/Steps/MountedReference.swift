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

  /// Returns whether a step is a reference that is held by a property of an object.
  static func isHeld(_ step: MountedStep, by keyPath: AnyKeyPath, of owner: Owner) -> Bool {
    guard let step = step as? MountedReference else { return false }
    return step.owner === owner && step.keyPath == keyPath
  }

  /// Clears the reference, unless an earlier step of the chain is the same; that clears it if it goes, too.
  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    let earlier = patcher.node.steps.prefix { $0 !== self }
    if let owner,
      earlier.contains(where: { $0.isIn(scope) && Self.isHeld($0, by: keyPath, of: owner) })
    {
      return
    }
    release(object)
  }

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
      MountedReference.isHeld($0, by: keyPath, of: owner)
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
