extension Builder {
  /// Attaches a handler to the object, once, and forwards to the newest one from then on.
  ///
  /// It is what adapters make their events of. `attach` runs when the object has no connection with this
  /// id yet, in ``build()`` or in a pass of `live`; after that a build or a pass only replaces the
  /// handler. See ``Connection`` for an example.
  ///
  /// Several steps of one object with the same id share one connection: the last is in effect. In a
  /// `live` block a step that is not declared any more gives way to the one before it, and when none is
  /// left, what was attached is detached. A new handler is no change of the tree.
  ///
  /// - Parameters:
  ///   - id: What tells the connection from others of the same object: the name of the event.
  ///   - handler: The handler, a closure of any type.
  ///   - attach: A closure that attaches to the object something that calls the handler of the
  ///     connection, and returns a closure that detaches it. What is attached holds the connection
  ///     strongly: when it goes, the object counts as not connected.
  /// - Returns: The builder with this step added.
  public func connect<Handler>(
    _ id: some Hashable,
    _ handler: Handler,
    attach: @escaping (_ object: Base, _ connection: Connection<Handler>) -> () -> Void
  ) -> Builder {
    let id = AnyHashable(id)
    return _adding(StepCounts(steps: 1)) { steps in
      { base, patcher in
        steps(&base, patcher)
        if let patcher { return patcher.connect(id, handler, to: base, attach) }
        Connection.connect(id, handler, to: base, attach)
      }
    }
  }
}
