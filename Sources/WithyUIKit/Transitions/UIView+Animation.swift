#if WITHY_UIKIT
  /// The animations of UIKit, as transitions use them.
  extension UIView {
    /// Whether changes are animated.
    static var isAnimated: Bool { areAnimationsEnabled && inheritedAnimationDuration > 0 }

    /// Whether the user has asked to reduce motion.
    static var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Makes changes in the current animation, and calls a closure when it has ended.
    static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
      animate(withDuration: inheritedAnimationDuration, animations: changes) { _ in completion() }
    }

    /// Makes changes that are not animated.
    static func withoutAnimation(_ changes: () -> Void) { performWithoutAnimation(changes) }

    /// The opacity.
    var opacity: CGFloat {
      get { alpha }
      set { alpha = newValue }
    }

    /// The layer that is transformed.
    var transformedLayer: CALayer? { layer }

    /// Whether a greater y is higher.
    var isUpsideDown: Bool { false }

    /// Lays out the view and what is inside it, if they need that.
    func layOutNow() { layoutIfNeeded() }
  }
#endif
