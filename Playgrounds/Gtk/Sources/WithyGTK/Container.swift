import CGTK

/// A widget that has children.
///
/// The children are the widgets that were added to it. Those that GTK adds itself, such as the
/// label of a button or the row around a child of a list, are not among them.
@MainActor
open class Container: Widget, @MainActor Nestable {
  /// The base class of the tree.
  public typealias Node = Widget

  /// The children, in order.
  public private(set) final var children: [Widget] = []

  /// The maximum number of children; `nil` for any.
  open var childLimit: Int? { nil }

  /// Inserts a child after another, or as the first; an existing child moves.
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
        child.parent?.remove(child)
        add(child, after: sibling)
      }
    }
  }

  /// Removes a child.
  public final func remove(_ child: Widget) {
    guard child.parent === self, let index = index(of: child) else { return }
    children.remove(at: index)
    child.parent = nil
    child.frame = nil
    detach(child)
    gtk_widget_set_child_visible(child.pointer, 1)
  }

  /// Called after the program has shown or hidden a child.
  func childDidChangeVisibility() {}

  isolated deinit {
    // GTK still retains a widget that has just had the focus; its children can be used elsewhere now.
    if gtk_widget_get_parent(pointer) == nil { g_object_run_dispose(pointer.object) }
  }

  /// The container that this one is a child of.
  public final var parentNode: Widget? { parent }

  /// Returns whether a widget may become a child; a window may not, nor a widget that other code has
  /// put into one of GTK's.
  open func admits(_ child: Widget, file: StaticString, line: UInt) -> Bool {
    if child is Window {
      Diagnostics.report("A window cannot be a child of a widget; skipped", file: file, line: line)
      return false
    }
    if child.parent == nil, gtk_widget_get_parent(child.pointer) != nil {
      Diagnostics.report(
        "\(type(of: child)) is in a widget of GTK; take it out first; skipped",
        file: file,
        line: line
      )
      return false
    }
    return true
  }

  /// Adds a child without a parent to the GTK widget; `children` already contains it.
  open func attach(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Removes a child from the GTK widget.
  open func detach(_ child: Widget) { gtk_widget_unparent(child.pointer) }

  /// Moves a child of the GTK widget.
  open func reorder(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Adds a widget without a parent.
  private func add(_ child: Widget, after sibling: Widget?) {
    children.insert(child, at: index(after: sibling))
    child.parent = self
    attach(child, after: sibling)
  }

  /// Returns the index after a child, or the first index if it is `nil`.
  private func index(after sibling: Widget?) -> Int {
    sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Returns the index of the child to show, of those of which one is seen: the chosen index, or that
  /// of the first visible child if there is no visible one at the chosen index.
  final func visibleIndex(of chosen: Int) -> Int? {
    if children.indices.contains(chosen), children[chosen].isVisible { return chosen }
    return children.firstIndex { $0.isVisible }
  }

  /// Returns the index of a child, searching from the end, where most insertions and removals are.
  ///
  /// The search is a loop, because a main-actor closure would check its isolation in each call.
  final func index(of child: Widget) -> Int? {
    var index = children.count
    while index > 0 {
      index -= 1
      if children[index] === child { return index }
    }
    return nil
  }
}

/// A container for a single child.
@MainActor
open class SingleChildContainer: Container {
  /// One.
  public final override var childLimit: Int? { 1 }

  /// Sets the child; `nil` for none.
  open func setChild(_ child: Widget?) {}

  /// Sets the child.
  public final override func attach(_ child: Widget, after sibling: Widget?) { setChild(child) }

  /// Sets the child that is left, if there is one.
  public final override func detach(_ child: Widget) { setChild(children.first) }

  /// Does nothing: there is one child.
  public final override func reorder(_ child: Widget, after sibling: Widget?) {}
}
