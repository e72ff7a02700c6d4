import CGTK
import Foundation
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Individual widgets")
  struct WidgetTests {
    @Test("A toggle button follows its state, and reports when it is toggled")
    func toggle() async throws {
      let stage = try await Stage()
      var (isOn, told) = (false, 0)
      let button = ToggleButton()
      let live = stage.window.live {
        button.with.title("Bold").isOn(isOn).on(.clicked) { _ in told += 1 }
      }
      isOn = true
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(button.isOn)
      button.click()
      try await stage.turn()
      #expect(told == 1 && !button.isOn)
      live.stop()
    }

    @Test("A button shows a title, an icon or a child, whichever is described")
    func buttonContent() async throws {
      let stage = try await Stage()
      let (button, label) = (Button(), Label())
      var content = 0
      let live = stage.window.live {
        switch content {
        case 0: button.with.title("A")
        case 1: button.with.iconName("go-up")
        default: button.with { label }
        }
      }
      for next in [0, 1, 2, 0, 2, 1, 0] {
        content = next
        live.update()
        let child = Widget.object(of: gtk_button_get_child(button.pointer()))
        #expect(button["label"] == (next == 0 ? "A" : ""))
        #expect(button["icon-name"] == (next == 1 ? "go-up" : ""))
        #expect(child === (next == 2 ? label : nil))
      }
      live.stop()
    }

    @Test("A button shows its title or icon again once its child has left")
    func titleAfterChild() async throws {
      _ = try await Stage()
      for button in [Button.make.title("A").build(), Button.make.iconName("go-up").build()] {
        let (title, icon): (String, String) = (button["label"], button["icon-name"])
        let child = Label()
        button.append(child)
        #expect(gtk_button_get_child(button.pointer()) == child.pointer)
        button.remove(child)
        #expect([button["label"], button["icon-name"]] == [title, icon])
      }
      let button = Button.make.title("A").children { Label() }.build()
      button.title = ""
      button.remove(button.children[0])
      #expect(gtk_button_get_child(button.pointer()) == nil)
    }

    @Test("A title or an icon that a button gets while it has a child is shown once that has left")
    func titleBesideChild() async throws {
      _ = try await Stage()
      for button in [Button(), ToggleButton()] {
        let child = Label()
        button.append(child)
        button.title = "A"
        #expect(gtk_button_get_child(button.pointer()) == child.pointer)
        button.iconName = "go-up"
        #expect(gtk_button_get_child(button.pointer()) == child.pointer)
        button.remove(child)
        #expect(button["icon-name"] == "go-up")
        button.iconName = ""
        #expect(button["label"] == "A")
      }
    }

    @Test("Style classes of the program come and go beside those of GTK")
    func styleClasses() async throws {
      _ = try await Stage()
      let button = Button.make.title("Add").hasFrame(false).styleClasses(["circular"]).build()
      func has(_ name: String) -> Bool { gtk_widget_has_css_class(button.pointer, name) != 0 }
      #expect(has("text-button") && has("circular") && !button.hasFrame)
      button.styleClasses = ["pill"]
      #expect(has("pill") && !has("circular") && !button.hasFrame)
    }

    @Test("An empty panel takes the proposed size, and declares it")
    func flexibility() async throws {
      _ = try await Stage()
      let panel = Panel()
      #expect(panel.flexibility == .full)
      #expect(
        panel.size(for: ProposedSize(width: 30, height: nil)) == CGSize(width: 30, height: 10)
      )
      #expect(Label().flexibility == .unknown)
    }

    @Test("A picture has the size of its file, or none if the file cannot be read")
    func picture() async throws {
      let stage = try await Stage()
      let file = FileManager.default.temporaryDirectory.appending(path: "withy-\(UUID()).svg")
      let content = #"<svg xmlns="http://www.w3.org/2000/svg" width="21" height="13"/>"#
      try Data(content.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let picture = Picture()
      var path: String? = file.path
      let live = stage.window.live { picture.with.path(path) }
      #expect(picture.size(for: .unspecified) == CGSize(width: 21, height: 13))
      path = file.path + "-missing"
      live.update()
      #expect(picture.size(for: .unspecified) == .zero)
      live.stop()
    }
  }
}
