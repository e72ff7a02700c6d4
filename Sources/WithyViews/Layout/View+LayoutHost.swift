#if WITHY_UIKIT || WITHY_APPKIT
  extension PlatformView: @MainActor LayoutHost {}

  @MainActor
  extension LayoutHost where Self: PlatformView {
    /// The bounds of the view that contains the children, which in a cell, an effect view or a box
    /// is the content view; in a scroll view or a clip view the origin is that of its content,
    /// wherever it is scrolled to.
    public var layoutBounds: CGRect {
      let view = nestingTarget
      return view.isScrolling ? CGRect(origin: .zero, size: view.bounds.size) : view.bounds
    }

    /// The safe area of the view of a controller or, in AppKit, of the content view of a window;
    /// otherwise none, because a cell would change its layout whenever it is scrolled under a bar.
    ///
    /// A scroll view has none either: it insets its content itself, along the axes on which it scrolls.
    /// AppKit does not notify of changes; there it is read when the view is laid out.
    public var safeArea: EdgeInsets {
      guard hasSafeArea else { return EdgeInsets() }
      let insets = safeAreaInsets
      return EdgeInsets(
        top: insets.top,
        leading: isMirrored ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right
      )
    }

    /// The effective layout direction of the view.
    public var layoutDirection: LayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

    /// The number of pixels per point of the view's screen or window; `nil` while it is unknown.
    public var pixelScale: CGFloat? { screenScale }

    /// Arranges the layout when the platform lays out the view, if this is one of Withy's base
    /// classes or the view of one, and otherwise, or in an animation, at once.
    public func setNeedsArrangement(_ layout: HostedLayout) {
      guard let layoutOwner else {
        if layout.isIntroduction { return }
        // Views between the container and this one have their old frames until the platform lays
        // them out. Laying out this one gives a content view inside it its frame.
        let inside = sequence(first: self as PlatformView, next: \.superview)
          .prefix { $0 !== layout.container }
        inside.dropFirst(nestingTarget === self ? 1 : 0).last?.layOutNow()
        return layout.arrange()
      }
      if layout.container !== self { layoutOwner.content.hosted = layout }
      guard layout.hasChanged else { return }
      sizeMayHaveChanged()
      // What the platform lays out after the animation has been described is not animated.
      guard PlatformView.isAnimated else { return }
      let owners = sequence(first: self as PlatformView, next: \.superview)
        .filter { $0.layoutOwner != nil }
      if let outermost = owners.last, outermost.bounds.size != .zero,
        owners.allSatisfy({ $0.layoutOwner?.content.isLayingOut == false })
      {
        outermost.layOutNow()
      }
    }
  }
#endif
