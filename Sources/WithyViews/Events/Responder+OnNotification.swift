#if WITHY_UIKIT || WITHY_APPKIT
  @MainActor
  extension Builder {
    /// Calls a handler on the main queue when any sender posts a notification.
    ///
    /// ```swift
    /// view.with.on(.NSSystemTimeZoneDidChange) { view, notification in view.isHidden = true }
    /// ```
    ///
    /// An observer is attached once and calls the newest handler. It is detached when the step is
    /// removed, or at the first notification after the object is deallocated.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - handler: A closure that is called with the object and the notification.
    /// - Returns: The builder with this step added.
    public func on(
      _ name: Notification.Name,
      _ handler: @escaping @MainActor (Base, Notification) -> Void
    ) -> Builder where Base: PlatformResponder {
      connect(name, handler) { object, connection in
        let observer = NotificationObserver(of: name) { [weak object] notification in
          guard let object else { return false }
          connection.handler(object, notification)
          return true
        }
        return { observer.end() }
      }
    }

    /// Calls a handler with an owner, which is held weakly, when a notification is posted.
    ///
    /// After the owner is deallocated, the handler is not called.
    public func on<Owner: AnyObject>(
      _ name: Notification.Name,
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base, Notification) -> Void
    ) -> Builder where Base: PlatformResponder {
      on(name) { [weak owner] object, notification in
        if let owner { handler(owner, object, notification) }
      }
    }
  }

  extension PlatformView {
    /// Calls a closure when the view posts a notification, until the closure that is returned is
    /// called.
    func onPost(_ name: Notification.Name, _ act: @escaping @MainActor () -> Void) -> () -> Void {
      let observer = NotificationObserver(of: name) { [weak self] notification in
        if let self, notification.object as? NSObject === self { act() }
        return self != nil
      }
      return { observer.end() }
    }
  }
#endif
