/// Handlers for closure properties without an isolation of their own.
extension Setter {
  /// Handles the calls of a closure property without arguments.
  ///
  /// ```swift
  /// Button.make
  ///   .onTap.perform { button in button.alpha = 0.5 }
  ///   .onTap.perform(with: self) { screen, button in screen.open(button) }
  /// ```
  ///
  /// The property is set once, to a closure that calls the handler with the object; a build, or a
  /// pass of `live`, with a new handler replaces only the handler. In a pass this counts neither as
  /// a change nor as a reason to measure again. When the step is removed, the property gets back
  /// its previous value.
  ///
  /// The handler is passed the object of the builder first, then the arguments of the property,
  /// also for a property of an object inside it (`.layer.onDraw.perform`). A property that passes
  /// its sender, such as `((Button) -> Void)?`, therefore has a handler with two parameters. There
  /// are overloads for up to three arguments, for optional properties, for `@MainActor` and
  /// `@Sendable` closures, and with an owner.
  ///
  /// The object is held weakly, and so is an owner: a handler that captured an owner of its object
  /// would retain both.
  ///
  /// - Parameters:
  ///   - answer: The result for callers once the object, or an owner, has been deallocated. It can be
  ///     omitted if the result is `Void`, optional or `Bool`: it is then `()`, `nil` or `false`. If it
  ///     is omitted for another type, the closure retains the object, which is reported, and an owner.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - handler: A closure that is called with the object.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func perform<R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base) -> R
  ) -> Builder<Base> where Value == () -> R {
    _perform(Handler0(handler), answer, file, line) { object, connection in
      { object.call { connection.handler.call($0) } }
    }
  }

  /// Handles the calls of a closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A) -> R
  ) -> Builder<Base> where Value == (A) -> R {
    _perform(Handler1(handler), answer, file, line) { object, connection in
      { a in object.call { connection.handler.call($0, a) } }
    }
  }

  /// Handles the calls of a closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B) -> R
  ) -> Builder<Base> where Value == (A, B) -> R {
    _perform(Handler2(handler), answer, file, line) { object, connection in
      { a, b in object.call { connection.handler.call($0, a, b) } }
    }
  }

  /// Handles the calls of a closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (A, B, C) -> R {
    _perform(Handler3(handler), answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler.call($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional closure property without arguments.
  @_alwaysEmitIntoClient
  public func perform<R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base) -> R
  ) -> Builder<Base> where Value == (() -> R)? {
    _perform(Handler0(handler), answer, file, line) { object, connection in
      { object.call { connection.handler.call($0) } }
    }
  }

  /// Handles the calls of an optional closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A) -> R
  ) -> Builder<Base> where Value == ((A) -> R)? {
    _perform(Handler1(handler), answer, file, line) { object, connection in
      { a in object.call { connection.handler.call($0, a) } }
    }
  }

  /// Handles the calls of an optional closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B) -> R
  ) -> Builder<Base> where Value == ((A, B) -> R)? {
    _perform(Handler2(handler), answer, file, line) { object, connection in
      { a, b in object.call { connection.handler.call($0, a, b) } }
    }
  }

  /// Handles the calls of an optional closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == ((A, B, C) -> R)? {
    _perform(Handler3(handler), answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler.call($0, a, b, c) } }
    }
  }

  /// Handles the calls of a closure property without arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base) -> R
  ) -> Builder<Base> where Value == () -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a closure property with one argument, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == (A) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a closure property with two arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == (A, B) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a closure property with three arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, C, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (A, B, C) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional closure property without arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base) -> R
  ) -> Builder<Base> where Value == (() -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional closure property with one argument, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == ((A) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional closure property with two arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == ((A, B) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional closure property with three arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, C, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == ((A, B, C) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
