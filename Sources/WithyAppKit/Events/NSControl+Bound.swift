#if WITHY_APPKIT
  /// Two-way values of text views.
  @MainActor
  extension Setter where Base: NSTextView, Value: Equatable {
    /// Keeps the text of a text view and a value of a model equal, whichever of them changes.
    ///
    /// ```swift
    /// NSTextView.make.string.bound(to: note, \.body)
    /// ```
    ///
    /// - Parameters:
    ///   - model: The model, which is held weakly.
    ///   - path: The value of the model.
    /// - Returns: The builder with this step added.
    public func bound<Model: AnyObject>(
      to model: Model,
      _ path: ReferenceWritableKeyPath<Model, Value>
    ) -> Builder<Base> {
      _twoWay(to: model, path, { $0 }, { $0 }) {
        $0.hasMarkedText()
      } attach: { view, input in
        view.onPost(NSText.didChangeNotification) { [weak view] in
          if let correct = input() { view?.keepCursor(correct) }
        }
      }
    }
  }

  /// What controls report of their users' input.
  extension NSControl {
    /// Whether the user is composing a character.
    var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() == true }

    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    ///
    /// A text field posts a notification for each character that is typed.
    func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      guard self is NSTextField else {
        return ViewEvent.action.attach(self, #fileID, #line) { input()?() }
      }
      return onPost(NSControl.textDidChangeNotification) { [weak self] in
        guard let correct = input() else { return }
        if let editor = self?.currentEditor() { editor.keepCursor(correct) } else { correct() }
      }
    }
  }

  extension NSText {
    /// Corrects the text, and keeps the cursor's distance from the end.
    fileprivate func keepCursor(_ correct: () -> Void) {
      let distance = string.utf16.count - NSMaxRange(selectedRange)
      correct()
      selectedRange = NSRange(location: max(0, string.utf16.count - distance), length: 0)
    }
  }
#endif
