import CGTK
public import Foundation

/// A read-only text.
public final class Label: Widget, @MainActor Makeable {
  /// Creates an empty label.
  public init() { super.init(gtk_label_new(nil)) }

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

/// A picture from a file.
public final class Picture: Widget, @MainActor Makeable {
  /// Creates an empty picture.
  public init() { super.init(gtk_picture_new()) }

  /// The path of the file, or `nil` for none.
  ///
  /// A file that cannot be read is not shown.
  public var path: String? {
    didSet {
      if path != oldValue { gtk_picture_set_filename(opaque, path?.whole) }
    }
  }
}

/// A bar that shows how much of something is done.
public final class ProgressBar: Widget, @MainActor Makeable {
  /// Creates an empty bar.
  public init() { super.init(gtk_progress_bar_new()) }

  /// The part that is done, from 0 to 1.
  public var fraction: Double {
    get { self["fraction"] }
    set { self["fraction"] = newValue }
  }

  /// The text on the bar; empty for none.
  public var text: String {
    get { self["text"] }
    set {
      self["show-text"] = !newValue.isEmpty
      self["text"] = newValue
    }
  }
}

/// An empty widget that takes any size: a coloured rectangle, by its style classes.
public final class Panel: Widget, @MainActor Makeable {
  /// Creates a panel.
  public init() { super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)) }

  /// Returns the proposed size.
  public override func size(for proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Any proposed size, so that the widget need not be measured.
  public override var flexibility: Flexibility { .full }
}
