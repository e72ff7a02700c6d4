extension Builder {
  /// Handles the calls of a main-actor closure property without arguments.
  @MainActor
  @inlinable
  public func on<R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor () -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of a main-actor closure property with one argument.
  @MainActor
  @inlinable
  public func on<A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of a main-actor closure property with two arguments.
  @MainActor
  @inlinable
  public func on<A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A, B) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of a main-actor closure property with three arguments.
  @MainActor
  @inlinable
  public func on<A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A, B, C) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property without arguments.
  @MainActor
  @inlinable
  public func on<R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor () -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { object.call { connection.handler($0) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with one argument.
  @MainActor
  @inlinable
  public func on<A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a in object.call { connection.handler($0, a) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with two arguments.
  @MainActor
  @inlinable
  public func on<A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A, B) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b in object.call { connection.handler($0, a, b) } }
    }
  }

  /// Handles the calls of an optional main-actor closure property with three arguments.
  @MainActor
  @inlinable
  public func on<A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A, B, C) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, handler, answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler($0, a, b, c) } }
    }
  }

  /// Handles the calls of a main-actor closure property without arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor () -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a main-actor closure property with one argument, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a main-actor closure property with two arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A, B) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a main-actor closure property with three arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, @MainActor (A, B, C) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional main-actor closure property without arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor () -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with one argument, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with two arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A, B) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional main-actor closure property with three arguments, with an owner.
  @MainActor
  @inlinable
  public func on<Owner: AnyObject, A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (@MainActor (A, B, C) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping @MainActor (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
