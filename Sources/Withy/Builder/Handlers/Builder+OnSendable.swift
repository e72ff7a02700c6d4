extension Builder where Base: Sendable {
  /// Handles the calls of a `@Sendable` closure property without arguments.
  @inlinable
  public func on<R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable () -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with one argument.
  @inlinable
  public func on<A, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with two arguments.
  @inlinable
  public func on<A, B, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A, B) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with three arguments.
  @inlinable
  public func on<A, B, C, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A, B, C) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property without arguments.
  @inlinable
  public func on<R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable () -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with one argument.
  @inlinable
  public func on<A, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with two arguments.
  @inlinable
  public func on<A, B, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A, B) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with three arguments.
  @inlinable
  public func on<A, B, C, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A, B, C) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of a `@Sendable` closure property without arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable () -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with one argument, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with two arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, B, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A, B) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a `@Sendable` closure property with three arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, B, C, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, @Sendable (A, B, C) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property without arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable () -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with one argument, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with two arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, B, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A, B) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional `@Sendable` closure property with three arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject & Sendable, A, B, C, R: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@Sendable (A, B, C) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @Sendable (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
