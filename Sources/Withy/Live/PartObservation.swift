import Observation

/// The observation of the state that a part read when it was evaluated last.
final class PartObservation {
  private let id: Int
  private let changes: ChangedParts

  /// The ``Subscription`` that is running, of a type that systems without Observation do not know.
  private var subscription: AnyObject?

  /// Creates the observation of a part.
  init(of id: Int, in changes: ChangedParts) {
    self.id = id
    self.changes = changes
  }

  /// Calls a closure and observes the state that it reads, and no other any more.
  func observe<Result>(_ body: () -> Result) -> Result {
    cancel()
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *) else { return body() }
    let subscription = Subscription()
    self.subscription = subscription
    return withObservationTracking {
      subscription.access()
      return body()
    } onChange: { [id, changes] in
      if subscription.end() { changes.insert(id) }
    }
  }

  /// Ends the observation.
  func cancel() {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *) else { return }
    (subscription as? Subscription)?.cancel()
    subscription = nil
  }
}

/// An observation that can be cancelled.
///
/// `withObservationTracking` observes until the first change, and has no way to end it before. A
/// part that is evaluated again and again without a change would leave more and more observations
/// behind. Each therefore also observes a subscription of its own, and is ended by its change.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *)
private final class Subscription: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isRunning = Locked(true)

  /// What is observed to be able to cancel.
  private let cancellation = 0

  /// Makes the closure that calls this observe the cancellation, too.
  func access() {
    registrar.access(self, keyPath: \.cancellation)
  }

  /// Ends the observation; returns whether it was running.
  func end() -> Bool {
    isRunning.withLock { isRunning in
      defer { isRunning = false }
      return isRunning
    }
  }

  /// Ends the observation and frees what it holds.
  func cancel() {
    guard end() else { return }
    registrar.withMutation(of: self, keyPath: \.cancellation) {}
  }
}
