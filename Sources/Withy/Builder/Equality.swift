/// A comparison of two values of a type.
@usableFromInline typealias Equality<Value> = (_ a: Value, _ b: Value) -> Bool

/// Returns the comparison of a type's values, or `nil` if the type is not `Equatable`.
///
/// It is looked up once for each value that is remembered. An overload for `Equatable` values would
/// need no look-up, but makes the time to type-check a chain explode.
func equality<Value>(of type: Value.Type) -> Equality<Value>? {
  func comparison<Same: Equatable>(of type: Same.Type) -> Equality<Value> {
    { a, b in
      // `Same` is `Value`, which the compiler cannot know. `==` runs while the pointers are in use; they
      // are of arguments, which nobody can change or free meanwhile.
      withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
          UnsafeRawPointer(a).assumingMemoryBound(to: Same.self).pointee
            == UnsafeRawPointer(b).assumingMemoryBound(to: Same.self).pointee
        }
      }
    }
  }
  return (type as? any Equatable.Type).map { comparison(of: $0) }
}
