import CGTK
import Testing

@testable import WithyGTK

private struct TintKey: EnvironmentKey {
  static let defaultValue = "black"
}

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension GTKTests {
  @MainActor
  @Suite("List view")
  struct ListViewTests {
    @MainActor
    private final class Chosen {
      var id: Int?
    }

    @Test("Of 100,000 rows, only visible ones are created, and reused when the list is scrolled")
    func recycling() async throws {
      let scene = try await ListScene(["All": Array(0..<100_000)])
      #expect(scene.shown.prefix(3) == ["All", "0", "1"])
      #expect(scene.list.cells.count < 400)
      for id in [50_000, 99_999, 20] {
        scene.list.scroll(to: id)
        try await scene.stage.wait { scene.button(id)?.title == "\(id)" }
        #expect(scene.list.cells.count < 400)
      }
      scene.list.scroll(to: "nothing")
    }

    @Test("A check mark set in one row does not appear in another")
    func noRemains() async throws {
      let scene = try await ListScene(["All": Array(0..<100_000)])
      for id in 0..<20 { scene.button(id)?.isOn = true }
      scene.list.scroll(to: 50_000)
      try await scene.stage.turn()
      let button = try #require(scene.button(50_000))
      #expect(!button.isOn)
    }

    @Test("Sections have headers and footers, in their order, which cannot be selected")
    func sections() async throws {
      let scene = try await ListScene(["a": [1, 2], "b": [3], "c": []])
      #expect(scene.shown == ["a", "1", "2", "b", "3", "c"])
      scene.list.show {
        if scene.shown.count > 100 {
          ListSection("never", []) { (_: ListScene.Item) in Label() }
        }
        ListSection("a", [ListScene.Item(id: 2)]) { Label.make.text("row \($0.id)") }
          .footer { Label.make.text("end") }.header { Label.make.text("begin") }
      }
      try await scene.stage.wait { scene.shown == ["begin", "row 2", "end"] }
      let selectable = scene.list.cells.filter { $1.index != nil }
        .sorted { ($0.value.index ?? 0) < ($1.value.index ?? 0) }
        .map { gtk_list_item_get_selectable($0.key) != 0 }
      #expect(selectable == [false, true, false])
      scene.list.show {}
      try await scene.stage.wait { scene.shown == [] }
    }

    @Test("The keys that move the selection pass over headers")
    func keyboard() async throws {
      let stage = try await Stage()
      let list = ListView()
      stage.window { ScrolledWindow.make { list } }
      list.show {
        for id in 1...2 {
          ListSection(id, [ListScene.Item(id: id)]) { Label.make.text("row \($0.id)") }
            .header { Label.make.text("header") }
        }
      }
      try await stage.turn()
      let chosen = Chosen()
      list.with.selection.bound(to: chosen, \.id).build()
      list.focus()
      var told: [Int?] = []
      for key in ["Down", "Down", "Down", "Up", "End", "Home"] {
        try await stage.press(key)
        told.append(chosen.id)
      }
      #expect(told == [1, 2, 2, 1, 2, 1])
      #expect(list.selection == AnyHashable(1))
      #expect(list.hasFocus)
    }

    @Test("GTK makes only new rows anew; others keep their widgets, also in another section")
    func identity() async throws {
      let scene = try await ListScene(["a": [1, 2, 3], "b": [4, 5]])
      let kept = (1...5).map { scene.button($0) }
      #expect(scene.record.made == 5)
      scene.button(3)?.focus()
      try await scene.show(["b": [5, 3, 4], "a": [2, 1, 6]])
      #expect(scene.shown == ["b", "5", "3", "4", "a", "2", "1", "6"])
      #expect((1...5).map { scene.button($0) } == kept)
      #expect(scene.record.made == 6)
      #expect(scene.button(3)?.hasFocus == true)
      #expect(scene.record.appeared == [1, 2, 3, 4, 5, 6])
    }

    @Test("An update tells GTK of one change, and one that changes nothing of none")
    func operations() async throws {
      let scene = try await ListScene(["a": Array(0..<5000)])
      let model = gtk_single_selection_get_model(OpaquePointer(scene.list.inputSource))
      let object = try #require(UnsafeMutableRawPointer(model))
      var changes: [[UInt32]] = []
      let number = SignalHandler.connect("items-changed", of: object) { values in
        changes.append(
          values.dropFirst().map { value in
            var value = value
            return g_value_get_uint(&value)
          }
        )
      }
      scene.describe(["a": Array(0..<5000)])
      #expect(changes == [])
      scene.describe(["a": [-1] + Array(0..<5000)])
      #expect(changes == [[1, 0, 1]])
      scene.describe(["a": Array(0..<5001)])
      #expect(changes == [[1, 0, 1], [1, 5001, 5001]])
      g_signal_handler_disconnect(object, number)
    }

    @Test("A list that leaves is freed, with its rows and what GTK knows of them")
    func lifetimes() async throws {
      let stage = try await Stage()
      weak var list: ListView?
      weak var row: Label?
      do {
        let new = ListView()
        new.show {
          ListSection("a", [ListScene.Item(id: 1), ListScene.Item(id: 2)]) {
            Label.make.text("\($0.id)")
          }
        }
        stage.window { ScrolledWindow.make { new } }
        try await stage.turn()
        (list, row) = (new, new.cells.values.first?.box.children.first as? Label)
        #expect(row != nil)
        stage.window.children.first.map { stage.window.remove($0) }
      }
      try await stage.turn()
      #expect(list == nil)
      #expect(row == nil)
    }

    @Test("A section is told which row the user selects, and which rows GTK makes")
    func told() async throws {
      let stage = try await Stage()
      let list = ListView()
      var (selected, made): ([Int], [Int]) = ([], [])
      stage.window { ScrolledWindow.make { list } }
      list.show {
        ListSection(
          "a",
          [ListScene.Item(id: 1), ListScene.Item(id: 2)],
          onSelect: { selected.append($0.id) },
          onPrefetch: { made += $0.map(\.id) }
        ) { Label.make.text("\($0.id)") }
      }
      try await stage.turn()
      #expect(made == [1, 2])
      list.selection = 1
      #expect(selected == [])
      gtk_single_selection_set_selected(OpaquePointer(list.inputSource), 1)
      #expect(selected == [2])
    }

    @Test("Rows and headers read the environment of the block that the list is in")
    func environment() async throws {
      let stage = try await Stage()
      let list = ListView()
      func tinted(_ text: String) -> Part<ViewHierarchy> {
        Part(reading: \.tint) { tint in Label.make.text("\(text) \(tint)") }
      }
      let live = stage.window.live {
        ScrolledWindow.make {
          Part {
            list.with.sections {
              ListSection("a", [ListScene.Item(id: 1)]) { tinted("\($0.id)") }.header {
                tinted("a")
              }
            }
          }
          .environment(\.tint, "red")
        }
      }
      try await stage.turn()
      let texts = list.cells.values.compactMap { $0.box.children.first as? Label }.map(\.text)
      #expect(texts.sorted() == ["1 red", "a red"])
      live.stop()
    }

    @Test("Ids that occur twice have rows of their own")
    func duplicates() async throws {
      let other = try await ListScene(["a": [1], "b": [1, 2]])
      #expect(other.shown == ["a", "1", "b", "1", "2"])
      let scene = try await ListScene(["a": [1, 1, 2]])
      #expect(scene.shown == ["a", "1", "1", "2"])
      try await scene.show(["a": [2, 1, 1]])
      #expect(scene.shown == ["a", "2", "1", "1"])
    }

    @Test("A handler in a row finds the window, and may describe the list again")
    func handlers() async throws {
      let scene = try await ListScene(["a": [1]])
      #expect(scene.button(1)?.window === scene.stage.window)
      var count = 0
      scene.list.show {
        ListSection("a", [ListScene.Item(id: 1)]) { item in
          Label.make.text("old").call { _ in
            if count == 0 { scene.describe(["a": [1, 2]]) }
            count += 1
          }
        }
      }
      try await scene.stage.turn()
      #expect(scene.shown == ["a", "1", "2"])
    }

    @Test("A list whose row describes it again each time is stopped, and reported")
    func loop() async throws {
      let stage = try await Stage()
      let list = ListView()
      stage.window { ScrolledWindow.make { list } }
      var count = 0
      func describe() {
        list.show {
          ListSection("a", [ListScene.Item(id: 1)]) { _ in
            Label.make.call { _ in
              count += 1
              if count < 1000 { describe() }
            }
          }
        }
      }
      let line: UInt = #line - 9
      let found = reports { describe() }
      let message = "Update loop: 100 passes in a row each triggered the next; stopped"
      #expect(found == [Report(message, line: line)])
      // The list can be described again.
      list.show { ListSection("a", [ListScene.Item(id: 1)]) { _ in Label.make.text("end") } }
      let label = list.cells.values.first?.box.children.first as? Label
      #expect(label?.text == "end")
    }
  }
}
