/// A function that compares two values of a type.
@usableFromInline typealias Equality<Value> = (_ a: Value, _ b: Value) -> Bool

/// Returns whether two values are equal; a value that is not `Equatable` is not equal to any.
///
/// `compare` is used if the type is unknown at compile time, or none of those listed below.
@_alwaysEmitIntoClient
func areEqual<Value>(
  _ a: Value,
  _ b: Value,
  by compare: Equality<Value> = { areEqualIfEquatable($0, $1) }
) -> Bool {
  // If the type is known, the compiler keeps only one of these lines and needs no closure.
  if let a = a as? String, let b = b as? String { return a == b }
  if let a = a as? Int, let b = b as? Int { return a == b }
  if let a = a as? Double, let b = b as? Double { return a == b }
  if let a = a as? Bool, let b = b as? Bool { return a == b }
  return compare(a, b)
}

/// Returns whether two values are equal, looking up the conformance; it allocates nothing.
@usableFromInline
func areEqualIfEquatable<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let type = Value.self as? any Equatable.Type else { return false }
  return areEqual(a, b, as: type)
}

/// Returns whether two values are equal, whose type is known to be `Same`.
@usableFromInline
func areEqual<Value, Same: Equatable>(_ a: Value, _ b: Value, as _: Same.Type) -> Bool {
  // `Same` is `Value`, which the compiler cannot know. The pointers are valid while `==` runs: they
  // point to arguments, which nobody can change or free meanwhile.
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in
      UnsafeRawPointer(a).assumingMemoryBound(to: Same.self).pointee
        == UnsafeRawPointer(b).assumingMemoryBound(to: Same.self).pointee
    }
  }
}

/// Returns whether two values of any type are equal; one that is not `Equatable` equals no other.
package func areEqualValues(_ a: Any, _ b: Any) -> Bool {
  func isEqual<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
  return (a as? any Equatable).map { isEqual($0) } ?? false
}

@usableFromInline
func areEqualValues(_ a: [Any], _ b: [Any]) -> Bool { a.elementsEqual(b, by: areEqualValues) }
