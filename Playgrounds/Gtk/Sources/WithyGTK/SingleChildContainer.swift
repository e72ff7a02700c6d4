/// A container for a single child.
@MainActor
open class SingleChildContainer: Container {
  /// One.
  public final override var childLimit: Int? { 1 }

  /// Sets the child; `nil` for none.
  open func setChild(_ child: Widget?) {}

  /// Sets the child.
  public final override func attach(_ child: Widget, after sibling: Widget?) { setChild(child) }

  /// Sets the child that is left, if there is one.
  public final override func detach(_ child: Widget) { setChild(children.first) }

  /// Does nothing: there is one child.
  public final override func reorder(_ child: Widget, after sibling: Widget?) {}
}
