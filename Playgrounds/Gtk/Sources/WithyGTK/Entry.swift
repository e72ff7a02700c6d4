import CGTK
public import Foundation
public import WithyLayout

/// An editable line of text.
public final class Entry: Widget, @MainActor Makeable {
  /// Creates an empty entry.
  public init() {
    super.init(gtk_entry_new())
  }

  /// The text; an equal text is not set, because that would move the cursor.
  public var text: String {
    get { self["text"] }
    set {
      guard newValue != text else { return }
      self["text"] = newValue
      // The user undoes what the user has done.
      gtk_editable_set_enable_undo(opaque, 0)
      gtk_editable_set_enable_undo(opaque, 1)
    }
  }

  /// Returns the size for a proposal, of which the entry takes any width.
  public override func size(for proposal: ProposedSize) -> CGSize {
    requestedSize(for: proposal, takesWidth: true)
  }

  /// The text shown while the entry is empty.
  public var placeholder: String {
    get { self["placeholder-text"] }
    set { self["placeholder-text"] = newValue }
  }

  /// The position of the cursor, in Unicode characters.
  public var cursor: Int {
    get { self["cursor-position"] }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// A Boolean value indicating whether a frame is drawn around the text.
  public var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  /// The name of a theme icon before the text; empty for none.
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
