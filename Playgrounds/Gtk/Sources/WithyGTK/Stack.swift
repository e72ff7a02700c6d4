import CGTK

/// A container that shows one of its children, and keeps the others as they are.
///
/// A `switch` in a block makes and removes what it shows; the pages of a stack keep what the user has
/// typed and where it is scrolled.
public final class Stack: Container, @MainActor Makeable {
  /// Creates an empty stack.
  public init() { super.init(gtk_stack_new()) }

  /// The index of the child that is shown; an index that no child has yet is shown once there is one.
  public var selection = 0 {
    didSet { show() }
  }

  /// What stops watching the children, of which GTK does not show one that is hidden.
  private var watches: [ObjectIdentifier: () -> Void] = [:]

  public override func attach(_ child: Widget, after sibling: Widget?) {
    gtk_stack_add_child(opaque, child.pointer)
    watches[ObjectIdentifier(child)] = Signal<Widget>("notify::visible").connect(child) {
      [weak self] in self?.show()
    }
    show()
  }

  public override func detach(_ child: Widget) {
    watches.removeValue(forKey: ObjectIdentifier(child))?()
    gtk_stack_remove(opaque, child.pointer)
    show()
  }

  public override func reorder(_ child: Widget, after sibling: Widget?) { show() }

  private func show() {
    guard children.indices.contains(selection) else { return }
    gtk_stack_set_visible_child(opaque, children[selection].pointer)
  }
}
