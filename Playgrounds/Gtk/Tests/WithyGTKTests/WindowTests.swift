import CGTK
import Foundation
import Testing

@testable import WithyGTK

extension GTKTests {
  /// What windows there are.
  @MainActor
  final class Windows {
    var names = ["a"]
    var ends = 0
    var closed: [String] = []
  }

  @MainActor
  @Suite("Windows and dialogs")
  struct WindowTests {
    private let model = Windows()

    /// The windows of GTK that are visible, by their titles.
    private var shown: [String] {
      guard let list = gtk_window_get_toplevels() else { return [] }
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let item = g_list_model_get_item(list, index) else { return nil }
        defer { g_object_unref(item) }
        let window = item.assumingMemoryBound(to: GtkWindow.self)
        guard gtk_widget_get_visible(item.assumingMemoryBound(to: GtkWidget.self)) != 0 else {
          return nil
        }
        return gtk_window_get_title(window).map { String(cString: $0) }
      }
      .sorted()
    }

    private func windows() -> (WindowList, Live) {
      let list = WindowList { [model] in model.ends += 1 }
      return (
        list,
        list.live {
          ForEach(model.names, id: \.self) { name in
            Window.make.title(name).isModal(name == "modal")
              .on(.closing, model) { model, _ in model.closed.append(name) }
              .children { Label.make.text(name) }
          }
        }
      )
    }

    @Test("Windows are presented and hidden as described, and the program ends with the last")
    func windowsOfProgram() async throws {
      _ = try await Stage()
      let (list, live) = windows()
      #expect(shown == ["a"])
      model.names = ["a", "modal"]
      live.update()
      #expect(shown == ["a", "modal"])
      let modal = try #require(list.children[1] as? Window)
      #expect(gtk_window_get_transient_for(modal.pointer()) == list.children[0].pointer())
      model.names = ["modal"]
      live.update()
      #expect(shown == ["modal"])
      #expect(model.ends == 0)
      modal.close()
      #expect(model.closed == ["modal"])
      #expect(shown.isEmpty && model.ends == 1)
      model.names = []
      live.update()
      #expect(model.ends == 2)
      live.stop()
    }

    @Test("A window that does not close on request lets its handler decide")
    func refusal() async throws {
      _ = try await Stage()
      let (list, live) = windows()
      let window = try #require(list.children[0] as? Window)
      window.closesOnRequest = false
      window.close()
      #expect(model.closed == ["a"])
      #expect(shown == ["a"])
      live.stop()
    }

    @Test("A window that does not close on request needs no handler for that")
    func withoutHandler() async throws {
      let stage = try await Stage()
      stage.window.closesOnRequest = false
      stage.window.close()
      #expect(stage.window.isVisible)
      stage.window.closesOnRequest = true
      stage.window.close()
      #expect(!stage.window.isVisible)
    }

    @Test("The first child of a header bar is after the buttons of its window, in any order")
    func windowButtons() async throws {
      _ = try await Stage()
      let (bar, a, b) = (HeaderBar(), Label(), Label())
      bar {
        a; b
      }
      func shown() -> [Widget?] {
        let box = gtk_widget_get_parent(a.pointer)
        return sequence(first: gtk_widget_get_first_child(box)) { gtk_widget_get_next_sibling($0) }
          .map { Widget.object(of: $0) }
      }
      #expect(shown() == [nil, a, b])
      bar.insert(b, after: nil)
      #expect(shown() == [nil, b, a])
    }

    @Test("What is no window is left out of the windows, and reported")
    func noWindow() async throws {
      _ = try await Stage()
      let list = WindowList {}
      let found = reports { list { Label() } }
      #expect(found.map(\.message) == ["Label is no window; put it in one; skipped"])
      #expect(list.children.isEmpty)
    }

    @Test("A question returns the index of the button, or nil if it is closed")
    func questions() async throws {
      let stage = try await Stage()
      let label = Label()
      stage.window { label }
      #expect(label.window === stage.window)
      for (keys, expected) in [("Return", 1), ("Escape", nil)] as [(String, Int?)] {
        var answer: Int?? = .none
        let question = Task {
          answer = .some(
            await stage.window.ask("Sure?", detail: "For ever.", ["Cancel", "Remove"])
          )
        }
        for _ in 0..<20 { try await stage.turn() }
        try await stage.press(keys)
        for _ in 0..<200 where answer == nil { try await stage.turn() }
        #expect(answer == .some(expected))
        question.cancel()
      }
    }

    @Test("The texts of a question with NUL are reported")
    func nul() async throws {
      let stage = try await Stage()
      let found = await reports {
        let question = Task { await stage.window.ask("a\0b", detail: "c\0d", ["e\0f"]) }
        for _ in 0..<20 { try? await stage.turn() }
        stage.window.isVisible = false
        _ = await question.value
      }
      let message = "GTK text cannot contain NUL; replaced by U+FFFD"
      #expect(found.map(\.message) == [message, message, message])
    }

    @Test("A dialog whose window leaves is closed, without an answer")
    func leavingWindow() async throws {
      let stage = try await Stage()
      var ends = 0
      let ask: [@MainActor (Window) async -> Bool] = [
        { await $0.ask("Sure?", ["Cancel", "Remove"]) == nil },
        { await $0.chooseFile(.open, title: "Open") == nil },
      ]
      for ask in ask {
        let list = WindowList {}
        let second = Window.make.title("second").build()
        list { second }
        try await stage.turn()
        Task { if await ask(second) { ends += 1 } }
        for _ in 0..<50 { try await stage.turn() }
        #expect(shown.count == 2)
        let before = ends
        list.remove(second)
        try await stage.wait { ends == before + 1 }
        #expect(shown.isEmpty)
      }
    }

    @Test("A file is chosen by its name, or none")
    func files() async throws {
      let stage = try await Stage()
      let folder = FileManager.default.temporaryDirectory.path
      for (keys, expected) in [("Return", folder + "/new.txt"), ("Escape", nil)]
        as [(String, String?)]
      {
        var answer: String?? = .none
        let choice = Task {
          let path = await stage.window.chooseFile(
            .save(name: "new.txt"),
            title: "Save",
            in: folder
          )
          answer = .some(path)
        }
        for _ in 0..<50 { try await stage.turn() }
        try await stage.press(keys)
        for _ in 0..<200 where answer == nil { try await stage.turn() }
        #expect(answer == .some(expected))
        choice.cancel()
      }
    }
  }

  @MainActor
  @Suite("Actions and menus")
  struct ActionTests {
    private func activate(_ widget: Widget, _ name: String) -> Bool {
      gtk_widget_activate_action_variant(widget.pointer, name, nil) != 0
    }

    @Test("An action is called by its name and its keys, while it is enabled and described")
    func actions() async throws {
      let stage = try await Stage()
      var (isEnabled, isThere) = (true, true)
      var calls: [String] = []
      let (outer, button) = (Box(), Button())
      let live = stage.window.live {
        if isThere {
          outer.with.on(.action("undo", keys: "<Control>z", isEnabled: isEnabled)) { _ in
            calls.append("undo")
          }
          .children {
            Box.make.on(.action("redo")) { _ in calls.append("redo") }.children { button }
          }
        } else {
          outer.with { button }
        }
      }
      try await stage.turn()
      button.focus()
      #expect(activate(button, "undo.act"))
      #expect(activate(button, "redo.act"))
      try await stage.press("ctrl+z")
      #expect(calls == ["undo", "redo", "undo"])
      isEnabled = false
      live.update()
      _ = activate(button, "undo.act")
      try await stage.press("ctrl+z")
      #expect(calls.count == 3)
      isThere = false
      live.update()
      #expect(!activate(button, "undo.act"))
      live.stop()
    }

    @Test("An invalid name of an action is reported")
    func invalid() async throws {
      _ = try await Stage()
      for name in ["a b", "a.b"] {
        let line: UInt = #line + 1
        let found = reports { Box.make.on(.action(name)) { _ in }.build() }
        #expect(found == [Report("Invalid name of an action \(name); ignored", line: line)])
      }
      let line: UInt = #line + 1
      let found = reports { Box.make.on(.action("a", keys: "x y")) { _ in }.build() }
      #expect(found == [Report("Invalid shortcut x y; ignored", line: line)])
    }

    @Test(
      "A menu item with an invalid name of an action is reported, and disabled",
      arguments: ["a b", "a:b", "a(b", "a)b", "a.b", ""]
    )
    func invalidItem(name: String) async throws {
      let stage = try await Stage()
      let button = MenuButton()
      stage.window { button }
      let line: UInt = #line + 1
      let found = reports { button.menu = [MenuItem("Open", name), MenuItem("None", "none")] }
      #expect(found == [Report("Invalid name of an action \(name); ignored", line: line)])
      try await stage.turn()
      gtk_menu_button_popup(button.opaque)
      try await stage.turn()
      var (pending, isEnabled): ([UnsafeMutablePointer<GtkWidget>], [Bool]) = ([button.pointer], [])
      while let next = pending.popLast() {
        if String(cString: gtk_widget_get_css_name(next)) == "modelbutton" {
          isEnabled.append(gtk_widget_is_sensitive(next) != 0)
        }
        pending += [gtk_widget_get_first_child(next), gtk_widget_get_next_sibling(next)]
          .compactMap(\.self)
      }
      #expect(isEnabled == [false, false])
      gtk_menu_button_popdown(button.opaque)
      try await stage.turn()
    }

    @Test("A menu has items, sections and submenus, and is made again only if it differs")
    func menus() async throws {
      _ = try await Stage()
      let items = [
        MenuItem("Open…", "open"),
        .section([MenuItem("Cut", "cut"), MenuItem("Copy", "copy")]),
        MenuItem("More", [MenuItem("About", "about")]),
      ]
      let button = MenuButton.make.menu(items).iconName("open-menu-symbolic").build()
      let model = try #require(gtk_menu_button_get_menu_model(button.opaque))
      #expect(g_menu_model_get_n_items(model) == 3)
      let section = try #require(g_menu_model_get_item_link(model, 1, "section"))
      #expect(g_menu_model_get_n_items(section) == 2)
      g_object_unref(section)
      let submenu = try #require(g_menu_model_get_item_link(model, 2, "submenu"))
      #expect(g_menu_model_get_n_items(submenu) == 1)
      g_object_unref(submenu)
      button.menu = items
      #expect(gtk_menu_button_get_menu_model(button.opaque) == model)
      button.title = "Menu"
      #expect(button.title == "Menu" && button.iconName == "")
      let bar = MenuBar.make.menus([MenuItem("File", items)]).build()
      let menus = try #require(gtk_popover_menu_bar_get_menu_model(bar.opaque))
      #expect(g_menu_model_get_n_items(menus) == 1)
    }
  }
}
