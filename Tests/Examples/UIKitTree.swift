// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// How UIKit joins Withy: the example of the README, for the other examples.

import UIKit
import Withy

extension UIView: @retroactive HierarchyElement, @retroactive HierarchyNode,
  @MainActor @retroactive Nestable
{
  public typealias Node = UIView
  public var children: [UIView] { subviews }
  public func append(_ child: UIView) { addSubview(child) }
  public func insert(_ child: UIView, after sibling: UIView?) {
    if let sibling {
      insertSubview(child, aboveSubview: sibling)
    } else {
      insertSubview(child, at: 0)
    }
  }
  public func remove(_ child: UIView) { child.removeFromSuperview() }
}
