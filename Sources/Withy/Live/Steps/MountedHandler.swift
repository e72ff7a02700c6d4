/// The memory of a step that sets a handler in a closure property.
@usableFromInline
final class MountedHandler<Base: AnyObject, Value, Handler>: MountedStep {
  /// A function that makes the closure for the property, which calls the handler of a connection
  /// with an object.
  @usableFromInline typealias MakeClosure = (_ object: Base, _ connection: Connection<Handler>) ->
    Value

  /// Accesses the property.
  private let access: Setter<Base, Value>.AccessValue

  /// The identity of the access closure, by which the next pass recognises the step.
  private let accessIdentity: ClosureIdentity

  /// The connection that the closure in the property calls; `nil` until the step is applied.
  ///
  /// It is only loaded and stored, so exclusivity needs no checks.
  @exclusivity(unchecked)
  @usableFromInline private(set) var connection: Connection<Handler>?

  /// The original value of the property, in a list of one: an optional could not distinguish a
  /// `nil` value from none.
  private var original: [Value] = []

  /// Whether the original value was read in an earlier application.
  private var isRead = false

  /// Whether the next pass must set the property again, since others may have set it.
  ///
  /// It is only loaded and stored, so exclusivity needs no checks.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isExpired = false

  /// Makes the closure for the property.
  private var makeClosure: MakeClosure

  /// Creates the memory of a handler that has not been declared.
  init(
    path: PropertyPath,
    access: @escaping Setter<Base, Value>.AccessValue,
    _ makeClosure: @escaping MakeClosure
  ) {
    self.access = access
    accessIdentity = path.passesOptional ? .none : ClosureIdentity(access)
    self.makeClosure = makeClosure
    super.init(path: path, baseType: Base.self, valueType: HandlerType<Value, Handler>.self)
  }

  override var key: Int { path?.hashValue ?? 0 }

  override func expire() { isExpired = true }

  /// Sets the handler, and first sets the property to a closure unless one is in effect.
  func declare(
    _ handler: Handler,
    of base: inout Base,
    _ makeClosure: @escaping MakeClosure,
    in patcher: StepPatcher
  ) {
    defer { slot?.rise(to: self) }
    if !isInEffect { slot?.lower(to: self, isWritten: false, on: base, by: patcher) }
    let isExpired = self.isExpired
    self.isExpired = false
    if path?.passesOptional == true && Setter.read(access, in: &base) == nil {
      loseEffect()
      return
    }
    if isInEffect, let connection {
      replace(by: handler)
      // A step above may give back an earlier closure, which calls the same connection.
      if isExpired { Setter.write(makeClosure(base, connection), by: access, to: &base) }
      return
    }
    let connection = Connection(handler, of: base)
    self.connection = connection
    self.makeClosure = makeClosure
    isInEffect = true
    if !isRead || slot?.step(below: self, of: patcher.node.steps) != nil {
      original = Setter.read(access, in: &base).map { [$0] } ?? []
      isRead = false
    }
    Setter.write(makeClosure(base, connection), by: access, to: &base)
  }

  /// Returns whether this step has a connected closure in a property.
  @usableFromInline
  var isConnected: Bool { connection != nil && !isExpired }

  /// Returns whether the step was declared through the same access closure.
  @usableFromInline
  func isDeclared(at accessIdentity: ClosureIdentity) -> Bool {
    self.accessIdentity.isSame(as: accessIdentity)
  }

  /// Replaces the handler that the closure in the property calls.
  @inlinable
  func replace(by handler: Handler) { connection?.replace(by: handler) }

  override var redeclaration: ErasedStep? {
    connection.map { handling(access, $0.handler, makeClosure) }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    guard isInEffect, var base = object as? Base, let value = original.first else { return }
    loseEffect()
    Setter.write(value, by: access, to: &base)
  }

  override func loseEffect() {
    super.loseEffect()
    connection = nil
  }

  /// Keeps the original closure: reading it and restoring it again and again would wrap it ever
  /// deeper.
  override func park() -> Bool {
    isRead = !original.isEmpty
    return isRead
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
  ErasedStep(writes: 0) { object, patcher in
    guard var base = object as? Base else { return }
    if let patcher { return patcher.handle(access, of: &base, by: handler, makeClosure) }
    var set = PropertyAccess.set(makeClosure(base, Connection(handler, of: base)))
    access(&base, &set) { _ in }
  }
}

extension StepPatcher {
  /// Replaces the handler in a closure property, if the step can be compared while it is described
  /// and is in effect.
  ///
  /// That does not count as a change of the node, and happens while the expression is evaluated: an
  /// expression that then describes the node differently sets its own handler.
  @inlinable
  func replaceHandler<Base: AnyObject, Value, Handler>(
    at access: @escaping Setter<Base, Value>.AccessValue,
    of base: inout Base,
    by handler: Handler
  ) -> Bool {
    // Only a memory of this class declares that type.
    guard isPredicting, cursor < comparable,
      node.steps[cursor].declares(HandlerType<Value, Handler>.self, of: Base.self)
    else { return false }
    let step = unsafeDowncast(node.steps[cursor], to: MountedHandler<Base, Value, Handler>.self)
    guard step.isConnected,
      step.isDeclared(at: ClosureIdentity(access))
        || isNext(at: access, of: &base)
    else { return false }
    // Whoever holds the description of the node holds it with the old handler.
    node.freezeDescription()
    step.replace(by: handler)
    cursor &+= 1
    return true
  }

  /// Returns whether the next remembered step declares the property of an access closure.
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
    typealias Memory = MountedHandler<Base, Value, Handler>
    if isPredicting { return record(handling(access, handler, makeClosure)) }
    if case (let scope, var object)? = scopeToEnter(from: Base.self) {
      return handle(scope.access(access), of: &object, by: handler) { [base] object, connection in
        makeClosure(scope.read(object) as? Base ?? base, connection)
      }
    }
    let type: Any.Type = HandlerType<Value, Handler>.self
    tracePath(in: &base, access)
    guard let path else { return }
    func isSame(_ step: MountedStep) -> Bool { step.valueType == type && step.path == path }
    if cursor < comparable, isSame(node.steps[cursor]) {
      cursor += 1
      (node.steps[cursor - 1] as? Memory)?.declare(handler, of: &base, makeClosure, in: self)
      return
    }
    let object = base
    step {
      path.hashValue
    } matches: {
      isSame($0)
    } make: { [self] in
      parked { isSame($0) } ?? Memory(path: path, access: access, makeClosure)
    } run: { [self] step, _ in
      var base = object
      (step as? Memory)?.declare(handler, of: &base, makeClosure, in: self)
    }
  }
}
