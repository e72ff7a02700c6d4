import CGTK
public import Withy

/// An editable text of several lines.
public final class TextView: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "changed"

  /// The part of the widget that has the text.
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(pointer()) }

  /// The part of the widget that emits the signal.
  public var inputSource: UnsafeMutableRawPointer { UnsafeMutableRawPointer(buffer) }

  /// Creates an empty text.
  public init() { super.init(gtk_text_view_new()) }

  /// The text.
  ///
  /// An equal text is not set. Another one keeps the distance of the cursor from the end, and the
  /// user can undo only what is typed from then on.
  public var text: String {
    get { self["text", of: inputSource] }
    set {
      guard newValue != text else { return }
      let distance = text.unicodeScalars.count - cursor
      self["text", of: inputSource] = newValue
      cursor = newValue.unicodeScalars.count - distance
    }
  }

  /// The position of the cursor, in Unicode characters.
  public var cursor: Int {
    get { self["cursor-position", of: inputSource] }
    set {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(clamping: max(0, newValue)))
      gtk_text_buffer_place_cursor(buffer, &place)
    }
  }

  /// A Boolean value indicating whether lines that are too wide wrap.
  public var wraps: Bool {
    get { self["wrap-mode"] as Int != 0 }
    set { self["wrap-mode"] = newValue ? 2 : 0 }
  }

  /// A Boolean value indicating whether the user can change the text.
  public var isEditable: Bool {
    get { self["editable"] }
    set { self["editable"] = newValue }
  }
}
