import Foundation

/// A connection of a handler to an object, which always provides the newest handler.
///
/// ``Builder/connect(_:_:attach:)`` passes a connection to an adapter, which attaches to its
/// platform, once, a closure that calls ``handler``:
///
/// ```swift
/// extension Builder where Base: Slider {
///   func onChange(_ handler: @escaping (Slider, Double) -> Void) -> Builder {
///     connect("change", handler) { slider, connection in
///       let id = slider.addObserver { [weak slider] value in
///         if let slider { connection.handler(slider, value) }
///       }
///       return { [weak slider] in slider?.removeObserver(id) }
///     }
///   }
/// }
/// ```
///
/// This closure must hold the connection strongly, which keeps the connection alive, and the object
/// weakly.
public final class Connection<Handler> {
  /// A stored handler.
  ///
  /// A closure in generic storage would be wrapped at every `inout` access; in a structure it is
  /// not.
  @usableFromInline
  @frozen
  struct Stored {
    @usableFromInline let handler: Handler

    @_alwaysEmitIntoClient
    init(handler: Handler) { self.handler = handler }
  }

  /// The connected object.
  private(set) weak var object: AnyObject?

  /// The key under which the table of connections lists it; `nil` if it does not.
  var key: ConnectionTable.Key?

  /// How the handler was attached, as long as a step of a live tree retains that.
  weak var attachment: Attachment?

  /// The handler in effect, accessed only under the lock, so exclusivity needs no checks.
  @exclusivity(unchecked)
  @usableFromInline var current: Stored

  /// The handler of the last ``Builder/build()``, whose step is `nil`, and those of steps in live
  /// trees, except that in effect.
  private var given: [(step: ObjectIdentifier?, stored: Stored?)] = []

  /// Whose handler of these is in effect: that of a step, or `nil` for a build; `.none` if there are
  /// none.
  @exclusivity(unchecked)
  @usableFromInline private(set) var effective: ObjectIdentifier??

  @usableFromInline
  init(_ handler: Handler, of object: AnyObject) {
    self.object = object
    current = Stored(handler: handler)
  }

  deinit {
    if let key { ConnectionTable.shared.remove(ObjectIdentifier(self), at: key) }
  }

  /// The newest handler, set by a build or a pass.
  ///
  /// It may be read on any thread.
  public var handler: Handler { connectionLock.withLock { current }.handler }

  /// Returns the handler that a step set in its last pass.
  func handler(from step: AnyObject) -> Handler? {
    var found: Stored?
    change(step) { index in found = index.flatMap { given[$0].stored } }
    return found?.handler
  }

  /// Sets the handler of a build, or of a step in a pass; the last of several steps is in effect.
  @inlinable
  func take(_ handler: Handler, from step: AnyObject? = nil) {
    if !replace(by: handler, from: step) { takeOther(handler, from: step) }
  }

  @usableFromInline
  func takeOther(_ handler: Handler, from step: AnyObject?) {
    let stored = Stored(handler: handler)
    change(step) { index in
      if let index {
        given[index].stored = stored
      } else if step == nil {
        given.insert((nil, stored), at: 0)
      } else {
        given.append((step.map { ObjectIdentifier($0) }, stored))
      }
      effective = given[step == nil ? 0 : given.count - 1].step
    }
  }

  /// Replaces the handler of a step, or of a build, if it is in effect, and returns whether it is.
  @inlinable
  func replace(by handler: Handler, from step: AnyObject?) -> Bool {
    let id = step.map { ObjectIdentifier($0) }
    var stored = Stored(handler: handler)
    lockConnections()
    let isInEffect = effective == .some(id)
    if isInEffect { swap(&stored, &current) }
    unlockConnections()
    return withExtendedLifetime(stored) { isInEffect }
  }

  /// Replaces the handler of a connection that only one step uses.
  ///
  /// The old handler is released after the lock, since that may run the user's code.
  @_alwaysEmitIntoClient
  func replace(by handler: Handler) {
    var stored = Stored(handler: handler)
    lockConnections()
    swap(&stored, &current)
    unlockConnections()
    withExtendedLifetime(stored) {}
  }

  /// Removes the handler of a step, and returns whether another one is in effect.
  func forget(_ step: AnyObject) -> Bool {
    change(step) { index in
      if let index { given.remove(at: index) }
      effective = given.last.map { $0.step }
    }
    return !given.isEmpty
  }

  /// Clears the reference to the object; adapters may still hold the connection.
  func end() {
    object = nil
  }

  /// Runs a closure under the lock, with the index of a step's handler; the closure says which is in
  /// effect.
  ///
  /// Replaced handlers are released after the lock, since that may run the user's code.
  private func change(_ step: AnyObject?, _ body: (_ index: Int?) -> Void) {
    let id = step.map { ObjectIdentifier($0) }
    _ = connectionLock.withLock { () -> (Stored, Stored?) in
      if let index = effectiveIndex { given[index].stored = current }
      let index = given.firstIndex { $0.step == id }
      let replaced = (current, index.flatMap { given[$0].stored })
      body(index)
      if let index = effectiveIndex, let stored = given[index].stored {
        (current, given[index].stored) = (stored, nil)
      }
      return replaced
    }
  }

  /// The index of the handler in effect.
  private var effectiveIndex: Int? { given.firstIndex { $0.step == effective } }
}

/// Guards the handlers of all connections; it is held for a few instructions, which call no other
/// code.
private let connectionLock = NSLock()

/// Acquires the lock, for inlined code.
@usableFromInline
func lockConnections() { connectionLock.lock() }

/// Releases the lock, for inlined code.
@usableFromInline
func unlockConnections() { connectionLock.unlock() }

/// `Sendable` is unchecked, but holds: the handlers are accessed only under `connectionLock`. The
/// references to the object and the attachment are accessed only by steps of the object, in the
/// isolation of the object.
extension Connection: @unchecked Sendable where Handler: Sendable {}

/// The attachment of a handler, for as long as it may have to be detached.
///
/// The connection does not retain it, because the detaching closure usually retains the connection.
final class Attachment {
  /// Detaches the handler.
  let detach: () -> Void

  init(detach: @escaping () -> Void) {
    self.detach = detach
  }
}
