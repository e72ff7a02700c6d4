/// Steps that make the object available outside the expression.
extension Builder {
  /// Stores the object in a reference, for use outside a nested expression.
  ///
  /// ```swift
  /// let title = Ref<Label>()
  /// let card = View.make.children {
  ///   Label.make.text("a").ref(title)
  /// }
  /// .build()
  /// title.object?.text = "b"
  /// ```
  ///
  /// - Parameter reference: The reference to store it in. Building again replaces it with the newer
  ///   object.
  /// - Returns: The builder with this step added.
  public func ref(_ reference: Ref<Base>) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return reference.object = base }
        patcher.refer(reference, to: base)
      }
    }
  }

  /// Stores the object in an optional property, for use outside a nested expression.
  ///
  /// ```swift
  /// Label.make.text("a").assign(to: \.titleLabel, on: self)
  /// ```
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
    _adding { steps in
      { [weak owner] base, patcher in
        steps(&base, patcher)
        if let patcher {
          patcher.assign(base, to: keyPath, on: owner)
        } else {
          owner?[keyPath: keyPath] = base
        }
      }
    }
  }

  /// Stores the object in a property, for use outside a nested expression.
  @_alwaysEmitIntoClient
  public func assign<Owner: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Owner, Base>,
    on owner: Owner
  ) -> Builder {
    _adding { steps in
      { [weak owner] base, patcher in
        steps(&base, patcher)
        if let patcher {
          patcher.assign(base, to: keyPath, on: owner)
        } else {
          owner?[keyPath: keyPath] = base
        }
      }
    }
  }
}
