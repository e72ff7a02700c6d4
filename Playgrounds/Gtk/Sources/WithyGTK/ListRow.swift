import CGTK
import Withy

/// A row of a ``ListView``: a live parent that shows one item after another.
@MainActor
final class ListRow {
  let box = Box()
  private var live: Live?

  /// The id of the item shown.
  private(set) var id: AnyHashable?

  /// Creates the child of a GTK row.
  init(in item: OpaquePointer) {
    gtk_list_item_set_child(item, box.pointer)
  }

  /// Shows an item.
  func show<Item: Identifiable>(
    _ item: Item,
    _ content: @escaping (Item) -> Hierarchy<Widget>
  ) {
    id = AnyHashable(item.id)
    live = box.live(reusing: live, id: item.id) { content(item) }
  }
}
