/// The memory of a step that attaches a handler by an id.
final class MountedConnection<Base: AnyObject, Handler>: MountedStep {
  /// The identity of the connection among those of the object.
  let id: AnyHashable

  /// The connection and its attachment; both are `nil` until the step is applied.
  private var connection: Connection<Handler>?
  private var attachment: Attachment?

  /// Attaches a connection to an object.
  private let attach: Attach

  /// A closure that attaches a connection to an object, and returns a closure that detaches it.
  typealias Attach = (Base, Connection<Handler>) -> () -> Void

  init(id: AnyHashable, _ attach: @escaping Attach) {
    self.id = id
    self.attach = attach
    super.init()
  }

  /// Sets the handler of the connection, and attaches a connection first if the object has none.
  func declare(_ handler: Handler, on object: Base) {
    if let connection { return connection.take(handler, from: self) }
    (connection, attachment) = Connection.connect(id, handler, from: self, to: object, attach)
    isInEffect = true
  }

  override var key: Int { id.hashValue }

  override var redeclaration: ErasedStep? {
    connection?.handler(from: self).map { connecting(id, $0, attach) }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    if connection?.forget(self) == false {
      connection?.end()
      attachment?.detach()
    }
    connection = nil
    attachment = nil
    isInEffect = false
  }
}

/// Returns a step that sets the handler of an object's connection.
private func connecting<Base: AnyObject, Handler>(
  _ id: AnyHashable,
  _ handler: Handler,
  _ attach: @escaping MountedConnection<Base, Handler>.Attach
) -> ErasedStep {
  ErasedStep { object, patcher in
    guard let base = object as? Base else { return }
    if let patcher { return patcher.connect(id, handler, to: base, attach) }
    _ = Connection.connect(id, handler, to: base, attach)
  }
}

extension StepPatcher {
  /// Sets the handler of an object's connection.
  func connect<Base: AnyObject, Handler>(
    _ id: AnyHashable,
    _ handler: Handler,
    to base: Base,
    _ attach: @escaping (Base, Connection<Handler>) -> () -> Void
  ) {
    typealias Memory = MountedConnection<Base, Handler>
    if isPredicting {
      guard cursor < comparable, let known = node.steps[cursor] as? Memory,
        known.id == id, known.isInEffect
      else { return record(connecting(id, handler, attach)) }
      // As for handlers in closure properties.
      node.freezeDescription()
      known.declare(handler, on: base)
      cursor += 1
      return
    }
    step {
      id.hashValue
    } matches: {
      ($0 as? Memory)?.id == id
    } make: {
      Memory(id: id, attach)
    } run: { step, _ in
      (step as? Memory)?.declare(handler, on: base)
    }
  }
}
