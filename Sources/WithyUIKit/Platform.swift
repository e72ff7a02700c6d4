#if WITHY_UIKIT
  /// The class of views: `UIView`.
  public typealias PlatformView = UIView

  /// The class of controls: `UIControl`.
  public typealias PlatformControl = UIControl

  /// The class of view controllers: `UIViewController`.
  public typealias PlatformViewController = UIViewController

  /// The class of objects that respond to events: `UIResponder`.
  public typealias PlatformResponder = UIResponder

  /// The priorities of constraints: `UILayoutPriority`.
  public typealias PlatformLayoutPriority = UILayoutPriority

  typealias PlatformStackView = UIStackView
  typealias PlatformLayoutGuide = UILayoutGuide

  // What views of both platforms do in different ways.
  extension UIView {
    /// The content view of a cell, a header or footer view or an effect view.
    var platformContentView: UIView? {
      switch self {
      case let view as UITableViewCell: view.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UICollectionViewCell: view.contentView
      case let view as UIVisualEffectView: view.contentView
      default: nil
      }
    }

    /// The children of a view that does not arrange them.
    var plainChildren: [UIView] { subviews }

    /// Inserts or moves a subview: right above another one, or below all others.
    ///
    /// Whether UIKit takes the index of the sibling before or after it removes a view that moves is
    /// not documented. For one that is the last it makes no difference.
    func insertSubview(_ view: UIView, after sibling: UIView?) {
      guard let sibling else { return insertSubview(view, at: 0) }
      if view.superview === self { bringSubviewToFront(view) }
      insertSubview(view, aboveSubview: sibling)
    }

    /// Adds or moves a subview above all others.
    func appendSubview(_ view: UIView) { addSubview(view) }
    func removeSubview(_ view: UIView) { view.removeFromSuperview() }

    /// Whether the view shows a part of its content, as far as it has been scrolled.
    var isScrolling: Bool { self is UIScrollView }

    /// Whether the view has a safe area: the view of a controller, unless it insets its content
    /// itself.
    var hasSafeArea: Bool { viewController != nil && !(self is UIScrollView) }

    /// Whether the view is a list, which measures its rows.
    var hasRows: Bool { self is UICollectionView || self is UITableView }
    var viewController: UIViewController? { next as? UIViewController }
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The number of pixels per point of the view's screen; `nil` while it is unknown.
    var screenScale: CGFloat? {
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : nil
    }

    /// The environment in which the block of a base class is first evaluated.
    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      environment.traitCollection = traitCollection
      return environment
    }

    func requestLayout() { setNeedsLayout() }
  }

  // The animations of transitions.
  extension UIView {
    static var isAnimated: Bool { areAnimationsEnabled && inheritedAnimationDuration > 0 }
    static var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Makes changes in the current animation, and calls a closure when it has ended.
    static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
      animate(withDuration: inheritedAnimationDuration, animations: changes) { _ in completion() }
    }

    static func withoutAnimation(_ changes: () -> Void) { performWithoutAnimation(changes) }

    var opacity: CGFloat {
      get { alpha }
      set { alpha = newValue }
    }

    var transformedLayer: CALayer? { layer }

    /// Whether a greater y is higher.
    var isUpsideDown: Bool { false }
    func layOutNow() { layoutIfNeeded() }
  }
#endif
