/// A structure around the access closure of a setter: the bare closure would be wrapped in a thunk
/// when it is cast to its identity, or passed to where the value is known to be an object.
@usableFromInline
@frozen
struct AccessBox<Base: AnyObject, Value> {
  @usableFromInline let closure: Setter<Base, Value>.AccessValue

  @inlinable
  init(closure: @escaping Setter<Base, Value>.AccessValue) { self.closure = closure }
}
