/// The source of a ``Builder``'s object.
///
/// The cases differ in identity: an existing object is the same every time, a factory makes another
/// object in every build.
@usableFromInline
@frozen
enum ObjectSource<Base: AnyObject> {
  /// This very object.
  case existing(Base)

  /// A new object in every build.
  case factory(() -> Base)

  /// A new object in every build, with an identity in live trees.
  case identified(IdentifiedFactory<Base>)

  /// Returns the existing object, or makes a new one.
  @_alwaysEmitIntoClient
  @inline(__always)
  func object() -> Base {
    switch self {
    case .existing(let object): object
    case .factory(let make): make()
    case .identified(let factory): factory.make()
    }
  }

  /// The existing object; `nil` for a factory.
  @_alwaysEmitIntoClient @inline(__always) var existing: Base? {
    if case .existing(let object) = self { object } else { nil }
  }

  /// The factory of the object; `nil` for an existing one.
  var factory: (() -> Base)? {
    switch self {
    case .existing: nil
    case .factory(let make): make
    case .identified(let factory): factory.make
    }
  }
}

/// A factory with an identity, stored in a class to keep ``ObjectSource`` small.
@usableFromInline
final class IdentifiedFactory<Base: AnyObject> {
  @usableFromInline let make: () -> Base
  let identity: Identity

  init(make: @escaping () -> Base, identity: Identity) {
    self.make = make
    self.identity = identity
  }
}

/// An identity that `.identity(_:)` gives to an object made by a factory.
@usableFromInline
final class Identity {
  /// The key of an object: an identity is unique among objects of one class.
  struct Key: Hashable {
    let value: AnyHashable
    let factory: ObjectIdentifier
  }

  let key: Key

  /// Where it is unique.
  let scope: IdentityScope

  /// The place named in diagnostics.
  let file: StaticString
  let line: UInt

  init(key: Key, scope: IdentityScope, file: StaticString, line: UInt) {
    (self.key, self.scope) = (key, scope)
    (self.file, self.line) = (file, line)
  }
}
