import CGTK

/// A window: the root of a tree.
///
/// It can have one widget, and a header bar instead of the title, which must be added before the
/// window is presented.
public final class Window: Container, @MainActor Makeable {
  /// Creates a window, which is not shown yet.
  public init() {
    super.init(gtk_window_new())
    // The last handler: GTK would destroy the window.
    SignalHandler.connect("close-request", of: pointer, after: true, isLast: true) {
      [weak self] _ in
      if let self, closesOnRequest { gtk_widget_set_visible(pointer, 0) }
    }
  }

  isolated deinit {
    // GTK owns its windows, with a reference that it releases when they are destroyed.
    gtk_window_destroy(pointer())
  }

  /// The title.
  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// The initial width, in pixels.
  public var defaultWidth: Int {
    get { self["default-width"] }
    set { self["default-width"] = newValue }
  }

  /// The initial height, in pixels.
  public var defaultHeight: Int {
    get { self["default-height"] }
    set { self["default-height"] = newValue }
  }

  /// A Boolean value indicating whether the window before it in the program gets no input while it is
  /// open.
  public var isModal: Bool {
    get { self["modal"] }
    set { self["modal"] = newValue }
  }

  /// A Boolean value indicating whether the window is hidden when the user closes it; if not, the
  /// handlers of the `closing` signal decide what to do, for instance to ask.
  public var closesOnRequest = true

  /// The widget with the keyboard focus; `nil` if it is not in this tree.
  public var focusedWidget: Widget? {
    Widget.objects(from: gtk_window_get_focus(pointer())).first { $0 !== self }
  }

  /// Shows the window.
  public func present() { gtk_window_present(pointer()) }

  /// Closes the window, as its own button does.
  public func close() { gtk_window_close(pointer()) }

  /// Two: a widget and a header bar.
  public override var childLimit: Int? { 2 }

  /// Returns whether a widget may become a child; a second widget or header bar may not, either.
  public override func admits(_ child: Widget, file: StaticString, line: UInt) -> Bool {
    guard super.admits(child, file: file, line: line) else { return false }
    guard !children.contains(where: { ($0 is HeaderBar) == (child is HeaderBar) }) else {
      Diagnostics.report(
        "A window accepts one widget and one header bar; \(type(of: child)) skipped",
        file: file,
        line: line
      )
      return false
    }
    return true
  }

  public override func attach(_ child: Widget, after sibling: Widget?) { setChildren() }
  public override func detach(_ child: Widget) { setChildren() }
  public override func reorder(_ child: Widget, after sibling: Widget?) {}

  /// Passes the first widget and the first header bar to GTK.
  private func setChildren() {
    gtk_window_set_titlebar(pointer(), children.first { $0 is HeaderBar }?.pointer)
    gtk_window_set_child(pointer(), children.first { !($0 is HeaderBar) }?.pointer)
  }
}

/// The windows of a program, whose parent is no GTK widget.
@MainActor
final class WindowList: @MainActor Nestable {
  typealias Node = Widget

  private(set) var children: [Widget] = []

  /// Called when there is no visible window any more.
  private let end: () -> Void

  private var watches: [ObjectIdentifier: () -> Void] = [:]

  init(_ end: @escaping () -> Void) { self.end = end }

  /// A Boolean value indicating whether a window is visible.
  var isOpen: Bool { children.contains { $0.isVisible } }

  func insert(_ child: Widget, after sibling: Widget?) {
    let isNew = !children.contains { $0 === child }
    children.removeAll { $0 === child }
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    children.insert(child, at: index)
    guard isNew, let window = child as? Window else { return }
    if window.isModal, let other = children.first(where: { $0 !== child }) {
      gtk_window_set_transient_for(window.pointer(), (sibling ?? other).pointer())
    }
    watches[ObjectIdentifier(child)] = Signal<Window>("notify::visible").connect(window) {
      [weak self, weak window] in
      if let self, let window, !window.isBeingSet, !isOpen { end() }
    }
    window.present()
  }

  func remove(_ child: Widget) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    watches.removeValue(forKey: ObjectIdentifier(child))?()
    child.isVisible = false
  }

  func admits(_ child: Widget, file: StaticString, line: UInt) -> Bool {
    if child is Window { return true }
    Diagnostics.report(
      "\(type(of: child)) is no window; put it in one; skipped",
      file: file,
      line: line
    )
    return false
  }

  func didNest() {
    if !isOpen { end() }
  }
}
