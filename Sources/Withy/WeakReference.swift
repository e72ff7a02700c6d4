/// A weak reference as a value, for arrays, enumerations and `Sendable` closures.
@usableFromInline
@frozen
package struct WeakReference<Object: AnyObject> {
  /// The object, until it is deallocated.
  @usableFromInline package private(set) weak var object: Object?

  @inlinable
  package init(_ object: Object) {
    self.object = object
  }
}

/// `Sendable` is unchecked because of the variable, but holds: it is only assigned in the initializer,
/// and a weak reference may be loaded on any thread.
extension WeakReference: @unchecked Sendable where Object: Sendable {}
