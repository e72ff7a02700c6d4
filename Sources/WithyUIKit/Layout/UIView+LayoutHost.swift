#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyLayout

  extension UIView: @MainActor LayoutHost {
    /// The effective layout direction of the view.
    public var layoutDirection: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of pixels per point of the view's screen; `nil` while it is unknown.
    public var pixelScale: CGFloat? {
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : nil
    }

    /// Arranges the layout when UIKit lays out the view, if this is one of Withy's base classes,
    /// and otherwise at once.
    public func setNeedsArrangement(_ layout: HostedLayout) {
      guard let view = self as? any LayoutOwner else { return layout.arrange() }
      view.content.hosted = layout
      if layout.hasChanged {
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
      }
    }
  }

  /// A view that arranges its layout when UIKit lays out the view.
  @MainActor
  protocol LayoutOwner: UIView {
    /// The hierarchy and the constraints of the view.
    var content: HierarchyContent { get }
  }
#endif
