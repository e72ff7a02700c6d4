// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class NSViewController: NSResponder {
  private var loadedView: NSView? { didSet { loadedView?.controller = self } }
  open private(set) weak var parent: NSViewController?
  open private(set) var children: [NSViewController] = []
  open var title: String?
  open private(set) var nibName: String?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var view: NSView {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView ?? NSView()
    }
    set { loadedView = newValue }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  /// There are no nibs here, and without one AppKit fails.
  open func loadView() { fatalError("could not load the nibName") }
  open func viewDidLoad() {}
  open func viewDidLayout() {}

  open func addChild(_ childViewController: NSViewController) {
    precondition(childViewController !== self)
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
