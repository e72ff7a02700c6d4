/// The source of a ``Builder``'s object.
@usableFromInline
@frozen
enum ObjectSource<Base: AnyObject> {
  /// This very object.
  case existing(Base)

  /// A new object in every build, which may have an identity in live trees.
  case factory(() -> Base, Identity? = nil)

  /// Returns the existing object, or makes a new one.
  @_alwaysEmitIntoClient
  @inline(__always)
  func object() -> Base {
    switch self {
    case .existing(let object): object
    case .factory(let make, _): make()
    }
  }
}
