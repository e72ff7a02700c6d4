/// The memory of a reference to the object, which is cleared when the object leaves.
final class MountedReference: MountedStep {
  /// The object that holds the reference.
  private(set) weak var owner: AnyObject?

  /// The property of the owner that holds the reference; `nil` for a ``Ref``.
  let keyPath: AnyKeyPath?

  /// Clears the reference if it still refers to this object.
  private let clear: (_ object: AnyObject) -> Void

  init(owner: AnyObject?, keyPath: AnyKeyPath?, clear: @escaping (AnyObject) -> Void) {
    self.owner = owner
    self.keyPath = keyPath
    self.clear = clear
    super.init()
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) { clear(object) }

  override func release(_ object: AnyObject) { clear(object) }
}

extension StepPatcher {
  /// Makes a reference refer to the object.
  @usableFromInline
  func refer<Base>(_ reference: Ref<Base>, to base: Base) {
    refer(from: reference, keyPath: nil) {
      reference.object = base
    } clear: { object in
      if reference.object === object { reference.object = nil }
    }
  }

  /// Assigns the object to an optional property.
  @usableFromInline
  func assign<Owner: AnyObject, Base: AnyObject>(
    _ base: Base,
    to keyPath: ReferenceWritableKeyPath<Owner, Base?>,
    on owner: Owner?
  ) {
    refer(from: owner, keyPath: keyPath) { [weak owner] in
      owner?[keyPath: keyPath] = base
    } clear: { [weak owner] object in
      if owner?[keyPath: keyPath] === object { owner?[keyPath: keyPath] = nil }
    }
  }

  /// Assigns the object to a property, which cannot be cleared.
  @usableFromInline
  func assign<Owner: AnyObject, Base: AnyObject>(
    _ base: Base,
    to keyPath: ReferenceWritableKeyPath<Owner, Base>,
    on owner: Owner?
  ) {
    refer(from: owner, keyPath: keyPath) { [weak owner] in
      owner?[keyPath: keyPath] = base
    } clear: { _ in
    }
  }

  /// Remembers a reference.
  private func refer(
    from owner: AnyObject?,
    keyPath: AnyKeyPath?,
    set: @escaping () -> Void,
    clear: @escaping (AnyObject) -> Void
  ) {
    step { [weak owner] step in
      guard let step = step as? MountedReference else { return false }
      return step.owner === owner && step.keyPath == keyPath
    } make: { [weak owner] in
      MountedReference(owner: owner, keyPath: keyPath, clear: clear)
    } run: { _, isNew in
      if isNew { set() }
    }
  }
}
