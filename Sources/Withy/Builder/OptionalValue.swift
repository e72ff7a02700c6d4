/// `Optional`, as a constraint: what ``Setter/ifPresent`` needs to know of a property's type.
///
/// Swift has no way to constrain an extension to every `Optional`. `Optional` is the one type that
/// conforms; there is nothing to adopt.
public protocol OptionalValue {
  /// The type of the value that may be there.
  associatedtype Wrapped

  /// Creates an optional that holds a value.
  init(_some value: Wrapped)

  /// The optional itself.
  var _optional: Wrapped? { get }

  /// Changes the value in place, where there is one.
  mutating func _modifyPresent(_ body: (inout Wrapped) -> Void)
}

extension Optional: OptionalValue {
  /// Creates an optional that holds a value.
  @inlinable
  public init(_some value: Wrapped) {
    self = value
  }

  /// The optional itself.
  @inlinable public var _optional: Wrapped? { self }

  /// Changes the value in place, where there is one, without copying it.
  @inlinable
  public mutating func _modifyPresent(_ body: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    body(&value)
    self = value
  }
}
