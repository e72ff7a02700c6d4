/// The record of a reference to the object, which is cleared when the object leaves.
@usableFromInline
final class MountedReference: MountedStep {
  /// The object that holds the reference.
  private weak var owner: AnyObject?

  /// The property of the owner that holds the reference; `nil` if the owner is a ``Ref``.
  private let keyPath: AnyKeyPath?

  /// The key, which is the same for equal references.
  private let hash: Int

  /// Makes the reference refer to an object, or clears it if it still refers to that object.
  @usableFromInline typealias Change = (_ owner: AnyObject, _ object: AnyObject) -> Void

  private let set: Change
  private let clear: Change

  init(
    of owner: AnyObject,
    _ keyPath: AnyKeyPath?,
    set: @escaping Change,
    clear: @escaping Change
  ) {
    self.owner = owner
    self.keyPath = keyPath
    self.set = set
    self.clear = clear
    hash = Self.key(of: owner, keyPath)
    super.init()
  }

  override var key: Int { hash }

  override var redeclaration: ErasedStep? {
    owner.map { referring(by: keyPath, of: $0, set, clear) }
  }

  /// Returns the key of a reference that is held by a property of an object.
  static func key(of owner: AnyObject, _ keyPath: AnyKeyPath?) -> Int {
    ObjectIdentifier(owner).hashValue ^ keyPath.hashValue
  }

  /// Returns whether a step is a reference that is held by a property of an object.
  static func isHeld(_ step: MountedStep, by keyPath: AnyKeyPath?, of owner: AnyObject) -> Bool {
    guard let step = step as? MountedReference else { return false }
    return step.owner === owner && step.keyPath == keyPath
  }

  /// Clears the reference, unless an equal earlier step remains, which clears it in the end.
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
  /// Returns whether the next step is this reference and in effect, and moves past it if so.
  @usableFromInline
  func isReferred(by keyPath: AnyKeyPath?, of owner: AnyObject) -> Bool {
    guard let next, next.isInEffect, MountedReference.isHeld(next, by: keyPath, of: owner) else {
      return false
    }
    cursor += 1
    return true
  }

  @usableFromInline
  func refer(
    to object: AnyObject,
    by keyPath: AnyKeyPath?,
    of owner: AnyObject,
    _ set: @escaping MountedReference.Change,
    _ clear: @escaping MountedReference.Change
  ) {
    if let expression { return expression.collect(referring(by: keyPath, of: owner, set, clear)) }
    step {
      MountedReference.key(of: owner, keyPath)
    } matches: {
      MountedReference.isHeld($0, by: keyPath, of: owner)
    } make: {
      MountedReference(of: owner, keyPath, set: set, clear: clear)
    } run: { step in
      // A recorded step may not have run, if the object of a scope before it was replaced.
      if step.isInEffect { return }
      step.isInEffect = true
      set(owner, object)
    }
  }
}

/// Returns the step that makes a reference refer to an object.
private func referring(
  by keyPath: AnyKeyPath?,
  of owner: AnyObject,
  _ set: @escaping MountedReference.Change,
  _ clear: @escaping MountedReference.Change
) -> ErasedStep {
  ErasedStep { [weak owner] object, patcher in
    guard let owner else { return }
    guard let patcher else { return set(owner, object) }
    patcher.refer(to: object, by: keyPath, of: owner, set, clear)
  }
}
