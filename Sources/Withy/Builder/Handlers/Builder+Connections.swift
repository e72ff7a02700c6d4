/// The step on which adapters build their events.
extension Builder {
  /// Attaches a handler to the object once, and from then on forwards to the newest handler.
  ///
  /// Adapters build their events on this method. `attach` runs if the object has no connection with
  /// this id yet, in ``build()`` or in a pass of `live`; after that, a build or a pass only
  /// replaces the handler. See ``Connection`` for an example.
  ///
  /// Several steps of one object with the same id share a connection: the last one is in effect. In
  /// a `live` block, a step that is no longer declared gives way to the one before it; when none is
  /// left, the handler is detached. A new handler does not count as a change of the tree.
  ///
  /// - Parameters:
  ///   - id: The identity of the connection among those of the object: the name of the event.
  ///   - handler: The handler, a closure of any type.
  ///   - attach: A closure that attaches to the object a closure which calls the handler of the
  ///     connection, and returns a closure that detaches it. The attached closure must hold the
  ///     connection strongly: once that is freed, the object counts as not connected.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func connect<Handler>(
    _ id: some Hashable,
    _ handler: Handler,
    attach: @escaping (_ object: Base, _ connection: Connection<Handler>) -> () -> Void
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = Connection.connect(id, handler, to: base, attach) }
        if patcher.replaceHandler(of: id, of: Base.self, by: handler) { return }
        patcher.connect(id, handler, to: base, attach)
      }
    }
  }
}

extension Connection {
  /// Sets the handler of an object's connection, which is attached first if there is none; the
  /// returned attachment is `nil` for a connection that a build has attached.
  @usableFromInline
  @discardableResult
  static func connect<Base: AnyObject>(
    _ id: some Hashable,
    _ handler: Handler,
    from step: AnyObject? = nil,
    to base: Base,
    _ attach: (Base, Connection) -> () -> Void
  ) -> (Connection, Attachment?) {
    let id = AnyHashable(id)
    if let connection = ConnectionTable.connection(id, of: base, as: Handler.self) {
      connection.set(handler, from: step)
      return (connection, connection.attachment)
    }
    let connection = Connection(handler, from: step)
    ConnectionTable.add(connection, id, of: base)
    let attachment = Attachment(detach: attach(base, connection))
    connection.attachment = attachment
    return (connection, attachment)
  }
}
