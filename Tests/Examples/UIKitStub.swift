// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that the examples use, as the compiler sees it. UIKit does not exist off Apple's
// systems: against this module an example is type-checked, and no more.

@_exported import Foundation

@MainActor
open class UIView: NSObject {
  open var alpha: Double = 1
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var accessibilityIdentifier: String?
  open var layer: CALayer { CALayer() }
  open private(set) var subviews: [UIView] = []
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  open func removeFromSuperview() {}
}

open class CALayer: NSObject {
  open var cornerRadius: Double = 0
}

public final class UIColor: NSObject, Sendable {
  public static let secondaryLabel = UIColor()
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
}

open class UIButton: UIView {
  public enum ButtonType: Sendable { case system }
  public enum State: Sendable { case normal }
  public convenience init(type: ButtonType) { self.init() }
  open func setTitle(_ title: String?, for state: State) {}
}

open class UIStackView: UIView {
  public enum Axis: Sendable { case horizontal, vertical }
  open var axis: Axis = .horizontal
  open var spacing: Double = 0
}
