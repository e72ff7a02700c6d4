#if WITHY_APPKIT
  /// The class of views: `NSView`.
  public typealias PlatformView = NSView

  /// The class of controls: `NSControl`.
  public typealias PlatformControl = NSControl

  /// The class of view controllers: `NSViewController`.
  public typealias PlatformViewController = NSViewController

  /// The class of objects that respond to events: `NSResponder`.
  public typealias PlatformResponder = NSResponder

  /// The priorities of constraints: `NSLayoutConstraint.Priority`.
  public typealias PlatformLayoutPriority = NSLayoutConstraint.Priority

  typealias PlatformStackView = NSStackView
  typealias PlatformLayoutGuide = NSLayoutGuide

  // What views of both platforms do in different ways.
  extension NSView {
    /// The content view of a box, or the box itself if it has none, or the clip view of a scroll
    /// view, whose only child is the document view.
    var platformContentView: NSView? {
      switch self {
      case let box as NSBox: box.contentView ?? box
      case let scroll as NSScrollView: scroll.contentView
      default: nil
      }
    }

    /// The children of a view that does not arrange them.
    var plainChildren: [NSView] {
      guard let clip = self as? NSClipView else { return subviews }
      return clip.documentView.map { [$0] } ?? []
    }

    /// Inserts or moves a subview: right above another one, or below all others.
    func insertSubview(_ view: NSView, after sibling: NSView?) {
      if let clip = self as? NSClipView { return clip.show(view) }
      if view.superview === self { return moveSubview(view, after: sibling) }
      addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
    }

    /// Adds or moves a subview above all others.
    func appendSubview(_ view: NSView) {
      if let clip = self as? NSClipView { return clip.show(view) }
      guard view.superview === self else { return addSubview(view) }
      moveSubview(view, after: subviews.last)
    }

    /// Moves a subview by setting the subviews: if it were added again, it would not be the first
    /// responder any more.
    private func moveSubview(_ view: NSView, after sibling: NSView?) {
      var views = subviews.filter { $0 !== view }
      views.insert(view, at: views.index(rightAfter: sibling))
      subviews = views
    }

    func removeSubview(_ view: NSView) {
      if let clip = self as? NSClipView, clip.documentView === view {
        clip.show(nil)
      } else if view.superview === self {
        view.removeFromSuperview()
      } else {
        // A hidden view may have been added to another parent meanwhile.
        (self as? NSStackView)?.removeArrangedSubview(view)
      }
    }

    /// Whether the view shows a part of its content, as far as it has been scrolled.
    var isScrolling: Bool { self is NSClipView }

    /// Whether the view has a safe area: the view of a controller or the content of a window,
    /// unless it insets its content itself.
    var hasSafeArea: Bool {
      (viewController != nil || window?.contentView === self) && !(self is NSScrollView)
    }

    /// Whether the view is a list, which measures its rows.
    var hasRows: Bool { self is NSTableView }
    var viewController: NSViewController? { nextResponder as? NSViewController }
    var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// The number of pixels per point of the view's window; `nil` while the view is in none.
    var screenScale: CGFloat? { window?.backingScaleFactor }

    /// The environment in which the block of a base class is first evaluated.
    var environment: EnvironmentValues { EnvironmentValues() }

    func requestLayout() { needsLayout = true }
  }

  @MainActor
  extension Nestable where Self: NSView {
    /// One for a scroll view, which has one document view; otherwise any number.
    public var childLimit: Int? { nestingTarget is NSClipView ? 1 : nil }
  }

  extension NSClipView {
    /// Shows a document view; in a scroll view by that, which adjusts its scrollers.
    fileprivate func show(_ view: NSView?) {
      if let scroll = superview as? NSScrollView, scroll.contentView === self {
        scroll.documentView = view
      } else {
        documentView = view
      }
    }
  }

  // The animations of transitions.
  extension NSView {
    static var isAnimated: Bool {
      NSAnimationContext.current.allowsImplicitAnimation && NSAnimationContext.current.duration > 0
    }

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

    static func withoutAnimation(_ changes: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.allowsImplicitAnimation = false
        context.duration = 0
        changes()
      }
    }

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

    /// Lays the view out; AppKit forbids that while it is doing so.
    func layOutNow() {
      if let content = layoutOwner?.content, content.isLayingOut {
        content.live?.layOut()
      } else {
        layoutSubtreeIfNeeded()
      }
    }
  }
#endif
