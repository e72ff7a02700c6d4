import CGTK
import Withy

/// What GTK shows rows of a list with: a live parent that shows one row after another, and collapses
/// when its row has left the list.
@MainActor
final class ListCell {
  let box = Box()
  private let revealer = Revealer()
  private let pointer: OpaquePointer
  private var live: Live?

  /// The number of the list's update in which the row was shown.
  var version = 0

  /// The id of the row shown.
  private(set) var id: ListRow.ID?

  /// Creates the child of a GTK row.
  ///
  /// - Parameters:
  ///   - pointer: The item that GTK has made for the row.
  ///   - onCollapse: A closure that is called when the row has collapsed.
  init(in pointer: OpaquePointer, onCollapse: @escaping () -> Void) {
    self.pointer = pointer
    revealer.append(box)
    revealer.isRevealed = true
    gtk_list_item_set_child(pointer, revealer.pointer)
    _ = SignalHandler.connect("notify::child-revealed", of: revealer.pointer) { [weak self] _ in
      if self?.isCollapsed == true { onCollapse() }
      return false
    }
  }

  /// The index of the row; `nil` while GTK uses the cell for none.
  var index: Int? {
    let index = gtk_list_item_get_position(pointer)
    return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
  }

  /// Shows a row.
  func show(_ row: ListRow) {
    let isOther = id != row.id
    id = row.id
    gtk_list_item_set_selectable(pointer, row.item == nil ? 0 : 1)
    gtk_list_item_set_activatable(pointer, row.item == nil ? 0 : 1)
    revealer.reveal(isAnimated: !isOther)
    live = box.live(reusing: live, id: row.id) { row.content }
  }

  /// Begins to collapse, or goes on with it.
  func collapse() { revealer.isRevealed = false }

  /// A Boolean value indicating whether the row is collapsing, or has collapsed.
  var isLeaving: Bool { !revealer.isRevealed }

  /// A Boolean value indicating whether nothing of the row is to be seen.
  var isCollapsed: Bool { isLeaving && gtk_revealer_get_child_revealed(revealer.opaque) == 0 }
}

/// A container that collapses, and takes its child back into view.
private final class Revealer: SingleChildContainer {
  init() { super.init(gtk_revealer_new()) }

  var isRevealed: Bool {
    get { self["reveal-child"] }
    set { self["reveal-child"] = newValue }
  }

  func reveal(isAnimated: Bool) {
    let duration = gtk_revealer_get_transition_duration(opaque)
    if !isAnimated { gtk_revealer_set_transition_duration(opaque, 0) }
    isRevealed = true
    gtk_revealer_set_transition_duration(opaque, duration)
  }

  override func setChild(_ child: Widget?) { gtk_revealer_set_child(opaque, child?.pointer) }
}
