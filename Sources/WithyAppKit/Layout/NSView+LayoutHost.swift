#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyLayout

  extension NSView: @MainActor LayoutHost {
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
      }
    }
  }

  /// A view that arranges its layout when AppKit lays out the view.
  @MainActor
  protocol LayoutOwner: NSView {
    /// The hierarchy and the constraints of the view.
    var content: HierarchyContent { get }
  }
#endif
