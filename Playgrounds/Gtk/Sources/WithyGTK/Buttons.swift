import CGTK
public import Withy

/// A button, with a title, an icon, or a child of one's own.
public class Button: SingleChildContainer, @MainActor Makeable {
  /// Creates a button without a title.
  public required convenience init() {
    self.init(gtk_button_new())
  }

  override init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(pointer)
  }

  /// The title.
  public final var title: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  /// The name of an icon of the theme, which is shown in place of a title.
  public final var iconName: String {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  /// A Boolean value indicating whether a frame is drawn around the button.
  public final var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  override func setChild(_ child: Widget?) { gtk_button_set_child(pointer(), child?.pointer) }
}

/// A button that stays in.
public final class ToggleButton: Button {
  /// Creates a toggle button without a title, which is out.
  public required convenience init() {
    self.init(gtk_toggle_button_new())
  }

  /// A Boolean value indicating whether the button is in.
  public var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}

/// A box to tick, with a title.
public final class CheckButton: Widget, @MainActor Makeable {
  /// Creates a box without a title or a tick.
  public init() {
    super.init(gtk_check_button_new())
  }

  /// The title.
  public var title: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  /// A Boolean value indicating whether there is a tick.
  public var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}
