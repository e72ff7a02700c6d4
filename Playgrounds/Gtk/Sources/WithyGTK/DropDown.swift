import CGTK

/// A menu from which one of several items is chosen.
public final class DropDown: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "notify::selected"

  /// Creates a menu without items.
  public init() {
    super.init(gtk_drop_down_new_from_strings([nil]))
    watchEchoes()
    whenChanged { [weak self] in self?.wanted = nil }
  }

  /// Silences a notification of what is known: GTK sends one more after a handler has set the
  /// selection.
  private func watchEchoes() {
    var (isEcho, known) = (false, shown)
    SignalHandler.connect(Self.inputSignal, of: inputSource) { [weak self] _ in
      guard let self else { return }
      isEcho = !isBeingSet && shown == known
      if isEcho { isBeingSet = true }
    }
    SignalHandler.connect(Self.inputSignal, of: inputSource, after: true) { [weak self] _ in
      guard let self else { return }
      if isEcho { isBeingSet = false }
      known = shown
    }
  }

  /// The items; when they change, the item at the index of the former selection is chosen, or else
  /// the first.
  public var items: [String] = [] {
    didSet {
      guard items != oldValue else { return }
      let former = selection
      let list = gtk_string_list_new(nil)
      for item in items { gtk_string_list_append(list, item.whole) }
      silently { gtk_drop_down_set_model(opaque, list) }
      g_object_unref(UnsafeMutableRawPointer(list))
      if wanted != nil || former != nil { show(former) }
    }
  }

  /// The selection that the program has set, until the user chooses.
  private var wanted: Int??

  /// The index of the chosen item; `nil` for none.
  ///
  /// One that no item has yet is shown once there is one.
  public var selection: Int? {
    get { wanted ?? shown }
    set {
      wanted = newValue
      show(newValue)
    }
  }

  private func show(_ selection: Int?) {
    guard selection != shown, selection.map(items.indices.contains) != false else { return }
    let index = selection.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
    silently { gtk_drop_down_set_selected(opaque, index) }
  }

  /// The index of the item that is shown.
  private var shown: Int? {
    let index = gtk_drop_down_get_selected(opaque)
    return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
  }
}
