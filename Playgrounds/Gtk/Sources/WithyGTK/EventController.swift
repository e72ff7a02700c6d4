import CGTK
import Withy

/// What listens for events of a widget.
@MainActor
final class EventController {
  /// The controller; the widget owns it, and there is another reference here.
  private let pointer: OpaquePointer
  private weak var widget: Widget?

  /// Adds a controller, which GTK has just made, to a widget.
  init(_ pointer: OpaquePointer, of widget: Widget) {
    self.pointer = pointer
    self.widget = widget
    // The widget takes over the reference that GTK made it with.
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_widget_add_controller(widget.pointer, pointer)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Connects a handler to a signal.
  func connect(_ signal: StaticString, _ handler: @escaping () -> Void) {
    _ = SignalHandler.connect(signal, of: UnsafeMutableRawPointer(pointer)) { _ in
      handler()
      return false
    }
  }

  /// Handles keys; there is a report of a text that names none.
  func addShortcut(_ keys: String, _ handler: @escaping () -> Void) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else {
      Diagnostics.report("\(keys) names no keys", file: #fileID, line: #line)
      return
    }
    // The action holds one reference to the handler, and releases it when it is freed.
    let action = gtk_callback_action_new(
      { _, _, handler in
        onMainActor(handler) { handler in
          guard let handler else { return 0 }
          Unmanaged<ShortcutHandler>.fromOpaque(handler).takeUnretainedValue().body()
          return 1
        }
      },
      Unmanaged.passRetained(ShortcutHandler(handler)).toOpaque(),
      { $0.map { Unmanaged<ShortcutHandler>.fromOpaque($0).release() } }
    )
    gtk_shortcut_controller_add_shortcut(pointer, gtk_shortcut_new(trigger, action))
  }

  /// Takes the controller from its widget.
  func remove() {
    if let widget { gtk_widget_remove_controller(widget.pointer, pointer) }
  }
}

/// What keys do.
@MainActor
private final class ShortcutHandler {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}
