#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  public import Withy
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

    /// Shows a block of views in the content view, for an item; the views are kept from item to item.
    ///
    /// With another id every declared value is written again, so that nothing of the old item shows. It
    /// is for a cell whose ``hierarchy`` is not a layout.
    ///
    /// - Parameters:
    ///   - id: What the block shows.
    ///   - block: A block of views. It is kept until the next call, and must not hold the cell.
    public final func show(
      _ id: some Hashable,
      @ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy
    ) {
      content.show(self, AnyHashable(id), block)
    }

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
