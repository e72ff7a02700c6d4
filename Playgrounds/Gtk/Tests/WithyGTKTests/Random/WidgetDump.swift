import CGTK

@testable import WithyGTK

/// What GTK has of a tree of widgets, line by line, to compare with another tree.
@MainActor
struct WidgetDump {
  private(set) var lines: [String] = []

  init(_ container: Container) {
    for child in container.children { add(child, indent: 0) }
  }

  private mutating func add(_ widget: Widget, indent: Int) {
    var line = String(repeating: "  ", count: indent) + "\(type(of: widget))"
    line += widget.isVisible ? "" : " hidden"
    line += widget.isEnabled ? "" : " disabled"
    line += " \(widget.margin) \(widget.styleClasses)"
    line += " " + details(of: widget)
    lines.append(line)
    guard let container = widget as? Container else { return }
    if shownChildren(of: container) != container.children.map(\.pointer) {
      lines.append("GTK has other children than \(container.children)")
    }
    for child in container.children { add(child, indent: indent + 1) }
  }

  /// Returns the properties of the widget's class.
  private func details(of widget: Widget) -> String {
    switch widget {
    case let label as Label: label.text
    case let entry as Entry: entry.text
    case let button as CheckButton: "\(button.title) \(button.isOn)"
    case let bar as ProgressBar: bar.text
    case let menu as DropDown:
      "\(menu.items) \(String(describing: menu.selection)) "
        + "\(gtk_drop_down_get_selected(menu.opaque))"
    case let box as Box: "\(box.spacing)"
    case let paned as Paned: "\(paned.orientation)"
    case let scrolled as ScrolledWindow: "\(scrolled.scrollsHorizontally)"
    case let button as Button:
      "\(button.title) "
        + (gtk_button_get_label(button.pointer()).map { String(cString: $0) } ?? "-")
    case let revealer as Revealer: "\(revealer.isRevealed) \(revealer.isHidden)"
    case let stack as Stack:
      "\(stack.selection) shows \(index(of: gtk_stack_get_visible_child(stack.opaque), in: stack))"
    case let notebook as Notebook:
      "\(notebook.selection) shows \(shownPage(of: notebook)) "
        + titles(of: notebook).joined(separator: ", ")
    default: ""
    }
  }

  /// Returns the index of the page that is seen; -1 if all are hidden.
  private func shownPage(of notebook: Notebook) -> Int {
    let index = Int(gtk_notebook_get_current_page(notebook.opaque))
    return index >= 0 && notebook.children[index].isVisible ? index : -1
  }

  private func titles(of notebook: Notebook) -> [String] {
    notebook.children.map { child in
      gtk_notebook_get_tab_label_text(notebook.opaque, child.pointer).map { String(cString: $0) }
        ?? "-"
    }
  }

  private func index(of pointer: UnsafeMutablePointer<GtkWidget>?, in container: Container) -> Int {
    container.children.firstIndex { $0.pointer == pointer } ?? -1
  }

  /// Returns the children that GTK has put into a widget, in its order.
  private func shownChildren(of container: Container) -> [UnsafeMutablePointer<GtkWidget>] {
    switch container {
    case let list as ListBox: return list.shownChildren.map(\.pointer)
    case let paned as Paned:
      return [gtk_paned_get_start_child(paned.opaque), gtk_paned_get_end_child(paned.opaque)]
        .compactMap { $0 }
    case let scrolled as ScrolledWindow:
      let child = gtk_scrolled_window_get_child(scrolled.opaque)
      // A child that cannot scroll by itself is in a viewport.
      guard let child, Widget.object(of: child) == nil else { return [child].compactMap { $0 } }
      return [gtk_widget_get_first_child(child)].compactMap { $0 }
    case let button as Button:
      return [gtk_button_get_child(button.pointer())].compactMap { $0 }
        .filter { Widget.object(of: $0) != nil }
    case let revealer as Revealer:
      return [gtk_revealer_get_child(revealer.opaque)].compactMap { $0 }
    case let notebook as Notebook:
      return (0..<gtk_notebook_get_n_pages(notebook.opaque)).compactMap {
        gtk_notebook_get_nth_page(notebook.opaque, $0)
      }
    case let stack as Stack:
      // A stack has no order.
      return stack.children.map(\.pointer).filter(stack.rawChildren.contains)
    case let bar as HeaderBar:
      guard let child = bar.children.first else { return [] }
      let box = gtk_widget_get_parent(child.pointer)
      return sequence(first: gtk_widget_get_first_child(box)) { gtk_widget_get_next_sibling($0) }
        .prefix { $0 != nil }.compactMap { $0 }.filter { Widget.object(of: $0) != nil }
    default: return container.rawChildren
    }
  }
}
