#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyLayout

  extension NSView: @MainActor LayoutHost {
    /// The direction of lines that the view has on the screen.
    public var layoutDirection: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of pixels in a point of the view's window; `nil` while it is in none.
    public var pixelScale: CGFloat? {
      window?.backingScaleFactor
    }

    /// Arranges when AppKit lays the view out, where the view lays out its own layout, and otherwise at
    /// once.
    public func setNeedsArrangement(_ layout: HostedLayout) {
      guard let view = self as? any LayoutOwner else { return layout.arrange() }
      view.content.hosted = layout
      if layout.hasChanged {
        view.needsLayout = true
        view.invalidateIntrinsicContentSize()
      }
    }
  }

  /// A view that lays out its own layout when AppKit asks it to.
  @MainActor
  protocol LayoutOwner: NSView {
    /// What the view has nested.
    var content: HierarchyContent { get }
  }
#endif
