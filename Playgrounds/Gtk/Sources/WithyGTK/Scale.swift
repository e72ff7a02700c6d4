import CGTK

/// A slider for a number, by default from 0 to 1.
public final class Scale: NumberInput, @MainActor Makeable {
  /// Creates a horizontal slider at 0.
  public init() {
    let adjustment = gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0)
    super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment), adjustment)
  }

  /// A Boolean value indicating whether the number is shown beside the slider.
  public var showsValue: Bool {
    get { self["draw-value"] }
    set { self["draw-value"] = newValue }
  }
}
