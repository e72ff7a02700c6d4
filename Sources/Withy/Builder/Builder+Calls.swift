extension Builder {
  /// Calls anything with the object.
  ///
  /// ```swift
  /// Builder { Button() }.call { $0.setTitle("Open", for: .normal) }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object in every ``build()``.
  /// - Returns: The builder with this step added.
  @inlinable
  public func call(_ body: @escaping (Base) -> Void) -> Builder {
    _adding { steps in
      {
        steps(&$0)
        body($0)
      }
    }
  }

  /// Calls a method of the object, with arguments checked by the compiler.
  ///
  /// ```swift
  /// Builder { Button() }.call(Button.setTitle, "Open", .normal)
  /// ```
  ///
  /// The result of the method is ignored. Default arguments are not filled in: a reference to a
  /// method takes all of them.
  ///
  /// - Parameters:
  ///   - method: The method, by reference: `Button.setTitle`.
  ///   - arguments: The arguments of the method, evaluated where they are written.
  /// - Returns: The builder with this step added.
  @inlinable
  @_disfavoredOverload
  public func call<each Argument, Result>(
    _ method: @escaping (Base) -> (repeat each Argument) -> Result,
    _ arguments: repeat each Argument
  ) -> Builder {
    call { _ = method($0)(repeat each arguments) }
  }

  /// Calls anything with the object, when a value has changed.
  ///
  /// In ``build()``, where there is no earlier value, it is called.
  ///
  /// ```swift
  /// Builder { List() }.call(on: items) { $0.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value that the call depends on, evaluated where it is written.
  ///   - body: A closure that is called with the object.
  /// - Returns: The builder with this step added.
  @inlinable
  public func call(on value: some Equatable, _ body: @escaping (Base) -> Void) -> Builder {
    call(body)
  }

  /// Calls anything with the object, once for each object.
  ///
  /// A build is a first pass, so in ``build()`` it is called.
  ///
  /// ```swift
  /// Builder { Button() }.once { $0.addTarget(self, action: #selector(open)) }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object.
  /// - Returns: The builder with this step added.
  @inlinable
  public func once(_ body: @escaping (Base) -> Void) -> Builder {
    call(body)
  }

  /// Makes the object now, runs the earlier steps, and calls something that can throw.
  ///
  /// ```swift
  /// let file = try Builder { File(path) }
  ///   .mode(.read)
  ///   .tryCall { try $0.open() }
  ///   .build()
  /// ```
  ///
  /// It throws where it is written. The chain goes on with the object that was made, so what comes
  /// of it is not a template: every later build is of that object.
  ///
  /// - Parameter body: A closure that is called with the object, now.
  /// - Returns: A builder of the object that was made.
  /// - Throws: What `body` throws, of the type that it declares. The earlier steps have run then.
  @inlinable
  public func tryCall<Failure: Error>(
    _ body: (Base) throws(Failure) -> Void
  ) throws(Failure) -> Builder {
    let object = build()
    try body(object)
    return Builder(_source: .existing(object))
  }
}
