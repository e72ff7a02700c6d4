import CGTK
public import Withy

/// A menu from which one of several items is chosen.
public final class DropDown: Widget, @MainActor Makeable {
  /// Creates a menu without items.
  public init() {
    super.init(gtk_drop_down_new_from_strings([nil]))
  }

  /// The items; when they change, the first is chosen.
  public var items: [String] = [] {
    didSet {
      guard items != oldValue else { return }
      let list = gtk_string_list_new(nil)
      for item in items { gtk_string_list_append(list, item) }
      silently { gtk_drop_down_set_model(opaque, list) }
      g_object_unref(UnsafeMutableRawPointer(list))
    }
  }

  /// The index of the chosen item; `nil` if there are no items.
  public var selection: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
    }
    set {
      guard newValue != selection else { return }
      let index = newValue.map { guint(clamping: $0) } ?? GTK_INVALID_LIST_POSITION
      silently { gtk_drop_down_set_selected(opaque, index) }
    }
  }
}
