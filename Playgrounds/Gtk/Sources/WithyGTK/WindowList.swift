import CGTK

/// The windows of a program, whose parent is no GTK widget.
@MainActor
final class WindowList: @MainActor Nestable {
  typealias Node = Widget

  private(set) var children: [Widget] = []

  /// Called when there is no visible window any more.
  private let end: () -> Void

  private var watches: [ObjectIdentifier: () -> Void] = [:]

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

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
