/// Where the object of a ``Builder`` comes from.
///
/// The two cases differ in identity: an existing object is itself every time, a factory makes
/// another object for every build.
@usableFromInline
@frozen
enum Source<Base: AnyObject> {
  /// This very object.
  case existing(Base)

  /// A new object for every build.
  case factory(() -> Base)

  /// Returns the existing object, or makes a new one.
  @inlinable
  func object() -> Base {
    switch self {
    case .existing(let object): object
    case .factory(let make): make()
    }
  }
}
