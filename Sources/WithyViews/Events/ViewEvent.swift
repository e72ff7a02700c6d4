#if WITHY_UIKIT || WITHY_APPKIT
  /// An event of a view or an item: in UIKit `.tap` of a view and `.action` of a bar button item, in
  /// AppKit `.action` of a control.
  ///
  /// ```swift
  /// imageView.with.on(.tap, self) { me, view in me.show(view.image) }
  /// ```
  ///
  /// UIKit's controls have events of their own, such as `.touchUpInside`.
  public struct ViewEvent<Base: NSObject> {
    /// The identity of the connection among those of an object.
    let id: String

    /// Adds steps without which the event would not occur.
    var enable: (Builder<Base>) -> Builder<Base> = { $0 }

    /// Attaches an action to an object, which it must not retain, and returns a closure that
    /// detaches it.
    let attach: (_ object: Base, _ act: @escaping @MainActor () -> Void) -> () -> Void
  }

  // Favoured beside those of UIKit's controls, these would not let the compiler name a misspelt event.
  @MainActor
  extension Builder {
    /// Calls a handler when an event of the object occurs.
    ///
    /// The event is attached once, even if the object is built twice or described in many passes. It
    /// calls the newest handler, and is detached when the step is removed.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - handler: A closure that is called with the object, which retains it. Pass an object that
    ///     retains this one as the owner, instead of capturing it.
    /// - Returns: The builder with this step added.
    @_disfavoredOverload
    public func on(
      _ event: ViewEvent<Base>,
      _ handler: @escaping @MainActor (Base) -> Void
    ) -> Builder where Base: NSObject {
      event.enable(self).connect(event.id, handler) { object, connection in
        event.attach(object) { [weak object] in
          if let object { connection.handler(object) }
        }
      }
    }

    /// Calls a handler with an owner, which is held weakly, when an event of the object occurs.
    ///
    /// After the owner is deallocated, the handler is not called.
    @_disfavoredOverload
    public func on<Owner: AnyObject>(
      _ event: ViewEvent<Base>,
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder where Base: NSObject {
      on(event) { [weak owner] object in
        if let owner { handler(owner, object) }
      }
    }
  }
#endif
