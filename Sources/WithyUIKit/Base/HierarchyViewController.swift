#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  import WithyLayout

  /// A view controller that states what is in its view; see ``HierarchyView``.
  ///
  /// ``hierarchy``, ``layoutConstraints`` and ``configure()`` are evaluated once, in this order, when the
  /// view has loaded.
  open class HierarchyViewController: UIViewController {
    private let content = HierarchyContent()
    private var isSetUp = false

    /// Nests, constrains and configures what is in the view, the first time.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if isSetUp { return }
      isSetUp = true
      content.setUp(view, hierarchy) { layoutConstraints }
      configure()
    }

    /// The views in the controller's view, to any depth; by default none.
    ///
    /// It is evaluated once.
    @ViewHierarchyBuilder
    open var hierarchy: ViewHierarchy {}

    /// The constraints between them; by default none.
    ///
    /// They are evaluated once, after the hierarchy.
    @ConstraintBuilder
    open var layoutConstraints: ViewConstraints {}

    /// Configures the controller once its hierarchy and its constraints are there.
    ///
    /// By default it does nothing.
    open func configure() {}

    /// Lays out the hierarchy, if it is or contains a layout.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      content.layOut(in: view)
    }
  }
#endif
