/// A weak reference.
@usableFromInline
@frozen
package struct WeakReference<Object: AnyObject> {
  @usableFromInline weak var weak: Object?

  /// Creates a reference to an object.
  @inlinable
  package init(_ object: Object) {
    weak = object
  }

  /// The object, until it is deallocated.
  @inlinable package var object: Object? { weak }
}

/// `Sendable` is unchecked because of the variable, but holds: it is never assigned after
/// initialization, and a weak reference may be loaded on any thread.
extension WeakReference: @unchecked Sendable where Object: Sendable {}
