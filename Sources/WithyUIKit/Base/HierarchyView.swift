#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  import WithyLayout

  /// A view that describes its own hierarchy.
  ///
  /// ```swift
  /// final class ProfileView: HierarchyView {
  ///   let nameLabel = UILabel()
  ///
  ///   @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///     nameLabel.with.font(.preferredFont(forTextStyle: .title2))
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
  /// them. A hierarchy that is, or contains, a layout is laid out when UIKit lays out the view, and
  /// determines the size of the view.
  open class HierarchyView: UIView {
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
    open override func layoutSubviews() {
      super.layoutSubviews()
      content.layOut(in: self)
    }

    /// Requests layout: a layout in the view of a controller keeps within the safe area.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
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

  extension HierarchyView: LayoutOwner {}
#endif
