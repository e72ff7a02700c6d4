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
    /// The children of a view that does not arrange them.
    var plainChildren: [NSView] {
      guard let clip = self as? NSClipView else { return subviews }
      return clip.documentView.map { [$0] } ?? []
    }

    /// The number of children that the view has room for: a clip view has one document view.
    var childCapacity: Int? { self is NSClipView ? 1 : nil }

    /// Inserts or moves a subview: right above another one, or below all others.
    func insertSubview(_ view: NSView, after sibling: NSView?) {
      if let clip = self as? NSClipView { return clip.documentView = view }
      addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
    }

    /// Adds or moves a subview above all others.
    func appendSubview(_ view: NSView) {
      if let clip = self as? NSClipView { clip.documentView = view } else { addSubview(view) }
    }

    /// Removes a subview.
    func removeSubview(_ view: NSView) {
      if let clip = self as? NSClipView, clip.documentView === view {
        clip.documentView = nil
      } else {
        view.removeFromSuperview()
      }
    }

    /// Whether the view shows a part of its content, as far as it has been scrolled.
    var isScrolling: Bool { self is NSClipView }

    /// Whether the view has a safe area: the view of a controller or the content of a window, unless it
    /// insets its content itself.
    var hasSafeArea: Bool {
      (nextResponder is NSViewController || window?.contentView === self) && !(self is NSScrollView)
    }

    /// Whether the layout direction is from right to left.
    var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// The number of pixels per point of the view's window; `nil` while the view is in none.
    var screenScale: CGFloat? { window?.backingScaleFactor }

    /// Requests that AppKit lay out the view.
    func requestLayout() { needsLayout = true }
  }

  extension NSStackView {
    /// The custom spacing that stands for none.
    static var noCustomSpacing: CGFloat { useDefaultSpacing }
  }

  extension NSBox: ContentContaining {}

  extension ContentContaining where Self: NSBox {
    /// The content view, or the box itself if it has none.
    public var nestingView: NSView { contentView ?? self }
  }

  extension NSScrollView: ContentContaining {}

  extension ContentContaining where Self: NSScrollView {
    /// The clip view, whose only child is the document view.
    public var nestingView: NSView { contentView }
  }
#endif
