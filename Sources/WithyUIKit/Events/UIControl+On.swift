#if WITHY_UIKIT
  @MainActor
  extension Builder {
    /// Calls a handler when events of the control occur.
    ///
    /// ```swift
    /// UIButton.make(.init(type: .system)).on(.touchUpInside) { button in button.isEnabled = false }
    /// ```
    ///
    /// An action is attached once, even if the control is built twice or described in many passes.
    /// It calls the newest handler, and is detached when the step is removed.
    ///
    /// - Parameters:
    ///   - events: The events. Steps for the same events share one action; the last step is in
    ///     effect.
    ///   - handler: A closure that is called with the control, which retains it. Pass an object
    ///     that retains the control as the owner, instead of capturing it.
    /// - Returns: The builder with this step added.
    public func on(
      _ events: UIControl.Event,
      _ handler: @escaping @MainActor (Base) -> Void
    ) -> Builder where Base: UIControl {
      on(ViewEvent(id: "\(events.rawValue)") { $0.attach(events, $1) }, handler)
    }

    /// Calls a handler with an owner, which is held weakly, when events of the control occur.
    ///
    /// ```swift
    /// followButton.with.on(.touchUpInside, self) { me, button in me.follow(button) }
    /// ```
    ///
    /// After the owner is deallocated, the handler is not called.
    public func on<Owner: AnyObject>(
      _ events: UIControl.Event,
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder where Base: UIControl {
      on(events) { [weak owner] control in
        if let owner { handler(owner, control) }
      }
    }
  }

  extension UIControl {
    /// Calls a closure when events occur, until the closure that is returned is called.
    func attach(_ events: Event, _ act: @escaping @MainActor () -> Void) -> () -> Void {
      let action = UIAction { _ in act() }
      addAction(action, for: events)
      return { [weak self] in self?.removeAction(action, for: events) }
    }
  }
#endif
