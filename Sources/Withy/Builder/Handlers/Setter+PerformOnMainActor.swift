/// Handlers for closure properties that are isolated to the main actor.
@MainActor extension Setter {
  /// Handles the calls of a main-actor closure property without arguments.
  @_alwaysEmitIntoClient
  public func perform<R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base) -> R
  ) -> Builder<Base> where Value == @MainActor () -> R {
    _perform(handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of a main-actor closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A) -> R
  ) -> Builder<Base> where Value == @MainActor (A) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of a main-actor closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B) -> R
  ) -> Builder<Base> where Value == @MainActor (A, B) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of a main-actor closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == @MainActor (A, B, C) -> R {
    _perform(handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property without arguments.
  @_alwaysEmitIntoClient
  public func perform<R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base) -> R
  ) -> Builder<Base> where Value == (@MainActor () -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with one argument.
  @_alwaysEmitIntoClient
  public func perform<A, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A) -> R
  ) -> Builder<Base> where Value == (@MainActor (A) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with two arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B) -> R
  ) -> Builder<Base> where Value == (@MainActor (A, B) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with three arguments.
  @_alwaysEmitIntoClient
  public func perform<A, B, C, R>(
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (@MainActor (A, B, C) -> R)? {
    _perform(handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of a main-actor closure property without arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base) -> R
  ) -> Builder<Base> where Value == @MainActor () -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a main-actor closure property with one argument, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == @MainActor (A) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a main-actor closure property with two arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == @MainActor (A, B) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a main-actor closure property with three arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, C, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == @MainActor (A, B, C) -> R {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional main-actor closure property without arguments, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base) -> R
  ) -> Builder<Base> where Value == (@MainActor () -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with one argument, with an owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A) -> R
  ) -> Builder<Base> where Value == (@MainActor (A) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with two arguments, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B) -> R
  ) -> Builder<Base> where Value == (@MainActor (A, B) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with three arguments, with an
  /// owner.
  @_alwaysEmitIntoClient
  public func perform<Owner: AnyObject, A, B, C, R>(
    with owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B, C) -> R
  ) -> Builder<Base> where Value == (@MainActor (A, B, C) -> R)? {
    let owner = HandlerObject(owner, answer)
    return perform(otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
