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

  /// Creates an item for an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The name of an action of the menu's widget, or of one around it. Without such an
  ///     action, the item is disabled.
  public init(_ title: String, _ action: String) {
    (self.title, self.action, items) = (title, action, nil)
  }

  /// Creates a submenu.
  public init(_ title: String, _ items: [MenuItem]) {
    (self.title, action, self.items) = (title, "", items)
  }

  /// Returns a section of a menu, which a line separates from the others.
  public static func section(_ items: [MenuItem]) -> MenuItem { MenuItem("", items) }

  /// Returns a new menu of GTK, which the caller owns.
  @MainActor
  static func menu(_ items: [MenuItem]) -> OpaquePointer {
    let menu: OpaquePointer = g_menu_new()
    for item in items {
      guard let children = item.items.map({ MenuItem.menu($0) }) else {
        g_menu_append(menu, item.title, "\(item.action).act")
        continue
      }
      let model = UnsafeMutableRawPointer(children).assumingMemoryBound(to: GMenuModel.self)
      if item.title.isEmpty {
        g_menu_append_section(menu, nil, model)
      } else {
        g_menu_append_submenu(menu, item.title, model)
      }
      g_object_unref(model)
    }
    return menu
  }
}
