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
        g_menu_append(menu, item.title, "\(item.action).act")
        continue
      }
      withMenu(children) { submenu in
        if item.title.isEmpty {
          g_menu_append_section(menu, nil, submenu)
        } else {
          g_menu_append_submenu(menu, item.title, submenu)
        }
      }
    }
    return body(model)
  }
}
