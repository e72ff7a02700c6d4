import CGTK

/// A row or a column of widgets.
public final class Box: Container, @MainActor Makeable {
  /// Creates an empty column.
  public init() { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }

  /// The axis along which the children are arranged.
  public var orientation: Axis {
    get { self["orientation"] }
    set { self["orientation"] = newValue }
  }

  /// The spacing between children, in pixels.
  public var spacing: Int {
    get { self["spacing"] }
    set { self["spacing"] = newValue }
  }

  /// A Boolean value indicating whether all children get the same length.
  public var isHomogeneous: Bool {
    get { self["homogeneous"] }
    set { self["homogeneous"] = newValue }
  }
}

/// A container for two children, with a divider that the user moves.
public final class Paned: Container, @MainActor Makeable {
  /// Creates an empty container, in which the children are side by side.
  public init() { super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) }

  /// The axis along which the children are arranged.
  public var orientation: Axis {
    get { self["orientation"] }
    set { self["orientation"] = newValue }
  }

  /// The length of the first child, in pixels.
  public var position: Int {
    get { self["position"] }
    set { self["position"] = newValue }
  }

  /// Two.
  public override var childLimit: Int? { 2 }

  public override func attach(_ child: Widget, after sibling: Widget?) { setChildren() }
  public override func detach(_ child: Widget) { setChildren() }
  public override func reorder(_ child: Widget, after sibling: Widget?) { setChildren() }

  /// Passes the children to GTK, which takes none that has a parent.
  private func setChildren() {
    let (start, end) = (children.first?.pointer, children.dropFirst().first?.pointer)
    keepingFocus {
      if gtk_paned_get_end_child(opaque) != end { gtk_paned_set_end_child(opaque, nil) }
      if gtk_paned_get_start_child(opaque) != start {
        gtk_paned_set_start_child(opaque, nil)
        gtk_paned_set_start_child(opaque, start)
      }
      if gtk_paned_get_end_child(opaque) != end { gtk_paned_set_end_child(opaque, end) }
    }
  }
}

/// A container that shows one of its children, and keeps the others as they are.
///
/// A `switch` in a block makes and removes what it shows; the pages of a stack keep what the user has
/// typed and where it is scrolled.
public final class Stack: Container, @MainActor Makeable {
  /// Creates an empty stack.
  public init() { super.init(gtk_stack_new()) }

  /// The index of the child that is shown.
  ///
  /// While no child has this index, or that child is hidden, the first visible one is shown.
  public var selection = 0 {
    didSet { show() }
  }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    gtk_stack_add_child(opaque, child.pointer)
    show()
  }

  public override func detach(_ child: Widget) {
    gtk_stack_remove(opaque, child.pointer)
    show()
  }

  public override func reorder(_ child: Widget, after sibling: Widget?) { show() }

  override func childDidChangeVisibility() { show() }

  private func show() {
    guard let index = visibleIndex(of: selection) else { return }
    gtk_stack_set_visible_child(opaque, children[index].pointer)
  }
}

/// A container in which a larger child can be scrolled.
public final class ScrolledWindow: SingleChildContainer, @MainActor Makeable {
  /// Creates an empty container.
  public init() { super.init(gtk_scrolled_window_new()) }

  /// A Boolean value indicating whether the child may be wider than the container.
  public var scrollsHorizontally: Bool {
    get { self["hscrollbar-policy"] as Int != Self.never }
    set { self["hscrollbar-policy"] = newValue ? Self.automatic : Self.never }
  }

  /// The vertical scroll offset of the content, in pixels.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), newValue) }
  }

  private static let automatic = 1
  private static let never = 2

  public override func setChild(_ child: Widget?) {
    gtk_scrolled_window_set_child(opaque, child?.pointer)
  }
}

/// The bar at the top of a window, with its title and buttons; children are at the leading edge.
public final class HeaderBar: Container, @MainActor Makeable {
  /// Creates a bar that shows the title of its window.
  public init() { super.init(gtk_header_bar_new()) }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    gtk_header_bar_pack_start(opaque, child.pointer)
    reorder(child, after: sibling)
  }

  public override func detach(_ child: Widget) { gtk_header_bar_remove(opaque, child.pointer) }

  public override func reorder(_ child: Widget, after sibling: Widget?) {
    // The bar has its children in an internal box, after the buttons of the window.
    let box = gtk_widget_get_parent(child.pointer)
    let first = gtk_widget_get_first_child(box)
    let buttons = Widget.object(of: first) == nil ? first : nil
    gtk_widget_insert_after(child.pointer, box, sibling?.pointer ?? buttons)
  }
}
