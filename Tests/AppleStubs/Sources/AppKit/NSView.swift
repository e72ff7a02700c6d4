// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class NSResponder: NSObject {
  public override init() {}
  public init?(coder: NSCoder) {}
  open var nextResponder: NSResponder? { nil }
}

@MainActor
open class NSView: NSResponder {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  open private(set) weak var superview: NSView?
  private var views: [NSView] = []
  /// Setting it sorts the subviews, and keeps the first responder; the stub adds and removes none.
  open var subviews: [NSView] {
    get { views }
    set {
      TreeCalls.note?("sort", nil, nil)
      precondition(Set(newValue) == Set(views) && newValue.count == views.count)
      views = newValue
    }
  }
  public var heldConstraints: [NSLayoutConstraint] = []

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []

  open var frame = NSRect.zero { didSet { resize(from: oldValue.size) } }

  private func resize(from old: NSSize) {
    if frame.size == old { return }
    needsLayout = true
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      if mask.contains(.width) { view.frame.size.width += frame.width - old.width }
      if mask.contains(.height) { view.frame.size.height += frame.height - old.height }
      if mask.contains(.minYMargin) { view.frame.origin.y += frame.height - old.height }
    }
  }
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  open func alignmentRect(forFrame frame: NSRect) -> NSRect {
    let (insets, isFlipped) = (alignmentRectInsets, superview?.isFlipped == true)
    return NSRect(
      x: frame.minX + insets.left,
      y: frame.minY + (isFlipped ? insets.top : insets.bottom),
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    let (insets, isFlipped) = (alignmentRectInsets, superview?.isFlipped == true)
    return NSRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - (isFlipped ? insets.top : insets.bottom),
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }
  open var visibleRect: NSRect { bounds }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open var isFlipped: Bool { false }
  open var alphaValue: CGFloat = 1
  open var isHidden = false { didSet { arranger?.arrangedSubviewDidHide(self) } }
  weak var arranger: NSStackView?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var tag: Int { -1 }
  open var wantsLayer = false { didSet { layer = wantsLayer ? layer ?? CALayer() : nil } }
  open var layer: CALayer?
  open var window: NSWindow? { windowOfContent ?? superview?.window }
  weak var windowOfContent: NSWindow?

  /// The controller whose view this is.
  weak var controller: NSViewController?
  open override var nextResponder: NSResponder? { controller ?? superview }

  // MARK: Tree

  open func addSubview(_ view: NSView) {
    TreeCalls.note?("add", view, nil)
    put(view) { $0.count }
  }

  open func addSubview(
    _ view: NSView,
    positioned place: NSWindow.OrderingMode,
    relativeTo otherView: NSView?
  ) {
    TreeCalls.note?(place == .below && otherView == nil ? "add below all" : "add", view, otherView)
    put(view) { views in
      let sibling = views.lastIndex { $0 === otherView }
      return switch place {
      case .above: sibling.map { $0 + 1 } ?? views.count
      case .below: sibling ?? 0
      case .out: views.count
      }
    }
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    TreeCalls.note?("remove", self, nil)
    parent.take(out: self)
    parent.dropConstraints(of: self)
    superview = nil
  }

  private func put(_ view: NSView, _ index: ([NSView]) -> Int) {
    precondition(view !== self && !isDescendant(of: view), "a view cannot hold itself")
    if let old = view.superview {
      old.take(out: view)
      if old !== self { old.dropConstraints(of: view) }
    }
    views.insert(view, at: index(views))
    view.superview = self
    needsLayout = true
  }

  private func take(out view: NSView) {
    willRemoveSubview(view)
    // A view that is removed, if only to be added again, resigns first responder.
    if let responder = window?.firstResponder as? NSView, responder.isDescendant(of: view) {
      window?.makeFirstResponder(nil)
    }
    views.removeAll { $0 === view }
    needsLayout = true
  }

  open func isDescendant(of view: NSView) -> Bool {
    var next: NSView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  open func willRemoveSubview(_ subview: NSView) {}

  // MARK: Layout

  open var needsLayout = true
  private var isInLayout = false
  open func layoutSubtreeIfNeeded() {
    precondition(
      !isInLayout,
      "It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out."
    )
    if needsLayout {
      needsLayout = false
      isInLayout = true
      layout()
      controller?.viewDidLayout()
      isInLayout = false
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open func layout() {}
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  public private(set) var intrinsicSizeInvalidations = 0
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeInvalidations += 1
    // That of a cell is the height of its row.
    if let row = superview as? NSTableRowView { row.superview?.needsLayout = true }
  }
  private var resistance: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    resistance[orientation] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {
    resistance[orientation] = priority
  }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// Never negative: 0 on an axis without constraints.
  open var fittingSize: NSSize {
    let size = intrinsicContentSize
    return NSSize(width: max(size.width, 0), height: max(size.height, 0))
  }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var translatesAutoresizingMaskIntoConstraints = true
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  open private(set) var layoutGuides: [NSLayoutGuide] = []
  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
  }
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
  open private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide(of: self)
  /// Bars are simulated by setting the insets.
  open var safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open private(set) lazy var layoutMarginsGuide = NSLayoutGuide(of: self)
}

extension NSView: ConstrainedItem {
  public var itemParent: (any ConstrainedItem)? { superview }
}

@MainActor
open class NSLayoutGuide: NSObject, ConstrainedGuide {
  open internal(set) weak var owningView: NSView?
  public override init() {}
  public required init?(coder: NSCoder) { nil }
  init(of view: NSView) { owningView = view }
  public var itemParent: (any ConstrainedItem)? { owningView }
  public var heldConstraints: [NSLayoutConstraint] {
    get { owningView?.heldConstraints ?? [] }
    set { owningView?.heldConstraints = newValue }
  }
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
