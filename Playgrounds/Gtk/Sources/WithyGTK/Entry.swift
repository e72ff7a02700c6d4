import CGTK
public import Withy

/// A line of text that can be edited.
public final class Entry: Widget, @MainActor Makeable {
  /// Creates an empty entry.
  public init() {
    super.init(gtk_entry_new())
  }

  /// The text; an equal one is not set, because the cursor would move.
  public var text: String {
    get { self["text"] }
    set { self["text"] = newValue }
  }

  /// What is shown while there is no text.
  public var placeholder: String {
    get { self["placeholder-text"] }
    set { self["placeholder-text"] = newValue }
  }

  /// The place of the cursor, in characters of Unicode.
  public var cursor: Int {
    get { self["cursor-position"] }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// A Boolean value indicating whether a frame is drawn around the text.
  public var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  /// The name of an icon of the theme in front of the text; an empty one for none.
  public var iconName: String {
    get { self["primary-icon-name"] }
    set {
      gtk_entry_set_icon_from_icon_name(
        pointer(),
        GTK_ENTRY_ICON_PRIMARY,
        newValue.isEmpty ? nil : newValue
      )
    }
  }
}
