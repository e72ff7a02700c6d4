public import Foundation

/// A class whose instances give a ``Builder`` of themselves, ``with``, and which gives builders of new
/// ones, ``make(_:)``.
///
/// Every `NSObject` conforms, and so do the Foundation classes that are not `NSObject` on Linux.
/// Any other class conforms by saying so, or is configured through ``Builder``:
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
  @inlinable
  public var with: Builder<Self> {
    Builder(_source: .existing(self))
  }
}

extension Configurable {
  /// Does not compile: a block behind `with` holds children, and an object is changed by steps.
  @available(
    *,
    unavailable,
    message: "write with.text(…) to set a property, or with.call { $0.text = … } for statements"
  )
  @_disfavoredOverload
  public func with(_ body: (Self) -> Void) -> Builder<Self> { with }
}

extension NSObject: Configurable {}

// Where there is no Objective-C, these classes do not derive from `NSObject`.
#if !canImport(ObjectiveC)
  extension FileManager: Configurable {}
  extension NotificationCenter: Configurable {}
#endif

// These derive from no class on any platform.
extension JSONDecoder: Configurable {}
extension JSONEncoder: Configurable {}
extension PropertyListDecoder: Configurable {}
extension PropertyListEncoder: Configurable {}
