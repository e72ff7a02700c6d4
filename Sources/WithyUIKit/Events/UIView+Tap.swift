#if WITHY_UIKIT
  /// The events of any view.
  @MainActor
  extension ViewEvent where Base: UIView {
    /// A tap on the view.
    ///
    /// ```swift
    /// UIImageView.make.image(picture).on(.tap, self) { me, view in me.show(view.image) }
    /// ```
    ///
    /// A gesture recognizer is attached. Until it is detached, user interaction is enabled, which
    /// labels and image views disable by default.
    public static var tap: ViewEvent {
      ViewEvent(id: "tap") { view, _, _, act in
        let recognizer = TapRecognizer(act)
        let takesTouches = view.isUserInteractionEnabled
        if !takesTouches { view.isUserInteractionEnabled = true }
        view.addGestureRecognizer(recognizer)
        return { [weak view] in
          view?.removeGestureRecognizer(recognizer)
          if !takesTouches { view?.isUserInteractionEnabled = false }
        }
      }
    }
  }

  /// A gesture recognizer that is its own target.
  final class TapRecognizer: UITapGestureRecognizer {
    private let handler: @MainActor () -> Void

    /// Creates a recognizer that calls a closure.
    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector(("withyTapped")))
    }

    #if canImport(ObjectiveC)
      @objc(withyTapped)
    #endif
    func tapped() {
      handler()
    }
  }
#endif
