/// A container for a single child.
@MainActor
open class SingleChildContainer: Container {
  /// One.
  public final override var childLimit: Int? { 1 }

  /// Sets the child; `nil` for none.
  func setChild(_ child: Widget?) {}

  override func attach(_ child: Widget, after sibling: Widget?) { setChild(child) }
  override func detach(_ child: Widget) { setChild(children.first) }
  override func reorder(_ child: Widget, after sibling: Widget?) {}
}
