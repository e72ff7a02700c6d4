/// The identity of a closure: its code and its captured context.
///
/// Two closures with the same code and context do the same. In optimised code, the access closures of
/// most properties, and most factories, capture nothing.
@usableFromInline
@frozen
struct ClosureIdentity {
  @usableFromInline let code: UInt
  @usableFromInline let context: UInt

  @inlinable
  init(code: UInt, context: UInt) {
    self.code = code
    self.context = context
  }

  /// An identity that no closure has.
  @inlinable static var none: ClosureIdentity { ClosureIdentity(code: 0, context: 1) }

  /// The identity that represents an existing object, which no closure makes.
  @inlinable static var existing: ClosureIdentity { ClosureIdentity(code: 0, context: 0) }

  var capturesNothing: Bool { context == 0 }

  @inlinable
  init<Base: AnyObject>(_ source: ObjectSource<Base>) {
    switch source {
    case .factory(let make, _):
      (code, context) = unsafeBitCast(FactoryBox(closure: make), to: (UInt, UInt).self)
    case .existing: self = .existing
    }
  }

  /// Creates the identity of the access closure of a property.
  ///
  /// The cast value is a structure that holds the closure, whose `Base` is known to be a class:
  /// otherwise a thunk would be wrapped around the closure, and allocated. An escaping closure
  /// consists of two words, its code and its context, on all platforms; a cast between types of
  /// different sizes would not compile, or trap in the first test. The words are only compared, so
  /// user code cannot make this unsafe. A context must not be confused with another one that has the
  /// address of a freed one: whoever keeps an identity retains its closure.
  ///
  /// If the code is the same, so is the path: the code of an access closure names the key paths of
  /// the path, to trace them, and any that it does not name are captured.
  @inlinable
  init<Base: AnyObject, Value>(_ access: @escaping Setter<Base, Value>.AccessValue) {
    self.init(AccessBox(closure: access))
  }

  @inlinable
  init<Base: AnyObject, Value>(_ access: AccessBox<Base, Value>) {
    (code, context) = unsafeBitCast(access, to: (UInt, UInt).self)
  }

  /// Returns whether both closures have the same code and context, by a single branch.
  @inlinable
  @inline(__always)
  func isSame(as other: ClosureIdentity) -> Bool {
    (code ^ other.code) | (context ^ other.context) == 0
  }
}

/// A structure around a factory, to be cast, like ``AccessBox``.
@usableFromInline
@frozen
struct FactoryBox<Base: AnyObject> {
  @usableFromInline let closure: () -> Base

  @inlinable
  init(closure: @escaping () -> Base) { self.closure = closure }
}
