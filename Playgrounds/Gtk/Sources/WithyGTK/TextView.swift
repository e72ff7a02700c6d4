import CGTK

/// An editable text of several lines.
public final class TextView: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "changed"

  /// The part of the widget that has the text.
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(pointer()) }

  /// The part of the widget that emits the signal.
  public var inputSource: UnsafeMutableRawPointer { UnsafeMutableRawPointer(buffer) }

  /// Creates an empty text.
  public init() {
    super.init(gtk_text_view_new())
    listen("changed") { $0.hasChanged = true }
    for step in ["begin-user-action", "undo", "redo"] as [StaticString] {
      listen(step) { text in
        text.hasChanged = false
        text.isBeingSet = true
      }
    }
    listen("end-user-action", after: true) { $0.tell(isTyping: true) }
    for step in ["undo", "redo"] as [StaticString] {
      listen(step, after: true) { $0.tell(isTyping: false) }
    }
  }

  /// A Boolean value indicating whether the text has changed since the user began to change it.
  private var hasChanged = false

  /// A Boolean value indicating whether what is set belongs to what the user is typing.
  private var isTyping = false

  private func listen(
    _ signal: StaticString,
    after: Bool = false,
    _ body: @escaping (TextView) -> Void
  ) {
    SignalHandler.connect(signal, of: inputSource, after: after) { [weak self] _ in
      if let self { body(self) }
    }
  }

  /// Notifies of what the user has done or undone, once it is complete: before, GTK does not allow the
  /// text to be set.
  private func tell(isTyping: Bool) {
    isBeingSet = false
    guard hasChanged else { return }
    self.isTyping = isTyping
    cgtk_emit(inputSource, Self.inputSignal.cString)
    self.isTyping = false
  }

  /// The text.
  ///
  /// An equal text is not set. Another one keeps the distance of the cursor from the end, and the
  /// user can undo only what is typed from then on. What a model has made of something typed is
  /// undone together with it.
  public var text: String {
    get { self["text", of: inputSource] }
    set {
      guard newValue != text else { return }
      let distance = text.unicodeScalars.count - cursor
      if isTyping { replaceText(newValue) } else { self["text", of: inputSource] = newValue }
      cursor = newValue.unicodeScalars.count - distance
    }
  }

  /// Replaces the text as a part of what the user does.
  private func replaceText(_ text: String) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    silently {
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert(buffer, &start, text.whole, -1)
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
