#if WITHY_UIKIT
  /// Taps on views.
  @MainActor
  extension Builder where Base: UIView {
    /// Calls a handler when the view is tapped.
    ///
    /// ```swift
    /// UIImageView.make.image(picture).onTap(self) { me, view in me.show(view.image) }
    /// ```
    ///
    /// A gesture recognizer is attached once, and detached when the step is removed. Until then,
    /// user interaction is enabled, which labels and image views disable by default.
    ///
    /// - Parameter handler: A closure that is called with the view, which retains it. Pass an
    ///   object that retains the view as the owner, instead of capturing it.
    /// - Returns: The builder with this step added.
    public func onTap(_ handler: @escaping @MainActor (Base) -> Void) -> Builder {
      connect("tap", handler) { view, connection in
        let recognizer = TapRecognizer { [weak view] in
          if let view { connection.handler(view) }
        }
        let takesTouches = view.isUserInteractionEnabled
        if !takesTouches { view.isUserInteractionEnabled = true }
        view.addGestureRecognizer(recognizer)
        return { [weak view] in
          view?.removeGestureRecognizer(recognizer)
          if !takesTouches { view?.isUserInteractionEnabled = false }
        }
      }
    }

    /// Calls a handler with an owner, which is held weakly, when the view is tapped.
    ///
    /// After the owner is deallocated, the handler is not called.
    public func onTap<Owner: AnyObject>(
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder {
      onTap { [weak owner] view in
        if let owner { handler(owner, view) }
      }
    }
  }

  /// A gesture recognizer that is its own target.
  final class TapRecognizer: UITapGestureRecognizer {
    private let handler: @MainActor () -> Void

    /// Creates a recognizer that calls a closure.
    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector(("withyTapped")))
    }

    #if canImport(ObjectiveC)
      @objc(withyTapped)
    #endif
    func tapped() {
      handler()
    }
  }
#endif
