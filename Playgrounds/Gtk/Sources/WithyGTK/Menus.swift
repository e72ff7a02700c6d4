import CGTK

/// An item of a menu, which calls the handler of a ``Signal/action(_:keys:isEnabled:)``.
///
/// ```swift
/// Window.make.on(.action("open", keys: "<Control>o"), model) { model, _ in model.open() }.children {
///   HeaderBar.make {
///     MenuButton.make.iconName("open-menu-symbolic").menu([MenuItem("Open…", "open")])
///   }
/// }
/// ```
public struct MenuItem: Equatable, Sendable {
  private let title: String
  private let action: String
  private let items: [MenuItem]?
  private var file: StaticString = #fileID
  private var line: UInt = #line

  /// Creates an item for an action of the menu's widget, or of one around it.
  ///
  /// Without an action of this name, the item is disabled. A name that no action can have is reported.
  public init(
    _ title: String,
    _ action: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    (self.title, self.action, items, self.file, self.line) = (title, action, nil, file, line)
  }

  /// Creates a submenu.
  public init(_ title: String, _ items: [MenuItem]) {
    (self.title, action, self.items) = (title, "", items)
  }

  /// Returns whether two items are the same in a menu, wherever they were created.
  public static func == (left: MenuItem, right: MenuItem) -> Bool {
    (left.title, left.action, left.items) == (right.title, right.action, right.items)
  }

  /// Returns a section of a menu, which a line separates from the others.
  public static func section(_ items: [MenuItem]) -> MenuItem { MenuItem("", items) }

  /// Calls a closure with a new menu of GTK, which is freed afterwards unless it is used.
  @MainActor
  static func withMenu<Result>(
    _ items: [MenuItem],
    _ body: (UnsafeMutablePointer<GMenuModel>) -> Result
  ) -> Result {
    let menu: OpaquePointer = g_menu_new()
    let model = UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    defer { g_object_unref(model) }
    for item in items {
      guard let children = item.items else {
        // An item without an action would be enabled; there is none without a group.
        let isValid = item.action.isActionName(item.file, item.line)
        g_menu_append(menu, item.title.whole, isValid ? "\(item.action).act" : "act")
        continue
      }
      withMenu(children) { submenu in
        if item.title.isEmpty {
          g_menu_append_section(menu, nil, submenu)
        } else {
          g_menu_append_submenu(menu, item.title.whole, submenu)
        }
      }
    }
    return body(model)
  }
}

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

/// A row of menus.
public final class MenuBar: Widget, @MainActor Makeable {
  /// Creates an empty bar.
  public init() { super.init(MenuItem.withMenu([]) { gtk_popover_menu_bar_new_from_model($0) }) }

  /// The menus: items with a title and items of their own.
  public var menus: [MenuItem] = [] {
    didSet {
      if menus == oldValue { return }
      MenuItem.withMenu(menus) { gtk_popover_menu_bar_set_menu_model(opaque, $0) }
    }
  }
}
