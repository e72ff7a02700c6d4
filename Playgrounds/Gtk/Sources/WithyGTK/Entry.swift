import CGTK
public import Foundation

/// An editable line of text.
public final class Entry: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "changed"

  /// Creates an empty entry.
  public init() {
    super.init(gtk_entry_new())
    SignalHandler.connect("changed", of: pointer) { [weak self] _ in self?.textHasChanged() }
    let controller = EventController(gtk_shortcut_controller_new(), of: self)
    controller.capture()
    _ = controller.addShortcut("<Control>z") { [weak self] in self?.leaveUndo() ?? false }
  }

  /// The text that the program has set.
  private var base = ""

  /// Lets a widget around this one undo if nothing was typed, and returns whether one did: GTK's
  /// entry keeps the keys to itself.
  private func leaveUndo() -> Bool {
    if text != base { return false }
    let handler = Widget.objects(from: pointer).compactMap { $0.shortcuts["<Control>z"] }.first
    handler?()
    return handler != nil
  }

  /// The number of Unicode characters, and of those between the cursor and the end.
  private var counts = (all: 0, behind: 0)

  /// Counts the characters: GTK puts the cursor behind what the user has typed after this signal.
  private func textHasChanged() {
    let count = text.unicodeScalars.count
    if !isBeingSet { counts.behind = min(count, counts.all) - cursor }
    counts.all = count
  }

  /// The text.
  ///
  /// An equal text is not set. Another one keeps the distance of the cursor from the end, and the
  /// user can undo only what is typed from then on.
  public var text: String {
    get { self["text"] }
    set {
      guard newValue != text else { return }
      let isTyped = cgtk_is_emitting(pointer, Self.inputSignal.cString) != 0
      let behind = isTyped ? counts.behind : counts.all - cursor
      self["text"] = newValue
      base = newValue
      cursor = counts.all - behind
      if isTyped { Task { [weak self] in self.map { $0.cursor = $0.counts.all - behind } } }
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
    set { gtk_editable_set_position(opaque, Int32(clamping: max(0, newValue))) }
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
      let name = newValue.isEmpty ? nil : newValue.whole
      gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_PRIMARY, name)
    }
  }
}
