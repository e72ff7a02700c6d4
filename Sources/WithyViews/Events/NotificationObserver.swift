#if WITHY_UIKIT || WITHY_APPKIT
  /// An observer of a notification that calls its handler on the main actor.
  @MainActor
  final class NotificationObserver {
    private var token: (any NSObjectProtocol)?

    /// Observes notifications of any sender until the handler returns `false`; the handler is called
    /// immediately for a notification posted on the main thread, and later for others.
    init(
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

    func end() {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
    }
  }

  /// A notification on its way to the main queue.
  ///
  /// `Sendable` is unchecked: a notification is passed once, then read only on the main queue. A
  /// poster that goes on changing an object in it would break this, but so it would for every
  /// observer.
  private struct Delivered: @unchecked Sendable {
    let notification: Notification
  }
#endif
