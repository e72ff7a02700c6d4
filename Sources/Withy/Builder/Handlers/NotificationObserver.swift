package import Foundation

/// An observer of a notification that calls its handler on the main queue.
@MainActor
package final class NotificationObserver {
  private var token: (any NSObjectProtocol)?

  /// Observes notifications of any sender until the handler returns `false`; it is called immediately for
  /// one posted on the main thread, for others later.
  package init(
    of name: Notification.Name,
    _ handler: @escaping @MainActor (Notification) -> Bool
  ) {
    let deliver: @MainActor (Delivered) -> Void = { [self] delivered in
      if !handler(delivered.notification) { end() }
    }
    // If the main queue were passed, a poster on another thread would have to wait for it.
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let delivered = Delivered(notification: $0)
      if Thread.isMainThread { return MainActor.assumeIsolated { deliver(delivered) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { deliver(delivered) } }
    }
  }

  /// Stops observing.
  package func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// A notification on its way to the main queue.
///
/// `Sendable` is unchecked: it is passed once, then read only on the main queue. A poster that goes
/// on changing an object in it would break this, but shares that with every observer in any case.
private struct Delivered: @unchecked Sendable {
  let notification: Notification
}
