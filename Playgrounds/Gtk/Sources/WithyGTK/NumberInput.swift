import CGTK

/// A widget for a number in a range: a ``Scale`` or a ``SpinButton``.
@MainActor
public class NumberInput: Widget, WaitingInput {
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
  /// One outside of the range is taken once the range contains it.
  public final var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set {
      wanted = newValue
      silently { gtk_adjustment_set_value(adjustment, newValue) }
    }
  }

  final func keep<Value>(_ value: Value) {
    if let value = value as? Double, value == self.value { wanted = value }
  }

  /// The range of the number.
  public final var range: ClosedRange<Double> {
    get { gtk_adjustment_get_lower(adjustment)...gtk_adjustment_get_upper(adjustment) }
    set {
      silently {
        gtk_adjustment_set_lower(adjustment, newValue.lowerBound)
        gtk_adjustment_set_upper(adjustment, newValue.upperBound)
        gtk_adjustment_set_value(adjustment, wanted ?? value)
      }
    }
  }

  /// The distance between neighbouring numbers, by which keys and buttons change the number.
  public var step: Double {
    get { gtk_adjustment_get_step_increment(adjustment) }
    set { gtk_adjustment_set_step_increment(adjustment, newValue) }
  }
}
