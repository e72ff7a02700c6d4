import CGTK

/// A container for two children, with a divider that the user moves.
public final class Paned: Container, @MainActor Makeable {
  /// Creates an empty container, in which the children are side by side.
  public init() { super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) }

  /// The axis along which the children are arranged.
  public var orientation: Axis {
    get { self["orientation"] }
    set { self["orientation"] = newValue }
  }

  /// The length of the first child, in pixels.
  public var position: Int {
    get { self["position"] }
    set { self["position"] = newValue }
  }

  /// Two.
  public override var childLimit: Int? { 2 }

  public override func attach(_ child: Widget, after sibling: Widget?) { setChildren() }
  public override func detach(_ child: Widget) { setChildren() }
  public override func reorder(_ child: Widget, after sibling: Widget?) { setChildren() }

  /// Passes the children to GTK, which takes none that has a parent.
  private func setChildren() {
    let (start, end) = (children.first?.pointer, children.dropFirst().first?.pointer)
    keepingFocus {
      if gtk_paned_get_end_child(opaque) != end { gtk_paned_set_end_child(opaque, nil) }
      if gtk_paned_get_start_child(opaque) != start {
        gtk_paned_set_start_child(opaque, nil)
        gtk_paned_set_start_child(opaque, start)
      }
      if gtk_paned_get_end_child(opaque) != end { gtk_paned_set_end_child(opaque, end) }
    }
  }
}
