package import Foundation

/// What observes a notification for a connection, on the main queue.
@MainActor
package final class NotificationObserver {
  private var token: (any NSObjectProtocol)?

  /// Observes until the handler returns that nobody wants to know any more.
  ///
  /// - Parameters:
  ///   - name: The name of the notification, posted by anybody.
  ///   - handler: A closure that is called in the thread that posts, if that is the main one, and otherwise
  ///     later.
  package init(
    of name: Notification.Name,
    _ handler: @escaping @MainActor (Notification) -> Bool
  ) {
    let deliver: @MainActor (Delivered) -> Void = { [self] delivered in
      if !handler(delivered.notification) { end() }
    }
    // With the main queue as an argument, who posts on another thread would wait for it.
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let delivered = Delivered(notification: $0)
      if Thread.isMainThread { return MainActor.assumeIsolated { deliver(delivered) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { deliver(delivered) } }
    }
  }

  /// Observes no more.
  package func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// A notification on its way to the main queue.
///
/// It is `Sendable` without the compiler's check: it is handed over once and then read on the main queue
/// alone. What could break it is a poster that goes on changing an object that the notification carries;
/// whoever posts a notification shares that with every observer, on whatever thread.
private struct Delivered: @unchecked Sendable {
  let notification: Notification
}
