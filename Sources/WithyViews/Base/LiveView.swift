#if WITHY_UIKIT || WITHY_APPKIT
  /// A view that describes the views inside it, and keeps them equal to the description.
  ///
  /// ```swift
  /// final class InboxView: LiveView {
  ///   let inbox = Inbox()
  ///
  ///   @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///     VStack(alignment: .leading, spacing: 8) {
  ///       UILabel.make.text(inbox.title)
  ///       ForEach(inbox.messages) { UILabel.make.text($0.text) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A subclass overrides ``hierarchy``, ``layoutConstraints`` and ``configure()``, which are evaluated
  /// at the end of the initializers, in this order. The first two are evaluated again when `@Observable`
  /// state that they have read changes, or after ``setNeedsUpdate()``, and only the difference is
  /// applied. A view that reads no such state costs no more than one that is nested once.
  ///
  /// A hierarchy that is, or contains, a layout is laid out in the view's bounds when the platform
  /// lays out the view, in the view's layout direction, rounded to the pixels of its screen, and
  /// determines the size of the view.
  ///
  /// A closure in the hierarchy that captures `self`, such as a handler, makes a cycle. Pass `self` as
  /// the owner: `.on(.touchUpInside, self) { me, button in … }`.
  ///
  /// ``LiveControl``, ``LiveViewController`` and, in UIKit, `LiveTableViewCell` and
  /// `LiveCollectionViewCell` do the same.
  open class LiveView: PlatformView, LiveHost, LayoutOwner {
    let content = LiveContent()

    /// Creates the view, nests its hierarchy, applies its constraints and configures it.
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
    ///
    /// For how to write an override, see ``ViewHierarchyBuilder``.
    @ViewHierarchyBuilder open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass; by default does nothing.
    open func configure() {}

    /// The ideal width of the layout, and the height for the width that the view was last laid out
    /// in.
    open override var intrinsicContentSize: CGSize {
      content.intrinsicSize ?? super.intrinsicContentSize
    }

    #if WITHY_UIKIT
      /// Arranges the hierarchy, if it is or contains a layout.
      open override func layoutSubviews() {
        super.layoutSubviews()
        content.layOut()
      }

      /// Requests layout: a layout in the view of a controller keeps within the safe area.
      open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
      }

      /// Returns the size of the layout; a length of 0, or of 100,000 or more, means the ideal one.
      open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.layoutSize(for: ProposedSize(fitting: size)) ?? super.sizeThatFits(size)
      }

      /// Returns the size of the layout for the lengths that are more than estimates.
      open override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        content.fittingSize(size, horizontal, vertical, super.systemLayoutSizeFitting)
      }
    #else
      /// Arranges the hierarchy, if it is or contains a layout.
      open override func layout() {
        super.layout()
        content.layOut()
      }

      /// `true`: the origin is at the top, as in layouts.
      open override var isFlipped: Bool { true }
    #endif
  }
#endif
