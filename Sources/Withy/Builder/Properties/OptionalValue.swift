/// `Optional` as a constraint, for properties with ``Setter/ifPresent``.
///
/// Swift cannot constrain an extension to every `Optional`. `Optional` is the only conforming type;
/// do not conform other types.
public protocol OptionalValue {
  /// The type of the wrapped value.
  associatedtype Wrapped

  /// Creates an optional that holds a value.
  init(_some value: Wrapped)

  /// The optional itself.
  var _optional: Wrapped? { get }

  /// Changes the value in place, if there is one.
  mutating func _modifyPresent(_ body: (inout Wrapped) -> Void)
}

extension Optional: OptionalValue {
  /// Creates an optional that holds a value.
  @_alwaysEmitIntoClient
  public init(_some value: Wrapped) {
    self = value
  }

  /// The optional itself.
  @_alwaysEmitIntoClient public var _optional: Wrapped? { self }

  /// Changes the value in place, without copying it, if there is one.
  @_alwaysEmitIntoClient
  public mutating func _modifyPresent(_ body: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    body(&value)
    self = value
  }
}
