import CGTK
import Testing

@testable import WithyGTK

/// What takes nothing that is entered.
@MainActor
private final class Refusing {
  private(set) var sets = 0
  var isOn: Bool {
    get { false }
    set { sets += 1 }
  }
  var level: Double {
    get { 0 }
    set { sets += 1 }
  }
  var choice: Int? {
    get { 0 }
    set { sets += 1 }
  }
  var page: Int {
    get { 0 }
    set { sets += 1 }
  }
}

/// What no widget can have at first.
@MainActor
private final class Wishes {
  struct Row: Identifiable { let id: String }
  var level = 6.0
  var choice: Int? = 2
  var page = 2
  var row: String? = "c"
}

extension GTKTests {
  @MainActor
  @Suite("Two-way values of widgets")
  struct TwoWayTests {
    private let search = Search()

    @Test("What is typed reaches the model, and what the model makes of it the entry")
    func typing() async throws {
      let stage = try await Stage()
      let entry = Entry()
      let live = stage.window.live { entry.with.text.bound(to: search, \.strict) }
      try await stage.turn()
      entry.focus()
      try await stage.press("A", "c")
      #expect([search.strict, entry.text] == ["ac", "ac"])
      entry.cursor = 1
      try await stage.press("B")
      #expect([search.strict, entry.text] == ["abc", "abc"])
      #expect(entry.cursor == 2)
      // Refused, the text is the former one, with the cursor where it was.
      try await stage.press("1")
      #expect([search.strict, entry.text] == ["abc", "abc"])
      #expect(entry.cursor == 2)
      #expect(search.sets == 4)
      search.strict = "new"
      try await stage.turn()
      #expect(entry.text == "new")
      #expect(live.update() == Changes())
      live.stop()
    }

    @Test("A text of several lines follows a model that refuses or changes what is typed")
    func severalLines() async throws {
      let stage = try await Stage()
      let view = TextView()
      let live = stage.window.live { view.with.text.bound(to: search, \.strict) }
      try await stage.turn()
      view.focus()
      try await stage.press("A", "Return", "c")
      #expect([search.strict, view.text] == ["a\nc", "a\nc"])
      view.cursor = 1
      try await stage.press("B")
      #expect([search.strict, view.text] == ["ab\nc", "ab\nc"])
      #expect(view.cursor == 2)
      try await stage.press("1")
      #expect([search.strict, view.text] == ["ab\nc", "ab\nc"])
      #expect(view.cursor == 2)
      #expect(search.sets == 5)
      #expect(live.update() == Changes())
      live.stop()
    }

    @Test("What is typed into a text of several lines is undone, with what the model made of it")
    func undo() async throws {
      let stage = try await Stage()
      let view = TextView()
      let live = stage.window.live { view.with.text.bound(to: search, \.strict) }
      try await stage.turn()
      view.focus()
      try await stage.press("a", "b", "ctrl+z")
      #expect([search.strict, view.text] == ["", ""])
      try await stage.press("ctrl+shift+z")
      #expect([search.strict, view.text] == ["ab", "ab"])
      // What the model has made of it is undone together with it.
      try await stage.press("C")
      #expect([search.strict, view.text] == ["abc", "abc"])
      try await stage.press("ctrl+z")
      #expect([search.strict, view.text] == ["ab", "ab"])
      #expect(view.cursor == 2)
      try await stage.press("ctrl+shift+z", "d")
      #expect([search.strict, view.text] == ["abcd", "abcd"])
      // Undoing is one change for the model, whatever it consists of.
      let sets = search.sets
      try await stage.press("E", "ctrl+z")
      #expect([search.strict, view.text] == ["abcd", "abcd"])
      #expect(search.sets == sets + 2)
      live.stop()
    }

    @Test("Other widgets are bound, too, and keep their other handlers")
    func others() async throws {
      _ = try await Stage()
      var changes = 0
      let check = CheckButton.make.isOn.bound(to: search, \.isOn).on(.changed) { _ in changes += 1 }
        .build()
      gtk_check_button_set_active(check.pointer(), 1)
      #expect(search.isOn)
      #expect(changes == 1)
      search.isOn = false
      #expect(check.isOn)
    }

    @Test("What a model refuses is set in it once, and the widget has the model's value")
    func refusal() async throws {
      let stage = try await Stage()
      let model = Refusing()
      let (toggle, scale, choice) = (Switch(), Scale(), DropDown())
      let notebook = Notebook()
      stage.window {
        Box.make {
          toggle.with.isOn.bound(to: model, \.isOn)
          scale.with.value.bound(to: model, \.level)
          choice.with.items(["a", "b"]).selection.bound(to: model, \.choice)
          notebook.with.selection.bound(to: model, \.page).children {
            Label(); Label()
          }
        }
      }
      gtk_switch_set_active(toggle.opaque, 1)
      #expect(!toggle.isOn && gtk_switch_get_state(toggle.opaque) == 0)
      #expect(model.sets == 1)
      gtk_range_set_value(scale.pointer(), 0.75)
      #expect(scale.value == 0)
      #expect(model.sets == 2)
      gtk_drop_down_set_selected(choice.opaque, 1)
      #expect(choice.selection == 0)
      #expect(model.sets == 3)
      gtk_notebook_set_current_page(notebook.opaque, 1)
      #expect(notebook.selection == 0)
      #expect(model.sets == 4)
    }

    @Test(
      "What a widget cannot have yet is set once, and not shown once it is taken back",
      arguments: [true, false]
    )
    func takenBack(isBound: Bool) async throws {
      let stage = try await Stage()
      let model = Wishes()
      let (spin, choice) = (SpinButton(), DropDown())
      let (notebook, list) = (Notebook(), ListView())
      let (level, index) = (spin.with.value, choice.with.selection)
      let (page, row) = (notebook.with.selection, list.with.selection)
      var isLarge = false
      let live = stage.window.live {
        Box.make {
          (isBound ? level.bound(to: model, \.level) : level.always(model.level))
            .range(0...(isLarge ? 10 : 5))
          (isBound ? index.bound(to: model, \.choice) : index.always(model.choice))
            .items(isLarge ? ["a", "b", "c"] : ["a"])
          (isBound ? page.bound(to: model, \.page) : page.always(model.page)).children {
            for _ in 0..<(isLarge ? 3 : 1) { Label.make }
          }
          (isBound ? row.bound(to: model, \.row) : row.always(model.row.map { AnyHashable($0) }))
            .sections {
              ListSection("All", (isLarge ? ["a", "c"] : ["a"]).map(Wishes.Row.init)) {
                Label.make.text($0.id)
              }
            }
        }
      }
      /// The number and the indices that the widgets show, -1 for none.
      func shown() -> [Int] {
        let row = gtk_single_selection_get_selected(OpaquePointer(list.inputSource))
        return [
          Int(gtk_spin_button_get_value(spin.opaque)),
          Int(gtk_drop_down_get_selected(choice.opaque)),
          Int(gtk_notebook_get_current_page(notebook.opaque)),
          row == GTK_INVALID_LIST_POSITION ? -1 : Int(row),
        ]
      }
      #expect(live.update() == Changes())
      #expect(spin.value == 6 && choice.selection == 2)
      #expect(notebook.selection == 2 && list.selection == AnyHashable("c"))
      #expect(shown() == [5, 0, 0, -1])
      (model.level, model.choice, model.page, model.row) = (5, 0, 0, nil)
      live.update()
      isLarge = true
      live.update()
      #expect(shown() == [5, 0, 0, -1])
      #expect(spin.value == 5 && choice.selection == 0)
      #expect(notebook.selection == 0 && list.selection == nil)
      live.stop()
    }

    @Test("A menu whose model refuses the choice calls the handler of changes once")
    func refusedChoice() async throws {
      let stage = try await Stage()
      var changes = 0
      let model = Refusing()
      let choice = DropDown.make.items(["a", "b"]).on(.changed) { _ in changes += 1 }
        .selection.bound(to: model, \.choice).build()
      stage.window { choice }
      try await stage.turn()
      gtk_drop_down_set_selected(choice.opaque, 1)
      #expect([changes, model.sets] == [1, 1])
      choice.focus()
      try await stage.press("space", "Down", "Return")
      #expect(choice.selection == 0)
      #expect([changes, model.sets] == [2, 2])
    }

    @Test("Neither the model nor the widget is retained, and a widget without its model remains")
    func lifetimes() async throws {
      _ = try await Stage()
      weak var gone: Entry?
      weak var goneModel: Search?
      let alone = Entry()
      do {
        let (entry, model) = (Entry(), Search())
        for entry in [entry, alone] { entry.with.text.bound(to: model, \.strict).build() }
        (gone, goneModel) = (entry, model)
      }
      #expect(gone == nil)
      #expect(goneModel == nil)
      gtk_editable_set_text(alone.opaque, "A1")
      #expect(alone.text == "A1")
    }
  }
}
