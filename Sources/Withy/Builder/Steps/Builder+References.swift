/// Steps that make the object available outside the expression.
extension Builder {
  /// Stores the object in a reference, for use outside a nested expression; see ``Ref``.
  ///
  /// - Parameter reference: The reference to store it in, which the builder holds weakly. Building
  ///   again replaces the object with the newer one.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func ref(_ reference: Ref<Base>) -> Builder {
    _assign(to: nil, on: reference) {
      $0.refer(to: $1)
    } clear: {
      $0.clear($1)
    }
  }

  /// Stores the object in an optional property, for use outside a nested expression.
  ///
  /// ```swift
  /// Label.make.text("a").assign(to: \.titleLabel, on: self)
  /// ```
  ///
  /// In `live`, the property is set to `nil` when the object leaves.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set.
  ///   - owner: The object whose property is set. It is held weakly; after its deallocation,
  ///     nothing is set.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func assign<Owner: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Owner, Base?>,
    on owner: Owner
  ) -> Builder {
    _assign(to: keyPath, on: owner) {
      $0[keyPath: keyPath] = $1
    } clear: {
      if $0[keyPath: keyPath] === $1 { $0[keyPath: keyPath] = nil }
    }
  }

  /// Stores the object in a property, for use outside a nested expression.
  ///
  /// In `live`, the property keeps an object that leaves, because the property cannot be `nil`.
  @_alwaysEmitIntoClient
  public func assign<Owner: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Owner, Base>,
    on owner: Owner
  ) -> Builder {
    _assign(to: keyPath, on: owner) { $0[keyPath: keyPath] = $1 }
  }

  /// Stores the object in a property or ``Ref``, by a closure that another reverts in a live tree.
  @_alwaysEmitIntoClient
  func _assign<Owner: AnyObject>(
    to keyPath: AnyKeyPath?,
    on owner: Owner,
    _ set: @escaping (_ owner: Owner, _ object: Base) -> Void,
    clear: @escaping (_ owner: Owner, _ object: AnyObject) -> Void = { _, _ in }
  ) -> Builder {
    _adding(.compared) { steps in
      { [weak owner] base, patcher in
        steps(&base, patcher)
        guard let owner else { return }
        guard let patcher else { return set(owner, base) }
        if patcher.isReferred(by: keyPath, of: owner) { return }
        patcher.refer(to: base, by: keyPath, of: owner) {
          if let owner = $0 as? Owner, let object = $1 as? Base { set(owner, object) }
        } _: {
          if let owner = $0 as? Owner { clear(owner, $1) }
        }
      }
    }
  }
}
