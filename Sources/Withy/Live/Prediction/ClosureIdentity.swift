/// What a closure is known by: its code, and what it has captured.
///
/// Two closures of the same code that have captured nothing do the same. In optimised code that is what becomes
/// of the ways to most properties, and of most factories. Anywhere else no two closures are known to be the same.
@usableFromInline
@frozen
struct ClosureIdentity {
  @usableFromInline let code: UInt
  @usableFromInline let context: UInt

  /// Creates an identity from its parts.
  @inlinable
  init(code: UInt, context: UInt) {
    self.code = code
    self.context = context
  }

  /// An identity that no other is the same as.
  @inlinable static var none: ClosureIdentity { ClosureIdentity(code: 0, context: 1) }

  /// The identity of no closure, where an object is not made.
  @inlinable static var existing: ClosureIdentity { ClosureIdentity(code: 0, context: 0) }

  /// A Boolean value indicating whether it is that of an object that is not made.
  @inlinable var isExisting: Bool { code | context == 0 }

  /// Creates the identity of what a builder has its object from.
  @inlinable
  init<Base: AnyObject>(_ source: ObjectSource<Base>) {
    switch source {
    case .factory(let make): self.init(factory: make)
    case .existing: self = .existing
    case .identified: self = .none
    }
  }

  /// Creates the identity of the way to a property.
  ///
  /// What is cast is a structure that holds the closure, and one whose `Base` is known to be a class: else a
  /// thunk would be wrapped around the closure, and allocated. A closure that escapes is two words, its code
  /// and its context, on all platforms; a cast between types of different sizes would not compile or trap in
  /// the first test. Nothing is done with the words but to compare them, so that no code of the user can
  /// make it unsafe: a word may have been the address of something that is gone, which has to be told from
  /// what has the address now. Therefore a context makes two closures different, whatever it is.
  ///
  /// That the code is the same means that the way is: the code of a way names the key paths on it, to trace
  /// them, and those that it does not name it has captured.
  @inlinable
  init<Base: AnyObject, Value>(_ access: @escaping Setter<Base, Value>.AccessValue) {
    (code, context) = unsafeBitCast(HeldAccess(closure: access), to: (UInt, UInt).self)
  }

  /// Creates the identity of a factory; see ``init(_:)-way``.
  @inlinable
  init<Base: AnyObject>(factory: @escaping () -> Base) {
    (code, context) = unsafeBitCast(HeldFactory(closure: factory), to: (UInt, UInt).self)
  }

  /// Returns whether both closures have the same code and have captured nothing.
  @inlinable
  func isSame(as other: ClosureIdentity) -> Bool {
    code == other.code && context | other.context == 0
  }
}

/// A way to a property, to be cast.
@usableFromInline
@frozen
struct HeldAccess<Base: AnyObject, Value> {
  @usableFromInline let closure: Setter<Base, Value>.AccessValue

  @inlinable
  init(closure: @escaping Setter<Base, Value>.AccessValue) { self.closure = closure }
}

/// A factory, to be cast.
@usableFromInline
@frozen
struct HeldFactory<Base: AnyObject> {
  @usableFromInline let closure: () -> Base

  @inlinable
  init(closure: @escaping () -> Base) { self.closure = closure }
}
