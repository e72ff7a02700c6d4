extension Builder {
  /// Handles the calls of a closure property without arguments.
  ///
  /// The property gets one closure, once, which calls the handler with the object; a build, or a pass
  /// of `live`, that brings another handler replaces that alone. In a pass this counts neither as a
  /// change nor as a reason to measure. The handler goes with the step, and the property gets back
  /// what it held before. There are forms for up to three arguments, for optional properties, for
  /// `@MainActor` and `@Sendable` closures, and with an owner.
  ///
  /// ```swift
  /// Button.make
  ///   .on(\.onTap) { button in button.alpha = 0.5 }
  ///   .on(\.onTap, self) { screen, button in screen.open(button) }
  /// ```
  ///
  /// The object is held weakly, and so is an owner: a handler that captured what holds its object
  /// would keep both for ever.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - answer: What callers get once the object has gone. It can be left out if the result is `Void`,
  ///     optional or `Bool`: then it is nothing, `nil` or `false`. Where it is missing for another type,
  ///     the closure holds the object, which is reported.
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
