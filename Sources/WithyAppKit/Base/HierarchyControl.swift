#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A control that describes its own hierarchy; see ``HierarchyView``.
  open class HierarchyControl: NSControl {
    let content = HierarchyContent()

    /// Creates the view, nests its hierarchy, applies its constraints and configures it.
    public override init(frame: NSRect) {
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

    /// The views inside this one, at any depth; by default none.
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
    open override func layout() {
      super.layout()
      content.layOut()
    }

    /// The ideal size of the layout.
    open override var intrinsicContentSize: CGSize {
      content.layoutSize(for: .unspecified) ?? super.intrinsicContentSize
    }

    /// `true`: the origin is at the top, as in layouts.
    open override var isFlipped: Bool { true }
  }

  extension HierarchyControl: LayoutOwner {}
#endif
