#if WITHY_UIKIT
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
