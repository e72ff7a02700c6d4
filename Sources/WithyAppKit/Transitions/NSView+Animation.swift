#if WITHY_APPKIT
  /// The animations of AppKit, as transitions use them.
  extension NSView {
    /// Whether changes are animated.
    static var isAnimated: Bool {
      NSAnimationContext.current.allowsImplicitAnimation && NSAnimationContext.current.duration > 0
    }

    /// Whether the user has asked to reduce motion.
    static var isMotionReduced: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

    /// Makes changes in the current animation, and calls a closure when it has ended.
    static func animate(
      _ changes: () -> Void,
      completion: @escaping @MainActor @Sendable () -> Void
    ) {
      let around = NSAnimationContext.current
      NSAnimationContext.runAnimationGroup { context in
        context.duration = around.duration
        context.timingFunction = around.timingFunction
        context.allowsImplicitAnimation = true
        changes()
      } completionHandler: {
        MainActor.assumeIsolated(completion)
      }
    }

    /// Makes changes that are not animated.
    static func withoutAnimation(_ changes: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.allowsImplicitAnimation = false
        context.duration = 0
        changes()
      }
    }

    /// The opacity.
    var opacity: CGFloat {
      get { alphaValue }
      set { alphaValue = newValue }
    }

    /// The layer that is transformed; what has none is not animated.
    var transformedLayer: CALayer? {
      wantsLayer = true
      return layer
    }

    /// Whether a greater y is higher.
    var isUpsideDown: Bool { superview?.isFlipped != true }

    /// Lays out the view and what is inside it, if they need that.
    func layOutNow() { layoutSubtreeIfNeeded() }
  }
#endif
