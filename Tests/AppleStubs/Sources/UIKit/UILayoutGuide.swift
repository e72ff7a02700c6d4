// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UILayoutGuide: NSObject, ConstrainedGuide {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  public override init() {}
  init(of view: UIView) { owningView = view }
  public var itemParent: (any ConstrainedItem)? { owningView }
  public var heldConstraints: [NSLayoutConstraint] {
    get { owningView?.heldConstraints ?? [] }
    set { owningView?.heldConstraints = newValue }
  }
}

extension UIView: ConstrainedItem {
  public var itemParent: (any ConstrainedItem)? { superview }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
