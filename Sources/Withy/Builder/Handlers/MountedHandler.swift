/// What is remembered of a handler in a closure property.
final class MountedHandler<Base: AnyObject, Value, Handler>: MountedStep {
  /// The property.
  let keyPath: ReferenceWritableKeyPath<Base, Value>

  /// What the closure in the property calls; `nil` until the step is applied.
  private var connection: Connection<Handler>?

  /// What the property held before, in a list of one: an optional would take a `nil` in it for its own.
  private var original: [Value] = []

  /// A Boolean value indicating whether it is known from an earlier time.
  private var isRead = false

  /// Creates the memory of a handler that was never declared before.
  init(_ keyPath: ReferenceWritableKeyPath<Base, Value>) {
    self.keyPath = keyPath
    super.init(path: PropertyPath(first: keyPath))
  }

  override var hasDeclared: Bool { connection != nil }

  /// Puts a closure into the property, if none is there in effect, and gives it the handler.
  func declare(
    _ handler: Handler,
    of base: Base,
    in patcher: StepPatcher,
    _ closure: (Connection<Handler>) -> Value
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
    if !isRead || patcher.isOnOthers(self) {
      original = [base[keyPath: keyPath]]
      isRead = false
    }
    base[keyPath: keyPath] = closure(connection)
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

extension StepPatcher {
  /// Declares the handler in a closure property.
  @usableFromInline
  func handle<Base: AnyObject, Value, Handler>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    of base: Base,
    by handler: Handler,
    _ closure: @escaping (Connection<Handler>) -> Value
  ) {
    typealias Memory = MountedHandler<Base, Value, Handler>
    func isSame(_ step: MountedStep) -> Bool {
      guard let known = step as? Memory else { return false }
      // Key paths written in the source exist once, so that comparing their identities mostly does.
      return known.keyPath === keyPath || known.keyPath == keyPath
    }
    if cursor < comparable, isSame(memory.steps[cursor]) {
      cursor += 1
      (memory.steps[cursor - 1] as? Memory)?.declare(handler, of: base, in: self, closure)
      return
    }
    step {
      isSame($0)
    } make: { [self] in
      parked { isSame($0) } ?? Memory(keyPath)
    } run: { [self] step, _ in
      (step as? Memory)?.declare(handler, of: base, in: self, closure)
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
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        let object = base
        if let patcher {
          return patcher.handle(keyPath, of: object, by: handler) {
            closure(HandlerObject(object, answer, file, line), $0)
          }
        }
        let connection = Connection(handler, of: object)
        base[keyPath: keyPath] = closure(HandlerObject(object, answer, file, line), connection)
      }
    }
  }
}
