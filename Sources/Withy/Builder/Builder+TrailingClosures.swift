extension Builder {
  /// Calls a method that takes a closure alone, as a trailing closure.
  @inlinable
  public func call<each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (@escaping (repeat each Parameter) -> Answer) -> Result,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(body) }
  }

  /// Calls a method that takes a closure behind one argument, as a trailing closure.
  ///
  /// ```swift
  /// Button.make.call(Button.onTap, "open") { print("tapped") }
  /// ```
  ///
  /// In a `live` block the method is called in every pass: a closure is never known to be as it was.
  ///
  /// - Parameters:
  ///   - method: The method, by reference: `Button.onTap`.
  ///   - a: The argument before the closure, evaluated where it is written.
  ///   - body: The closure that is the last argument of the method.
  /// - Returns: The builder with this step added.
  @inlinable
  public func call<A, each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (A, @escaping (repeat each Parameter) -> Answer) -> Result,
    _ a: A,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(a, body) }
  }

  /// Calls a method that takes a closure behind two arguments, as a trailing closure.
  @inlinable
  public func call<A, B, each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (A, B, @escaping (repeat each Parameter) -> Answer) -> Result,
    _ a: A,
    _ b: B,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(a, b, body) }
  }

  /// Calls a method that takes a closure behind three arguments, as a trailing closure.
  @inlinable
  public func call<A, B, C, each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (A, B, C, @escaping (repeat each Parameter) -> Answer) -> Result,
    _ a: A,
    _ b: B,
    _ c: C,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(a, b, c, body) }
  }
}
