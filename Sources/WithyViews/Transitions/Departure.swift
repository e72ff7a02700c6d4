#if WITHY_UIKIT || WITHY_APPKIT
  /// A view that leaves, and remains a child until its animation ends.
  @MainActor
  final class Departure {
    private weak var view: PlatformView?
    private let shown: Appearance
    private var remove: (() -> Void)?

    /// What the animation leads to.
    var hidden: Appearance

    /// Creates the departure of a view that is still shown.
    init(of view: PlatformView, _ remove: @escaping () -> Void) {
      self.view = view
      self.remove = remove
      shown = Appearance(of: view)
      hidden = shown
    }

    /// Removes the view, whose animation has ended, unless it has come back meanwhile.
    func end() {
      guard let remove else { return }
      // Steps that are undone must find what they have set.
      cancel()
      remove()
    }

    /// Shows the view again.
    ///
    /// What the tree or the app has changed meanwhile stays.
    func cancel() {
      remove = nil
      guard let view else { return }
      let now = Appearance(of: view)
      if now.opacity == hidden.opacity { view.opacity = shown.opacity }
      if now.transform == hidden.transform { shown.applyTransform(to: view) }
    }
  }

  /// What transitions change of a view.
  @MainActor
  struct Appearance {
    let opacity: CGFloat
    let transform: CGAffineTransform?

    /// Creates the appearance that a view has.
    init(of view: PlatformView) {
      opacity = view.opacity
      transform = view.transformedLayer?.affineTransform()
    }

    /// Sets the transform of a view.
    func applyTransform(to view: PlatformView) {
      if let transform { view.transformedLayer?.setAffineTransform(transform) }
    }
  }
#endif
