#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  import WithyLayout

  /// A cell that describes the hierarchy of its content view; see ``HierarchyView``.
  open class HierarchyTableViewCell: UITableViewCell {
    let content = HierarchyContent()

    /// Creates the view, nests its hierarchy, applies its constraints and configures it.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    /// Creates the view from an archive, nests its hierarchy, applies its constraints and
    /// configures it.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      content.setUp(self, self, \.hierarchy, constraints: \.layoutConstraints)
      configure()
    }

    /// The views in the content view, at any depth; by default none.
    ///
    /// It is evaluated once.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    ///
    /// They are evaluated once, after the hierarchy.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the view after its hierarchy and its constraints have been applied.
    ///
    /// The default implementation does nothing.
    open func configure() {}

    /// Arranges the hierarchy, if it is or contains a layout.
    open override func layoutSubviews() {
      super.layoutSubviews()
      content.layOut(in: self)
    }

    /// Returns the size that the layout takes; a length of 100,000 or more stands for the ideal one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      content.layoutSize(fitting: size) ?? super.sizeThatFits(size)
    }

    /// The ideal size of the layout.
    open override var intrinsicContentSize: CGSize {
      content.layoutSize(for: .unspecified) ?? super.intrinsicContentSize
    }
  }

  extension HierarchyTableViewCell: LayoutOwner {}
#endif
