public import Foundation
public import Withy
public import WithyLayout

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

extension View: Placeable {
  /// Returns 10 × 10.
  public func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 10, height: 10) }

  /// Does nothing.
  public func place(in frame: CGRect) {}
}
