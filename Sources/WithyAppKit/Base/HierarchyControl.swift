#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A control that states what is in it; see ``HierarchyView``.
  open class HierarchyControl: NSControl {
    let content = HierarchyContent()

    /// Creates the view, and nests, constrains and configures what is in it.
    public override init(frame: NSRect) {
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

    /// The views inside this one, to any depth; by default none.
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
    open override func layout() {
      super.layout()
      content.layOut()
    }

    /// The ideal size of the layout.
    open override var intrinsicContentSize: CGSize {
      content.layoutSize(for: .unspecified) ?? super.intrinsicContentSize
    }

    /// Coordinates begin at the top, as those of layouts do.
    open override var isFlipped: Bool { true }
  }

  extension HierarchyControl: LayoutOwner {}
#endif
