/// An object or a value inside a builder's object, several of whose properties are set in a row.
///
/// ```swift
/// View.make.layer.scope { $0.radius(4).border.width(1) }
/// ```
///
/// Every settable property of the object or value becomes a method of the same name, as in a
/// ``Builder``. The closure returns the scope with all the calls added as steps.
@frozen
@dynamicMemberLookup
public struct Scope<Base: AnyObject, Value> {
  /// The builder with the steps so far.
  @usableFromInline let _builder: Builder<Base>

  /// Accesses the object or value.
  @usableFromInline let _access: Setter<Base, Value>.AccessValue

  /// Creates a scope that continues a builder.
  @inlinable
  init(_ builder: Builder<Base>, _ access: @escaping Setter<Base, Value>.AccessValue) {
    _builder = builder
    _access = access
  }

  /// The setter of a member.
  ///
  /// - Parameter keyPath: The member, written with a dot: `.radius`.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> ScopedSetter<Base, Value, Member> {
    ScopedSetter(self, Setter(_builder, _access)[dynamicMember: keyPath])
  }

  /// The path through a read-only member.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> ScopedGetter<Base, Value, Member> {
    ScopedGetter(self, Setter(_builder, _access)[dynamicMember: keyPath])
  }

  /// Adds steps only if a condition holds.
  ///
  /// - Parameters:
  ///   - condition: The condition, evaluated where it is written.
  ///   - then: A closure that continues the scope if the condition holds.
  /// - Returns: The scope returned by the closure, or this scope.
  @inlinable
  public func `if`(_ condition: Bool, _ then: (Scope) -> Scope) -> Scope {
    condition ? then(self) : self
  }
}

/// A settable member of a ``Scope``, waiting to be called.
@frozen
@dynamicMemberLookup
public struct ScopedSetter<Base: AnyObject, Outer, Value> {
  /// The scope that a call continues.
  @usableFromInline let _scope: Scope<Base, Outer>

  /// The setter of the member, outside the scope.
  @usableFromInline let _setter: Setter<Base, Value>

  /// Creates a setter that continues a scope.
  @inlinable
  init(_ scope: Scope<Base, Outer>, _ setter: Setter<Base, Value>) {
    _scope = scope
    _setter = setter
  }

  /// Returns the scope with a new builder.
  @inlinable
  func _continued(by builder: Builder<Base>) -> Scope<Base, Outer> {
    Scope(builder, _scope._access)
  }

  /// Sets the member.
  ///
  /// - Parameter value: The value, evaluated where it is written.
  /// - Returns: The scope with this step added.
  @inlinable
  public func callAsFunction(_ value: Value) -> Scope<Base, Outer> {
    _continued(by: _setter(value))
  }

  /// Sets the member only if there is a value.
  ///
  /// - Parameters:
  ///   - none: Not to be passed. It makes a call without a label so bad a match that the compiler does
  ///     not try this one, too, for every setter in front of a mistake.
  ///   - value: The value, or `nil` to leave the member as it is.
  /// - Returns: The scope, with this step added if there is a value.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction(_ none: Never..., ifLet value: Value?) -> Scope<Base, Outer> {
    _continued(by: _setter(ifLet: value))
  }

  /// Changes the member in place, as ``Setter/modify(_:)`` does.
  ///
  /// - Parameter body: A closure that changes the value.
  /// - Returns: The scope with this step added.
  @inlinable
  public func modify(_ body: @escaping (inout Value) -> Void) -> Scope<Base, Outer> {
    _continued(by: _setter.modify(body))
  }

  /// Sets the member, and sets it again if it was changed from outside, as ``Setter/always(_:)``
  /// does.
  ///
  /// - Parameter value: The value, evaluated where it is written.
  /// - Returns: The scope with this step added.
  @inlinable
  public func always(_ value: Value) -> Scope<Base, Outer> {
    _continued(by: _setter.always(value))
  }

  /// Sets several properties of this member in a row.
  ///
  /// - Parameter body: A closure that sets properties of the given object or value.
  /// - Returns: The scope around, with these steps added.
  @inlinable
  public func scope(
    _ body: (Scope<Base, Value>) -> Scope<Base, Value>
  ) -> Scope<Base, Outer> {
    _continued(by: _setter.scope(body))
  }

  /// The setter of a member of this member.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> ScopedSetter<Base, Outer, Member> {
    ScopedSetter<Base, Outer, Member>(_scope, _setter[dynamicMember: keyPath])
  }

  /// The path through a read-only member of this member.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> ScopedGetter<Base, Outer, Member> {
    ScopedGetter<Base, Outer, Member>(_scope, _setter[dynamicMember: keyPath])
  }
}

extension ScopedSetter where Value: OptionalValue {
  /// Sets an optional member only if there is a value: `nil` leaves it as it is.
  ///
  /// - Parameters:
  ///   - none: Not to be passed. It makes a call without a label so bad a match that the compiler does
  ///     not try this one, too, for every setter in front of a mistake.
  ///   - value: The value, or `nil` to leave the member as it is.
  /// - Returns: The scope, with this step added if there is a value.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction(_ none: Never..., ifLet value: Value) -> Scope<Base, Outer> {
    _continued(by: _setter(ifLet: value))
  }

  /// The setter of the value inside this optional member, which does nothing if there is none.
  @inlinable
  public var ifPresent: ScopedSetter<Base, Outer, Value.Wrapped> {
    ScopedSetter<Base, Outer, Value.Wrapped>(_scope, _setter.ifPresent)
  }
}
