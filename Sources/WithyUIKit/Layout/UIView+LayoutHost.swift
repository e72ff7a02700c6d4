#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyLayout

  extension UIView: @MainActor LayoutHost {
    /// The direction of lines that the view has on the screen.
    public var layoutDirection: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of pixels in a point of the view's screen; `nil` while it is not known.
    public var pixelScale: CGFloat? {
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : nil
    }

    /// Arranges when UIKit lays the view out, where the view lays out its own layout, and otherwise at
    /// once.
    public func setNeedsArrangement(_ layout: HostedLayout) {
      guard let view = self as? any LayoutOwner else { return layout.arrange() }
      view.content.hosted = layout
      if layout.hasChanged {
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
      }
    }
  }

  /// A view that lays out its own layout when UIKit asks it to.
  @MainActor
  protocol LayoutOwner: UIView {
    /// What the view has nested.
    var content: HierarchyContent { get }
  }
#endif
