/// The well-known design of a fluent builder, for comparison.
///
/// A closure makes the object, every step wraps it in another closure, and nothing is inlinable. So
/// key paths are not folded by the optimiser, but evaluated at run time.
@dynamicMemberLookup
public struct Chain<Base: AnyObject> {
  /// Makes the object and runs the steps.
  public let build: () -> Base

  /// Creates a chain.
  public init(_ build: @escaping () -> Base) {
    self.build = build
  }

  /// The setter of a property.
  @inline(never)
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> (Value) -> Chain {
    { set(keyPath, $0) }
  }

  /// Sets a property.
  @inline(never)
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>,
    _ value: Value
  ) -> Chain {
    Chain {
      let object = build()
      object[keyPath: keyPath] = value
      return object
    }
  }

  /// Calls a closure with the object.
  @inline(never)
  public func call(_ body: @escaping (Base) -> Void) -> Chain {
    Chain {
      let object = build()
      body(object)
      return object
    }
  }
}
