import CGTK

/// A list of sections and rows that a block describes, which makes only the rows near the visible
/// ones.
///
/// ```swift
/// ListView.make.sections {
///   for day in inbox.days {
///     ListSection(day.id, day.messages) { message in
///       Label.make.text(message.text)
///     }
///     .header { Label.make.text(day.title) }
///   }
/// }
/// ```
///
/// GTK makes rows for a screenful of items and reuses them: each row has a `Live`, whose block
/// describes the item that it currently shows. When the list is described again, GTK is told of one
/// change, from the first to the last row that differs. Rows whose ids remain are kept with their
/// content, even if they move to another section.
///
/// What is in view stays there when rows come or go above it; see ``anchor`` for the ends of the
/// list. Up to ten rows that leave at once collapse, if they are in view and the user has not turned
/// animations off. One that comes back meanwhile opens again.
public final class ListView: Widget, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "notify::selected"

  /// The rows that GTK knows, which include those that collapse.
  private(set) var lines: [ListLine] = []

  /// The cells by GTK's lines.
  private(set) var cells: [OpaquePointer: ListCell] = [:]

  /// The ids of the rows that are not described any more, and collapse.
  private var leaving: Set<ListLine.ID> = []

  /// The rows that were described last.
  private var described: [ListLine] = []

  /// The number of the update.
  private var version = 0
  private var isUpdating = false
  private var isOutdated = false

  /// The model of the rows for GTK: an object for each.
  private let model: OpaquePointer

  /// The part of the widget that has the selection.
  private let chooser: OpaquePointer
  private var end: ListEnd?

  /// The part of the widget that emits the signal.
  public var inputSource: UnsafeMutableRawPointer { UnsafeMutableRawPointer(chooser) }

  /// Creates an empty list.
  public init() {
    model = g_list_store_new(g_object_get_type())
    let factory = gtk_signal_list_item_factory_new()
    chooser = gtk_single_selection_new(model)
    gtk_single_selection_set_autoselect(chooser, 0)
    gtk_single_selection_set_can_unselect(chooser, 1)
    // The view takes ownership of the factory and of one reference to the selection; the selection
    // takes ownership of one reference to the model. This object has another one to each.
    g_object_ref(UnsafeMutableRawPointer(model))
    g_object_ref(UnsafeMutableRawPointer(chooser))
    super.init(gtk_list_view_new(chooser, factory))
    end = ListEnd(of: self)
    whenChanged { [weak self] in self?.takeSelection() }
    guard let factory else { return }
    listen("setup", of: factory) { $0.cells[$1] = ListCell(in: $1) }
    listen("bind", of: factory) { list, item in list.cells[item].map { list.show($0) } }
    listen("unbind", of: factory) { list, item in
      // A row that is scrolled out of view does not collapse any more.
      guard !list.isUpdating, let id = list.cells[item]?.id, list.leaving.contains(id) else {
        return
      }
      Task { [weak list] in list?.update() }
    }
    listen("teardown", of: factory) { $0.cells[$1] = nil }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(chooser))
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  /// Handles a signal of the factory, whose first argument is a GTK row.
  private func listen(
    _ signal: StaticString,
    of factory: OpaquePointer,
    _ body: @escaping (ListView, OpaquePointer) -> Void
  ) {
    SignalHandler.connect(signal, of: UnsafeMutableRawPointer(factory)) { [weak self] values in
      var value = values[1]
      if let self, let item = g_value_get_object(&value) { body(self, OpaquePointer(item)) }
    }
  }

  /// The end at which the list begins, and to which it keeps while it shows it; the top by default.
  ///
  /// While it is at this end, it shows rows that are inserted there, such as messages at the bottom
  /// of a chat. If it is set before the sections, it determines which rows are made first.
  public var anchor: VerticalEdge {
    get { end?.anchor ?? .top }
    set { end?.anchor = newValue }
  }

  /// Scrolls to the row of an item, as far as needed to make it visible.
  ///
  /// - Parameter id: The id of an item; another one is ignored.
  /// - Complexity: O(*n*) for *n* lines.
  public func scroll(to id: some Hashable) {
    guard let index = index(of: AnyHashable(id)) else { return }
    let place = g_variant_new_uint32(guint(index))
    gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", place)
  }

  // MARK: Selection

  /// The id of the selected item; `nil` for none.
  ///
  /// While no item has it, no row is shown as selected.
  public var selection: AnyHashable? {
    didSet { showSelection() }
  }

  /// The id of the item whose row is shown as selected.
  var shown: AnyHashable? {
    let index = Int(gtk_single_selection_get_selected(chooser))
    guard lines.indices.contains(index), !leaving.contains(lines[index].id) else { return nil }
    return lines[index].row?.id
  }

  private func showSelection() {
    guard selection != shown else { return }
    let place = selection.flatMap { index(of: $0) }.map { guint($0) }
    silently { gtk_single_selection_set_selected(chooser, place ?? GTK_INVALID_LIST_POSITION) }
  }

  /// Takes over the selection of the user, or selects the item past a header to which the arrow keys
  /// have led.
  private func takeSelection() {
    let index = Int(gtk_single_selection_get_selected(chooser))
    guard lines.indices.contains(index), lines[index].row == nil else {
      selection = shown
      guard selection != nil, let row = lines[index].row else { return }
      row.source.onSelect?(row.index)
      return
    }
    let former = selection.flatMap { self.index(of: $0) } ?? -1
    let before = lines[..<index].lastIndex { $0.row != nil }
    let after = lines[index...].firstIndex { $0.row != nil }
    guard let item = former < index ? after ?? before : before ?? after else { return }
    gtk_single_selection_set_selected(chooser, guint(item))
    cells.values.first { $0.index == item }?.focus()
  }

  private func index(of item: AnyHashable) -> Int? { lines.firstIndex { $0.row?.id == item } }

  // MARK: Sections

  func show(_ sections: [ListSection], _ file: StaticString, _ line: UInt) {
    described = ListLine.lines(of: sections)
    update(file, line)
  }

  private func update(_ file: StaticString = #fileID, _ line: UInt = #line) {
    isOutdated = true
    if isUpdating { return }
    isUpdating = true
    settle(file, line) {
      guard isOutdated else { return false }
      isOutdated = false
      // GTK makes rows from the first one.
      if lines.isEmpty, anchor == .bottom { update(to: described.suffix(1)) }
      update(to: described)
      return true
    }
    isUpdating = false
  }

  private func update(to new: [ListLine]) {
    let most = min(lines.count, new.count)
    var first = 0
    while first < most, lines[first].id == new[first].id { first += 1 }
    var last = 0
    while last < most - first, lines[lines.count - 1 - last].id == new[new.count - 1 - last].id {
      last += 1
    }
    let before = Array(lines[first..<lines.count - last])
    var after = Array(new[first..<new.count - last])
    leaving = []
    version += 1
    if !before.isEmpty { keepCollapsing(of: before, in: &after) }
    lines = new.prefix(first) + after + new.suffix(last)
    if before.map(\.id) != after.map(\.id) { replace(before, at: first, by: after) }
    showSelection()
    // Some have already been shown during the change.
    for cell in cells.values where cell.version != version { show(cell) }
  }

  /// Lets rows that are in view collapse, and inserts each after the row that preceded it.
  private func keepCollapsing(of before: [ListLine], in after: inout [ListLine]) {
    let ids = Set(after.map(\.id))
    let gone = before.filter { !ids.contains($0.id) }.map(\.id)
    if gone.isEmpty || gone.count > 10 { return }
    for cell in cells.values {
      guard let id = cell.id, cell.index != nil, gone.contains(id) else { continue }
      if cell.collapse({ [weak self] in self?.update() }) { leaving.insert(id) }
    }
    var followers: [ListLine.ID?: [ListLine]] = [:]
    var previous: ListLine.ID?
    for row in before {
      if ids.contains(row.id) { previous = row.id }
      if leaving.contains(row.id) { followers[previous, default: []].append(row) }
    }
    let first = followers.removeValue(forKey: nil) ?? []
    after = first + after.flatMap { [$0] + (followers.removeValue(forKey: $0.id) ?? []) }
  }

  /// Replaces rows in the model of GTK; those with the same ids keep their objects, by which GTK knows
  /// them.
  private func replace(_ before: [ListLine], at first: Int, by after: [ListLine]) {
    var objects: [ListLine.ID: gpointer] = [:]
    if !after.isEmpty {
      for (index, row) in before.enumerated() where objects[row.id] == nil {
        objects[row.id] = g_list_model_get_item(model, guint(first + index))
      }
    }
    var additions = after.map { row in
      objects.removeValue(forKey: row.id)
        ?? gpointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
    }
    let (place, removals, insertions) = (guint(first), guint(before.count), guint(after.count))
    silently { g_list_store_splice(model, place, removals, &additions, insertions) }
    // The model has its own references.
    for object in additions { g_object_unref(object) }
    for object in objects.values { g_object_unref(object) }
  }

  /// Shows in a cell the row at its position, unless that collapses.
  private func show(_ cell: ListCell) {
    guard let index = cell.index, lines.indices.contains(index) else { return }
    let line = lines[index]
    if leaving.contains(line.id) { return }
    let isNew = cell.id != line.id
    cell.version = version
    cell.show(line)
    guard isNew, let row = line.row else { return }
    if row.source.onAppear == nil, row.source.onPrefetch == nil { return }
    Task {
      row.source.onPrefetch?([row.index])
      row.source.onAppear?(row.index)
    }
  }
}

/// The children of a widget, at any depth.
public typealias ViewHierarchy = Hierarchy<Widget>

/// The result builder of blocks of widgets.
public typealias ViewHierarchyBuilder = HierarchyBuilder<Widget>
