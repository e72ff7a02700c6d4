import CGTK
import Foundation
import Observation
import Testing

@testable import WithyGTK

extension Stage {
  /// Presses keys, which go to the widget with the focus.
  func press(_ keys: String...) async throws {
    for key in keys {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/xdotool")
      process.arguments = ["key", key]
      try process.run()
      process.waitUntilExit()
      for _ in 0..<20 { try await turn() }
    }
  }
}

/// A search, whose query is refused or changed where it is strict.
@MainActor
@Observable
final class Search {
  private(set) var sets = 0
  var query = ""
  var isOn = false
  var level = 0.0
  private var stored = ""
  var strict: String {
    get { stored }
    set {
      sets += 1
      if newValue.count <= 6 { stored = newValue.lowercased().filter { !$0.isNumber } }
    }
  }
}

extension GTKTests {
  @MainActor
  @Suite("Typing by keyboard")
  struct TypingTests {
    @Test("A text that a pass rewrites after each character keeps the cursor")
    func upperCase() async throws {
      let stage = try await Stage()
      let (entry, search) = (Entry(), Search())
      let live = stage.window.live {
        entry.with.text.always(search.query)
          .on(.changed) { entry in search.query = entry.text.uppercased() }
      }
      try await stage.turn()
      entry.focus()
      try await stage.press("h", "e", "y")
      #expect(entry.text == "HEY")
      entry.cursor = 1
      try await stage.press("a")
      #expect(entry.text == "HAEY")
      #expect(entry.cursor == 2)
      live.stop()
    }

    @Test("A text set by the program keeps the distance of the cursor from the end")
    func cursor() async throws {
      let entry = Entry()
      entry.text = "12345"
      entry.cursor = 3
      entry.text = "abc12345"
      #expect(entry.cursor == 6)
      entry.text = "x"
      #expect(entry.cursor == 0)
    }

    @Test(
      "Undo in an entry is for what was typed since the program set the text, or else for others"
    )
    func undo() async throws {
      let stage = try await Stage()
      let entry = Entry()
      var undone = 0
      let live = stage.window.live {
        Box.make.on(.keys("<Ctrl>z")) { _ in undone += 1 }.children {
          entry.with.on(.activate) { entry in entry.text = "" }
        }
      }
      try await stage.turn()
      entry.focus()
      try await stage.press("a", "Return", "ctrl+z")
      #expect(entry.text == "")
      #expect(undone == 1)
      try await stage.press("b", "ctrl+z")
      #expect(entry.text == "")
      #expect(undone == 1)
      try await stage.press("ctrl+shift+z")
      #expect(entry.text == "b")
      live.stop()
    }

    @Test("The first item is chosen where no item is at the index that the user has chosen")
    func fewerItems() async throws {
      _ = try await Stage()
      let choice = DropDown.make.items(["a", "b", "c"]).build()
      gtk_drop_down_set_selected(choice.opaque, 2)
      #expect(choice.selection == 2)
      choice.items = ["a", "b", "c", "d"]
      #expect(choice.selection == 2)
      choice.items = ["x"]
      #expect(choice.selection == 0)
      choice.items = ["a", "b", "c"]
      #expect(choice.selection == 0)
      choice.items = []
      #expect(choice.selection == nil)
    }

    @Test("The selection of a menu outlives its items, and may be declared before them")
    func selection() async throws {
      _ = try await Stage()
      let choice = DropDown.make.selection(2).items(["a", "b", "c"]).build()
      func shown() -> UInt32 { gtk_drop_down_get_selected(choice.opaque) }
      #expect(shown() == 2)
      choice.items = ["a", "b", "c", "d"]
      #expect(shown() == 2)
      choice.items = ["a"]
      #expect(shown() == 0 && choice.selection == 2)
      choice.items = ["a", "b", "c"]
      #expect(shown() == 2)
      gtk_drop_down_set_selected(choice.opaque, 1)
      #expect(choice.selection == 1)
      choice.items = []
      #expect(shown() == GTK_INVALID_LIST_POSITION)
      choice.items = ["x", "y", "z"]
      #expect(shown() == 0)
      let none = DropDown.make.selection(nil).items(["a", "b"]).build()
      #expect(gtk_drop_down_get_selected(none.opaque) == GTK_INVALID_LIST_POSITION)
      gtk_drop_down_set_selected(none.opaque, 1)
      none.items = ["x", "y"]
      #expect(none.selection == 1)
    }
  }
}
