// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  private weak var target: NSObject?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target { addTarget(target, action: action ?? Selector("")) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) { self.target = target as? NSObject }

  /// Recognizes, which the hand of a user does on a device.
  public func recognize() { (target as? any GestureTarget)?.didRecognize(self) }
}

/// A substitute for Objective-C's selectors, which do not exist here.
@MainActor
public protocol GestureTarget: NSObject {
  func didRecognize(_ recognizer: UIGestureRecognizer)
}

open class UITapGestureRecognizer: UIGestureRecognizer {}
