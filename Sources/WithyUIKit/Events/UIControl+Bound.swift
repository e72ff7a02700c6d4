#if WITHY_UIKIT
  /// Two-way values of controls.
  @MainActor
  extension Setter where Base: UIControl, Value: Equatable & OptionalValue {
    /// Keeps an optional value of a control, such as the text of a field, and a value of a model
    /// equal, whichever of them changes.
    ///
    /// ```swift
    /// UITextField.make.text.bound(to: search, \.query)
    /// ```
    ///
    /// - Parameters:
    ///   - model: The model, which is held weakly.
    ///   - path: The value of the model, which is not set to `nil`.
    /// - Returns: The builder with this step added.
    public func bound<Model: AnyObject>(
      to model: Model,
      _ path: ReferenceWritableKeyPath<Model, Value.Wrapped>
    ) -> Builder<Base> {
      _twoWay(to: model, path, { Value(_some: $0) }, { $0._optional }) {
        $0.isComposing
      } attach: {
        $0.attachInput($1)
      }
    }
  }

  /// Two-way values of text views.
  @MainActor
  extension Setter where Base: UITextView, Value: Equatable & OptionalValue {
    /// Keeps the text of a text view and a value of a model equal, whichever of them changes.
    ///
    /// ```swift
    /// UITextView.make.text.bound(to: note, \.body)
    /// ```
    ///
    /// - Parameters:
    ///   - model: The model, which is held weakly.
    ///   - path: The value of the model, which is not set to `nil`.
    /// - Returns: The builder with this step added.
    public func bound<Model: AnyObject>(
      to model: Model,
      _ path: ReferenceWritableKeyPath<Model, Value.Wrapped>
    ) -> Builder<Base> {
      _twoWay(to: model, path, { Value(_some: $0) }, { $0._optional }) {
        $0.markedTextRange != nil
      } attach: { view, input in
        view.onPost(UITextView.textDidChangeNotification) { [weak view] in
          if let correct = input() { view?.keepCursor(correct) }
        }
      }
    }
  }

  extension UIControl {
    /// Whether the user is composing a character.
    var isComposing: Bool { (self as? UITextField)?.markedTextRange != nil }

    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      let action = UIAction { [weak self] _ in
        guard let correct = input() else { return }
        if let field = self as? UITextField { field.keepCursor(correct) } else { correct() }
      }
      let events: UIControl.Event = [.editingChanged, .valueChanged]
      addAction(action, for: events)
      return { [weak self] in self?.removeAction(action, for: events) }
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
