import CGTK
public import Withy

/// A text to be read.
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

  /// A Boolean value indicating whether the text goes on in further lines where it is too wide.
  public var wraps: Bool {
    get { self["wrap"] }
    set { self["wrap"] = newValue }
  }

  /// What is left out where the text is too wide.
  public var ellipsis: Ellipsis {
    get { self["ellipsize"] }
    set { self["ellipsize"] = newValue }
  }

  /// Where the text stands in a label that is wider: 0 at the leading edge, 1 at the trailing one.
  public var alignment: Double {
    get { self["xalign"] }
    set { self["xalign"] = newValue }
  }

  /// The width to ask for at most, in characters; -1 for any.
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
