/// The record of a step that attaches a handler by an id.
@usableFromInline
final class MountedConnection<Base: AnyObject, ID: Hashable, Handler>: MountedStep, ReplaceableStep
{
  /// The identity of the connection among those of the object.
  @usableFromInline let id: ID

  /// The connection and its attachment; both are `nil` unless the step is in effect.
  @exclusivity(unchecked) @usableFromInline private(set) var connection: Connection<Handler>?
  private var attachment: Attachment?

  private let attach: Attach

  /// A closure that attaches a connection to an object, and returns a closure that detaches it.
  @usableFromInline typealias Attach = (Base, Connection<Handler>) -> () -> Void

  init(id: ID, _ attach: @escaping Attach) {
    self.id = id
    self.attach = attach
    super.init(baseType: Base.self, marker: ConnectionType<ID, Handler>.self)
  }

  deinit { connection?.release(self) }

  /// Sets the handler of the connection, and attaches a connection first if the object has none.
  func declare(_ handler: Handler, on object: Base) {
    if let connection { return connection.set(handler, from: self) }
    (connection, attachment) = Connection.connect(id, handler, from: self, to: object, attach)
  }

  override var key: Int { id.hashValue }

  override var redeclaration: ErasedStep? {
    connection?.handler(from: self).map { connecting(id, $0, attach) }
  }

  func restore(_ former: Any) {
    guard var former = former as? Connection<Handler>.Stored else { return }
    connection?.exchange(&former, from: self)
    withExtendedLifetime(former) {}
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    if let connection, !connection.forget(self) {
      connection.leaveTable()
      attachment?.detach()
    }
    connection = nil
    attachment = nil
  }
}

/// A marker that connections declare in place of a value type.
@usableFromInline
enum ConnectionType<ID, Handler> {}

/// Returns a step that sets the handler of an object's connection.
private func connecting<Base: AnyObject, ID: Hashable, Handler>(
  _ id: ID,
  _ handler: Handler,
  _ attach: @escaping MountedConnection<Base, ID, Handler>.Attach
) -> ErasedStep {
  ErasedStep { object, patcher in
    guard let base = object as? Base else { return }
    if let patcher { return patcher.connect(id, handler, to: base, attach) }
    Connection.connect(id, handler, to: base, attach)
  }
}

extension StepPatcher {
  /// Replaces the handler of a connection if its step is the next one and in effect, and returns
  /// whether it did; see ``replaceHandler(at:of:by:)``.
  @inlinable
  func replaceHandler<Base: AnyObject, ID: Hashable, Handler>(
    of id: ID,
    of type: Base.Type,
    by handler: Handler
  ) -> Bool {
    // Only a record of this class declares that type. `==` runs user code while `step` is retained.
    guard let next, next.declares(ConnectionType<ID, Handler>.self, of: Base.self) else {
      return false
    }
    let step = unsafeDowncast(next, to: MountedConnection<Base, ID, Handler>.self)
    guard step.id == id, let connection = step.connection else { return false }
    freezeDescription()
    var stored = Connection.Stored(handler: handler)
    if !connection.exchange(&stored, from: step) {
      connection.setOther(handler, from: step)
    } else if let expression, !expression.isCertain {
      expression.noteReplaced(stored)
    }
    withExtendedLifetime(stored) {}
    cursor &+= 1
    return true
  }

  /// Sets the handler of an object's connection.
  @usableFromInline
  func connect<Base: AnyObject, ID: Hashable, Handler>(
    _ id: ID,
    _ handler: Handler,
    to base: Base,
    _ attach: @escaping (Base, Connection<Handler>) -> () -> Void
  ) {
    typealias Record = MountedConnection<Base, ID, Handler>
    if let expression { return expression.collect(connecting(id, handler, attach)) }
    step {
      id.hashValue
    } matches: {
      ($0 as? Record)?.id == id
    } make: {
      Record(id: id, attach)
    } run: { step in
      (step as? Record)?.declare(handler, on: base)
    }
  }
}
