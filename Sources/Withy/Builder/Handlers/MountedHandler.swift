/// What is remembered of a handler in a closure property.
@usableFromInline
final class MountedHandler<Base: AnyObject, Value, Handler>: MountedStep {
  /// Makes what goes into the property: a closure that calls the handler of a connection with an object.
  @usableFromInline typealias MakeClosure = (_ object: Base, _ connection: Connection<Handler>) ->
    Value

  /// The property.
  @usableFromInline let keyPath: ReferenceWritableKeyPath<Base, Value>

  /// What the closure in the property calls; `nil` until the step is applied.
  ///
  /// It is only loaded and stored; there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline private(set) var connection: Connection<Handler>?

  /// What the property held before, in a list of one: an optional would take a `nil` in it for its own.
  private var original: [Value] = []

  /// A Boolean value indicating whether it is known from an earlier time.
  private var isRead = false

  /// Makes what went into the property.
  private var makeClosure: MakeClosure

  /// Creates the memory of a handler that was never declared before.
  init(_ keyPath: ReferenceWritableKeyPath<Base, Value>, _ makeClosure: @escaping MakeClosure) {
    self.keyPath = keyPath
    self.makeClosure = makeClosure
    super.init(
      path: PropertyPath(first: keyPath),
      baseType: Base.self,
      valueType: HandlerType<Value, Handler>.self
    )
  }

  override var hasDeclared: Bool { connection != nil }

  /// Puts a closure into the property, if none is there in effect, and gives it the handler.
  func declare(
    _ handler: Handler,
    of base: Base,
    _ makeClosure: @escaping MakeClosure,
    in patcher: StepPatcher
  ) {
    let isLifted = patcher.isLifted(self)
    if let connection, !isLifted {
      if !patcher.isPlanning { connection.replace(by: handler) }
      return
    }
    patcher.lift(above: self, isRead: true, on: base)
    if patcher.isPlanning { return }
    let connection = Connection(handler, of: base)
    self.connection = connection
    self.makeClosure = makeClosure
    if !isRead || patcher.isOnOthers(self) {
      original = [base[keyPath: keyPath]]
      isRead = false
    }
    base[keyPath: keyPath] = makeClosure(base, connection)
  }

  /// Returns whether the closure in this property calls the handler of a connection.
  @inlinable
  func isConnected(at keyPath: ReferenceWritableKeyPath<Base, Value>) -> Bool {
    self.keyPath === keyPath && connection != nil
  }

  /// Replaces the handler that the closure in the property calls.
  @inlinable
  func replace(by handler: Handler) { connection?.replace(by: handler) }

  override var redeclaration: ErasedStep? {
    connection.map { handling(keyPath, $0.handler, makeClosure) }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    guard !patcher.isPlanning, let base = object as? Base, let value = original.first else {
      return
    }
    connection = nil
    base[keyPath: keyPath] = value
  }

  /// Keeps the closure from before: one that is read and given back again and again grows.
  override func park() -> Bool {
    isRead = !original.isEmpty
    return isRead
  }
}

/// What handlers have in place of a type of value.
@usableFromInline
enum HandlerType<Value, Handler> {}

/// Returns the step that handles the calls of a closure property.
private func handling<Base: AnyObject, Value, Handler>(
  _ keyPath: ReferenceWritableKeyPath<Base, Value>,
  _ handler: Handler,
  _ makeClosure: @escaping MountedHandler<Base, Value, Handler>.MakeClosure
) -> ErasedStep {
  ErasedStep(writes: 0) { object, patcher in
    guard let base = object as? Base else { return }
    if let patcher { return patcher.handle(keyPath, of: base, by: handler, makeClosure) }
    base[keyPath: keyPath] = makeClosure(base, Connection(handler, of: base))
  }
}

extension StepPatcher {
  /// Replaces the handler in a closure property, if the step is known at a glance and in effect.
  ///
  /// That is no change of the node, and done while the expression is evaluated: one that describes the node
  /// otherwise gives it a handler of its own.
  @inlinable
  func replaceHandler<Base: AnyObject, Value, Handler>(
    at keyPath: ReferenceWritableKeyPath<Base, Value>,
    by handler: Handler
  ) -> Bool {
    // Only such a memory says that it declares that type.
    guard isPredicting, !isPlanning, cursor < comparable,
      memory.steps[cursor].declares(HandlerType<Value, Handler>.self, of: Base.self),
      unsafeDowncast(memory.steps[cursor], to: MountedHandler<Base, Value, Handler>.self)
        .isConnected(at: keyPath)
    else { return false }
    // Who holds the description of the node holds it with the handler from before.
    node.freezeDescription()
    unsafeDowncast(memory.steps[cursor], to: MountedHandler<Base, Value, Handler>.self)
      .replace(by: handler)
    cursor &+= 1
    return true
  }

  /// Declares the handler in a closure property.
  @usableFromInline
  func handle<Base: AnyObject, Value, Handler>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    of base: Base,
    by handler: Handler,
    _ makeClosure: @escaping (Base, Connection<Handler>) -> Value
  ) {
    typealias Memory = MountedHandler<Base, Value, Handler>
    if isPredicting { return record(handling(keyPath, handler, makeClosure)) }
    func isSame(_ step: MountedStep) -> Bool {
      guard let known = step as? Memory else { return false }
      // Key paths written in the source exist once, so that comparing their identities mostly does.
      return known.keyPath === keyPath || known.keyPath == keyPath
    }
    if cursor < comparable, isSame(memory.steps[cursor]) {
      cursor += 1
      (memory.steps[cursor - 1] as? Memory)?.declare(handler, of: base, makeClosure, in: self)
      return
    }
    step {
      isSame($0)
    } make: { [self] in
      parked { isSame($0) } ?? Memory(keyPath, makeClosure)
    } run: { [self] step, _ in
      (step as? Memory)?.declare(handler, of: base, makeClosure, in: self)
    }
  }
}

extension Builder {
  /// Adds the step of a handler in a closure property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - handler: The handler.
  ///   - answer: What callers get once the object has gone.
  ///   - file: The file named in diagnostics.
  ///   - line: The line named in diagnostics.
  ///   - closure: Returns what goes into the property: a closure that calls the handler of a connection
  ///     with an object.
  /// - Returns: The builder with this step added.
  @inlinable
  func _on<Value, Handler, Answer>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    _ handler: Handler,
    _ answer: Answer?,
    _ file: StaticString,
    _ line: UInt,
    _ closure:
      @escaping (_ object: HandlerObject<Base, Answer>, _ connection: Connection<Handler>) -> Value
  ) -> Builder {
    _adding(StepCounts(steps: 1)) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher?.replaceHandler(at: keyPath, by: handler) == true { return }
        let object = base
        if let patcher {
          return patcher.handle(keyPath, of: object, by: handler) {
            closure(HandlerObject($0, answer, file, line), $1)
          }
        }
        let connection = Connection(handler, of: object)
        base[keyPath: keyPath] = closure(HandlerObject(object, answer, file, line), connection)
      }
    }
  }
}
