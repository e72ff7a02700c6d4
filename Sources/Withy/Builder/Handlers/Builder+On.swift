extension Builder {
  /// Sets a handler for a closure property without arguments.
  ///
  /// The property is set once, to a closure that calls the handler with the object; a build, or a
  /// pass of `live`, with a new handler replaces only the handler. In a pass this counts neither as
  /// a change nor as a reason to measure again. When the step is removed, the property gets back
  /// its previous value. There are overloads for up to three arguments, for optional properties,
  /// for `@MainActor` and `@Sendable` closures, and with an owner.
  ///
  /// ```swift
  /// Button.make
  ///   .on(\.onTap) { button in button.alpha = 0.5 }
  ///   .on(\.onTap, self) { screen, button in screen.open(button) }
  /// ```
  ///
  /// The object is held weakly, and so is an owner: a handler that captured an owner of its object
  /// would keep both alive for ever.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - answer: The result for callers once the object is gone. It can be omitted if the result is
  ///     `Void`, optional or `Bool`: it is then `()`, `nil` or `false`. If it is omitted for
  ///     another type, the closure retains the object, which is reported.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - handler: A closure that is called with the object.
  /// - Returns: The builder with this step added.
  @inlinable
  public func on<R>(
    _ keyPath: ReferenceWritableKeyPath<Base, () -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base) -> R
  ) -> Builder {
    _on(keyPath, Handler0(handler), answer, file, line) { object, connection in
      { object.call { connection.handler.call($0) } }
    }
  }

  /// Handles the calls of a closure property with one argument.
  @inlinable
  public func on<A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A) -> R
  ) -> Builder {
    _on(keyPath, Handler1(handler), answer, file, line) { object, connection in
      { a in object.call { connection.handler.call($0, a) } }
    }
  }

  /// Handles the calls of a closure property with two arguments.
  @inlinable
  public func on<A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A, B) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, Handler2(handler), answer, file, line) { object, connection in
      { a, b in object.call { connection.handler.call($0, a, b) } }
    }
  }

  /// Handles the calls of a closure property with three arguments.
  @inlinable
  public func on<A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A, B, C) -> R>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, Handler3(handler), answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler.call($0, a, b, c) } }
    }
  }

  /// Handles the calls of an optional closure property without arguments.
  @inlinable
  public func on<R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (() -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base) -> R
  ) -> Builder {
    _on(keyPath, Handler0(handler), answer, file, line) { object, connection in
      { object.call { connection.handler.call($0) } }
    }
  }

  /// Handles the calls of an optional closure property with one argument.
  @inlinable
  public func on<A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A) -> R
  ) -> Builder {
    _on(keyPath, Handler1(handler), answer, file, line) { object, connection in
      { a in object.call { connection.handler.call($0, a) } }
    }
  }

  /// Handles the calls of an optional closure property with two arguments.
  @inlinable
  public func on<A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A, B) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B) -> R
  ) -> Builder {
    _on(keyPath, Handler2(handler), answer, file, line) { object, connection in
      { a, b in object.call { connection.handler.call($0, a, b) } }
    }
  }

  /// Handles the calls of an optional closure property with three arguments.
  @inlinable
  public func on<A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A, B, C) -> R)?>,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Base, A, B, C) -> R
  ) -> Builder {
    _on(keyPath, Handler3(handler), answer, file, line) { object, connection in
      { a, b, c in object.call { connection.handler.call($0, a, b, c) } }
    }
  }

  /// Handles the calls of a closure property without arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, () -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of a closure property with one argument, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of a closure property with two arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A, B) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of a closure property with three arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (A, B, C) -> R>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }

  /// Handles the calls of an optional closure property without arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, (() -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object in
      owner.call { handler($0, object) }
    }
  }

  /// Handles the calls of an optional closure property with one argument, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a in
      owner.call { handler($0, object, a) }
    }
  }

  /// Handles the calls of an optional closure property with two arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, B, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A, B) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b in
      owner.call { handler($0, object, a, b) }
    }
  }

  /// Handles the calls of an optional closure property with three arguments, with an owner.
  @inlinable
  public func on<Owner: AnyObject, A, B, C, R>(
    _ keyPath: ReferenceWritableKeyPath<Base, ((A, B, C) -> R)?>,
    _ owner: Owner,
    otherwise answer: R? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Owner, Base, A, B, C) -> R
  ) -> Builder {
    let owner = HandlerObject(owner, answer, file, line)
    return on(keyPath, otherwise: answer, file: file, line: line) { object, a, b, c in
      owner.call { handler($0, object, a, b, c) }
    }
  }
}
