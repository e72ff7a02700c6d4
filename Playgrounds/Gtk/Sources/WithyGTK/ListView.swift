import CGTK
public import Withy

/// A list of any number of items, which makes only the rows near the visible ones.
///
/// The list makes rows for a screenful of items and reuses them: each row is a live parent, whose
/// block describes the item that it currently shows.
///
/// ```swift
/// ListView<Message> { message in Hierarchy { Label.make.text(message.text) } }
/// ```
public final class ListView<Item: Identifiable>: Widget, Input {
  /// The signal of a change.
  public static var inputSignal: StaticString { "notify::selected" }

  /// The items, in order.
  ///
  /// GTK is notified of the range between the first and the last difference of the ids, so that the
  /// rows around it stay in place; rows of the remaining items show them again.
  public var items: [Item] = [] {
    didSet { replaceItems(oldValue) }
  }

  /// The number of rows made so far, which does not depend on the number of items.
  public var rowCount: Int { rows.count }

  private let content: (Item) -> Hierarchy<Widget>
  private(set) var rows: [OpaquePointer: ListRow] = [:]

  /// The model of the items for GTK, which contains only their number.
  private let model: OpaquePointer

  /// The part of the widget that has the selection.
  private let chooser: OpaquePointer

  /// The part of the widget that emits the signal.
  public var inputSource: UnsafeMutableRawPointer { UnsafeMutableRawPointer(chooser) }

  /// The id that was selected last, which an item may not have yet.
  private var selected: Item.ID?

  /// The id of the selected item; `nil` for none.
  ///
  /// One that no item has yet is selected once there is one.
  public var selection: Item.ID? {
    get { selectedIndex.map { items[$0].id } }
    set {
      selected = newValue
      showSelection()
    }
  }

  private var selectedIndex: Int? {
    let index = Int(gtk_single_selection_get_selected(chooser))
    return items.indices.contains(index) ? index : nil
  }

  private func showSelection() {
    guard selection != selected else { return }
    let index = selected.flatMap { id in items.firstIndex { $0.id == id } }.map { guint($0) }
    silently { gtk_single_selection_set_selected(chooser, index ?? GTK_INVALID_LIST_POSITION) }
  }

  /// Creates an empty list.
  ///
  /// - Parameter content: A block that describes an item's row. It is evaluated when a row shows
  ///   another item, and when observed state that it has read changes.
  public init(@HierarchyBuilder<Widget> content: @escaping (Item) -> Hierarchy<Widget>) {
    self.content = content
    model = gtk_string_list_new(nil)
    let factory = gtk_signal_list_item_factory_new()
    chooser = gtk_single_selection_new(model)
    gtk_single_selection_set_autoselect(chooser, 0)
    gtk_single_selection_set_can_unselect(chooser, 1)
    // The view takes ownership of the factory and of one reference to the selection; the selection
    // takes ownership of one reference to the model. This object has another one to each.
    g_object_ref(UnsafeMutableRawPointer(model))
    g_object_ref(UnsafeMutableRawPointer(chooser))
    super.init(gtk_list_view_new(chooser, factory))
    whenChanged { [weak self] in self.map { $0.selected = $0.selection } }
    guard let factory else { return }
    listen("setup", of: factory) { $0.rows[$1] = ListRow(in: $1) }
    listen("bind", of: factory) { $0.show($1) }
    listen("teardown", of: factory) { $0.rows[$1] = nil }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(chooser))
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  /// Scrolls to an item, as far as needed to make it visible.
  ///
  /// - Parameter index: The index of an item; another number is ignored.
  public func scroll(to index: Int) {
    guard items.indices.contains(index) else { return }
    gtk_widget_activate_action_variant(
      pointer,
      "list.scroll-to-item",
      g_variant_new_uint32(guint(index))
    )
  }

  /// Handles a signal of the factory, whose first argument is a GTK row.
  private func listen(
    _ signal: StaticString,
    of factory: OpaquePointer,
    _ body: @escaping (ListView, OpaquePointer) -> Void
  ) {
    _ = SignalHandler.connect(signal, of: UnsafeMutableRawPointer(factory)) { [weak self] values in
      var value = values[1]
      if let self, let item = g_value_get_object(&value) { body(self, OpaquePointer(item)) }
      return false
    }
  }

  /// Shows in a row the item at its position.
  private func show(_ pointer: OpaquePointer) {
    let position = Int(gtk_list_item_get_position(pointer))
    guard items.indices.contains(position), let row = rows[pointer] else { return }
    row.show(items[position], content)
  }

  /// Notifies GTK of the range of items that has changed.
  private func replaceItems(_ old: [Item]) {
    let most = min(old.count, items.count)
    var first = 0
    while first < most, old[first].id == items[first].id { first += 1 }
    var last = 0
    while last < most - first, old[old.count - 1 - last].id == items[items.count - 1 - last].id {
      last += 1
    }
    let count = items.count - first - last
    if old.count - first - last + count > 0 {
      let names =
        [UnsafePointer<CChar>?](repeating: ("" as StaticString).cString, count: count) + [nil]
      names.withUnsafeBufferPointer { names in
        let removals = guint(old.count - first - last)
        silently { gtk_string_list_splice(model, guint(first), removals, names.baseAddress) }
      }
    }
    showSelection()
    for row in rows.keys { show(row) }
  }
}
