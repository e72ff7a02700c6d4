#if WITHY_UIKIT || WITHY_APPKIT
  /// Two-way values of controls.
  @MainActor
  extension Setter where Base: PlatformControl, Value: Equatable {
    /// Keeps the value of a control and a value of a model equal, whichever of them changes.
    ///
    /// ```swift
    /// slider.with.value.bound(to: player, \.volume)
    /// ```
    ///
    /// What the user enters is set in the model at once. If the model refuses or changes it, the
    /// control takes what the model has, and a text field keeps its cursor; not while the user
    /// composes a character. In `live`, a changed model reaches the control in the next pass, as by
    /// `always`. In AppKit, the action of a control that is no text field is taken for this; an event
    /// `.action` is still handled.
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
        $0.isComposing
      } attach: {
        $0.attachInput($1)
      }
    }
  }
#endif
