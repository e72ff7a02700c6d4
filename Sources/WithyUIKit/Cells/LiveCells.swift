#if WITHY_UIKIT
  /// A cell that describes the views in its content view; see ``LiveView``.
  open class LiveTableViewCell: UITableViewCell, LiveHost, LayoutOwner {
    let content = LiveContent()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp(self)
    }

    /// Creates the view from an archive, and sets it up likewise.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp(self)
    }

    /// The views inside this one, at any depth; by default none.
    @ViewHierarchyBuilder open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass; by default does nothing.
    open func configure() {}

    open override func layoutSubviews() {
      super.layoutSubviews()
      content.layOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      content.layoutSize(for: ProposedSize(fitting: size), margin: margin)
        ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(
      _ size: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      content.fittingSize(size, horizontal, vertical, margin: margin, super.systemLayoutSizeFitting)
    }

    /// By how much the content view is narrower than the cell, beside an accessory or a notch.
    private var margin: CGFloat {
      super.layoutSubviews()
      return bounds.width - contentView.bounds.width
    }
  }

  /// A cell, or a supplementary view such as a header, that describes the views in its content view;
  /// see ``LiveView``.
  open class LiveCollectionViewCell: UICollectionViewCell, LiveHost, LayoutOwner {
    let content = LiveContent()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp(self)
    }

    /// Creates the view from an archive, and sets it up likewise.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp(self)
    }

    /// The views inside this one, at any depth; by default none.
    @ViewHierarchyBuilder open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass; by default does nothing.
    open func configure() {}

    open override func layoutSubviews() {
      super.layoutSubviews()
      content.layOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      content.layoutSize(for: ProposedSize(fitting: size)) ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(
      _ size: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      content.fittingSize(size, horizontal, vertical, super.systemLayoutSizeFitting)
    }
  }
#endif
