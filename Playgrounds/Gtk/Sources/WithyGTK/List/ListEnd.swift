import CGTK

/// The end of a list, at which it stays while it shows it.
@MainActor
final class ListEnd {
  var anchor = VerticalEdge.top

  /// A Boolean value indicating whether the end is in view.
  private var isShown = true
  private weak var list: ListView?

  /// The part of the scrolled window by which GTK scrolls the list.
  private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
  private var handlers: [gulong] = []

  init(of list: ListView) {
    self.list = list
    follow()
    SignalHandler.connect("notify::vadjustment", of: list.pointer) { [weak self] _ in
      self?.follow()
    }
  }

  isolated deinit { forget() }

  private func follow() {
    guard let list, let new = gtk_scrollable_get_vadjustment(list.opaque) else { return }
    forget()
    g_object_ref(new)
    adjustment = new
    // The list has another length: GTK keeps the rows in view where they are. It is laying out now.
    let length = SignalHandler.connect("changed", of: new) { [weak self] _ in
      if self?.isShown == true { Task { [weak self] in self?.scrollToEnd() } }
    }
    let position = SignalHandler.connect("value-changed", of: new) { [weak self] _ in
      if let self { isShown = distance < 1 }
    }
    handlers = [length, position]
  }

  private func forget() {
    guard let adjustment else { return }
    for handler in handlers { g_signal_handler_disconnect(adjustment, handler) }
    g_object_unref(adjustment)
  }

  /// The distance of what is in view from the end.
  private var distance: Double {
    let value = gtk_adjustment_get_value(adjustment)
    return switch anchor {
    case .top: value - gtk_adjustment_get_lower(adjustment)
    case .bottom:
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
    }
  }

  private func scrollToEnd() {
    let value = gtk_adjustment_get_value(adjustment)
    gtk_adjustment_set_value(adjustment, value + (anchor == .top ? -distance : distance))
  }
}
