/// An identity that `.identity(_:)` gives to an object of a factory, unique within its class.
@usableFromInline
final class Identity: Hashable {
  /// The given value; an `AnyHashable` would take 2,000 instructions to make and compare.
  let value: any Hashable

  /// The class of the objects, among which the identity is unique.
  private let base: ObjectIdentifier

  let scope: IdentityScope

  /// The source location named in diagnostics.
  let file: StaticString
  let line: UInt

  @usableFromInline
  init(
    _ value: any Hashable,
    of base: Any.Type,
    in scope: IdentityScope,
    file: StaticString,
    line: UInt
  ) {
    self.value = value
    self.base = ObjectIdentifier(base)
    self.scope = scope
    (self.file, self.line) = (file, line)
  }

  /// Returns whether two identities are the same, and unique in the same scope.
  ///
  /// Values of different types make different identities, even if they are equal as `AnyHashable`.
  @usableFromInline
  static func == (a: Identity, b: Identity) -> Bool {
    func areEqual<A: Hashable, B: Hashable>(_ a: A, _ b: B) -> Bool {
      guard A.self == B.self, let b = b as? A else { return false }
      return a == b
    }
    return a.base == b.base && a.scope == b.scope && areEqual(a.value, b.value)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
