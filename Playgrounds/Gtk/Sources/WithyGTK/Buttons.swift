import CGTK

/// A button with a title, an icon, or a custom child.
public class Button: SingleChildContainer, @MainActor Makeable {
  /// Creates a button without a title.
  public required convenience init() { self.init(gtk_button_new()) }

  override init(_ pointer: UnsafeMutablePointer<GtkWidget>) { super.init(pointer) }

  /// The title and the icon that the program has set, which GTK forgets for a child.
  private var content = (title: "", iconName: "")

  /// The title.
  public final var title: String {
    get { self["label"] }
    set {
      content.title = newValue
      self["label"] = newValue
    }
  }

  /// The name of a theme icon that is shown instead of a title.
  public final var iconName: String {
    get { self["icon-name"] }
    set {
      content.iconName = newValue
      self["icon-name"] = newValue
    }
  }

  /// A Boolean value indicating whether a frame is drawn around the button.
  public final var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  public override func setChild(_ child: Widget?) {
    // A title or an icon that is set before the child leaves is already in its place.
    if child == nil, Widget.object(of: gtk_button_get_child(pointer())) == nil { return }
    gtk_button_set_child(pointer(), child?.pointer)
    if child == nil {
      self["label"] = content.title
      self["icon-name"] = content.iconName
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
