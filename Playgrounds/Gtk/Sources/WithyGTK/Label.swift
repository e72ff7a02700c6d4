import CGTK

/// A read-only text.
public final class Label: Widget, @MainActor Makeable {
  /// Creates an empty label.
  public init() {
    super.init(gtk_label_new(nil))
  }

  /// The text.
  public var text: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  /// A Boolean value indicating whether a text that is too wide wraps.
  public var wraps: Bool {
    get { self["wrap"] }
    set { self["wrap"] = newValue }
  }

  /// The part of the text that is left out if it is too wide.
  public var ellipsis: Ellipsis {
    get { self["ellipsize"] }
    set { self["ellipsize"] = newValue }
  }

  /// The position of the text in a wider label: 0 at the leading edge, 1 at the trailing edge.
  public var alignment: Double {
    get { self["xalign"] }
    set { self["xalign"] = newValue }
  }

  /// The maximum width to request, in characters; -1 for any.
  public var maximumWidth: Int {
    get { self["max-width-chars"] }
    set { self["max-width-chars"] = newValue }
  }

  /// A Boolean value indicating whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { self["selectable"] }
    set { self["selectable"] = newValue }
  }
}
