/// Access to the properties of the object, as members of the builder or by key path.
extension Builder {
  /// The setter of a property of the object.
  ///
  /// ```swift
  /// Label.make.text("a")
  /// ```
  ///
  /// - Parameter keyPath: The property, written as a member: `.text`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Setter<Base, Value> {
    Setter(self) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { keyPath }
      }
      keyPath._apply(&access, to: &base, body)
    }
  }

  /// The path through a read-only property of the object.
  ///
  /// ```swift
  /// View.make.layer.radius(4)
  /// ```
  ///
  /// - Parameter keyPath: The property, written as a member: `.layer`.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Base, Value>
  ) -> Getter<Base, Value> {
    Getter(self) { base, access, _ in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { keyPath }
      }
      access = .value(base[keyPath: keyPath])
    }
  }

  /// Sets a property whose name is used by the builder itself.
  ///
  /// ```swift
  /// Product.make.set(\.build, to: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value, evaluated where it is written.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  @inline(__always)
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    to value: Value
  ) -> Builder {
    let setter = Setter<Base, Value>(self) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().traceMembers { keyPath }
      }
      keyPath._apply(&access, to: &base, body)
    }
    return setter(value)
  }
}
