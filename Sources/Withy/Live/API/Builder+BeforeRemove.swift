/// What is remembered of a closure that decides when its object is removed.
final class MountedRemovalHook: MountedStep {
  /// The closure that was declared last.
  var body: (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void = { _, remove in remove()
  }
}

extension Builder {
  /// Calls something before the object is removed from its parent, which is when that says so.
  ///
  /// It is for objects that leave in motion:
  ///
  /// ```swift
  /// Label.make.text("saved").beforeRemove { label, remove in
  ///   UIView.animate(withDuration: 0.3) { label.alpha = 0 } completion: { _ in remove() }
  /// }
  /// ```
  ///
  /// The object has left the description by then: in the pass it counts as removed, and among the children
  /// it stays where it is as a child that Withy does not know. What is in it stays as it is, too, but is not
  /// evaluated any more. With `remove` it leaves its parent, its steps are undone if it is an existing
  /// object, and ``onRemove(_:)`` is called.
  ///
  /// An existing object that is described again before that stays, and `remove` then does nothing. It is
  /// not asked for when the object leaves together with a parent around it, and in ``build()`` it means
  /// nothing. Once the live parent has gone, or another has the object, `remove` leaves the values as they are.
  ///
  /// - Parameter body: A closure that is called at the end of the pass with the object, and with a closure
  ///   that removes it; the one that was declared last. A second call of `remove` does nothing. If it is never
  ///   called, the object stays a child.
  /// - Returns: The builder with this step added.
  public func beforeRemove(
    _ body: @escaping (_ object: Base, _ remove: @escaping () -> Void) -> Void
  ) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        patcher?.step {
          $0 is MountedRemovalHook
        } make: {
          MountedRemovalHook()
        } run: { step, _ in
          (step as? MountedRemovalHook)?.body = { object, remove in
            if let object = object as? Base { body(object, remove) } else { remove() }
          }
        }
      }
    }
  }
}
