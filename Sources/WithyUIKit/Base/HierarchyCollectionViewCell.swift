#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  public import Withy
  import WithyLayout

  /// A cell that describes the hierarchy of its content view; see ``HierarchyView``.
  open class HierarchyCollectionViewCell: UICollectionViewCell {
    let content = HierarchyContent()

    /// Creates the view, nests its hierarchy, applies its constraints and configures it.
    public override init(frame: CGRect) {
      super.init(frame: frame)
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

    /// Shows a block of views for an item, reusing the views of the previous item.
    ///
    /// If the id changes, every declared value is written again, so that nothing of the old item
    /// remains visible. The method is for cells whose ``hierarchy`` is not a layout.
    ///
    /// - Parameters:
    ///   - id: The identity of the item that the block shows.
    ///   - block: A block of views. It is retained until the next call, and must not retain the
    ///     cell.
    public final func show(
      _ id: some Hashable,
      @ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy
    ) {
      content.show(self, AnyHashable(id), block)
    }

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

  extension HierarchyCollectionViewCell: LayoutOwner {}
#endif
