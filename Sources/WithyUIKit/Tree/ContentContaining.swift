#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view whose children go into another view inside it.
  ///
  /// The cells, header and footer views and effect views of UIKit do. A class of your own joins by
  /// saying which view it is:
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
  public protocol ContentContaining: UIView {
    /// The view into which children go.
    var nestingView: UIView { get }
  }

  extension UITableViewCell: ContentContaining {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UITableViewHeaderFooterView: ContentContaining {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UICollectionViewCell: ContentContaining {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UIVisualEffectView: ContentContaining {
    /// The content view.
    public var nestingView: UIView { contentView }
  }
#endif
