import CGTK
import Testing

@testable import WithyGTK

/// A list in a window, of sections that are named as they are described: `["a": [1, 2]]`.
@MainActor
struct ListScene {
  struct Item: Identifiable {
    let id: Int
  }

  /// What the rows of the list have told.
  @MainActor
  final class Record {
    var appeared: [Int] = []
    var made = 0
  }

  let stage: Stage
  let list: ListView
  let scrolled: ScrolledWindow
  let record = Record()

  init(
    _ sections: KeyValuePairs<String, [Int]>,
    anchor: VerticalEdge = .top
  ) async throws {
    stage = try await Stage()
    list = ListView()
    scrolled = ScrolledWindow()
    stage.window.defaultWidth = 300
    stage.window.defaultHeight = 400
    list.anchor = anchor
    scrolled { list }
    stage.window { scrolled }
    try await show(sections)
  }

  /// Shows sections, and waits until they are drawn.
  func show(_ sections: KeyValuePairs<String, [Int]>) async throws {
    describe(sections)
    try await stage.turn()
    try await stage.turn()
  }

  /// Shows sections.
  func describe(_ sections: KeyValuePairs<String, [Int]>) {
    list.show {
      for (name, ids) in sections {
        ListSection(
          name,
          ids.map(Item.init),
          onAppear: { record.appeared.append($0.id) }
        ) { item in
          Builder<CheckButton> {
            record.made += 1
            return CheckButton()
          }
          .title("\(item.id)")
        }
        .header { Label.make.text(name) }
      }
    }
  }

  /// What GTK's rows show, in their order: the headers and the titles.
  var shown: [String] {
    list.cells.values.filter { $0.index != nil }.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
      .map { cell in
        switch cell.box.children.first {
        case let label as Label: label.text
        case let button as CheckButton: button.title
        default: "nothing"
        }
      }
  }

  /// The button in the row of an item.
  func button(_ id: Int) -> CheckButton? {
    list.cells.values.first { $0.index != nil && $0.id == .row(.init(id: id)) }?.box.children.first
      as? CheckButton
  }

  /// The distance of the row of an item from the top of what is in view.
  func offset(of id: Int) -> Double? {
    guard let button = button(id) else { return nil }
    var y = 0.0
    return gtk_widget_translate_coordinates(button.pointer, list.pointer, 0, 0, nil, &y) == 0
      ? nil : y
  }

  /// The distance of what is in view from the end.
  var distanceFromEnd: Double {
    let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      - gtk_adjustment_get_value(adjustment)
  }

  /// Scrolls to the row of an item, and returns its distance from the top of what is in view.
  func scroll(to id: Int) async throws -> Double? {
    let before = scrolled.verticalOffset
    list.scroll(to: id)
    try await stage.wait {
      scrolled.verticalOffset != before && (1..<400).contains(offset(of: id) ?? 0)
    }
    try await stage.turn()
    return offset(of: id)
  }
}

extension ListCell {
  /// Sets how long the row takes to collapse and to open, in milliseconds.
  func setDuration(_ duration: UInt32) {
    gtk_revealer_set_transition_duration(
      OpaquePointer(gtk_widget_get_parent(box.pointer)),
      duration
    )
  }
}
