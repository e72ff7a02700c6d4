/// The environment of parts.
extension Part {
  /// Sets a value of the environment for everything in the part.
  ///
  /// Parts inside it, at any depth, read the value by ``init(reading:_:)``:
  ///
  /// ```swift
  /// Part { messageList }.environment(\.theme, settings.theme)
  /// ```
  ///
  /// A pass in which the value has changed evaluates all parts inside, also those that would be
  /// skipped because their own values are equal. A value that is not `Equatable` counts as changed
  /// in each pass or, if its type is a class, when it is another object: what changes inside the
  /// object is not noticed. What an inner part sets has precedence there.
  ///
  /// The part counts as one more level of nesting. Nodes with a live block of their own have their
  /// own environment, see ``Live/environment``.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the environment to set.
  ///   - value: The value. It is retained until the next pass.
  /// - Returns: The part, with the value for what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> Part {
    Part(_element: EnvironmentPartElement(keyPath, value, around: _element))
  }
}

extension Part {
  /// Creates a part that reads a value of the environment.
  ///
  /// The part is evaluated with the enclosing block, and when the value or state that it read
  /// changes:
  ///
  /// ```swift
  /// Part(reading: \.theme) { theme in
  ///   Label.make.text("Today").textColor(theme.text)
  /// }
  /// ```
  ///
  /// To read several values, read all: `Part(reading: \.self) { environment in … }`.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the environment to read.
  ///   - block: A block of children, called with the value that the innermost part around sets, or
  ///     else with the default value. The block is retained, and evaluated after the enclosing
  ///     block.
  @_alwaysEmitIntoClient
  public init<Value, Node>(
    reading keyPath: KeyPath<EnvironmentValues, Value>,
    @HierarchyBuilder<Node> _ block: @escaping (Value) -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    self.init { block(EnvironmentValues._current[keyPath: keyPath]) }
  }
}
