#if WITHY_UIKIT
  extension UIControl: ViewInput {}

  extension UITextView: ViewInput {}

  // What controls and text views of both platforms do in different ways.
  extension UIView {
    /// Whether the user is composing a character.
    var isComposing: Bool { (self as? any UITextInput)?.markedTextRange != nil }

    /// Calls a closure when the user has changed the value.
    func onInput(_ act: @escaping @MainActor () -> Void) -> () -> Void {
      guard let control = self as? UIControl else {
        return onPost(UITextView.textDidChangeNotification, act)
      }
      let events: UIControl.Event =
        control is UIButton ? .primaryActionTriggered : [.editingChanged, .valueChanged]
      return control.attach(events, act)
    }

    /// Corrects the value, and keeps the cursor's distance from the end of a text.
    func keepCursor(_ correct: () -> Void) {
      guard let text = self as? any UITextInput else { return correct() }
      let end = text.selectedTextRange?.end
      let distance = end.map { text.offset(from: $0, to: text.endOfDocument) }
      correct()
      guard let distance else { return }
      let found = text.position(from: text.endOfDocument, offset: -distance)
      let cursor = found ?? text.beginningOfDocument
      text.selectedTextRange = text.textRange(from: cursor, to: cursor)
    }
  }
#endif
