#if WITHY_UIKIT
  extension UIControl: ViewInput {}

  extension UITextView: ViewInput {}

  // What controls and text views of both platforms do in different ways.
  extension UIView {
    /// Whether the user is composing a character.
    var isComposing: Bool { (self as? any UITextInput)?.markedTextRange != nil }

    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      let act = { @MainActor [weak self] in
        guard let correct = input() else { return }
        if let text = self as? any UITextInput { text.keepCursor(correct) } else { correct() }
      }
      guard let control = self as? UIControl else {
        return onPost(UITextView.textDidChangeNotification, act)
      }
      let action = UIAction { _ in act() }
      let events: UIControl.Event =
        control is UIButton ? .primaryActionTriggered : [.editingChanged, .valueChanged]
      control.addAction(action, for: events)
      return { [weak control] in control?.removeAction(action, for: events) }
    }
  }

  extension UITextInput {
    /// Corrects the text, and keeps the cursor's distance from the end.
    fileprivate func keepCursor(_ correct: () -> Void) {
      let distance = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) }
      correct()
      guard let distance else { return }
      let cursor = position(from: endOfDocument, offset: -distance) ?? beginningOfDocument
      selectedTextRange = textRange(from: cursor, to: cursor)
    }
  }
#endif
