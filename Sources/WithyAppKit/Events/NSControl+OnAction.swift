#if WITHY_APPKIT
  /// Actions of controls.
  @MainActor
  extension Builder where Base: NSControl {
    /// Calls a handler when the control sends its action.
    ///
    /// ```swift
    /// NSButton.make(.init(title: "Save", target: nil, action: nil)).onAction { $0.isEnabled = false }
    /// ```
    ///
    /// Target and action are set once, even if the control is built twice or described in many
    /// passes. The newest handler is called. When the step is removed, the control gets back its
    /// previous target and action.
    ///
    /// Of radio buttons in one view, AppKit lets those with the same action exclude each other:
    /// here those whose handlers are at the same location in the source, as in a `ForEach`.
    ///
    /// - Parameters:
    ///   - file: The file of the source location; by default the file of the call.
    ///   - line: The line of the source location; by default the line of the call.
    ///   - handler: A closure that is called with the control, which retains it. Pass an object
    ///     that retains the control as the owner, instead of capturing it.
    /// - Returns: The builder with this step added.
    public func onAction(
      file: StaticString = #fileID,
      line: UInt = #line,
      _ handler: @escaping @MainActor (Base) -> Void
    ) -> Builder {
      connect("action", handler) { control, connection in
        let (target, action) = (control.target, control.action)
        let guide = ActionGuide { [weak control] in
          if let control { connection.handler(control) }
        }
        control.addLayoutGuide(guide)
        control.target = guide
        control.action = ActionGuide.selector(file, line)
        return { [weak control, weak target] in
          control?.removeLayoutGuide(guide)
          guard let control, control.target === guide else { return }
          control.target = target
          control.action = action
        }
      }
    }

    /// Calls a handler with an owner, which is held weakly, when the control sends its action.
    ///
    /// ```swift
    /// saveButton.with.onAction(self) { me, button in me.save() }
    /// ```
    ///
    /// After the owner is deallocated, the handler is not called.
    public func onAction<Owner: AnyObject>(
      _ owner: Owner,
      file: StaticString = #fileID,
      line: UInt = #line,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder {
      onAction(file: file, line: line) { [weak owner] control in
        if let owner { handler(owner, control) }
      }
    }
  }

  /// The target of a control.
  ///
  /// A control does not retain its target, but it does retain its layout guides; so the target is
  /// one.
  final class ActionGuide: NSLayoutGuide {
    private let handler: @MainActor () -> Void

    /// Creates a target that calls a closure.
    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns the selector of the action of a source location.
    static func selector(_ file: StaticString, _ line: UInt) -> Selector {
      Selector("withyAct_\("\(file)".hashValue.magnitude)_\(line)")
    }

    #if canImport(ObjectiveC)
      /// Adds the method of such a selector, which does what `withyAct` does.
      override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
        guard NSStringFromSelector(selector).hasPrefix("withyAct_"),
          let method = class_getInstanceMethod(self, Selector(("withyAct")))
        else { return super.resolveInstanceMethod(selector) }
        let implementation = method_getImplementation(method)
        return class_addMethod(self, selector, implementation, method_getTypeEncoding(method))
      }
    #endif

    #if canImport(ObjectiveC)
      @objc(withyAct)
    #endif
    func act() {
      handler()
    }
  }
#endif
