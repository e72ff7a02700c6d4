#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view that describes its own hierarchy.
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
  /// A subclass overrides ``hierarchy``, ``layoutConstraints`` and ``configure()``; this class
  /// evaluates them once, in this order, at the end of its initializers. Nothing else triggers
  /// them. A hierarchy that is, or contains, a layout is laid out when AppKit lays out the view,
  /// and determines the size of the view.
  open class HierarchyView: NSView {
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

  extension HierarchyView: LayoutOwner {}
#endif
