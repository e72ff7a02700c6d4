import CGTK

/// A container in which a larger child can be scrolled.
public final class ScrolledWindow: SingleChildContainer, @MainActor Makeable {
  /// Creates an empty container.
  public init() {
    super.init(gtk_scrolled_window_new())
  }

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
