/// A read-only property of a builder's object: a path to the settable properties inside it.
///
/// ```swift
/// View.make.layer.radius(4)   // `layer` is read-only and holds an object
/// ```
///
/// A getter cannot be called: setting a read-only property does not compile. Neither does setting
/// through a property whose type is a protocol (`any P`): use ``Builder/call(_:)`` for that.
@frozen
@dynamicMemberLookup
public struct Getter<Base: AnyObject, Value> {
  /// The builder that the setter of a member continues.
  @usableFromInline let _builder: Builder<Base>

  /// Reads or traces the value, like that of a ``Setter``, but never writes it.
  @usableFromInline let _access: Setter<Base, Value>.AccessValue

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ builder: Builder<Base>, _ access: @escaping Setter<Base, Value>.AccessValue) {
    _builder = builder
    _access = access
  }

  /// Does not compile: the property is read-only, and there is no `Never` to pass.
  ///
  /// The compiler reports that the property cannot be assigned. Without this method it would report
  /// a mistake late in a chain at an earlier property, as the call of a getter. The parameters of
  /// type `Never` keep it a bad match: a better one would be tried for each setter in front of a
  /// mistake, in every combination.
  @available(*, unavailable, message: "this property is read-only; use call { … }")
  public func callAsFunction(
    _ value: Value,
    thisPropertyIsReadOnly: Never,
    itCannotBeSet: Never,
    useCall: Never
  ) -> Builder<Base> {}

  /// Does not compile: the property is read-only.
  ///
  /// Without this method, a mistake in a handler would be reported at `perform`, as a member that the
  /// property lacks. See ``callAsFunction(_:thisPropertyIsReadOnly:itCannotBeSet:useCall:)``.
  @available(*, unavailable, message: "this property is read-only; use call { … }")
  public func perform(
    _ handler: Never,
    thisPropertyIsReadOnly: Never,
    itCannotBeSet: Never,
    useCall: Never
  ) -> Builder<Base> {}

  /// The setter of a property of the object that this property holds.
  ///
  /// The constraint is needed: for an element of a tuple, the compiler would choose this subscript
  /// and pass a key path that is not reference-writable.
  @_alwaysEmitIntoClient
  @inline(__always)
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Setter<Base, Member> where Value: AnyObject {
    let outer = _access
    return Setter<Base, Member>(_builder) { base, access, body in
      var held = access._holder(Value.self)
      outer(&base, &held) { _ in }
      if case .value(var object) = held { keyPath._apply(&access, to: &object, body) }
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
    let outer = _access
    return Getter<Base, Member>(_builder) { base, access, _ in
      var whole = access._holder(Value.self)
      outer(&base, &whole) { _ in }
      if case .value(let value) = whole { access = .value(value[keyPath: keyPath]) }
      if case .trace(let patcher) = access { patcher.takeUnretainedValue().trace { keyPath } }
    }
  }
}

extension Getter where Value: OptionalValue {
  /// The path through the value inside this optional property, if there is one.
  ///
  /// ```swift
  /// Cell.make.imageView.ifPresent.alpha(0)
  /// ```
  @_alwaysEmitIntoClient public var ifPresent: Getter<Base, Value.Wrapped> {
    let outer = _access
    return Getter<Base, Value.Wrapped>(_builder) { base, access, _ in
      var whole = access._holder(Value.self)
      outer(&base, &whole) { _ in }
      if case .value(let optional) = whole, let present = optional._optional {
        access = .value(present)
      }
      if case .trace(let patcher) = access { patcher.takeUnretainedValue().traceOptional() }
    }
  }
}
