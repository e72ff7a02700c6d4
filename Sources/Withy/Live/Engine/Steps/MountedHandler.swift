/// The record of a step that sets a closure property to one that calls a connection's handler.
@usableFromInline
final class MountedHandler<Base: AnyObject, Value, Handler>: MountedProperty<Base, Value>,
  ReplaceableStep
{
  /// A function that makes the closure for the property.
  @usableFromInline typealias MakeClosure = (_ object: Base, _ connection: Connection<Handler>) ->
    Value

  /// The connection that the closure in the property calls; `nil` while the step is not in effect.
  @exclusivity(unchecked) @usableFromInline private(set) var connection: Connection<Handler>?

  /// Whether the next pass must set the property again, since others may have set it.
  @exclusivity(unchecked) private var isExpired = false

  private var makeClosure: MakeClosure

  init(
    path: PropertyPath,
    access: @escaping Setter<Base, Value>.AccessValue,
    _ makeClosure: @escaping MakeClosure
  ) {
    self.makeClosure = makeClosure
    super.init(path: path, access: access, marker: HandlerType<Value, Handler>.self)
  }

  override func expire() { isExpired = true }

  /// Closures cannot be compared.
  override func expireIfChanged(on object: AnyObject) { expire() }

  /// Sets the handler, and first sets the property to a closure unless one is in effect.
  func declare(
    _ handler: Handler,
    of base: inout Base,
    _ makeClosure: @escaping MakeClosure,
    in patcher: StepPatcher
  ) {
    // A later step may have set an optional on the path to `nil`, which hides the handler's object.
    if isConnected,
      !passesOptional || slot?.hides(self, of: patcher.node.steps) == true
        || Setter.read(access, in: &base) != nil
    {
      connection?.set(handler)
      slot?.rise(to: self)
      return
    }
    let connection = connection ?? Connection(handler)
    isExpired = false
    declare(.made { [base] in makeClosure(base, connection) }, of: &base, in: patcher)
    guard isInEffect else { return }
    connection.set(handler)
    (self.connection, self.makeClosure) = (connection, makeClosure)
  }

  /// Whether the property has the closure of this step, as far as is known.
  @usableFromInline var isConnected: Bool { connection != nil && !isExpired }

  func restore(_ former: Any) {
    if let former = former as? Connection<Handler>.Stored { connection?.set(former.handler) }
  }

  override var redeclaration: ErasedStep? {
    connection.map { handling(access, $0.handler, makeClosure) }
  }

  override func loseEffect() {
    super.loseEffect()
    connection = nil
  }
}

/// A marker that handlers declare in place of a value type.
@usableFromInline
enum HandlerType<Value, Handler> {}

/// Returns a step that sets a handler in a closure property.
private func handling<Base: AnyObject, Value, Handler>(
  _ access: @escaping Setter<Base, Value>.AccessValue,
  _ handler: Handler,
  _ makeClosure: @escaping MountedHandler<Base, Value, Handler>.MakeClosure
) -> ErasedStep {
  ErasedStep { object, patcher in
    guard var base = object as? Base else { return }
    if let patcher { return patcher.handle(access, of: &base, by: handler, makeClosure) }
    Setter.write(makeClosure(base, Connection(handler)), by: access, to: &base)
  }
}

extension StepPatcher {
  /// Replaces the handler in a closure property if its step is the next one and in effect, and
  /// returns whether it did.
  ///
  /// Replacing it is no change of the node, and happens even while the expression is only
  /// evaluated. If the prediction was wrong, the expression that describes the node sets its own
  /// handler, and the former one is restored if none does.
  @inlinable
  func replaceHandler<Base: AnyObject, Value, Handler>(
    at access: @escaping Setter<Base, Value>.AccessValue,
    of base: inout Base,
    by handler: Handler
  ) -> Bool {
    // Only a record of this class declares that type.
    guard let next, next.declares(HandlerType<Value, Handler>.self, of: Base.self) else {
      return false
    }
    let step = unsafeDowncast(next, to: MountedHandler<Base, Value, Handler>.self)
    guard step.isConnected,
      step.accessIdentity.isSame(as: ClosureIdentity(access)) || isNext(at: access, of: &base)
    else { return false }
    freezeDescription()
    var stored = Connection.Stored(handler: handler)
    step.connection?.exchange(&stored)
    if let expression, !expression.isCertain { expression.noteReplaced(stored) }
    withExtendedLifetime(stored) {}
    cursor &+= 1
    return true
  }

  /// Returns whether the next recorded step declares the property of an access closure.
  @usableFromInline
  func isNext<Base: AnyObject, Value>(
    at access: Setter<Base, Value>.AccessValue,
    of base: inout Base
  ) -> Bool {
    tracePath(in: &base, access)
    return path?.passesOptional == false && node.steps[cursor].path == path
  }

  /// Declares the handler of a closure property.
  @usableFromInline
  func handle<Base: AnyObject, Value, Handler>(
    _ access: @escaping Setter<Base, Value>.AccessValue,
    of base: inout Base,
    by handler: Handler,
    _ makeClosure: @escaping (Base, Connection<Handler>) -> Value
  ) {
    typealias Record = MountedHandler<Base, Value, Handler>
    if let expression { return expression.collect(handling(access, handler, makeClosure)) }
    tracePath(in: &base, access)
    guard let path else { return }
    let object = base
    step(declaring: HandlerType<Value, Handler>.self, of: Base.self, at: path) {
      Record(path: path, access: access, makeClosure)
    } run: { [self] step in
      var base = object
      (step as? Record)?.declare(handler, of: &base, makeClosure, in: self)
    }
  }
}
