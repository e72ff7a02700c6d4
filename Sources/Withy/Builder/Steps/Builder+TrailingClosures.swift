/// Calls of methods whose last argument is written as a trailing closure.
extension Builder {
  /// Calls a method whose only argument is a closure, written as a trailing closure.
  @_alwaysEmitIntoClient
  public func call<each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (@escaping (repeat each Parameter) -> Answer) -> Result,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(body) }
  }

  /// Calls a method whose arguments are one value and a closure, written as a trailing closure.
  ///
  /// ```swift
  /// Button.make.call(Button.onTap, "open") { print("tapped") }
  /// ```
  ///
  /// In a `live` block the method is called in every pass, because closures cannot be compared.
  ///
  /// - Parameters:
  ///   - method: The method, by reference: `Button.onTap`.
  ///   - a: The argument before the closure, evaluated where it is written.
  ///   - body: The closure to pass as the last argument.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func call<A, each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (A, @escaping (repeat each Parameter) -> Answer) -> Result,
    _ a: A,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(a, body) }
  }

  /// Calls a method whose arguments are two values and a closure, written as a trailing closure.
  @_alwaysEmitIntoClient
  public func call<A, B, each Parameter, Answer, Result>(
    _ method: @escaping (Base) -> (A, B, @escaping (repeat each Parameter) -> Answer) -> Result,
    _ a: A,
    _ b: B,
    _ body: @escaping (repeat each Parameter) -> Answer
  ) -> Builder {
    call { _ = method($0)(a, b, body) }
  }

  /// Calls a method whose arguments are three values and a closure, written as a trailing closure.
  @_alwaysEmitIntoClient
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
