import CGTK

/// The bar at the top of a window, with its title and buttons; children are at the leading edge.
public final class HeaderBar: Container, @MainActor Makeable {
  /// Creates a bar that shows the title of its window.
  public init() {
    super.init(gtk_header_bar_new())
  }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    gtk_header_bar_pack_start(opaque, child.pointer)
    reorder(child, after: sibling)
  }

  public override func detach(_ child: Widget) {
    gtk_header_bar_remove(opaque, child.pointer)
  }

  public override func reorder(_ child: Widget, after sibling: Widget?) {
    // The bar has its children in an internal box, after the buttons of the window.
    let box = gtk_widget_get_parent(child.pointer)
    let first = gtk_widget_get_first_child(box)
    let buttons = Widget.object(of: first) == nil ? first : nil
    gtk_widget_insert_after(child.pointer, box, sibling?.pointer ?? buttons)
  }
}
