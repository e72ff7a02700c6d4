#if WITHY_UIKIT || WITHY_APPKIT
  /// A view in which the user enters a value: a control or a text view.
  ///
  /// There are no other conforming classes.
  public protocol ViewInput: PlatformView {}

  @MainActor
  extension Setter where Base: ViewInput, Value: Equatable {
    /// Keeps the value of a control or a text view and a value of a model equal, whichever of them
    /// changes.
    ///
    /// ```swift
    /// slider.with.value.bound(to: player, \.volume)
    /// ```
    ///
    /// What the user enters is set in the model at once. If the model refuses or changes it, the view
    /// takes what the model has, and a text keeps its cursor; not while the user composes a character.
    /// In `live`, a changed model reaches the view in the next pass, as by `always`.
    ///
    /// In AppKit, the action of a control that is no text field, or is a combo box or a search field, is
    /// taken for this; an event `.action` is still handled. Radio buttons then do not exclude each other
    /// by themselves: the model decides, and groups may share a view.
    ///
    /// - Parameters:
    ///   - model: The model, which is held weakly.
    ///   - path: The value of the model.
    /// - Returns: The builder with this step added.
    public func bound<Model: AnyObject>(
      to model: Model,
      _ path: ReferenceWritableKeyPath<Model, Value>
    ) -> Builder<Base> {
      _twoWay(to: model, path, { $0 }, { $0 }, isComposing: \.isComposing) { $0.attachInput($1) }
    }
  }

  @MainActor
  extension Setter where Base: ViewInput, Value: Equatable & OptionalValue {
    /// Keeps an optional value of a view, such as the text of UIKit's fields, and a value of a model
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
      _twoWay(to: model, path, { Value(_some: $0) }, { $0._optional }, isComposing: \.isComposing) {
        $0.attachInput($1)
      }
    }
  }

  extension PlatformView {
    /// Calls a closure when the user has changed the value, and makes the correction that it returns.
    fileprivate func attachInput(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      onInput { [weak self] in
        if let correct = input() { self?.keepCursor(correct) }
      }
    }
  }
#endif
