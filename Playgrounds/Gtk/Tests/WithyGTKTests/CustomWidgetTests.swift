import CGTK
import Foundation
import Testing
import WithyGTK

// Widgets of a program that depends on the package: there is nothing here that is not public.

/// A part of a whole, shown as a bar.
private final class ProgressBar: Widget, @MainActor Makeable {
  init() { super.init(gtk_progress_bar_new()) }

  var fraction: Double {
    get { self["fraction"] }
    set { self["fraction"] = newValue }
  }
}

/// A switch.
private final class Switch: Widget, @MainActor Makeable {
  init() { super.init(gtk_switch_new()) }

  var isOn: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}

extension Signal where Source: Switch {
  fileprivate static var switched: Signal { Signal("notify::active") }
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

extension GTKTests {
  @MainActor
  @Suite("Custom widgets")
  struct CustomWidgetTests {
    @Test("Custom widgets are configured, nested and updated, and emit signals")
    func own() async throws {
      let stage = try await Stage()
      var (fraction, switched) = (0.25, 0)
      let (bar, toggle) = (ProgressBar(), Switch())
      let live = stage.window.live {
        Frame.make.title("Progress") {
          Box.make {
            bar.with.fraction(fraction)
            toggle.with.on(.switched) { _ in switched += 1 }
          }
        }
      }
      #expect(gtk_progress_bar_get_fraction(bar.opaque) == 0.25)
      #expect(gtk_widget_get_parent(bar.pointer) == bar.parent?.pointer)
      fraction = 0.5
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(bar.fraction == 0.5)
      toggle.isOn = true
      #expect(switched == 0)
      gtk_switch_set_active(toggle.opaque, 0)
      #expect(switched == 1)
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
