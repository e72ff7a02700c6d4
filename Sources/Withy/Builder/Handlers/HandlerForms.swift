/// A handler of a closure property without arguments.
///
/// A closure passed as a value of generic type is wrapped in an allocated thunk, for each handler
/// in each pass; in a structure of its exact form, such as those in this file, it is not.
@usableFromInline
@frozen
struct Handler0<Base: AnyObject, R> {
  @usableFromInline let call: (Base) -> R

  @_alwaysEmitIntoClient
  init(_ call: @escaping (Base) -> R) { self.call = call }
}

/// A handler of a closure property with one argument.
@usableFromInline
@frozen
struct Handler1<Base: AnyObject, A, R> {
  @usableFromInline let call: (Base, A) -> R

  @_alwaysEmitIntoClient
  init(_ call: @escaping (Base, A) -> R) { self.call = call }
}

/// A handler of a closure property with two arguments.
@usableFromInline
@frozen
struct Handler2<Base: AnyObject, A, B, R> {
  @usableFromInline let call: (Base, A, B) -> R

  @_alwaysEmitIntoClient
  init(_ call: @escaping (Base, A, B) -> R) { self.call = call }
}

/// A handler of a closure property with three arguments.
@usableFromInline
@frozen
struct Handler3<Base: AnyObject, A, B, C, R> {
  @usableFromInline let call: (Base, A, B, C) -> R

  @_alwaysEmitIntoClient
  init(_ call: @escaping (Base, A, B, C) -> R) { self.call = call }
}
