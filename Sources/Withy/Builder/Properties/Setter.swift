/// A settable property of a builder's object, or of something inside it.
///
/// A ``Builder`` returns a setter for the name of a property; calling the setter with a value adds
/// the step that sets the property and returns the builder:
///
/// ```swift
/// View.make
///   .title("a")                  // a property
///   .layer.radius(4)             // through an object that the property holds
///   .frame.size.width(120)       // inside a value, to any depth
///   .image.ifPresent.alpha(0)    // through an optional, where there is something
/// ```
///
/// Setting a member of a value writes the outermost property once. Setting a member of an object
/// does not write the property that holds the object, unless its type is a protocol (`any P`).
@frozen
@dynamicMemberLookup
public struct Setter<Base: AnyObject, Value> {
  /// Reads, writes or traces a value inside an object; without one, the access remains unchanged.
  @usableFromInline typealias AccessValue = (
    _ base: inout Base, _ access: inout PropertyAccess<Value>, _ body: (inout Value) -> Void
  ) -> Void

  /// The builder that a call continues.
  @usableFromInline let _builder: Builder<Base>

  /// Accesses the value; the setters of nested members compose this closure.
  @usableFromInline let _access: AccessValue

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ builder: Builder<Base>, _ access: @escaping AccessValue) {
    _builder = builder
    _access = access
  }

  /// Sets the property.
  ///
  /// - Parameter value: The value, evaluated where it is written.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  @inline(__always)
  public func callAsFunction(_ value: Value) -> Builder<Base> {
    let access = _access
    return _builder._adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher != nil { return StepPatcher.set(value, of: &base, access, by: patcher) }
        Self.write(value, by: access, to: &base)
      }
    }
  }

  /// Sets the property, and sets it again if it was changed from outside.
  ///
  /// ```swift
  /// TextField.make.text.always(draft)
  /// ```
  ///
  /// In `live`, an ordinary call only writes its value when the declared value changes, and leaves
  /// alone what a user has typed meanwhile. `always` compares the declared value with the actual
  /// one in every pass that does not skip the ``Part`` or item around the step, and writes it if
  /// the two differ or are not `Equatable`. A later step for the same property has precedence.
  ///
  /// - Parameter value: The value, evaluated where it is written.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  @inline(__always)
  public func always(_ value: Value) -> Builder<Base> {
    let access = _access
    return _builder._adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher != nil { return StepPatcher.setAlways(value, of: &base, access, by: patcher) }
        Self.write(value, by: access, to: &base)
      }
    }
  }

  /// Sets the property only if there is a value.
  ///
  /// ```swift
  /// Label.make.size(ifLet: Int(input))
  /// ```
  ///
  /// - Parameters:
  ///   - none: Not to be passed. It makes this overload so bad a match for a call without a label
  ///     that the compiler does not try it, too, for every setter in front of a mistake.
  ///   - value: The value, or `nil` to leave the property as it is.
  /// - Returns: The builder, with this step added if there is a value.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ none: Never..., ifLet value: Value?) -> Builder<Base> {
    if let value { self(value) } else { _builder }
  }

  /// Changes the property in place.
  ///
  /// ```swift
  /// Counter.make.count.modify { $0 += 1 }
  /// ```
  ///
  /// In `live`, changes do not add up: each pass that does not skip the ``Part`` or item around the
  /// step calls the closure with the value declared by earlier steps, or else the value from before
  /// this step, and sets the property if the result differs from the last one, or is not
  /// `Equatable`. What the closure changes in an object that the property holds does add up: use
  /// `scope`.
  ///
  /// - Note: In unoptimised builds, Swift wraps a closure once more whenever it is changed in place:
  ///   after tens of thousands of changes, calling it overflows the stack. Set a closure property, or
  ///   use `perform`.
  ///
  /// - Parameter body: A closure that changes the value. It runs in ``Builder/build()``, but not if
  ///   the property is reached through an optional that is `nil`.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  @inline(__always)
  public func modify(_ body: @escaping (inout Value) -> Void) -> Builder<Base> {
    let access = _access
    return _builder._adding(.other) { steps in
      { base, patcher in
        steps(&base, patcher)
        if let patcher { return patcher.modify(body, of: &base, access) }
        var modify = PropertyAccess<Value>.modify
        access(&base, &modify, body)
      }
    }
  }

  /// The setter of a member of this value, which may be an object.
  ///
  /// One subscript serves both cases: as long as the type of the object is unknown, the time to
  /// type-check a chain is the product of the numbers of overloads along it.
  @_alwaysEmitIntoClient
  @inline(__always)
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Setter<Base, Member> {
    let outer = _access
    return Setter<Base, Member>(_builder) { base, access, body in
      // An object is read and then changed itself; the property that holds it is not written.
      var whole =
        _isObject(Value.self) ? access._holder(Value.self) : access._outer(Value.self)
      outer(&base, &whole) { keyPath._apply(&access, to: &$0, body) }
      if case .value(var value) = whole { keyPath._apply(&access, to: &value, body) }
      if case .trace(let patcher) = access { patcher.takeUnretainedValue().trace { keyPath } }
    }
  }

  /// The path through a read-only member of this value.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> Getter<Base, Member> {
    Getter(_builder, _access)[dynamicMember: keyPath]
  }
}

extension Setter where Value: OptionalValue {
  /// Sets an optional property only if there is a value: `nil` leaves it as it is.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ none: Never..., ifLet value: Value) -> Builder<Base> {
    if value._optional != nil { self(value) } else { _builder }
  }

  /// The setter of the value inside this optional property, which does nothing if there is none.
  ///
  /// ```swift
  /// Cell.make.imageView.ifPresent.alpha(0)
  /// ```
  ///
  /// If the property is `nil`, nothing is written.
  @_alwaysEmitIntoClient public var ifPresent: Setter<Base, Value.Wrapped> {
    let outer = _access
    return Setter<Base, Value.Wrapped>(_builder) { base, access, body in
      // Handled separately, because a key path does not fold if one access may trace it and another
      // may write it.
      if case .trace(let patcher) = access {
        var whole = PropertyAccess<Value>.trace(patcher)
        outer(&base, &whole) { _ in }
        return patcher.takeUnretainedValue().traceOptional()
      }
      var whole = PropertyAccess<Value>.read
      outer(&base, &whole) { _ in }
      guard case .value(let optional) = whole, let present = optional._optional else { return }
      switch access {
      case .set(let value): whole = .set(Value(_some: value))
      case .modify: whole = .modify
      case .read, .value:
        access = .value(present)
        return
      case .trace: return
      }
      outer(&base, &whole) { $0._modifyPresent(body) }
    }
  }
}

/// Returns whether a type is a class.
///
/// `_canBeClass` returns 0 or 1 if the type is known at compile time, and folds; a cast of the
/// metatype does not. It returns 2 in unspecialised code, where the cast decides.
@_alwaysEmitIntoClient
func _isObject<Value>(_ type: Value.Type) -> Bool {
  let answer = _canBeClass(type)
  return answer == 1 || (answer == 2 && type is AnyObject.Type)
}
