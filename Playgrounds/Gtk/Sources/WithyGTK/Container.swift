import CGTK
public import WithyLayout

/// A widget that has children.
///
/// The children are those that were given to it. What GTK puts inside, the label of a button or the row
/// around a child of a list, is none of them.
@MainActor
open class Container: Widget, @MainActor Nestable {
  /// The base class of the tree.
  public typealias Node = Widget

  /// The children, in order.
  public private(set) final var children: [Widget] = []

  /// The number of children that there is room for; `nil` for any.
  open var childLimit: Int? { nil }

  /// Inserts a child after another, or as the first; one that is there already moves.
  public final func insert(_ child: Widget, after sibling: Widget?) {
    guard child !== sibling else { return }
    if child.parent === self {
      if let index = index(of: child) { children.remove(at: index) }
      children.insert(child, at: index(after: sibling))
      reorder(child, after: sibling)
    } else if child.parent == nil {
      add(child, after: sibling)
    } else {
      child.keepingFocus {
        child.removeFromParent()
        add(child, after: sibling)
      }
    }
  }

  /// Appends a child; one that is there already moves to the end.
  public final func append(_ child: Widget) {
    let last = children.last
    insert(child, after: last === child ? children.dropLast().last : last)
  }

  /// Takes a child out.
  public final func remove(_ child: Widget) {
    guard child.parent === self, let index = index(of: child) else { return }
    children.remove(at: index)
    child.parent = nil
    child.frame = nil
    detach(child)
    gtk_widget_set_child_visible(child.pointer, 1)
  }

  /// Refuses what GTK has no place for: a window, and what this widget is in.
  open func admits(_ child: Widget, file: StaticString, line: UInt) -> Bool {
    if child is Window {
      Diagnostics.report(
        "a window is no child of a widget; it was left out",
        file: file,
        line: line
      )
      return false
    }
    guard child is Container else { return true }
    var ancestor = parent
    while let next = ancestor {
      if next === child {
        Diagnostics.report(
          "\(type(of: child)) stands inside itself; it was left out",
          file: file,
          line: line
        )
        return false
      }
      ancestor = next.parent
    }
    return true
  }

  /// Gives GTK a child that has no parent; `children` has it already.
  func attach(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Takes a child from GTK.
  func detach(_ child: Widget) {
    gtk_widget_unparent(child.pointer)
  }

  /// Gives a child of this widget another place.
  func reorder(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Adds a widget that has no parent.
  private func add(_ child: Widget, after sibling: Widget?) {
    children.insert(child, at: index(after: sibling))
    child.parent = self
    attach(child, after: sibling)
  }

  /// The place after a child; the first, after none.
  private func index(after sibling: Widget?) -> Int {
    sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// The place of a child, looked for from the end: what is added or taken away mostly stands there.
  ///
  /// In a loop: a closure of the main actor would make sure of its actor in each call.
  private func index(of child: Widget) -> Int? {
    var index = children.count
    while index > 0 {
      index -= 1
      if children[index] === child { return index }
    }
    return nil
  }
}
