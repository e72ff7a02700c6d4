import CGTK
import Foundation

/// A slider for a number, by default from 0 to 1.
public final class Scale: NumberInput, @MainActor Makeable {
  /// Creates a horizontal slider at 0.
  public init() {
    let adjustment = gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0)
    super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment), adjustment)
    gtk_scale_set_digits(pointer(), 2)
  }

  /// The distance between neighbouring numbers, by which keys change the number; it is shown with as
  /// many decimal places as this has.
  public override var step: Double {
    didSet {
      let digits = (0..<5).first { digits in
        let steps = step * pow(10, Double(digits))
        return abs(steps - steps.rounded()) < 1e-6
      }
      gtk_scale_set_digits(pointer(), Int32(digits ?? 5))
    }
  }

  /// A Boolean value indicating whether the number is shown beside the slider.
  public var showsValue: Bool {
    get { self["draw-value"] }
    set { self["draw-value"] = newValue }
  }
}
