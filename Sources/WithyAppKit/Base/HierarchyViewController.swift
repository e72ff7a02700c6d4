#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints
  import WithyLayout

  /// A view controller that describes the hierarchy of its view; see ``HierarchyView``.
  ///
  /// It evaluates ``hierarchy``, ``layoutConstraints`` and ``configure()`` once, in this order,
  /// when the view has loaded.
  open class HierarchyViewController: NSViewController {
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
      content.setUp(view, self, \.hierarchy, constraints: \.layoutConstraints)
      configure()
    }

    /// The views in the controller's view, at any depth; by default none.
    ///
    /// It is evaluated once.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints of the hierarchy; by default none.
    ///
    /// They are evaluated once, after the hierarchy.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the controller after its hierarchy and its constraints have been applied.
    ///
    /// The default implementation does nothing.
    open func configure() {}

    /// Arranges the hierarchy, if it is or contains a layout.
    open override func viewDidLayout() {
      super.viewDidLayout()
      content.layOut()
    }
  }
#endif
