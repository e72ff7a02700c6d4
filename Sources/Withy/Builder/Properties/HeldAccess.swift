/// The access closure of a setter, in a structure, so that it can be cast to its identity, and
/// passed where the value is known to be an object: alone, it would be wrapped in a thunk.
@usableFromInline
@frozen
struct HeldAccess<Base: AnyObject, Value> {
  @usableFromInline let closure: Setter<Base, Value>.AccessValue

  @inlinable
  init(closure: @escaping Setter<Base, Value>.AccessValue) { self.closure = closure }
}
