import CGTK

/// A menu from which one of several items is chosen.
public final class DropDown: Widget, @MainActor Makeable, WaitingInput {
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
    var (isEcho, known) = (false, selection)
    SignalHandler.connect(Self.inputSignal, of: inputSource) { [weak self] _ in
      guard let self else { return }
      isEcho = !isBeingSet && selection == known
      if isEcho { isBeingSet = true }
    }
    SignalHandler.connect(Self.inputSignal, of: inputSource, after: true) { [weak self] _ in
      guard let self else { return }
      if isEcho { isBeingSet = false }
      known = selection
    }
  }

  /// The items; when they change, the item at the index of the former selection is chosen, or else
  /// the first.
  public var items: [String] = [] {
    didSet {
      guard items != oldValue else { return }
      let isChosen = wanted != nil || selection != nil
      let selection = wanted ?? selection
      let list = gtk_string_list_new(nil)
      for item in items { gtk_string_list_append(list, item.whole) }
      silently { gtk_drop_down_set_model(opaque, list) }
      g_object_unref(UnsafeMutableRawPointer(list))
      if isChosen { self.selection = selection }
    }
  }

  /// The selection that the program has set, until the user chooses.
  private var wanted: Int??

  /// The index of the chosen item; `nil` for none.
  ///
  /// An index that no item has yet is chosen once there is one.
  public var selection: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
    }
    set {
      wanted = newValue
      guard newValue != selection, newValue.map(items.indices.contains) != false else { return }
      let index = newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
      silently { gtk_drop_down_set_selected(opaque, index) }
    }
  }

  func keep<Value>(_ value: Value) {
    if let value = value as? Int?, value == selection { wanted = value }
  }
}
