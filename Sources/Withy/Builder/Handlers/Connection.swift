import Foundation

/// What an attached handler goes through: it always gives the newest one.
///
/// A connection is what ``Builder/connect(_:_:attach:)`` hands to an adapter, which attaches to its
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
/// Such a closure holds the connection strongly, which is what keeps it, and the object weakly.
public final class Connection<Handler> {
  /// A handler.
  ///
  /// Handed out `inout`, a closure in generic storage would be wrapped at every access; in a structure
  /// it is not.
  @usableFromInline
  @frozen
  struct Stored {
    @usableFromInline let handler: Handler

    @inlinable
    init(handler: Handler) { self.handler = handler }
  }

  /// The object that the connection is of.
  private(set) weak var object: AnyObject?

  /// How the handler was attached, while a step of a live tree keeps that.
  weak var attachment: Attachment?

  /// The handler in effect, touched only under the lock, which is why no access has to be checked.
  @exclusivity(unchecked)
  @usableFromInline var current: Stored

  /// The handler of the last ``Builder/build()``, whose step is `nil`, and those of steps in live trees.
  private var given: [(step: ObjectIdentifier?, stored: Stored)] = []

  /// Creates the connection of an object.
  @usableFromInline
  init(_ handler: Handler, of object: AnyObject) {
    self.object = object
    current = Stored(handler: handler)
  }

  /// The handler that was given last, by a build or a pass.
  ///
  /// It may be read on any thread.
  public var handler: Handler { connectionLock.withLock { current }.handler }

  /// The handler that a step has given; it is that of the pass in which it was.
  func handler(from step: AnyObject) -> Handler? {
    let id = ObjectIdentifier(step)
    return connectionLock.withLock { given.first { $0.step == id }?.stored }?.handler
  }

  /// Takes the handler of a build, or of a step in a pass; of several steps the last is in effect.
  func take(_ handler: Handler, from step: AnyObject? = nil) {
    let stored = Stored(handler: handler)
    change(step) { index in
      if let index {
        given[index].stored = stored
      } else if step == nil {
        given.insert((nil, stored), at: 0)
      } else {
        given.append((step.map { ObjectIdentifier($0) }, stored))
      }
      current = step == nil ? stored : given[given.count - 1].stored
    }
  }

  /// Replaces the handler of a connection that one step alone has.
  ///
  /// What it replaces is let go of when the lock is free again, since that may run code of the user.
  @inlinable
  func replace(by handler: Handler) {
    var stored = Stored(handler: handler)
    lockConnections()
    swap(&stored, &current)
    unlockConnections()
    withExtendedLifetime(stored) {}
  }

  /// Forgets the handler of a step, and returns whether another one is in effect.
  func forget(_ step: AnyObject) -> Bool {
    change(step) { index in
      if let index { given.remove(at: index) }
      if let last = given.last { current = last.stored }
    }
    return !given.isEmpty
  }

  /// Lets go of the object, though adapters may still hold the connection.
  func end() {
    object = nil
  }

  /// Runs a closure under the lock, with the index of what a step has given.
  ///
  /// What it replaces is let go of when the lock is free again, since that may run code of the user.
  private func change(_ step: AnyObject?, _ body: (_ index: Int?) -> Void) {
    let id = step.map { ObjectIdentifier($0) }
    _ = connectionLock.withLock { () -> (Stored, Stored?) in
      let index = given.firstIndex { $0.step == id }
      let replaced = (current, index.map { given[$0].stored })
      body(index)
      return replaced
    }
  }
}

/// Guards the handlers of all connections; it is held for a few instructions, and runs no other code.
private let connectionLock = NSLock()

/// Takes that lock, for code that is inlined elsewhere.
@usableFromInline
func lockConnections() { connectionLock.lock() }

/// Gives it back.
@usableFromInline
func unlockConnections() { connectionLock.unlock() }

/// It is `Sendable` without the compiler's check, because its handlers are touched only under
/// `connectionLock`. The references to the object and the attachment are touched only by steps of the
/// object, by who may use it.
extension Connection: @unchecked Sendable where Handler: Sendable {}

/// How a handler was attached, as long as somebody may want to detach it.
///
/// The connection does not hold it, because what detaches mostly holds the connection.
final class Attachment {
  /// Detaches the handler.
  let detach: () -> Void

  /// Creates the attachment that a closure ends.
  init(detach: @escaping () -> Void) {
    self.detach = detach
  }
}
