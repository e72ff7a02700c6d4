// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

open class NSStackView: NSView {
  public enum Distribution: Int, Sendable { case gravityAreas = -1, fill, fillEqually }
  public static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude

  open private(set) var arrangedSubviews: [NSView] = []
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var spacing: CGFloat = 8
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    TreeCalls.note?("arrange at \(index)", view, nil)
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      index >= 0 && index <= arrangedSubviews.count,
      "index out of bounds for arranged subview"
    )
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.arranger = self
    if view.superview !== self, !(view.isHidden && detachesHiddenViews) { addSubview(view) }
  }
  /// Whether a hidden view is taken out of the view, and put back when it is shown.
  ///
  /// According to Apple's page it is, according to the header it is not.
  open var detachesHiddenViews = true
  func arrangedSubviewDidHide(_ view: NSView) {
    guard detachesHiddenViews, arrangedSubviews.contains(view) else { return }
    if view.isHidden {
      isDetaching = true
      view.removeFromSuperview()
      isDetaching = false
    } else if view.superview !== self {
      addSubview(view)
    }
  }
  private var isDetaching = false
  open func removeArrangedSubview(_ view: NSView) {
    TreeCalls.note?("unarrange", view, nil)
    forget(view)
  }

  private func forget(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    if view.arranger === self { view.arranger = nil }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    if !isDetaching { forget(subview) }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    precondition(arrangedSubviews.contains(view), "the view is not arranged")
    spacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
  }
  open func customSpacing(after view: NSView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }
}

open class NSBox: NSView {
  open var title = "Title"
  open var contentView: NSView? {
    willSet { contentView?.removeFromSuperview() }
    didSet { if let contentView { addSubview(contentView) } }
  }
  public override init(frame: NSRect) {
    super.init(frame: frame)
    setContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContent()
  }
  private func setContent() {
    let view = NSView()
    contentView = view
    if view.superview == nil { addSubview(view) }
  }
}

open class NSVisualEffectView: NSView {
}
