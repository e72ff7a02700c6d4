#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view that states what is in it.
  ///
  /// ```swift
  /// final class ProfileView: HierarchyView {
  ///   let nameLabel = NSTextField(labelWithString: "")
  ///
  ///   @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///     nameLabel.with.font(.boldSystemFont(ofSize: 17))
  ///   }
  ///
  ///   @ConstraintBuilder override var layoutConstraints: ViewConstraints {
  ///     nameLabel.anchors.edges == anchors.layoutMargins.edges
  ///   }
  /// }
  /// ```
  ///
  /// A subclass states ``hierarchy``, ``layoutConstraints`` and ``configure()``; this class evaluates
  /// them once, in this order, at the end of its initializers. Nothing else can. A hierarchy that is, or
  /// contains, a layout is laid out when AppKit lays out the view, and says how large the view is.
  open class HierarchyView: NSView {
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

  extension HierarchyView: LayoutOwner {}
#endif
