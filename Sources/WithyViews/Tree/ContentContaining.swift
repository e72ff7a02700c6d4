#if WITHY_UIKIT || WITHY_APPKIT
  /// A view whose children are placed in another view inside it.
  ///
  /// UIKit's cells, header and footer views and effect views conform, and AppKit's boxes and scroll
  /// views. To conform a class of your own, return that view:
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
    /// The view that contains the children, following nested content views.
    ///
    /// The number of steps is limited, so that a class whose nesting views form a cycle does not
    /// hang.
    var nestingTarget: PlatformView {
      var view = self
      for _ in 0..<16 {
        guard let container = view as? any ContentContaining, container.nestingView !== view
        else { return view }
        view = container.nestingView
      }
      return view
    }
  }
#endif
