#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyLayout

  extension NSView: @MainActor LayoutHost {}

  @MainActor
  extension LayoutHost where Self: NSView {
    /// The bounds of the view that contains the children, which in a box is the content view; in a
    /// clip view the origin is that of its content, wherever it is scrolled to.
    public var layoutBounds: CGRect {
      let view = nestingTarget
      return view is NSClipView ? CGRect(origin: .zero, size: view.bounds.size) : view.bounds
    }

    /// The safe area of the view if it is the view of a controller or the content of a window, where
    /// a title bar or a notch may cover it; otherwise none.
    ///
    /// It is read when AppKit lays out the view, which tells of no change. A scroll view has none: it
    /// insets its content itself.
    public var safeArea: EdgeInsets {
      guard nextResponder is NSViewController || window?.contentView === self,
        !(self is NSScrollView)
      else { return EdgeInsets() }
      let (insets, isMirrored) = (safeAreaInsets, layoutDirection == .rightToLeft)
      return EdgeInsets(
        top: insets.top,
        leading: isMirrored ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right
      )
    }

    /// The effective layout direction of the view.
    public var layoutDirection: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of pixels per point of the view's window; `nil` while the view is in none.
    public var pixelScale: CGFloat? {
      window?.backingScaleFactor
    }

    /// Arranges the layout when AppKit lays out the view, if this is one of Withy's base classes,
    /// and otherwise at once.
    public func setNeedsArrangement(_ layout: HostedLayout) {
      guard let view = self as? any LayoutOwner else { return layout.arrange() }
      view.content.hosted = layout
      if layout.hasChanged {
        view.needsLayout = true
        view.invalidateIntrinsicContentSize()
        view.tellOwnerAround()
      }
    }
  }

  /// A view that arranges its layout when AppKit lays out the view.
  @MainActor
  protocol LayoutOwner: NSView {
    /// The hierarchy and the constraints of the view.
    var content: HierarchyContent { get }
  }

  extension LayoutOwner {
    /// Marks the view as changed in the layout of the base class around it, whose leaf it may be, and
    /// so on outwards: that layout does not ask it for its intrinsic size.
    fileprivate func tellOwnerAround() {
      let owner = superview as? any LayoutOwner ?? superview?.superview as? any LayoutOwner
      guard let owner, let live = owner.content.live, live.hasLayout else { return }
      live.changed(self)
      owner.needsLayout = true
      owner.invalidateIntrinsicContentSize()
      owner.tellOwnerAround()
    }
  }
#endif
