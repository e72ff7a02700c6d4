import CGTK

/// A field for a number, with buttons that change it by a step; by default whole, from 0 to 100.
public final class SpinButton: NumberInput, @MainActor Makeable {
  /// Creates a field with 0.
  public init() {
    let adjustment = gtk_adjustment_new(0, 0, 100, 1, 10, 0)
    super.init(gtk_spin_button_new(adjustment, 0, 0), adjustment)
  }

  /// The number of decimal places.
  public var digits: Int {
    get { self["digits"] }
    set { self["digits"] = newValue }
  }
}
