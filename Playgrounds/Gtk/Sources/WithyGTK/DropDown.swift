import CGTK
public import Withy

/// A choice of one among several items.
public final class DropDown: Widget, @MainActor Makeable {
  /// Creates a choice without items.
  public init() {
    super.init(gtk_drop_down_new_from_strings([nil]))
  }

  /// The items, from which the first is chosen when they change.
  public var items: [String] = [] {
    didSet {
      guard items != oldValue else { return }
      let list = gtk_string_list_new(nil)
      for item in items { gtk_string_list_append(list, item) }
      silently { gtk_drop_down_set_model(opaque, list) }
      g_object_unref(UnsafeMutableRawPointer(list))
    }
  }

  /// The index of the chosen item; `nil` where there are no items.
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
