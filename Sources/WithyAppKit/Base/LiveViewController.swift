#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view controller whose view's children are kept equal to a block; see ``LiveView``.
  open class LiveViewController: NSViewController {
    private let content = HierarchyContent()
    private var isSetUp = false

    /// Makes a view whose coordinates begin at the top, where the controller has no nib.
    open override func loadView() {
      if nibName == nil { view = FlippedView() } else { super.loadView() }
    }

    /// Nests, constrains and configures what is in the view, the first time.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if isSetUp { return }
      isSetUp = true
      content.keep(view, self) {
        $0.hierarchy
      } constraints: {
        $0.layoutConstraints
      }
      configure()
    }

    /// The views in the controller's view, to any depth; by default none.
    ///
    /// It is evaluated in every pass.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints between them; by default none.
    ///
    /// They are evaluated in every pass, and compared with those of the pass before.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the controller, once, after the first pass.
    ///
    /// By default it does nothing.
    open func configure() {}

    /// What keeps the children equal to ``hierarchy``: to update in an animation, or to plan.
    ///
    /// It is `nil` until the view has loaded.
    public final var liveHierarchy: Live? { content.live }

    /// Asks for a pass, in this turn of the main actor or when the view is next laid out.
    ///
    /// State of the `Observation` framework needs no such call.
    public final func setNeedsUpdate() {
      content.setNeedsUpdate()
      if isViewLoaded { view.needsLayout = true }
    }

    /// Lays out the hierarchy, if it is or contains a layout.
    open override func viewDidLayout() {
      super.viewDidLayout()
      content.layOut()
    }
  }
#endif
