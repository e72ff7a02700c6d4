#if WITHY_UIKIT || WITHY_APPKIT
  @MainActor
  extension Builder {
    /// Animates the view when it enters or leaves a live tree, if the pass is animated.
    ///
    /// ```swift
    /// let live = view.live {
    ///   if model.isSaved { UILabel.make.text("Saved").transition(.opacity) }
    /// }
    /// live.transaction = { pass in UIView.animate(withDuration: 0.3, animations: pass) }
    /// ```
    ///
    /// A pass is animated if it runs in an animation of UIKit, or in a group of AppKit's
    /// `NSAnimationContext` that allows implicit animation; in any other pass, views come and go at
    /// once. The animation is that of the pass. A view that leaves is a child until it ends, with
    /// its frame; in a layout, the other leaves take its place meanwhile, and in a stack view
    /// afterwards. An existing view that is described again before that turns back. Where the user
    /// has asked to reduce motion, views fade instead of moving and scaling.
    ///
    /// The transition changes the opacity and the transform of the view, and restores them. A view
    /// enters with each view around it, and transitions, too; a view that leaves with the view
    /// around it does not. It is a `beforeRemove(_:onCancel:)`, of which a view has one.
    ///
    /// - Parameter transition: How the view appears and disappears.
    /// - Returns: The builder with this step added.
    public func transition(_ transition: ViewTransition) -> Builder where Base: PlatformView {
      // A builder may describe several views.
      var departures: [ObjectIdentifier: Departure] = [:]
      return onInsert {
        transition.enter($0)
      }
      .beforeRemove { view, remove in
        let id = ObjectIdentifier(view)
        departures[id] = transition.leave(view) {
          departures[id] = nil
          remove()
        }
      } onCancel: { view in
        departures.removeValue(forKey: ObjectIdentifier(view))?.cancel()
      }
    }
  }

  /// A view that leaves, and remains a child until its animation ends.
  @MainActor
  final class Departure {
    private weak var view: PlatformView?
    private let shown: Appearance
    private var remove: (() -> Void)?

    /// What the animation leads to.
    var hidden: Appearance

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

    /// Shows the view again, apart from what the tree or the app has changed meanwhile.
    func cancel() {
      remove = nil
      guard let view else { return }
      let now = Appearance(of: view)
      if now.opacity == hidden.opacity { view.opacity = shown.opacity }
      if CATransform3DEqualToTransform(now.transform, hidden.transform) {
        view.transformedLayer?.transform = shown.transform
      }
    }
  }

  /// What transitions change of a view.
  @MainActor
  struct Appearance {
    let opacity: CGFloat
    let transform: CATransform3D

    init(of view: PlatformView) {
      opacity = view.opacity
      transform = view.transformedLayer?.transform ?? CATransform3DIdentity
    }
  }
#endif
