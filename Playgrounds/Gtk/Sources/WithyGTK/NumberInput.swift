import CGTK
import Foundation

/// A widget for a number in a range: a ``Scale`` or a ``SpinButton``.
@MainActor
public class NumberInput: Widget, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "value-changed"

  /// The number that the program has set, until the user enters another one.
  private var wanted: Double?

  /// The part of the widget that has the number and its range.
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>?

  /// Takes ownership of a widget with an adjustment.
  init(
    _ pointer: UnsafeMutablePointer<GtkWidget>,
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) {
    self.adjustment = adjustment
    super.init(pointer)
    whenChanged { [weak self] in self?.wanted = nil }
  }

  /// The part of the widget that emits the signal.
  public final var inputSource: UnsafeMutableRawPointer {
    adjustment.map { UnsafeMutableRawPointer($0) } ?? UnsafeMutableRawPointer(pointer)
  }

  /// The number.
  ///
  /// One outside of the range is shown once the range contains it, and the nearest number until then.
  public final var value: Double {
    get { wanted ?? gtk_adjustment_get_value(adjustment) }
    set {
      wanted = newValue
      silently { gtk_adjustment_set_value(adjustment, newValue) }
    }
  }

  /// The range of the number.
  public final var range: ClosedRange<Double> {
    get { gtk_adjustment_get_lower(adjustment)...gtk_adjustment_get_upper(adjustment) }
    set {
      silently {
        gtk_adjustment_set_lower(adjustment, newValue.lowerBound)
        gtk_adjustment_set_upper(adjustment, newValue.upperBound)
        gtk_adjustment_set_value(adjustment, value)
      }
    }
  }

  /// The distance between neighbouring numbers, by which keys and buttons change the number.
  public var step: Double {
    get { gtk_adjustment_get_step_increment(adjustment) }
    set { gtk_adjustment_set_step_increment(adjustment, newValue) }
  }
}

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
