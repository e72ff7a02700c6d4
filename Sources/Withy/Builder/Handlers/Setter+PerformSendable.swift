/// Handlers for `@Sendable` closure properties.
extension Setter where Base: Sendable {
  /// Handles the calls of a `@Sendable` closure property without arguments.
  @_alwaysEmitIntoClient
  public func perform<R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base) -> R
  ) -> Builder<Base> where Value == @Sendable () -> R {
    _perform(handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A) -> R
  ) -> Builder<Base> where Value == @Sendable (A) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B) -> R
  ) -> Builder<Base> where Value == @Sendable (A, B) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == @Sendable (A, B, C) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property without arguments.
  @_alwaysEmitIntoClient
  public func perform<R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base) -> R
  ) -> Builder<Base> where Value == (@Sendable () -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A) -> R
  ) -> Builder<Base> where Value == (@Sendable (A) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B) -> R
  ) -> Builder<Base> where Value == (@Sendable (A, B) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R: Sendable>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (@Sendable (A, B, C) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property without arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base) -> R
  ) -> Builder<Base> where Value == @Sendable () -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with one argument, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == @Sendable (A) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with two arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, B, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == @Sendable (A, B) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with three arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, B, C, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == @Sendable (A, B, C) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property without arguments, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base) -> R
  ) -> Builder<Base> where Value == (@Sendable () -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with one argument, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == (@Sendable (A) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with two arguments, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, B, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == (@Sendable (A, B) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with three arguments, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject & Sendable, A, B, C, R: Sendable>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (@Sendable (A, B, C) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
