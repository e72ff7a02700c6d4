// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}

@MainActor
open class UIView: UIResponder, CALayerDelegate {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom
  }

  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public let layer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  public var heldConstraints: [NSLayoutConstraint] = []

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    layer.delegate = self
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []

  open var bounds = CGRect.zero { didSet { resize(from: oldValue.size) } }

  private func resize(from old: CGSize) {
    if bounds.size == old { return }
    setNeedsLayout()
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      if mask.contains(.flexibleWidth) { view.frame.size.width += bounds.width - old.width }
      if mask.contains(.flexibleHeight) { view.frame.size.height += bounds.height - old.height }
    }
  }
  open var center = CGPoint.zero
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var frame: CGRect {
    get {
      let size = CGSize(width: bounds.width * transform.a, height: bounds.height * transform.d)
      return CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      bounds.size = CGSize(
        width: newValue.width / transform.a,
        height: newValue.height / transform.d
      )
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: Appearance

  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isHidden = false
  open var tag = 0
  open lazy var isUserInteractionEnabled = !(self is UILabel || self is UIImageView)

  // MARK: Tree

  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    TreeCalls.note?("add", view, nil)
    put(view) { $0.count }
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    TreeCalls.note?("insert at \(index)", view, nil)
    put(view) { min(index, $0.count) }
  }

  /// Whether the index of the sibling is taken before a view that moves is removed.
  ///
  /// This is undocumented, and two reimplementations differ.
  public static var takesIndexBeforeRemoval = false

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    TreeCalls.note?("insert", view, sibling)
    let before = subviews.lastIndex { $0 === sibling }.map { $0 + 1 }
    put(view) { views in
      if Self.takesIndexBeforeRemoval, let before { return min(before, views.count) }
      return views.lastIndex { $0 === sibling }.map { $0 + 1 } ?? views.count
    }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    TreeCalls.note?("front", view, nil)
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    TreeCalls.note?("remove", self, nil)
    parent.take(out: self)
    parent.dropConstraints(of: self)
    superview = nil
  }

  private func put(_ view: UIView, _ index: ([UIView]) -> Int) {
    precondition(view !== self, "Can't add self as subview")
    precondition(!isDescendant(of: view), "a view cannot hold the view that it stands in")
    let isMove = view.superview === self
    if !isMove {
      if let old = view.superview {
        old.take(out: view)
        old.dropConstraints(of: view)
      }
    } else {
      subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: index(subviews))
    if isMove { return }
    view.superview = self
    setNeedsLayout()
  }

  private func take(out view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  public private(set) var needsLayout = true

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How often the intrinsic size was invalidated, for tests.
  public private(set) var intrinsicSizeInvalidations = 0

  open func invalidateIntrinsicContentSize() { intrinsicSizeInvalidations += 1 }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    UIView.hasFitted = true
    return bounds.size
  }
  private static var hasFitted = false
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The implementation of `sizeThatFits`: the one above, or another one.
  open func method(for selector: Selector!) -> OpaquePointer! {
    UIView.hasFitted = false
    _ = sizeThatFits(.zero)
    return OpaquePointer(bitPattern: UIView.hasFitted ? 1 : 2)
  }
  open class func instanceMethod(for selector: Selector!) -> OpaquePointer! {
    OpaquePointer(bitPattern: 1)
  }

  /// Never negative: 0 on an axis without constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open var traitCollection: UITraitCollection {
    simulatedTraits ?? superview?.traitCollection ?? UITraitCollection.current
  }

  /// A change of traits is simulated by setting them, which notifies only this view.
  public var simulatedTraits: UITraitCollection? {
    willSet { former = traitCollection }
    didSet {
      for (traits, handler) in traitHandlers {
        let hasChanged = traits.contains {
          $0.simulatedValue(in: former) != $0.simulatedValue(in: traitCollection)
        }
        if hasChanged { handler(former) }
      }
    }
  }
  private var former = UITraitCollection.current
  private var traitHandlers:
    [(traits: [any UITraitDefinition.Type], handler: (UITraitCollection) -> Void)] = []

  @discardableResult
  public func registerForTraitChanges<View>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitHandlers.append(
      (traits, { [unowned self] in if let view = self as? View { handler(view, $0) } })
    )
    return TraitChangeRegistration()
  }

  // MARK: Constraints

  open var translatesAutoresizingMaskIntoConstraints = true
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
  /// Bars are simulated by setting the insets.
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
  }
  open func safeAreaInsetsDidChange() {}

  // MARK: Gestures

  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

}
