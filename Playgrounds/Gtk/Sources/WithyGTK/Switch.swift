import CGTK

/// A switch that is either on or off.
public final class Switch: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "notify::active"

  /// Creates a switch that is off.
  public init() { super.init(gtk_switch_new()) }

  /// A Boolean value indicating whether the switch is on.
  public var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}
