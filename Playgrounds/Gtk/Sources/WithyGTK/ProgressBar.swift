import CGTK

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
