/// Steps that depend on a condition or a value, and reusable styles.
extension Builder {
  /// Adds steps only if a condition holds.
  ///
  /// ```swift
  /// Label.make
  ///   .if(isDone) { $0.alpha(0.5) } else: { $0.alpha(1) }
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition, evaluated where it is written.
  ///   - then: A closure that continues the builder if the condition holds.
  ///   - otherwise: A closure that continues the builder if it does not; by default none.
  /// - Returns: The builder returned by the closure that was called, or this builder.
  @_alwaysEmitIntoClient
  public func `if`(
    _ condition: Bool,
    _ then: (Builder) -> Builder,
    else otherwise: ((Builder) -> Builder)? = nil
  ) -> Builder {
    if condition { then(self) } else { otherwise?(self) ?? self }
  }

  /// Adds steps only if there is a value.
  ///
  /// ```swift
  /// Label.make.ifLet(name) { $0.text($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, evaluated where it is written.
  ///   - then: A closure that continues the builder with the value.
  /// - Returns: The builder returned by `then`, or this builder if there is no value.
  @_alwaysEmitIntoClient
  public func ifLet<Value>(_ value: Value?, _ then: (Builder, Value) -> Builder) -> Builder {
    if let value { then(self, value) } else { self }
  }

  /// Adds the steps of a reusable style.
  ///
  /// ```swift
  /// func headline(_ label: Builder<Label>) -> Builder<Label> { label.font.size(28) }
  ///
  /// Label.make.apply(headline)
  /// Label.make.apply { $0.font.size(28).color(.red) }
  /// ```
  ///
  /// - Parameter style: A closure that continues the builder. It is called immediately.
  /// - Returns: The builder returned by `style`.
  @_alwaysEmitIntoClient
  public func apply(_ style: (Builder) -> Builder) -> Builder {
    style(self)
  }
}
