import CGTK
public import Foundation
public import Withy

/// A container that places its children at given positions.
public final class Fixed: Container, @MainActor Makeable {
  /// Creates an empty container.
  public init() {
    super.init(gtk_fixed_new())
  }

  /// Moves a child, which has the size that it requests.
  ///
  /// - Parameters:
  ///   - child: A child; another widget is left alone.
  ///   - point: The position of its top leading corner, in pixels.
  public func move(_ child: Widget, to point: CGPoint) {
    guard child.parent === self else { return }
    gtk_fixed_move(pointer(), child.pointer, point.x, point.y)
  }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    gtk_fixed_put(pointer(), child.pointer, 0, 0)
    reorder(child, after: sibling)
  }

  public override func detach(_ child: Widget) {
    gtk_fixed_remove(pointer(), child.pointer)
  }
}
