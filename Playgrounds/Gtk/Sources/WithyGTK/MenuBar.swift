import CGTK

/// A row of menus.
public final class MenuBar: Widget, @MainActor Makeable {
  /// Creates an empty bar.
  public init() {
    super.init(MenuItem.withMenu([]) { gtk_popover_menu_bar_new_from_model($0) })
  }

  /// The menus: items with a title and items of their own.
  public var menus: [MenuItem] = [] {
    didSet {
      if menus == oldValue { return }
      MenuItem.withMenu(menus) { gtk_popover_menu_bar_set_menu_model(opaque, $0) }
    }
  }
}
