#if WITHY_APPKIT
  extension NSControl: ViewInput {}

  extension NSTextView: ViewInput {}

  // What controls and text views of both platforms do in different ways.
  extension NSView {
    /// The text that the user is editing: this view, or the editor of a field.
    private var editedText: NSText? { self as? NSText ?? (self as? NSControl)?.currentEditor() }

    /// Whether the user is composing a character.
    var isComposing: Bool { (editedText as? NSTextView)?.hasMarkedText() == true }

    /// Calls a closure when the user has changed the value.
    ///
    /// A text field posts a notification for each character that is typed, but a combo box none where
    /// an item of its list is chosen, nor a search field where a recent search is.
    func onInput(_ act: @escaping @MainActor () -> Void) -> () -> Void {
      guard let control = self as? NSControl else {
        return onPost(NSText.didChangeNotification, act)
      }
      let isText = control is NSTextField
      let ends = [
        isText ? onPost(NSControl.textDidChangeNotification, act) : nil,
        !isText || control is NSComboBox || control is NSSearchField
          ? control.attach(act, isAlone: control is NSButton) : nil,
      ]
      return { for end in ends { end?() } }
    }

    /// Corrects the value, and keeps the cursor's distance from the end of a text.
    func keepCursor(_ correct: () -> Void) {
      guard let text = editedText else { return correct() }
      let distance = text.string.utf16.count - NSMaxRange(text.selectedRange)
      correct()
      let end = max(0, text.string.utf16.count - distance)
      text.selectedRange = NSRange(location: end, length: 0)
    }
  }
#endif
