import CGTK

/// A list of widgets, each in its own row, which can be focused by keyboard.
///
/// GTK's list has no function that moves a row. But in a sorted list, a row moves if its position
/// in the order has changed, and keeps its focus, because it is never removed. So each child has a
/// number as its sort key, and the list is sorted by it.
public final class ListBox: Container, @MainActor Makeable {
  /// Creates an empty list.
  public init() {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    gtk_list_box_set_sort_func(
      opaque,
      { first, second, _ in
        onMainActor((first, second)) { first, second in
          let (first, second) = (ListBox.place(of: first), ListBox.place(of: second))
          return first < second ? -1 : first == second ? 0 : 1
        }
      },
      nil,
      nil
    )
  }

  /// Returns the sort key of a row in its list.
  private static func place(of row: UnsafeMutablePointer<GtkListBoxRow>?) -> Double {
    let widget = Widget.object(of: UnsafeMutablePointer(OpaquePointer(row)))
    let child = widget ?? Widget.object(of: gtk_list_box_row_get_child(row))
    return child?.listPlace ?? 0
  }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    givePlace(to: child)
    gtk_list_box_append(opaque, child.pointer)
  }

  public override func detach(_ child: Widget) {
    guard let row = row(of: child) else { return }
    if row != child.pointer() { gtk_list_box_row_set_child(row, nil) }
    gtk_list_box_remove(opaque, .init(OpaquePointer(row)))
  }

  public override func reorder(_ child: Widget, after sibling: Widget?) {
    givePlace(to: child)
    if let row = row(of: child) { gtk_list_box_row_changed(row) }
  }

  /// Gives a child a sort key between those of its neighbours.
  private func givePlace(to child: Widget) {
    guard let index = index(of: child) else { return }
    let before = index == 0 ? nil : children[index - 1].listPlace
    let after = index + 1 == children.count ? nil : children[index + 1].listPlace
    child.listPlace =
      switch (before, after) {
      case (nil, nil): 0
      case (let before?, nil): before + 1
      case (nil, let after?): after - 1
      case (let before?, let after?): (before + after) / 2
      }
    // If there is no number between two neighbours, all children are renumbered in their order.
    if child.listPlace == before || child.listPlace == after {
      for (index, child) in children.enumerated() { child.listPlace = Double(index) }
    }
  }

  /// Returns the row that GTK has put around a child, or the child if it is a `GtkListBoxRow`.
  private func row(of child: Widget) -> UnsafeMutablePointer<GtkListBoxRow>? {
    let parent = gtk_widget_get_parent(child.pointer)
    return parent == pointer ? child.pointer() : UnsafeMutablePointer(OpaquePointer(parent))
  }
}
