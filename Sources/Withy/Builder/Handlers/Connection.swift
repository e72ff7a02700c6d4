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
/// The attached closure must hold the connection strongly, to keep it alive, and the object weakly.
public final class Connection<Handler> {
  /// A stored handler, because a closure in generic storage is wrapped at every `inout` access.
  @usableFromInline
  @frozen
  struct Stored {
    @usableFromInline let handler: Handler

    @_alwaysEmitIntoClient
    init(handler: Handler) { self.handler = handler }
  }

  /// The key of this connection in ``ConnectionTable``; `nil` if it is not listed there.
  var key: ConnectionTable.Key?

  /// The attachment of the handler, as long as a step of a live tree retains it.
  weak var attachment: Attachment?

  /// A handler, and the step of a live tree that set it; `nil` for the last ``Builder/build()``.
  @usableFromInline typealias Given = (step: ObjectIdentifier?, stored: Stored)

  /// The handler in effect, accessed only under the lock, so exclusivity needs no checks.
  @exclusivity(unchecked) @usableFromInline var inEffect: Given

  /// The handlers of other steps, each of which would be in effect without those after it.
  @exclusivity(unchecked) private var others: [Given] = []

  @usableFromInline
  init(_ handler: Handler, from step: AnyObject? = nil) {
    inEffect = (step.map { ObjectIdentifier($0) }, Stored(handler: handler))
  }

  deinit { leaveTable() }

  /// Removes the connection from the table, as adapters may still hold it once it is detached.
  func leaveTable() {
    if let key { ConnectionTable.remove(ObjectIdentifier(self), at: key) }
    key = nil
  }

  /// The newest handler, set by a build or a pass.
  ///
  /// The handler may be read on any thread.
  public var handler: Handler { connectionLock.withLock { inEffect.stored }.handler }

  /// Returns the handler that a step set in its last pass.
  func handler(from step: AnyObject) -> Handler? {
    let id = ObjectIdentifier(step)
    return connectionLock.withLock { given.first { $0.step == id }?.stored }?.handler
  }

  /// Sets the handler of a build, or of a step in a pass; the last of several steps is in effect.
  @inlinable
  func set(_ handler: Handler, from step: AnyObject? = nil) {
    var stored = Stored(handler: handler)
    if !exchange(&stored, from: step) { setOther(handler, from: step) }
    withExtendedLifetime(stored) {}
  }

  /// Sets a handler that is not in effect yet.
  @usableFromInline
  func setOther(_ handler: Handler, from step: AnyObject?) {
    let new = (step: step.map { ObjectIdentifier($0) }, stored: Stored(handler: handler))
    change { given in
      // Any step in a pass has precedence over an earlier build.
      if given.last?.step == nil { given.insert(given.removeLast(), at: 0) }
      let index = given.firstIndex { $0.step == new.step }
      if new.step != nil, let index { return given[index] = new }
      if let index { given.remove(at: index) }
      given.append(new)
    }
  }

  /// Exchanges the handler of a step or build if it is in effect, and returns whether it is; the
  /// old handler is not released under the lock, since that may run the user's code.
  @inlinable
  @discardableResult
  func exchange(_ stored: inout Stored, from step: AnyObject? = nil) -> Bool {
    let id = step.map { ObjectIdentifier($0) }
    lockConnections()
    let isInEffect = inEffect.step == id
    if isInEffect { swap(&stored, &inEffect.stored) }
    unlockConnections()
    return isInEffect
  }

  /// Removes the handler of a step, and returns whether there is another one.
  func forget(_ step: AnyObject) -> Bool {
    let id = ObjectIdentifier(step)
    return change { given in
      if given.count == 1 { return given[0].step != id }
      given.removeAll { $0.step == id }
      return true
    }
  }

  /// Keeps the handler of a step that is freed as that of a build: another may get its address.
  func release(_ step: AnyObject) {
    let id = ObjectIdentifier(step)
    change { given in
      guard let index = given.firstIndex(where: { $0.step == id }) else { return }
      var kept = given.remove(at: index)
      kept.step = nil
      given.removeAll { $0.step == nil }
      given.insert(kept, at: 0)
    }
  }

  /// All handlers; the last is in effect.
  private var given: [Given] {
    get { others + [inEffect] }
    set { (others, inEffect) = (newValue.dropLast(), newValue[newValue.count - 1]) }
  }

  /// Changes the handlers, of which at least one remains, and releases removed ones unlocked.
  private func change<Result>(_ body: (inout [Given]) -> Result) -> Result {
    let (old, result) = connectionLock.withLock { (given, body(&given)) }
    return withExtendedLifetime(old) { result }
  }
}

/// Guards the handlers of all connections, for a few instructions that call no other code.
private let connectionLock = NSLock()

/// Acquires the lock, for inlined code.
@usableFromInline
func lockConnections() { connectionLock.lock() }

/// Releases the lock, for inlined code.
@usableFromInline
func unlockConnections() { connectionLock.unlock() }

/// `Sendable` is unchecked, but holds: the handlers are accessed only under `connectionLock`. The
/// key and the attachment are accessed only by builds and steps of the object, in its isolation, and in
/// `deinit`.
extension Connection: @unchecked Sendable where Handler: Sendable {}

/// The attachment of a handler, which its connection does not retain, since the detaching closure
/// usually retains the connection.
@usableFromInline
final class Attachment {
  let detach: () -> Void

  init(detach: @escaping () -> Void) {
    self.detach = detach
  }
}
