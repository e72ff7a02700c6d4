#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view whose children are placed in another view inside it.
  ///
  /// UIKit's cells, header and footer views and effect views conform. To conform a class of your
  /// own, return that view:
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
    /// The view that contains the children.
    var nestingView: UIView { get }
  }

  extension UITableViewCell: ContentContaining {}

  extension ContentContaining where Self: UITableViewCell {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UITableViewHeaderFooterView: ContentContaining {}

  extension ContentContaining where Self: UITableViewHeaderFooterView {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UICollectionViewCell: ContentContaining {}

  extension ContentContaining where Self: UICollectionViewCell {
    /// The content view.
    public var nestingView: UIView { contentView }
  }

  extension UIVisualEffectView: ContentContaining {}

  extension ContentContaining where Self: UIVisualEffectView {
    /// The content view.
    public var nestingView: UIView { contentView }
  }
#endif
