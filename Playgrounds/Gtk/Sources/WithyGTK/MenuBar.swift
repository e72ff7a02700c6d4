import CGTK

/// A row of menus.
public final class MenuBar: Widget, @MainActor Makeable {
  /// Creates an empty bar.
  public init() {
    let model = MenuItem.menu([])
    super.init(gtk_popover_menu_bar_new_from_model(UnsafeMutablePointer(model)))
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  /// The menus: items with a title and items of their own.
  public var menus: [MenuItem] = [] {
    didSet {
      if menus == oldValue { return }
      let model = MenuItem.menu(menus)
      gtk_popover_menu_bar_set_menu_model(opaque, UnsafeMutablePointer(model))
      g_object_unref(UnsafeMutableRawPointer(model))
    }
  }
}
