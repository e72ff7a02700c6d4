public import Foundation

/// A class whose objects can be configured in a chain, which begins with an existing object,
/// ``with``, or a new one, ``make(_:_:)``.
///
/// Every `NSObject` conforms, and so do the Foundation classes that are not `NSObject` on Linux.
/// Any other class can declare conformance, or be configured through ``Builder``:
///
/// ```swift
/// final class Engine { var power = 0 }
/// extension Engine: Configurable {}
///
/// let engine = Engine().with.power(90).build()
/// ```
public protocol Configurable: AnyObject {}

extension Configurable {
  /// A builder of this very object.
  ///
  /// Nothing happens to the object before ``Builder/build()``.
  ///
  /// ```swift
  /// let formatter = DateFormatter().with
  ///   .dateStyle(.short)
  ///   .timeStyle(.none)
  ///   .build()
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public var with: Builder<Self> {
    Builder(_source: .existing(self))
  }
}

extension NSObject: Configurable {}

// Without Objective-C, these classes do not derive from `NSObject`.
#if !canImport(ObjectiveC)
  extension FileManager: Configurable {}
  extension NotificationCenter: Configurable {}
#endif

// These have no superclass on any platform.
extension JSONDecoder: Configurable {}
extension JSONEncoder: Configurable {}
extension PropertyListDecoder: Configurable {}
extension PropertyListEncoder: Configurable {}
