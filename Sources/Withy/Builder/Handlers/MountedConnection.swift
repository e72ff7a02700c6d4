/// What is remembered of a handler that a step attaches by an id.
final class MountedConnection<Base: AnyObject, Handler>: MountedStep {
  /// What tells the connection from others of the object.
  let id: AnyHashable

  /// The connection, and how it was attached; `nil` until the step is applied, and the latter where a
  /// build has attached it.
  private var connection: Connection<Handler>?
  private var attachment: Attachment?

  /// Attaches a connection to an object.
  private let attach: Attach

  /// What attaches a connection to an object, and returns what detaches it.
  typealias Attach = (Base, Connection<Handler>) -> () -> Void

  /// Creates the memory of a handler that was never attached before.
  init(id: AnyHashable, _ attach: @escaping Attach) {
    self.id = id
    self.attach = attach
    super.init()
  }

  /// Gives the connection a handler, and attaches it first where the object has none.
  func declare(_ handler: Handler, on object: Base) {
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

  override var hasDeclared: Bool { connection != nil }

  override var redeclaration: ErasedStep? {
    connection?.handler(from: self).map { connecting(id, $0, attach) }
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

/// Returns the step that gives the connection of an object a handler.
private func connecting<Base: AnyObject, Handler>(
  _ id: AnyHashable,
  _ handler: Handler,
  _ attach: @escaping MountedConnection<Base, Handler>.Attach
) -> ErasedStep {
  ErasedStep(writes: 0) { object, patcher in
    guard let base = object as? Base else { return }
    if let patcher { return patcher.connect(id, handler, to: base, attach) }
    Connection.connect(id, handler, to: base, attach)
  }
}

extension Connection {
  /// Gives the connection of an object a handler, and attaches it first where the object has none.
  static func connect<Base: AnyObject>(
    _ id: AnyHashable,
    _ handler: Handler,
    to base: Base,
    _ attach: (Base, Connection) -> () -> Void
  ) {
    if let connection = ConnectionTable.shared.connection(id, of: base, as: Handler.self) {
      return connection.take(handler)
    }
    let connection = Connection(handler, of: base)
    connection.take(handler)
    ConnectionTable.shared.add(connection, id, of: base)
    _ = attach(base, connection)
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
    typealias Memory = MountedConnection<Base, Handler>
    if isPredicting {
      guard !isPlanning, cursor < comparable, let known = memory.steps[cursor] as? Memory,
        known.id == id, known.hasDeclared
      else { return record(connecting(id, handler, attach)) }
      // As with handlers in closure properties.
      node.freezeDescription()
      known.declare(handler, on: base)
      cursor += 1
      return
    }
    step {
      ($0 as? Memory)?.id == id
    } make: {
      Memory(id: id, attach)
    } run: { [self] step, _ in
      guard !isPlanning else { return }
      (step as? Memory)?.declare(handler, on: base)
    }
  }
}
