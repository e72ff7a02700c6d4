/// Closures that are called when an object enters a live tree or leaves it.
extension Builder {
  /// Calls a closure when the object has entered a live tree.
  ///
  /// The closure is called at the end of the pass that inserts the object, when the whole tree is
  /// complete. An object that moves, even to another parent, neither leaves nor enters. In
  /// ``build()`` this step does nothing.
  ///
  /// ```swift
  /// Label.make.text("saved").onInsert { $0.alpha = 1 }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object, as declared in the last pass. If a
  ///   chain has several such steps, the closure of each is called.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func onInsert(_ body: @escaping (Base) -> Void) -> Builder {
    _adding(.insertion, body)
  }

  /// Calls a closure when the object has left a live tree.
  ///
  /// The closure is called at the end of the pass, after the removal and after the steps of an
  /// existing object have been undone. In ``build()`` this step does nothing.
  ///
  /// ```swift
  /// Label.make.text("saved").onRemove { print("\($0.text) is gone") }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object, as declared in the last pass. If a
  ///   chain has several such steps, the closure of each is called.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func onRemove(_ body: @escaping (Base) -> Void) -> Builder {
    _adding(.removal, body)
  }

  /// Adds a closure that is called for an event.
  @_alwaysEmitIntoClient
  func _adding(_ event: MountedHook.Event, _ body: @escaping (Base) -> Void) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        patcher?.hook(event) { base, _ in if let base = base as? Base { body(base) } }
      }
    }
  }

  /// Calls a closure that decides when the object is removed from its parent.
  ///
  /// ```swift
  /// badge.with.beforeRemove { badge, remove in
  ///   UIView.animate(withDuration: 0.3) { badge.alpha = 0 } completion: { _ in remove() }
  /// } onCancel: { badge in
  ///   UIView.animate(withDuration: 0.3) { badge.alpha = 1 }
  /// }
  /// ```
  ///
  /// The pass counts the object as removed. Until `remove` is called, the object keeps its position
  /// among the children, like a child that Withy does not manage, and its content, which is no
  /// longer evaluated. Calling `remove` removes the object from its parent, undoes its steps if it
  /// is an existing object, and calls ``onRemove(_:)``.
  ///
  /// An existing object that is described again before that stays, and `remove` then does nothing.
  /// Properties of the object, and of everything in it, that no longer have the value declared for
  /// them are set once more, and `onCancel` is called at the end of the pass. The same goes for an
  /// object with an identity in the tree; any other that a factory made is replaced by a new one.
  ///
  /// The closure is not called if the object leaves together with a parent around it, or in
  /// ``build()``. Once the `Live` is stopped or released, `remove` only removes the object
  /// from its parent; once another `Live` has the object, `remove` restores no values.
  ///
  /// - Parameters:
  ///   - body: A closure that is called at the end of the pass with the object, and with a closure
  ///     that removes it; of several in a chain, the last is called. A second call of `remove` does
  ///     nothing. If it is never called, the object remains a child.
  ///   - onCancel: A closure that is called with the object if it is described again after `body` was
  ///     called, even where its parent has no room for it: the one declared together with that `body`.
  /// - Returns: The builder with this step added.
  /// - Complexity: Each call of `remove` reads the children of the parent once.
  @_alwaysEmitIntoClient
  public func beforeRemove(
    _ body: @escaping (_ object: Base, _ remove: @escaping () -> Void) -> Void,
    onCancel: @escaping (_ object: Base) -> Void = { _ in }
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        patcher?.hook(.departure) { object, remove in
          if let object = object as? Base { body(object, remove) } else { remove() }
        } onCancel: {
          if let object = $0 as? Base { onCancel(object) }
        }
      }
    }
  }
}
