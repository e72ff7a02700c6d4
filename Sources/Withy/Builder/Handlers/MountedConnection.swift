/// What is remembered of a handler that a step attaches by an id.
final class MountedConnection<Base: AnyObject, Handler>: MountedStep {
  /// What tells the connection from others of the object.
  let id: AnyHashable

  /// The connection, and how it was attached; `nil` until the step is applied, and the latter where a
  /// build has attached it.
  private var connection: Connection<Handler>?
  private var attachment: Attachment?

  /// Creates the memory of a handler that was never attached before.
  init(id: AnyHashable) {
    self.id = id
    super.init()
  }

  /// Gives the connection a handler, and attaches it first where the object has none.
  func declare(
    _ handler: Handler,
    on object: Base,
    _ attach: (Base, Connection<Handler>) -> () -> Void
  ) {
    if let connection { return connection.take(handler, from: self) }
    let known = ConnectionTable.shared.connection(id, of: object, as: Handler.self)
    let connection = known ?? Connection(handler, of: object)
    self.connection = connection
    connection.take(handler, from: self)
    if known == nil {
      ConnectionTable.shared.add(connection, id, of: object)
      attachment = Attachment(detach: attach(object, connection))
      connection.attachment = attachment
    } else {
      attachment = connection.attachment
    }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    if patcher.isPlanning { return }
    if connection?.forget(self) == false {
      connection?.end()
      attachment?.detach()
    }
    connection = nil
    attachment = nil
  }
}

extension StepPatcher {
  /// Gives the connection of an object a handler.
  func connect<Base: AnyObject, Handler>(
    _ id: AnyHashable,
    _ handler: Handler,
    to base: Base,
    _ attach: @escaping (Base, Connection<Handler>) -> () -> Void
  ) {
    step {
      ($0 as? MountedConnection<Base, Handler>)?.id == id
    } make: {
      MountedConnection<Base, Handler>(id: id)
    } run: { [self] step, _ in
      guard !isPlanning else { return }
      (step as? MountedConnection<Base, Handler>)?.declare(handler, on: base, attach)
    }
  }
}
