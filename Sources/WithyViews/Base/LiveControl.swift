#if WITHY_UIKIT || WITHY_APPKIT
  /// A control that describes the views inside it; see ``LiveView``.
  open class LiveControl: PlatformControl, LayoutOwner {
    let content = LiveContent()

    /// Creates the view, nests its hierarchy, applies its constraints and configures it.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates the view from an archive, and sets it up likewise.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      content.keep(self, self, \.hierarchy, constraints: \.layoutConstraints)
      configure()
    }

    /// The views inside this one, at any depth; by default none.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass; by default does nothing.
    open func configure() {}

    /// The live parent of the children, for animated updates.
    public final var liveHierarchy: Live? { content.live }

    /// Requests a pass at the end of this turn of the main actor, or earlier if the view is laid out.
    public final func setNeedsUpdate() {
      content.setNeedsUpdate()
      requestLayout()
    }

    /// The ideal width of the layout, and the height for the width that the view was last laid out in.
    open override var intrinsicContentSize: CGSize {
      content.intrinsicSize ?? super.intrinsicContentSize
    }

    #if WITHY_UIKIT
      /// Arranges the hierarchy, if it is or contains a layout.
      open override func layoutSubviews() {
        super.layoutSubviews()
        content.layOut(in: self)
      }

      /// Returns the size of the layout; a length of 100,000 or more stands for the ideal one.
      open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.layoutSize(for: ProposedSize(fitting: size)) ?? super.sizeThatFits(size)
      }

      /// Returns the size of the layout for the lengths that are more than estimates.
      open override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        content.fittingSize(size, horizontal, vertical)
          ?? super.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
          )
      }
    #else
      /// Arranges the hierarchy, if it is or contains a layout.
      open override func layout() {
        super.layout()
        content.layOut(in: self)
      }

      /// `true`: the origin is at the top, as in layouts.
      open override var isFlipped: Bool { true }
    #endif
  }
#endif
