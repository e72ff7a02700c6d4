/// The memory of a step that sets a handler in a closure property.
@usableFromInline
final class MountedHandler<Base: AnyObject, Value, Handler>: MountedStep {
  /// A function that makes the closure for the property, which calls the handler of a connection
  /// with an object.
  @usableFromInline typealias MakeClosure = (_ object: Base, _ connection: Connection<Handler>) ->
    Value

  /// The property.
  @usableFromInline let keyPath: ReferenceWritableKeyPath<Base, Value>

  /// The connection that the closure in the property calls; `nil` until the step is applied.
  ///
  /// It is only loaded and stored, so exclusivity needs no checks.
  @exclusivity(unchecked)
  @usableFromInline private(set) var connection: Connection<Handler>?

  /// The original value of the property, in a list of one: an optional could not tell a `nil` value
  /// from none.
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
  init(_ keyPath: ReferenceWritableKeyPath<Base, Value>, _ makeClosure: @escaping MakeClosure) {
    self.keyPath = keyPath
    self.makeClosure = makeClosure
    super.init(
      path: PropertyPath(first: keyPath),
      baseType: Base.self,
      valueType: HandlerType<Value, Handler>.self
    )
  }

  /// True, for the steps above and below it on the same property.
  override var isPlanned: Bool { true }

  override func restoration() -> () -> Void {
    let step = super.restoration()
    return { [self, connection, isRead, isExpired] in
      step()
      (self.connection, self.isRead, self.isExpired) = (connection, isRead, isExpired)
    }
  }

  override func expire() { isExpired = true }

  /// Sets the handler, and first sets the property to a closure unless one is in effect.
  func declare(
    _ handler: Handler,
    of base: Base,
    _ makeClosure: @escaping MakeClosure,
    in patcher: StepPatcher
  ) {
    defer { slot?.rise(to: self) }
    if !isInEffect { slot?.lower(to: self, isWritten: false, on: base, by: patcher) }
    if patcher.isPlanning { return }
    let isExpired = self.isExpired
    self.isExpired = false
    if isInEffect, let connection {
      replace(by: handler)
      // A step above may give back an earlier closure, which calls the same connection.
      if isExpired { base[keyPath: keyPath] = makeClosure(base, connection) }
      return
    }
    let connection = Connection(handler, of: base)
    self.connection = connection
    self.makeClosure = makeClosure
    isInEffect = true
    if !isRead || slot?.step(below: self, of: patcher.node.steps) != nil {
      original = [base[keyPath: keyPath]]
      isRead = false
    }
    base[keyPath: keyPath] = makeClosure(base, connection)
  }

  /// Returns whether this step has a connected closure in a property.
  @inlinable
  func isConnected(at keyPath: ReferenceWritableKeyPath<Base, Value>) -> Bool {
    self.keyPath === keyPath && connection != nil && !isExpired
  }

  /// Replaces the handler that the closure in the property calls.
  @inlinable
  func replace(by handler: Handler) { connection?.replace(by: handler) }

  override var redeclaration: ErasedStep? {
    connection.map { handling(keyPath, $0.handler, makeClosure) }
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    guard isInEffect, !patcher.isPlanning, let base = object as? Base, let value = original.first
    else { return }
    loseEffect()
    base[keyPath: keyPath] = value
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
  /// Replaces the handler in a closure property, if the step can be compared while it is described
  /// and is in effect.
  ///
  /// That does not count as a change of the node, and happens while the expression is evaluated: an
  /// expression that then describes the node differently sets its own handler.
  @inlinable
  func replaceHandler<Base: AnyObject, Value, Handler>(
    at keyPath: ReferenceWritableKeyPath<Base, Value>,
    by handler: Handler
  ) -> Bool {
    // Only a memory of this class declares that type.
    guard isPredicting, !isPlanning, cursor < comparable,
      node.steps[cursor].declares(HandlerType<Value, Handler>.self, of: Base.self),
      unsafeDowncast(node.steps[cursor], to: MountedHandler<Base, Value, Handler>.self)
        .isConnected(at: keyPath)
    else { return false }
    // Whoever holds the description of the node holds it with the old handler.
    node.freezeDescription()
    unsafeDowncast(node.steps[cursor], to: MountedHandler<Base, Value, Handler>.self)
      .replace(by: handler)
    cursor &+= 1
    return true
  }

  /// Declares the handler of a closure property.
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
      // Key paths written in the source are unique, so comparing identities usually suffices.
      return known.keyPath === keyPath || known.keyPath == keyPath
    }
    if cursor < comparable, isSame(node.steps[cursor]) {
      cursor += 1
      (node.steps[cursor - 1] as? Memory)?.declare(handler, of: base, makeClosure, in: self)
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
  /// Adds a step that sets a handler in a closure property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - handler: The handler.
  ///   - answer: The result for callers once the object is gone.
  ///   - file: The file named in diagnostics.
  ///   - line: The line named in diagnostics.
  ///   - closure: Returns the closure for the property, which calls the handler of a connection
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
