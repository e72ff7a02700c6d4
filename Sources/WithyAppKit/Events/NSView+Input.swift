#if WITHY_APPKIT
  extension NSControl: ViewInput {}

  extension NSTextView: ViewInput {}

  // What controls and text views of both platforms do in different ways.
  extension NSView {
    /// The text that the user is editing: this view, or the editor of a field.
    private var editedText: NSText? {
      self as? NSText ?? (self as? NSControl)?.currentEditor()
    }

    /// Whether the user is composing a character.
    var isComposing: Bool { (editedText as? NSTextView)?.hasMarkedText() == true }

    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    ///
    /// A text field posts a notification for each character that is typed, but a combo box none where
    /// an item of its list is chosen.
    func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      let act = { @MainActor [weak self] in
        guard let correct = input() else { return }
        if let text = self?.editedText { text.keepCursor(correct) } else { correct() }
      }
      guard let control = self as? NSControl else {
        return onPost(NSText.didChangeNotification, act)
      }
      let isText = control is NSTextField
      let ends = [
        isText ? onPost(NSControl.textDidChangeNotification, act) : nil,
        !isText || control is NSComboBox
          ? ViewEvent.action.attach(control, #fileID, #line, act) : nil,
      ]
      return { for end in ends { end?() } }
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
