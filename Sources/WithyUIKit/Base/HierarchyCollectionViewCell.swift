#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  import WithyLayout

  /// A cell that states what is in its content view; see ``HierarchyView``.
  open class HierarchyCollectionViewCell: UICollectionViewCell {
    let content = HierarchyContent()

    /// Creates the view, and nests, constrains and configures what is in it.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates the view from an archive, and nests, constrains and configures what is in it.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      content.setUp(self, hierarchy) { layoutConstraints }
      configure()
    }

    /// The views in the content view, to any depth; by default none.
    ///
    /// It is evaluated once.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints between them; by default none.
    ///
    /// They are evaluated once, after the hierarchy.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the view once its hierarchy and its constraints are there.
    ///
    /// By default it does nothing.
    open func configure() {}

    /// Lays out the hierarchy, if it is or contains a layout.
    open override func layoutSubviews() {
      super.layoutSubviews()
      content.layOut(in: self)
    }

    /// Returns the size that the layout takes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      content.layoutSize(for: ProposedSize(size)) ?? super.sizeThatFits(size)
    }

    /// The ideal size of the layout.
    open override var intrinsicContentSize: CGSize {
      content.layoutSize(for: .unspecified) ?? super.intrinsicContentSize
    }
  }

  extension HierarchyCollectionViewCell: LayoutOwner {}
#endif
