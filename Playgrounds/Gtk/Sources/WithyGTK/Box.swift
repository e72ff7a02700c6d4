import CGTK

/// A row or a column of widgets.
public final class Box: Container, @MainActor Makeable {
  /// Creates an empty column.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

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
