// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class NSClipView: NSView {
  /// How often a document view was set past the scroll view, for tests.
  public static var settersPastScrollView = 0
  fileprivate var isSetByScrollView = false
  open var documentView: NSView? {
    willSet {
      if superview is NSScrollView, !isSetByScrollView { Self.settersPastScrollView += 1 }
      TreeCalls.note?("show", newValue, nil)
      documentView?.removeFromSuperview()
    }
    didSet { if let documentView { addSubview(documentView) } }
  }

  /// The origin is that of what is in view.
  open override var bounds: NSRect {
    get { NSRect(origin: origin, size: frame.size) }
    set { (origin, frame.size) = (newValue.origin, newValue.size) }
  }
  private var origin = NSPoint.zero

  /// It does not keep to the document, and does not tell the scroll view.
  open func scroll(to newOrigin: NSPoint) { origin = newOrigin }

  /// Keeps what is in view in the document, as after a change of the document's frame.
  func documentDidChange() {
    let end = (documentView?.frame.height ?? 0) - frame.height
    origin.y = max(0, min(origin.y, end))
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
  }
}

open class NSScrollView: NSView {
  open var contentView = NSClipView() {
    willSet { contentView.removeFromSuperview() }
    didSet { addSubview(contentView) }
  }
  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.isSetByScrollView = true
      contentView.documentView = newValue
      contentView.isSetByScrollView = false
    }
  }
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var hasVerticalScroller = false
  public override init(frame: NSRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func tile() { contentView.frame = bounds }
  open override func layout() {
    super.layout()
    tile()
    reflectScrolledClipView(contentView)
  }
  open func reflectScrolledClipView(_ cView: NSClipView) { documentView?.needsLayout = true }

  /// Scrolls as the hand of a user does on a Mac.
  public func userScrolls(to y: CGFloat) {
    contentView.scroll(to: NSPoint(x: 0, y: y))
    reflectScrolledClipView(contentView)
    layoutSubtreeIfNeeded()
  }
}
