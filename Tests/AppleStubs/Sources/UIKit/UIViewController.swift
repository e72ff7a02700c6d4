// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  private var loadedView: UIView? { didSet { loadedView?.controller = self } }
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var traitCollection: UITraitCollection { view.traitCollection }

  open func loadView() {
    loadedView = UIView()
    loadedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self)
    // A controller that has a parent leaves it, as UIKit documents.
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
}

@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add }
  public enum Style: Int, Sendable { case plain, done = 2 }
  /// It is copied where it is set, and gives the item its title and image.
  open var primaryAction: UIAction? {
    get { copiedAction }
    set {
      copiedAction = newValue?.copied()
      guard let newValue else { return }
      title = newValue.title
      image = newValue.image
    }
  }
  private var copiedAction: UIAction?
  open weak var target: AnyObject?
  public override init() {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
  /// Acts, which the hand of a user does on a device.
  public func act() {
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}

open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }
}
