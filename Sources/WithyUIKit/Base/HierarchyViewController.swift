#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints
  import WithyLayout

  /// A view controller that describes the hierarchy of its view; see ``HierarchyView``.
  ///
  /// It evaluates ``hierarchy``, ``layoutConstraints`` and ``configure()`` once, in this order,
  /// when the view has loaded.
  open class HierarchyViewController: UIViewController {
    private let content = HierarchyContent()
    private var isSetUp = false

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

    /// Requests layout: a layout keeps within the safe area.
    open override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      view.setNeedsLayout()
    }

    /// Arranges the hierarchy, if it is or contains a layout.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      content.layOut(in: view)
    }
  }
#endif
