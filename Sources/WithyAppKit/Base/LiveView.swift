#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view that keeps its children equal to a block.
  ///
  /// ```swift
  /// final class InboxView: LiveView {
  ///   let inbox: Inbox
  ///
  ///   init(_ inbox: Inbox) {
  ///     self.inbox = inbox
  ///     super.init(frame: .zero)
  ///   }
  ///
  ///   required init?(coder: NSCoder) { nil }
  ///
  ///   @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///     VStack(alignment: .leading, spacing: 8) {
  ///       NSTextField.make(.init(labelWithString: inbox.title))
  ///       ForEach(inbox.messages) { NSTextField.make.stringValue($0.text) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The view evaluates ``hierarchy`` and ``layoutConstraints`` again when `@Observable` state that
  /// they read changes, or after ``setNeedsUpdate()``, and applies only the difference. This does
  /// not retain the view. A hierarchy that is, or contains, a layout is laid out in the view's
  /// bounds when AppKit lays out the view, in the view's layout direction, rounded to the pixels of
  /// its screen.
  open class LiveView: NSView {
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
      content.keep(self, self, \.hierarchy, constraints: \.layoutConstraints)
      configure()
    }

    /// The views inside this one, at any depth; by default none.
    ///
    /// It is evaluated in every pass.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    ///
    /// They are evaluated in every pass, and compared with those of the previous pass.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass.
    ///
    /// The default implementation does nothing.
    open func configure() {}

    /// The live parent of the children, for animated updates.
    public final var liveHierarchy: Live? { content.live }

    /// Requests a pass at the end of this turn of the main actor, or earlier if the view is laid
    /// out.
    ///
    /// Changes to state of the `Observation` framework need no such call.
    public final func setNeedsUpdate() {
      content.setNeedsUpdate()
      needsLayout = true
    }

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

  extension LiveView: LayoutOwner {}
#endif
