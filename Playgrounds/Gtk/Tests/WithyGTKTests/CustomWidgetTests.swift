import CGTK
import Foundation
import Testing
import WithyGTK

// Widgets of a program that depends on the package: there is nothing here that is not public.

/// A level, shown as a bar.
private final class LevelBar: Widget, @MainActor Makeable {
  init() { super.init(gtk_level_bar_new()) }

  var level: Double {
    get { self["value"] }
    set { self["value"] = newValue }
  }
}

/// A calendar.
private final class Calendar: Widget, @MainActor Makeable, Input {
  static let inputSignal: StaticString = "day-selected"

  init() { super.init(gtk_calendar_new()) }

  /// The day of the month.
  var day: Int {
    get { self["day"] }
    set { self["day"] = newValue }
  }
}

extension Signal where Source: Calendar {
  fileprivate static var nextMonth: Signal { Signal("next-month") }
}

/// What a calendar edits.
@MainActor
private final class Plan {
  var day = 3
}

/// A frame with a title around a child.
private final class Frame: SingleChildContainer, @MainActor Makeable {
  init() { super.init(gtk_frame_new(nil)) }

  var title: String {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  override func setChild(_ child: Widget?) { gtk_frame_set_child(pointer(), child?.pointer) }
}

/// A row of a list, which the list does not put into another.
private final class Row: SingleChildContainer, @MainActor Makeable {
  init() { super.init(gtk_list_box_row_new()) }

  override func setChild(_ child: Widget?) {
    gtk_list_box_row_set_child(pointer(), child?.pointer)
  }
}

extension GTKTests {
  @MainActor
  @Suite("Custom widgets")
  struct CustomWidgetTests {
    @Test("Custom rows of a list are inserted, moved and removed")
    func rows() async throws {
      _ = try await Stage()
      let list = ListBox()
      var ids = [1, 2, 3]
      let live = list.live {
        ForEach(ids, id: \.self) { id in Row.make { Label.make.text("\(id)") } }
      }
      func shown() -> [OpaquePointer?] {
        list.children.indices.map {
          gtk_list_box_get_row_at_index(list.opaque, Int32($0)).map { OpaquePointer($0) }
        }
      }
      let rows = list.children.map(\.opaque)
      #expect(shown() == rows)
      ids = [3, 1, 2]
      live.update()
      #expect(shown() == [rows[2], rows[0], rows[1]])
      ids = [3, 2]
      live.update()
      #expect(shown() == [rows[2], rows[1]])
      live.stop()
    }

    @Test("Custom widgets are configured, nested and updated, and emit signals")
    func own() async throws {
      let stage = try await Stage()
      var (level, months, changes) = (0.25, 0, 0)
      let plan = Plan()
      let (bar, calendar) = (LevelBar(), Calendar())
      let live = stage.window.live {
        Frame.make.title("Plan") {
          Box.make {
            bar.with.level(level)
            calendar.with.day.bound(to: plan, \.day).on(.nextMonth) { _ in months += 1 }
              .on(.changed) { _ in changes += 1 }
          }
        }
      }
      #expect(gtk_level_bar_get_value(bar.opaque) == 0.25)
      #expect(gtk_widget_get_parent(bar.pointer) == bar.parent?.pointer)
      level = 0.5
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(bar.level == 0.5)
      #expect(calendar.day == 3 && changes == 0)
      let date = g_date_time_new_local(2026, 11, 20, 0, 0, 0)
      gtk_calendar_select_day(calendar.opaque, date)
      g_date_time_unref(date)
      #expect(plan.day == 20 && changes == 1)
      cgtk_emit(calendar.pointer, "next-month")
      #expect(months == 1)
      live.stop()
    }

    @Test("A text with NUL is shown in full, and reported")
    func nul() async throws {
      _ = try await Stage()
      let label = Label()
      let found = reports { label.text = "a\0b" }
      #expect(label.text == "a\u{FFFD}b")
      #expect(found.map(\.message) == ["GTK text cannot contain NUL; replaced by U+FFFD"])
    }

    @Test("Items, titles of tabs and menus with NUL are shown in full, and reported")
    func nulElsewhere() async throws {
      _ = try await Stage()
      let (choice, notebook, button) = (DropDown(), Notebook(), MenuButton())
      let label = Label()
      let found = reports {
        choice.items = ["a\0b"]
        notebook.with.titles(["a\0b"]).children { label }.build()
        button.menu = [MenuItem("a\0b", "open"), MenuItem("c\0d", [])]
      }
      let item = gtk_string_list_get_string(gtk_drop_down_get_model(choice.opaque), 0)
      let tab = gtk_notebook_get_tab_label_text(notebook.opaque, label.pointer)
      #expect([item, tab].map { $0.map { String(cString: $0) } } == ["a\u{FFFD}b", "a\u{FFFD}b"])
      #expect(found.count == 4)
    }

    @Test("An entry takes the proposed width, and undo reverts only what the user has typed")
    func entries() async throws {
      let stage = try await Stage()
      let entry = Entry()
      #expect(entry.size(for: ProposedSize(width: 700, height: nil)).width == 700)
      stage.window { entry }
      entry.text = "set by the program"
      let text = UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque))
      gtk_widget_activate_action_variant(
        text?.assumingMemoryBound(to: GtkWidget.self),
        "text.undo",
        nil
      )
      #expect(entry.text == "set by the program")
    }
  }
}
