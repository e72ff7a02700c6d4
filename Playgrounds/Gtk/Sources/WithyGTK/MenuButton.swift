import CGTK

/// A button that opens a menu.
public final class MenuButton: Widget, @MainActor Makeable {
  /// Creates a button with an empty menu.
  public init() { super.init(gtk_menu_button_new()) }

  /// The items of the menu.
  public var menu: [MenuItem] = [] {
    didSet {
      if menu == oldValue { return }
      MenuItem.withMenu(menu) { gtk_menu_button_set_menu_model(opaque, $0) }
    }
  }

  /// The title.
  public var title: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  /// The name of a theme icon that is shown instead of a title.
  public var iconName: String {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }
}
