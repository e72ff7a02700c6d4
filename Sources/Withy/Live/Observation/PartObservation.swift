import Observation

/// The observation of the state that a part read when it was last evaluated.
final class PartObservation {
  private let id: Int
  private let invalidations: InvalidationQueue

  /// The ``Subscriptions``, a type that systems without Observation do not have.
  private var subscriptions: AnyObject?

  init(of id: Int, in invalidations: InvalidationQueue) {
    self.id = id
    self.invalidations = invalidations
  }

  /// Calls a closure and observes only the state that it reads; the previous observation continues
  /// until then, so that a change meanwhile is not missed.
  func observe<Result>(_ body: () -> Result) -> Result {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *) else { return body() }
    let isFirst = self.subscriptions == nil
    let subscriptions = self.subscriptions as? Subscriptions ?? Subscriptions()
    self.subscriptions = subscriptions
    let number = subscriptions.begin()
    let result = withObservationTracking {
      subscriptions.access(number)
      return body()
    } onChange: { [id, invalidations, mark = subscriptions.mark(of: number)] in
      // Another thread may call this late, when the next observation has begun without its change.
      if !Subscriptions.isCancelling(mark) { invalidations.insert(id) }
    }
    if isFirst { invalidations.insertNew(id) } else { subscriptions.cancel(before: number) }
    return result
  }

  /// Ends the observation.
  func cancel() {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *) else { return }
    guard let subscriptions = subscriptions as? Subscriptions else { return }
    subscriptions.cancel(before: subscriptions.begin())
  }
}

/// The successive observations of one part, which can be cancelled.
///
/// `withObservationTracking` observes until the first change, and cannot be ended earlier. A part
/// that is evaluated repeatedly without a change would accumulate observations. Therefore each also
/// observes one of two properties in turn, and is ended by a change of it.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *)
private final class Subscriptions: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The number of the last observation.
  private let last = Locked(0)

  /// The mark of the observation that this thread cancels, if it cancels one.
  private static let cancelling = ThreadLocal()

  /// The properties observed for cancellation.
  private let even = 0
  private let odd = 0

  /// Returns the number of a new observation.
  func begin() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }

  /// Makes the closure that calls this method also observe its own cancellation.
  func access(_ number: Int) {
    registrar.access(self, keyPath: cancellation(of: number))
  }

  /// Returns a mark that tells an observation from the next one of its part, and from those of
  /// other parts: the end of one also notifies those around it, for which that is a change.
  func mark(of number: Int) -> Int {
    Int(bitPattern: ObjectIdentifier(self)) | number & 1
  }

  /// Returns whether this thread cancels an observation, which is notified of that as of a change.
  static func isCancelling(_ mark: Int) -> Bool { cancelling.number == mark }

  /// Ends the observation before one, if there is any, and releases what it captures.
  func cancel(before number: Int) {
    Self.cancelling.number = mark(of: number - 1)
    registrar.willSet(self, keyPath: cancellation(of: number - 1))
    Self.cancelling.number = 0
  }

  private func cancellation(of number: Int) -> KeyPath<Subscriptions, Int> {
    number.isMultiple(of: 2) ? \.even : \.odd
  }
}
