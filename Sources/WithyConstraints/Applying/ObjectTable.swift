import Withy

/// Values by object, which retains no object.
///
/// The values of freed objects are removed whenever the number of values has doubled.
package struct ObjectTable<Value> {
  private(set) var entries: [ObjectIdentifier: (object: WeakReference<AnyObject>, value: Value)] =
    [:]

  /// The number of entries at which those of freed objects are removed.
  private var limit = 64

  package init() {}

  /// The value of an object; `nil` if it has none.
  ///
  /// - Complexity: O(1) on average.
  package subscript(object: AnyObject) -> Value? {
    get {
      // A freed object may have had the same address.
      entries[ObjectIdentifier(object)].flatMap { $0.object.object === object ? $0.value : nil }
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { (WeakReference(object), $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $1.object.object != nil }
      limit = max(64, entries.count * 2)
    }
  }
}
