import CGTK

/// A box in which GTK shows one row of a list after another by a `Live`, and which collapses when its
/// row has left the list.
@MainActor
final class ListCell {
  let box = Box()
  private let revealer = Revealer()
  private let pointer: OpaquePointer
  private var live: Live?

  /// The number of the list's update in which the row was shown.
  var version = 0

  /// The id of the row shown.
  private(set) var id: ListLine.ID?

  /// Creates the child of a GTK row.
  init(in pointer: OpaquePointer) {
    self.pointer = pointer
    revealer.append(box)
    revealer.isRevealed = true
    gtk_list_item_set_child(pointer, revealer.pointer)
  }

  /// The index of the row; `nil` while GTK uses the cell for none.
  var index: Int? {
    let index = gtk_list_item_get_position(pointer)
    return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
  }

  /// Shows a row.
  func show(_ line: ListLine) {
    let isOther = id != line.id
    id = line.id
    gtk_list_item_set_selectable(pointer, line.row == nil ? 0 : 1)
    // The arrow keys stop before a row that can neither be selected nor have the focus.
    gtk_widget_set_focusable(revealer.pointer, line.row == nil ? 1 : 0)
    if isOther { revealer.revealAtOnce() } else { revealer.isRevealed = true }
    live = box.live(reusing: live, id: line.id) { line.content() }
  }

  /// Gives the keyboard focus to the row.
  func focus() { gtk_widget_grab_focus(gtk_widget_get_parent(revealer.pointer)) }

  /// Begins or continues to collapse, and returns whether something of the row is still to be seen;
  /// the closure is called when nothing is.
  func collapse(_ collapsed: @escaping () -> Void) -> Bool {
    revealer.hide(collapsed)
    return !revealer.isHidden
  }
}
