#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyLayout

  extension UIView: @MainActor LayoutHost {}

  @MainActor
  extension LayoutHost where Self: UIView {
    /// The bounds of the view that contains the children, which in a cell or an effect view is the
    /// content view; in a scroll view the origin is that of its content, wherever it is scrolled to.
    public var layoutBounds: CGRect {
      let view = nestingTarget
      return view is UIScrollView ? CGRect(origin: .zero, size: view.bounds.size) : view.bounds
    }

    /// The safe area of the view if it is the view of a controller; otherwise none, because a cell
    /// would change its layout whenever it is scrolled under a bar.
    ///
    /// A scroll view has none either: it insets its content itself.
    public var safeArea: EdgeInsets {
      guard next is UIViewController, !(self is UIScrollView) else { return EdgeInsets() }
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
        view.tellOwnerAround()
      }
    }
  }

  /// A view that arranges its layout when UIKit lays out the view.
  @MainActor
  protocol LayoutOwner: UIView {
    /// The hierarchy and the constraints of the view.
    var content: HierarchyContent { get }
  }

  extension LayoutOwner {
    /// Marks the view as changed in the layout of the base class around it, whose leaf it may be, and
    /// so on outwards: that layout does not ask it for its intrinsic size.
    func tellOwnerAround() {
      let owner = superview as? any LayoutOwner ?? superview?.superview as? any LayoutOwner
      guard let owner, let live = owner.content.live, live.hasLayout else { return }
      live.changed(self)
      owner.setNeedsLayout()
      owner.invalidateIntrinsicContentSize()
      owner.tellOwnerAround()
    }
  }
#endif
