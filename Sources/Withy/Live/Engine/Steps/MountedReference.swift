/// The memory of a reference to the object, which is cleared when the object leaves.
final class MountedReference: MountedStep {
  /// The object that holds the reference.
  private weak var owner: AnyObject?

  /// The property of the owner that holds the reference; `nil` if the owner is a ``Ref``.
  private let keyPath: AnyKeyPath?

  /// The same for equal references.
  private let hash: Int

  /// Clears the reference if it still refers to this object.
  private let clear: (_ owner: AnyObject, _ object: AnyObject) -> Void

  init(
    of owner: AnyObject,
    _ keyPath: AnyKeyPath?,
    clear: @escaping (_ owner: AnyObject, _ object: AnyObject) -> Void
  ) {
    self.owner = owner
    self.keyPath = keyPath
    self.clear = clear
    hash = Self.key(of: owner, keyPath)
    super.init()
  }

  override var key: Int { hash }

  /// Returns the key of a reference that is held by a property of an object.
  static func key(of owner: AnyObject, _ keyPath: AnyKeyPath?) -> Int {
    ObjectIdentifier(owner).hashValue ^ keyPath.hashValue
  }

  /// Returns whether a step is a reference that is held by a property of an object.
  static func isHeld(_ step: MountedStep, by keyPath: AnyKeyPath?, of owner: AnyObject) -> Bool {
    guard let step = step as? MountedReference else { return false }
    return step.owner === owner && step.keyPath == keyPath
  }

  /// Clears the reference, unless an earlier step of the chain is the same; that one clears it, if it
  /// goes, too.
  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    let earlier = patcher.node.steps.prefix { $0 !== self }
    let isKept = earlier.contains { step in
      step.key == hash && step.isIn(scope)
        && owner.map { Self.isHeld(step, by: keyPath, of: $0) } == true
    }
    if !isKept { release(object) }
  }

  override func release(_ object: AnyObject) {
    if let owner { clear(owner, object) }
  }
}

extension StepPatcher {
  /// Returns whether the next step is the reference that is held by a property of an object, and refers
  /// to this object.
  @usableFromInline
  func isReferred(by keyPath: AnyKeyPath?, of owner: AnyObject) -> Bool {
    guard cursor < comparable, node.steps[cursor].isInEffect, node.steps[cursor].scope == nil,
      MountedReference.isHeld(node.steps[cursor], by: keyPath, of: owner)
    else { return false }
    cursor += 1
    return true
  }

  /// Makes a reference refer to the object.
  @usableFromInline
  func refer<Owner: AnyObject, Base: AnyObject>(
    to base: Base,
    by keyPath: AnyKeyPath?,
    of owner: Owner,
    _ set: @escaping (_ owner: Owner, _ object: Base) -> Void,
    _ clear: @escaping (_ owner: Owner, _ object: AnyObject) -> Void
  ) {
    step {
      MountedReference.key(of: owner, keyPath)
    } matches: {
      MountedReference.isHeld($0, by: keyPath, of: owner)
    } make: {
      MountedReference(of: owner, keyPath) { if let owner = $0 as? Owner { clear(owner, $1) } }
    } run: { step, _ in
      // A step that is known may not have run, if an object of a scope before it was replaced.
      if step.isInEffect { return }
      step.isInEffect = true
      set(owner, base)
    }
  }
}
