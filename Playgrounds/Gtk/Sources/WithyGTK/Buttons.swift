import CGTK

/// A button with a title, an icon, or a custom child.
public class Button: SingleChildContainer, @MainActor Makeable {
  /// Creates a button without a title.
  public required convenience init() { self.init(gtk_button_new()) }

  override init(_ pointer: UnsafeMutablePointer<GtkWidget>) { super.init(pointer) }

  /// The title, which is not shown while there is an icon or a child.
  public final var title = "" {
    didSet { showContent() }
  }

  /// The name of a theme icon, which is not shown while there is a child.
  public final var iconName = "" {
    didSet { showContent() }
  }

  /// A Boolean value indicating whether a frame is drawn around the button.
  public final var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  public override func setChild(_ child: Widget?) {
    gtk_button_set_child(pointer(), child?.pointer)
    showContent()
  }

  /// Shows the title or the icon, for which GTK would remove a child.
  private func showContent() {
    guard children.isEmpty else { return }
    if !iconName.isEmpty {
      self["icon-name"] = iconName
    } else if !title.isEmpty {
      self["label"] = title
    } else {
      gtk_button_set_child(pointer(), nil)
    }
  }
}

/// A button that is either on or off.
public final class ToggleButton: Button, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "toggled"

  /// Creates a toggle button that is off, without a title.
  public required convenience init() { self.init(gtk_toggle_button_new()) }

  /// A Boolean value indicating whether the button is on.
  public var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}

/// A check box with a title.
public final class CheckButton: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "toggled"

  /// Creates an unchecked box without a title.
  public init() { super.init(gtk_check_button_new()) }

  /// The title.
  public var title: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  /// A Boolean value indicating whether the box is checked.
  public var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}

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
