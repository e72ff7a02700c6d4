#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view controller that keeps the children of its view equal to a block; see ``LiveView``.
  open class LiveViewController: NSViewController {
    private let content = HierarchyContent()
    private var isSetUp = false

    /// Loads the nib or, if there is none, makes a view whose origin is at the top.
    open override func loadView() {
      if nibName == nil { view = FlippedView() } else { super.loadView() }
    }

    /// Nests the hierarchy, applies the constraints and configures the controller, the first time.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if isSetUp { return }
      isSetUp = true
      content.keep(view, self, \.hierarchy, constraints: \.layoutConstraints)
      configure()
    }

    /// The views in the controller's view, at any depth; by default none.
    ///
    /// It is evaluated in every pass.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    ///
    /// They are evaluated in every pass, and compared with those of the previous pass.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the controller, once, after the first pass.
    ///
    /// The default implementation does nothing.
    open func configure() {}

    /// The live parent of the children, for animated updates.
    ///
    /// It is `nil` until the view has loaded.
    public final var liveHierarchy: Live? { content.live }

    /// Requests a pass at the end of this turn of the main actor, or earlier if the view is laid
    /// out.
    ///
    /// Changes to state of the `Observation` framework need no such call.
    public final func setNeedsUpdate() {
      content.setNeedsUpdate()
      if isViewLoaded { view.needsLayout = true }
    }

    /// Arranges the hierarchy, if it is or contains a layout.
    open override func viewDidLayout() {
      super.viewDidLayout()
      content.layOut()
    }
  }
#endif
