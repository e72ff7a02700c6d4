public import Withy

extension View: Configurable {}

/// The tree of views, as Withy changes it.
extension View: Nestable {
  /// The base class of the tree.
  public typealias Node = View

  /// Removes a child.
  public func remove(_ child: View) {
    if child.parent === self { child.removeFromParent() }
  }
}
