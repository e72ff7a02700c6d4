/// A read-only member of a ``Scope``: a path to the settable properties inside it.
@frozen
@dynamicMemberLookup
public struct ScopedGetter<Base: AnyObject, Outer, Value> {
  /// The scope that a call continues.
  @usableFromInline let _scope: Scope<Base, Outer>

  /// The getter of the member, outside the scope.
  @usableFromInline let _getter: Getter<Base, Value>

  /// Creates a getter that continues a scope.
  @inlinable
  init(_ scope: Scope<Base, Outer>, _ getter: Getter<Base, Value>) {
    _scope = scope
    _getter = getter
  }

  /// Does not compile: the member is read-only.
  ///
  /// See ``Getter/callAsFunction(_:thisPropertyIsReadOnly:itCannotBeSet:useCall:)``.
  @available(*, unavailable, message: "this property is read-only; use call { … }")
  public func callAsFunction(
    _ value: Value,
    thisPropertyIsReadOnly: Never,
    itCannotBeSet: Never,
    useCall: Never
  ) -> Scope<Base, Outer> {}

  /// The setter of a property of the object that this member holds.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> ScopedSetter<Base, Outer, Member> where Value: AnyObject {
    ScopedSetter<Base, Outer, Member>(_scope, _getter[dynamicMember: keyPath])
  }

  /// The path through a read-only member of this member.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> ScopedGetter<Base, Outer, Member> {
    ScopedGetter<Base, Outer, Member>(_scope, _getter[dynamicMember: keyPath])
  }

  /// Sets several properties of the object that this member holds.
  ///
  /// - Parameter body: A closure that sets properties of the given object.
  /// - Returns: The scope around, with these steps added.
  @inlinable
  public func scope(
    _ body: (Scope<Base, Value>) -> Scope<Base, Value>
  ) -> Scope<Base, Outer> where Value: AnyObject {
    Scope(_getter.scope(body), _scope._access)
  }
}

extension ScopedGetter where Value: OptionalValue {
  /// The path through the value inside this optional member, if there is one.
  @inlinable
  public var ifPresent: ScopedGetter<Base, Outer, Value.Wrapped> {
    ScopedGetter<Base, Outer, Value.Wrapped>(_scope, _getter.ifPresent)
  }
}
