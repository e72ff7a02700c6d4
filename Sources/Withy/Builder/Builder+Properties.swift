extension Builder {
  /// The setter of a property of the object.
  ///
  /// ```swift
  /// Builder { Label() }.text("a")
  /// ```
  ///
  /// - Parameter keyPath: The property, written as a member: `.text`.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Setter<Base, Value> {
    Setter(self) { keyPath._apply(&$1, to: &$0, $2) }
  }

  /// The way through a read-only property of the object.
  ///
  /// ```swift
  /// Builder { View() }.layer.radius(4)
  /// ```
  ///
  /// - Parameter keyPath: The property, written as a member: `.layer`.
  @inlinable
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Base, Value>
  ) -> Getter<Base, Value> {
    Getter(self) { $1 = $0[keyPath: keyPath] }
  }

  /// Sets a property, for one whose name a builder itself uses.
  ///
  /// ```swift
  /// Builder { Product() }.set(\.build, to: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value, evaluated where it is written.
  /// - Returns: The builder with this step added.
  @inlinable
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    to value: Value
  ) -> Builder {
    self[dynamicMember: keyPath](value)
  }
}
