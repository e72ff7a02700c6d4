import CGTK
public import Withy

/// A window: the root of a tree.
///
/// It has room for one widget, and for a header bar in place of the title, which has to be there before
/// the window is presented.
public final class Window: Container, @MainActor Makeable {
  /// Creates a window that is not shown yet.
  public init() {
    super.init(gtk_window_new())
  }

  isolated deinit {
    // GTK owns its windows, and holds a reference of its own until they are destroyed.
    gtk_window_destroy(pointer())
  }

  /// The title.
  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// The width to open with, in pixels.
  public var defaultWidth: Int {
    get { self["default-width"] }
    set { self["default-width"] = newValue }
  }

  /// The height to open with, in pixels.
  public var defaultHeight: Int {
    get { self["default-height"] }
    set { self["default-height"] = newValue }
  }

  /// The widget that gets what is typed; `nil` if it is none of this tree.
  public var focusedWidget: Widget? {
    var next = gtk_window_get_focus(pointer())
    while let widget = next {
      if let object = Widget.object(of: widget) { return object }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Shows the window.
  public func present() { gtk_window_present(pointer()) }

  /// Closes the window, as its own button does.
  public func close() { gtk_window_close(pointer()) }

  /// Two: a widget and a header bar.
  public override var childLimit: Int? { 2 }

  /// Refuses what every container does, a second widget, and a second header bar.
  public override func admits(_ child: Widget, file: StaticString, line: UInt) -> Bool {
    guard super.admits(child, file: file, line: line) else { return false }
    guard !children.contains(where: { ($0 is HeaderBar) == (child is HeaderBar) }) else {
      Diagnostics.report(
        "a window has room for one widget and a header bar; \(type(of: child)) was left out",
        file: file,
        line: line
      )
      return false
    }
    return true
  }

  override func attach(_ child: Widget, after sibling: Widget?) { setChildren() }
  override func detach(_ child: Widget) { setChildren() }
  override func reorder(_ child: Widget, after sibling: Widget?) {}

  /// Gives GTK the first widget and the first header bar.
  private func setChildren() {
    gtk_window_set_titlebar(pointer(), children.first { $0 is HeaderBar }?.pointer)
    gtk_window_set_child(pointer(), children.first { !($0 is HeaderBar) }?.pointer)
  }
}
