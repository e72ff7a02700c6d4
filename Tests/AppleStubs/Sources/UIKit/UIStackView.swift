// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(
      view,
      at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0)
    )
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    TreeCalls.note?("arrange at \(stackIndex)", view, nil)
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "index out of bounds for arranged subview"
    )
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
  }

  open func removeArrangedSubview(_ view: UIView) {
    TreeCalls.note?("unarrange", view, nil)
    forget(view)
  }

  private func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
}

open class UIVisualEffect: NSObject {}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView = addedContentView()
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    _ = contentView
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }
  private func addedContentView() -> UIView {
    let view = UIView()
    addSubview(view)
    return view
  }
}
