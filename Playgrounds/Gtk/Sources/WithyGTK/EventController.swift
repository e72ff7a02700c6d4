import CGTK

/// A controller that listens for events of a widget.
@MainActor
final class EventController {
  /// The GTK controller, owned by the widget; this object has another reference.
  private let pointer: OpaquePointer
  private weak var widget: Widget?

  /// Adds a controller that GTK has just created to a widget.
  init(_ pointer: OpaquePointer, of widget: Widget) {
    self.pointer = pointer
    self.widget = widget
    // The widget takes ownership of the initial reference.
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_widget_add_controller(widget.pointer, pointer)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Connects a handler to a signal.
  func connect(_ signal: StaticString, _ handler: @escaping () -> Void) {
    SignalHandler.connect(signal, of: UnsafeMutableRawPointer(pointer)) { _ in handler() }
  }

  /// Handles keys, before the widgets inside do if the controller captures them.
  ///
  /// - Returns: The keys as GTK writes them; `nil` for a text that names no keys, which is reported.
  func addShortcut(
    _ keys: String,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping () -> Bool
  ) -> String? {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys),
      let name = gtk_shortcut_trigger_to_string(trigger)
    else {
      Diagnostics.report("Invalid shortcut \(keys); ignored", file: file, line: line)
      return nil
    }
    defer { g_free(name) }
    // The action owns one reference to the handler, and releases it when it is freed.
    let action = gtk_callback_action_new(
      { _, _, handler in
        onMainActor(handler) { handler in
          guard let handler else { return 0 }
          return Unmanaged<ShortcutHandler>.fromOpaque(handler).takeUnretainedValue().body() ? 1 : 0
        }
      },
      Unmanaged.passRetained(ShortcutHandler(handler)).toOpaque(),
      { $0.map { Unmanaged<ShortcutHandler>.fromOpaque($0).release() } }
    )
    gtk_shortcut_controller_add_shortcut(pointer, gtk_shortcut_new(trigger, action))
    return String(cString: name)
  }

  /// Makes the controller handle events before the widgets inside.
  func capture() { gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE) }

  /// Removes the controller from its widget.
  func remove() {
    if let widget { gtk_widget_remove_controller(widget.pointer, pointer) }
  }
}

/// The handler of a shortcut, which returns whether the keys are dealt with.
@MainActor
private final class ShortcutHandler {
  let body: () -> Bool

  init(_ body: @escaping () -> Bool) { self.body = body }
}
