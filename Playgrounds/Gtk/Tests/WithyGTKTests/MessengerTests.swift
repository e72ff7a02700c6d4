import CGTK
import Testing

@testable import WithyGTK
@testable import messenger

/// The messenger in its window, used as a person does: by keys, clicks and scrolling.
@MainActor
private struct Session {
  let conversation = Conversation(count: 10_000)
  let stage: Stage
  let list: ListView
  private let live: Live
  private let windows = WindowList {}

  /// The ranges of rows of which GTK was told that they changed: from, removed, added.
  let changes = Changes()

  final class Changes {
    var ranges: [[UInt32]] = []
  }

  init() async throws {
    try #require(Program.start())
    let (windows, view) = (windows, MessengerView(conversation: conversation))
    live = windows.live { view.window }
    let window = try #require(windows.children.first as? Window)
    stage = try await Stage(window)
    list = try #require(window.all(ListView.self).first)
    let changes = changes
    let rows = gtk_single_selection_get_model(OpaquePointer(list.inputSource))
    SignalHandler.connect("items-changed", of: try #require(UnsafeMutableRawPointer(rows))) {
      changes.ranges.append(
        $0.dropFirst().map { value in
          var value = value
          return g_value_get_uint(&value)
        }
      )
    }
    try await stage.wait { [self] in isAtEnd && shown.last == "Message 9999" }
  }

  /// The texts of the rows that GTK has made, in their order.
  var shown: [String] {
    list.cells.values.filter { $0.index != nil }.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
      .compactMap { $0.box.all(Label.self).first?.text }
  }

  /// What GTK has put around the text of a message; `nil` if it is not made.
  func row(_ text: String) -> ListCell? {
    list.cells.values.first { $0.index != nil && $0.box.all(Label.self).first?.text == text }
  }

  func entry(_ placeholder: String) throws -> Entry {
    try #require(stage.window.all(Entry.self).first { $0.placeholder == placeholder })
  }

  /// Clicks on the button with a title, of the window or of a message.
  func click(_ title: String, in text: String? = nil) async throws {
    let root = try text.map { try #require(row($0)).box } ?? stage.window
    let button = try #require(root.all(Button.self).first { $0.title == title && $0.isEnabled })
    button.click()
    try await stage.turn()
  }

  /// Presses keys with the focus in an entry.
  func type(_ keys: [String], into placeholder: String) async throws {
    try entry(placeholder).focus()
    for key in keys { try await stage.press(key) }
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrollable_get_vadjustment(list.opaque)
  }

  /// Scrolls to the top or the end.
  func scroll(toEnd: Bool) {
    gtk_adjustment_set_value(adjustment, toEnd ? gtk_adjustment_get_upper(adjustment) : 0)
  }

  var isAtEnd: Bool {
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return end > 0 && end - gtk_adjustment_get_value(adjustment) < 1
  }

  /// The distance of a row from the top of what is in view.
  func offset(of text: String) -> Double? {
    var y = 0.0
    guard let box = row(text)?.box,
      gtk_widget_translate_coordinates(box.pointer, list.pointer, 0, 0, nil, &y) != 0
    else { return nil }
    return y
  }
}

extension Widget {
  /// The widgets of a class in this one, in GTK's order.
  fileprivate func all<Class: Widget>(_ type: Class.Type) -> [Class] {
    var found: [Class] = []
    func search(_ pointer: UnsafeMutablePointer<GtkWidget>) {
      if let widget = Widget.object(of: pointer) as? Class { found.append(widget) }
      var next = gtk_widget_get_first_child(pointer)
      while let child = next {
        search(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
    search(pointer)
    return found
  }
}

extension GTKTests {
  @MainActor
  @Suite("The program Messenger, by keys, clicks and scrolling")
  struct MessengerTests {
    @Test("It begins at the end of the conversation, and loads earlier messages as one scrolls up")
    func loading() async throws {
      let session = try await Session()
      #expect(session.conversation.loadedCount == 500)
      #expect(session.shown.suffix(51).first == "Day 200")
      session.scroll(toEnd: false)
      try await session.stage.wait { session.conversation.loadedCount == 1000 }
      // One range is inserted, and the former first row stays where it is.
      #expect(session.changes.ranges == [[0, 0, 510]])
      try await session.stage.wait { session.row("Message 9499") != nil }
      try await session.stage.turn()
      #expect(session.offset(of: "Day 191").map { abs($0) < 10 } == true)
      #expect(session.list.lines.count == 1000 + 20)
      try await session.click("All")
      #expect(session.list.lines.count == 10_000 + 200)
      #expect(session.changes.ranges == [[0, 0, 510], [0, 0, 9180]])
      #expect(session.offset(of: "Day 191").map { abs($0) < 10 } == true)
      #expect(session.list.cells.count < 400)
    }

    @Test("What is typed into the search is found at once, and a search that ends shows all")
    func search() async throws {
      let session = try await Session()
      try await session.type(["9", "9", "7"], into: "Search")
      #expect(session.conversation.query == "997")
      let found = Array(9970..<9980) + [9997]
      try await session.stage.wait {
        session.shown == ["Day 200"] + found.map { "Message \($0)" }
      }
      session.conversation.query = ""
      try await session.stage.wait { session.list.lines.count == 510 }
      #expect(try session.entry("Search").text == "")
    }

    @Test("A message is sent, edited in the same entry, and changed in its row")
    func editing() async throws {
      let session = try await Session()
      session.changes.ranges = []
      try await session.type(["h", "i", "Return"], into: "Message")
      try await session.stage.wait { session.shown.last == "hi" && session.isAtEnd }
      #expect(session.changes.ranges == [[510, 0, 1]])
      #expect(try session.entry("Message").text == "")
      let row = try #require(session.row("hi"))
      try await session.click("✎", in: "hi")
      let entry = try session.entry("Message")
      try await session.stage.wait { entry.text == "hi" && entry.hasFocus }
      entry.cursor = 2
      try await session.stage.press("exclam")
      try await session.click("Change")
      try await session.stage.wait { session.shown.last == "hi!" }
      #expect(session.row("hi!") === row)
      #expect(session.conversation.draft == "")
      #expect(session.changes.ranges == [[510, 0, 1]])
    }

    @Test("A deleted message collapses, and opens again if it is brought back meanwhile")
    func deleting() async throws {
      let session = try await Session()
      session.changes.ranges = []
      let row = try #require(session.row("Message 9990"))
      func height() -> Int32 { gtk_widget_get_height(gtk_widget_get_parent(row.box.pointer)) }
      let full = height()
      row.setDuration(10_000)
      try await session.click("✕", in: "Message 9990")
      try await session.stage.wait { height() < full }
      row.setDuration(100)
      try await session.click("Undo")
      try await session.stage.wait { height() == full }
      #expect(session.row("Message 9990") === row)
      #expect(session.changes.ranges == [])
      try await session.click("✕", in: "Message 9990")
      try await session.stage.wait { session.list.lines.count == 509 }
      #expect(session.row("Message 9990") == nil)
      #expect(session.changes.ranges == [[500, 1, 0]])
      // By its keys, while the draft has nothing to undo.
      try await session.type(["ctrl+z"], into: "Message")
      try await session.stage.wait { session.row("Message 9990") != nil }
      #expect(session.changes.ranges == [[500, 1, 0], [500, 0, 1]])
    }
  }
}
