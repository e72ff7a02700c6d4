#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view whose children are kept equal to a block.
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
  /// ``hierarchy`` and ``layoutConstraints`` are evaluated again when `@Observable` state changes that
  /// they have read, or after ``setNeedsUpdate()``, and the difference alone is applied. The view holds
  /// itself weakly in that. A hierarchy that is, or contains, a layout is laid out when AppKit lays out
  /// the view, in its bounds, from right to left where the view is, rounded to the pixels of its screen.
  open class LiveView: NSView {
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
      content.keep(self, self) {
        $0.hierarchy
      } constraints: {
        $0.layoutConstraints
      }
      configure()
    }

    /// The views inside this one, to any depth; by default none.
    ///
    /// It is evaluated in every pass.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints between them; by default none.
    ///
    /// They are evaluated in every pass, and compared with those of the pass before.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the view, once, after the first pass.
    ///
    /// By default it does nothing.
    open func configure() {}

    /// What keeps the children equal to ``hierarchy``: to update in an animation, or to plan.
    public final var liveHierarchy: Live? { content.live }

    /// Asks for a pass, in this turn of the main actor or when the view is next laid out.
    ///
    /// State of the `Observation` framework needs no such call.
    public final func setNeedsUpdate() {
      content.setNeedsUpdate()
      needsLayout = true
    }

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

  extension LiveView: LayoutOwner {}
#endif
