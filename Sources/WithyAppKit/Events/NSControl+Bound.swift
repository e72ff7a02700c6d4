#if WITHY_APPKIT
  /// What controls report of their users' input.
  extension NSControl {
    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    ///
    /// A text field posts a notification for each character that is typed.
    func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      guard self is NSTextField else {
        return ViewEvent.action.attach(self, #fileID, #line) { input()?() }
      }
      let observer = NotificationObserver(of: NSControl.textDidChangeNotification) {
        [weak self] notification in
        if let self, notification.object as? NSControl === self, let correct = input() {
          keepCursor(correct)
        }
        return self != nil
      }
      return { observer.end() }
    }

    /// Corrects the text, and keeps the cursor's distance from the end; not while the user composes a
    /// character.
    private func keepCursor(_ correct: () -> Void) {
      let editor = currentEditor()
      if (editor as? NSTextView)?.hasMarkedText() == true { return }
      let distance = editor.map { $0.string.utf16.count - NSMaxRange($0.selectedRange) }
      correct()
      guard let editor, let distance else { return }
      let cursor = max(0, editor.string.utf16.count - distance)
      editor.selectedRange = NSRange(location: cursor, length: 0)
    }
  }
#endif
