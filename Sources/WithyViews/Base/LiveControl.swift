#if WITHY_UIKIT || WITHY_APPKIT
  /// A control that describes the views inside it; see ``LiveView``.
  open class LiveControl: PlatformControl, LiveHost, LayoutOwner {
    let content = LiveContent()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp(self)
    }

    /// Creates the view from an archive, and sets it up likewise.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp(self)
    }

    /// The views inside this one, at any depth; by default none.
    @ViewHierarchyBuilder open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass; by default does nothing.
    open func configure() {}

    open override var intrinsicContentSize: CGSize {
      content.intrinsicSize ?? super.intrinsicContentSize
    }

    #if WITHY_UIKIT
      open override func layoutSubviews() {
        super.layoutSubviews()
        content.layOut()
      }

      open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
      }

      open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.layoutSize(for: ProposedSize(fitting: size)) ?? super.sizeThatFits(size)
      }

      open override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        content.fittingSize(size, horizontal, vertical, super.systemLayoutSizeFitting)
      }
    #else
      open override func layout() {
        super.layout()
        content.layOut()
      }

      open override var isFlipped: Bool { true }
    #endif
  }
#endif
