#if WITHY_UIKIT || WITHY_APPKIT
  /// A view whose children are placed in another view inside it.
  ///
  /// The content views of UIKit's cells, header and footer views and effect views, and of AppKit's
  /// boxes and scroll views, are known. To conform a class of your own, also one of these, return the
  /// view:
  ///
  /// ```swift
  /// final class CardView: UIView, ContentContaining {
  ///   let contentView = UIStackView()
  ///   var nestingView: UIView { contentView }
  /// }
  ///
  /// cardView { titleLabel; subtitleLabel }  // in the content view
  /// ```
  @MainActor
  public protocol ContentContaining: PlatformView {
    /// The view that contains the children.
    var nestingView: PlatformView { get }
  }

  extension PlatformView {
    /// The view in which the children are placed, if the class determines one.
    var innerView: PlatformView? {
      (self as? any ContentContaining)?.nestingView ?? platformContentView
    }

    /// Whether the view is the content view of its superview.
    var isContentView: Bool {
      guard let superview else { return false }
      return superview.innerView === self || superview.platformContentView === self
    }

    /// The view that contains the children, following nested content views.
    ///
    /// The number of steps is limited, so that a class whose nesting views form a cycle does not
    /// hang.
    var nestingTarget: PlatformView {
      var view = self
      for _ in 0..<16 {
        guard let inner = view.innerView, inner !== view else { return view }
        view = inner
      }
      return view
    }
  }
#endif
