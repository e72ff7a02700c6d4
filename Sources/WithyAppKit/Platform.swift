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
      if let clip = self as? NSClipView { return clip.show(view) }
      guard view.superview === self else {
        return addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
      }
      moveSubview(view) { views in
        guard let sibling else { return 0 }
        return views.firstIndex(of: sibling).map { $0 + 1 } ?? views.count
      }
    }

    /// Adds or moves a subview above all others.
    func appendSubview(_ view: NSView) {
      if let clip = self as? NSClipView { return clip.show(view) }
      if view.superview === self { moveSubview(view) { $0.count } } else { addSubview(view) }
    }

    /// Moves a subview by setting the subviews: if it were added again, it would not be the first
    /// responder any more.
    private func moveSubview(_ view: NSView, to index: (_ others: [NSView]) -> Int) {
      var views = subviews.filter { $0 !== view }
      views.insert(view, at: index(views))
      subviews = views
    }

    /// Removes a subview.
    func removeSubview(_ view: NSView) {
      if let clip = self as? NSClipView, clip.documentView === view {
        clip.show(nil)
      } else {
        if view.superview == nil { (self as? NSStackView)?.removeArrangedSubview(view) }
        view.removeFromSuperview()
      }
    }

    /// Whether the view shows a part of its content, as far as it has been scrolled.
    var isScrolling: Bool { self is NSClipView }

    /// Whether the view has a safe area: the view of a controller or the content of a window,
    /// unless it insets its content itself.
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

  extension NSStackView {
    /// The custom spacing that means none.
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
