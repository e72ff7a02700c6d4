import CGTK
import Observation
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("GTK signals")
  struct SignalTests {
    @Observable @MainActor
    final class State {
      var names = ["a", "b"]
      var clicks: [String] = []
      var suffix = "1"

      /// The `Live`, which handlers update.
      @ObservationIgnored var live: Live?
    }

    @Test(
      "A handler is called once per signal after any number of passes, and it is the newest one"
    )
    func newestHandler() async throws {
      let stage = try await Stage()
      let state = State()
      let button = Button()
      let live = stage.window.live {
        let suffix = state.suffix
        button.with.title("b").on(.clicked) { button in state.clicks.append(button.title + suffix) }
      }
      button.click()
      state.suffix = "2"
      #expect(live.update() == Changes())
      button.click()
      #expect(state.clicks == ["b1", "b2"])
      live.stop()
    }

    @Test("A handler that removes its own button's row continues to run")
    func ownRemoval() async throws {
      let stage = try await Stage()
      let state = State()
      let list = ListBox()
      stage.window { list }
      let live = list.live {
        ForEach(state.names, id: \.self) { name in
          Box.make.children {
            Button.make.title(name).on(.clicked) { button in
              state.names.removeAll { $0 == name }
              state.live?.update()
              state.clicks.append(button.title)
            }
          }
        }
      }
      state.live = live
      let button = try #require((list.children[1] as? Box)?.children.first as? Button)
      button.click()
      #expect(state.clicks == ["b"])
      #expect(list.children.count == 1)
      try await stage.turn()
      state.live = nil
    }

    @Test("Values set by a pass trigger no handler; user actions trigger the newest one")
    func handlersAreForPersons() throws {
      try #require(Program.start())
      let state = State()
      let (box, button, entry, choice) = (Box(), CheckButton(), Entry(), DropDown())
      let live = box.live {
        let suffix = state.suffix
        button.with.isOn(suffix == "2").on(.changed) { state.clicks.append("\($0.isOn) \(suffix)") }
        entry.with.text(suffix).on(.changed) { state.clicks.append($0.text) }
        choice.with.items(["1", "2"]).selection(suffix == "2" ? 1 : 0)
          .on(.changed) { state.clicks.append("\($0.selection ?? -1)") }
      }
      state.suffix = "2"
      live.update()
      #expect(button.isOn && entry.text == "2" && choice.selection == 1)
      #expect(state.clicks.isEmpty)
      gtk_check_button_set_active(button.pointer(), 0)
      gtk_editable_set_text(entry.opaque, "3")
      gtk_drop_down_set_selected(choice.opaque, 0)
      #expect(state.clicks == ["false 2", "", "3", "0"])
    }

    @Test("A handler that runs during a pass because the focus moves may change its state")
    func focusInPass() async throws {
      let stage = try await Stage()
      let state = State()
      let entry = Entry()
      let live = stage.window.live {
        Box.make {
          Box.make {
            if state.suffix == "1" {
              entry.with.on(.focusLost) { _ in
                state.names.append("lost")
                state.live?.update()
              }
            }
          }
          Box.make {
            if state.suffix == "2" { entry }
            ForEach(state.names, id: \.self) { name in Label.make.text(name) }
          }
        }
      }
      state.live = live
      try await stage.turn()
      entry.focus()
      try await stage.turn()
      state.suffix = "2"
      live.update()
      try await stage.turn()
      #expect(entry.hasFocus)
      let second = try #require((stage.window.children.first as? Box)?.children.last as? Box)
      #expect(second.children.first === entry)
      #expect(second.rawChildren == second.children.map(\.pointer))
      state.live = nil
    }

    @Test("A property is not set to its current value")
    func equalValues() throws {
      try #require(Program.start())
      let label = Label.make.text("a").build()
      var count = 0
      let disconnect = Signal<Label>("notify::label").connect(label) { count += 1 }
      label.text = "a"
      #expect(count == 0)
      label.text = "b"
      #expect(count == 1)
      disconnect()
      label.text = "c"
      #expect(count == 1)
    }

    @Test("A signal that the widget does not have is reported once")
    func wrongName() throws {
      try #require(Program.start())
      let (box, button) = (Box(), Button())
      let line: UInt = #line + 3
      let found = reports {
        let live = box.live {
          button.with.on(Signal("clickd")) { _ in }
        }
        live.update()
        live.stop()
      }
      #expect(found == [Report("Button has no signal clickd; ignored", line: line)])
    }

    @Test("Invalid keys are reported")
    func wrongKeys() throws {
      try #require(Program.start())
      let line: UInt = #line + 1
      let found = reports { Box.make.on(.keys("<Nonsense>")) { _ in }.build() }
      #expect(found == [Report("Invalid shortcut <Nonsense>; ignored", line: line)])
    }
  }
}

extension Button {
  /// Does what a click does.
  func click() {
    cgtk_emit(pointer, "clicked")
  }
}
