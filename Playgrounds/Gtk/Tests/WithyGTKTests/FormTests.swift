import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  /// What a form edits.
  @MainActor
  final class Settings {
    var isOn = true
    var level = 0.5
    var count = 250.0
    var notes = "a"
    var page = 1
    var row: String? = "c"
  }

  @MainActor
  @Suite("Widgets of forms")
  struct FormTests {
    private let settings = Settings()

    @Test("A switch is bound")
    func switches() async throws {
      _ = try await Stage()
      let toggle = Switch.make.isOn.bound(to: settings, \.isOn).build()
      #expect(gtk_switch_get_active(toggle.opaque) != 0)
      gtk_switch_set_active(toggle.opaque, 0)
      #expect(!settings.isOn)
    }

    @Test("Numbers are bound, whether the range is declared before or after them")
    func numbers() async throws {
      _ = try await Stage()
      let scale = Scale.make.value.bound(to: settings, \.level).showsValue(true).build()
      #expect(gtk_range_get_value(scale.pointer()) == 0.5)
      gtk_range_set_value(scale.pointer(), 0.75)
      #expect(settings.level == 0.75)
      #expect(scale.showsValue)
      let spin = SpinButton.make.value.bound(to: settings, \.count).range(0...1000).step(5).digits(
        1
      )
      .build()
      #expect(gtk_spin_button_get_value(spin.opaque) == 250)
      #expect(spin.range == 0...1000 && spin.step == 5 && spin.digits == 1)
      gtk_spin_button_spin(spin.opaque, GTK_SPIN_STEP_FORWARD, 5)
      #expect(settings.count == 255)
      spin.range = 0...100
      #expect(spin.value == 100)
    }

    @Test("A number shown beside its slider changes by the step, whatever decimal places that has")
    func decimalPlaces() async throws {
      let stage = try await Stage()
      let scale = Scale.make.showsValue(true).value(0.5).build()
      stage.window { scale }
      try await stage.turn()
      scale.focus()
      try await stage.press("Right")
      #expect(scale.value == 0.51)
      scale.step = 0.125
      try await stage.press("Right")
      #expect(scale.value == 0.635)
      scale.step = 1.0 / 3
      #expect(gtk_scale_get_digits(scale.pointer()) == 5)
    }

    @Test("A progress bar shows a part, and a text on it if there is one")
    func progress() async throws {
      _ = try await Stage()
      let bar = ProgressBar.make.fraction(0.25).text("1 of 4").build()
      #expect(gtk_progress_bar_get_fraction(bar.opaque) == 0.25)
      #expect(gtk_progress_bar_get_show_text(bar.opaque) != 0)
      bar.text = ""
      #expect(gtk_progress_bar_get_show_text(bar.opaque) == 0)
    }

    @Test("A text of several lines is bound, and keeps the cursor where the program changes it")
    func texts() async throws {
      let stage = try await Stage()
      let view = TextView.make.text.bound(to: settings, \.notes).wraps(true).build()
      stage.window { view }
      try await stage.turn()
      view.focus()
      #expect(view.text == "a" && view.wraps && view.isEditable)
      view.cursor = 1
      try await stage.press("Return", "b")
      #expect(settings.notes == "a\nb")
      view.cursor = 2
      view.text = "new a\nb"
      #expect(view.cursor == 6)
      #expect(settings.notes == "a\nb")
      try await stage.press("ctrl+z")
      #expect(view.text == "new a\nb")
      view.isEditable = false
      try await stage.press("c")
      #expect(view.text == "new a\nb")
    }

    @Test("A notebook shows a page with its title, which the user changes")
    func notebook() async throws {
      let stage = try await Stage()
      let notebook = Notebook()
      let (a, b, c) = (Label(), Label(), Label())
      var pages = [a, b, c]
      let live = stage.window.live {
        notebook.with.selection.bound(to: settings, \.page).titles(["A", "B"]).children { pages }
      }
      #expect(notebook.selection == 1)
      func titles() -> [String] {
        notebook.children.map { child in
          gtk_notebook_get_tab_label_text(notebook.opaque, child.pointer)
            .map { String(cString: $0) } ?? ""
        }
      }
      #expect(titles().prefix(2) == ["A", "B"])
      gtk_notebook_set_current_page(notebook.opaque, 2)
      #expect(settings.page == 2)
      pages = [c, a]
      live.update()
      #expect(titles() == ["A", "B"])
      #expect(gtk_notebook_get_nth_page(notebook.opaque, 0) == c.pointer)
      #expect(gtk_notebook_get_n_pages(notebook.opaque) == 2)
      live.stop()
    }

    @Test("Hiding the page that a bound notebook shows is no choice of the user")
    func hiddenPageOfNotebook() async throws {
      let stage = try await Stage()
      let notebook = Notebook()
      let (a, b, c) = (Label(), Label(), Label())
      var isShown = true
      let live = stage.window.live {
        notebook.with.selection.bound(to: settings, \.page).children {
          a
          b.with.isVisible(isShown)
          c
        }
      }
      #expect(settings.page == 1)
      isShown = false
      live.update()
      #expect(settings.page == 1)
      #expect(gtk_notebook_get_current_page(notebook.opaque) != 1)
      isShown = true
      live.update()
      #expect(settings.page == 1)
      #expect(gtk_notebook_get_current_page(notebook.opaque) == 1)
      live.stop()
    }

    @Test("A bound notebook shows the page at the model's index after the pages have moved")
    func movedPages() async throws {
      let stage = try await Stage()
      let notebook = Notebook()
      var pages = [Label(), Label(), Label()]
      let live = stage.window.live {
        notebook.with.selection.bound(to: settings, \.page).children { pages }
      }
      gtk_notebook_set_current_page(notebook.opaque, 2)
      pages.swapAt(0, 2)
      live.update()
      #expect(settings.page == 2 && notebook.selection == 2)
      #expect(gtk_notebook_get_current_page(notebook.opaque) == 2)
      #expect(live.update() == Changes())
      live.stop()
    }

    @Test("A tab without a title has a number, also if another page or it had one")
    func numberedTabs() async throws {
      _ = try await Stage()
      let (a, b) = (Label(), Label())
      let notebook = Notebook.make.titles(["A"]).children {
        a; b
      }.build()
      func title(_ child: Label) -> String? {
        gtk_notebook_get_tab_label_text(notebook.opaque, child.pointer).map { String(cString: $0) }
      }
      #expect([title(a), title(b)] == ["A", nil])
      notebook.insert(b, after: nil)
      #expect([title(b), title(a)] == ["A", nil])
      notebook.titles = []
      #expect([title(b), title(a)] == [nil, nil])
    }

    @Test("A stack shows one of its children")
    func stack() async throws {
      let stage = try await Stage()
      let stack = Stack()
      let (a, b) = (Label(), Label())
      var (pages, page) = ([a], 1)
      let live = stage.window.live { stack.with.selection(page).children { pages } }
      #expect(gtk_stack_get_visible_child(stack.opaque) == a.pointer)
      pages = [a, b]
      live.update()
      #expect(gtk_stack_get_visible_child(stack.opaque) == b.pointer)
      (pages, page) = ([b, a], 0)
      live.update()
      #expect(gtk_stack_get_visible_child(stack.opaque) == b.pointer)
      pages = [a]
      live.update()
      #expect(gtk_stack_get_visible_child(stack.opaque) == a.pointer)
      live.stop()
    }

    @Test("A stack shows the page of its selection again once that is visible")
    func hiddenPage() async throws {
      let stage = try await Stage()
      let (a, b) = (Label(), Label.make.isVisible(false).build())
      let stack = Stack.make.selection(1).children {
        a; b
      }.build()
      stage.window { stack }
      #expect(gtk_stack_get_visible_child(stack.opaque) == a.pointer)
      b.isVisible = true
      #expect(gtk_stack_get_visible_child(stack.opaque) == b.pointer)
      b.isVisible = false
      #expect(gtk_stack_get_visible_child(stack.opaque) == a.pointer)
      stack.remove(b)
      b.isVisible = true
      #expect(gtk_stack_get_visible_child(stack.opaque) == a.pointer)
    }

    @Test("A paned container has its two children in their order")
    func paned() async throws {
      let stage = try await Stage()
      let paned = Paned()
      let (a, b) = (Label(), Label())
      var children = [a, b]
      let live = stage.window.live {
        paned.with.orientation(.vertical).position(30).children { children }
      }
      func shown() -> [Widget?] {
        [gtk_paned_get_start_child(paned.opaque), gtk_paned_get_end_child(paned.opaque)]
          .map { Widget.object(of: $0) }
      }
      #expect(shown() == [a, b])
      children = [b, a]
      live.update()
      #expect(shown() == [b, a])
      children = [a]
      live.update()
      #expect(shown() == [a, nil])
      #expect(paned.position == 30 && paned.orientation == .vertical)
      let found = reports {
        paned {
          Label(); Label()
        }
      }
      #expect(found.map(\.message) == ["Paned accepts at most 2 children; Label skipped"])
      live.stop()
    }

    @Test("The child of a paned container keeps the focus when another comes before it and goes")
    func panedFocus() async throws {
      let stage = try await Stage()
      let (paned, entry, sidebar) = (Paned(), Entry(), Label())
      stage.window { paned { entry } }
      try await stage.turn()
      entry.focus()
      paned.insert(sidebar, after: nil)
      #expect(entry.hasFocus)
      try await stage.turn()
      #expect(entry.hasFocus)
      paned.remove(sidebar)
      try await stage.turn()
      #expect(entry.hasFocus)
    }

    @Test("The selection of a list is bound, moves with its row, and may precede the items")
    func list() async throws {
      struct Row: Identifiable { let id: String }
      let stage = try await Stage()
      let list = ListView()
      func show(_ ids: String...) {
        list.show { ListSection("All", ids.map(Row.init)) { Label.make.text($0.id) } }
      }
      list.with.selection.bound(to: settings, \.row).build()
      stage.window { ScrolledWindow.make { list } }
      show("a", "b", "c")
      #expect(list.selection == AnyHashable("c"))
      show("x", "a", "b", "c")
      try await stage.turn()
      #expect(settings.row == "c")
      let chooser = OpaquePointer(list.inputSource)
      #expect(gtk_single_selection_get_selected(chooser) == 3)
      gtk_single_selection_set_selected(chooser, 0)
      #expect(settings.row == "x")
      show("new", "x")
      #expect(gtk_single_selection_get_selected(chooser) == 1)
      show("new")
      #expect(list.selection == AnyHashable("x") && list.shown == nil)
      show("x")
      #expect(list.shown == AnyHashable("x"))
      list.selection = nil
      #expect(gtk_single_selection_get_selected(chooser) == GTK_INVALID_LIST_POSITION)
    }
  }
}

extension [Widget?] {
  static func == (a: [Widget?], b: [Widget?]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }
}
