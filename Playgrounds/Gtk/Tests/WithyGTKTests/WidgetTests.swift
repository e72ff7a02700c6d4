import CGTK
import Foundation
import Testing
import Withy
import WithyLayout

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

    @Test("A drawing area draws in its size, draws again with a new closure, and not otherwise")
    func drawing() async throws {
      let stage = try await Stage()
      let area = DrawingArea()
      var sizes: [CGSize] = []
      var kept: Drawing?
      let live = stage.window.live {
        LayoutBox.make {
          area.with.draw { drawing in
            sizes.append(drawing.size)
            kept = drawing
            drawing.fill(CGRect(origin: .zero, size: drawing.size), cornerRadius: 3, "#3f6f5b")
          }
          .layout.frame(width: 40, height: 30)
        }
      }
      try await stage.turn()
      #expect(sizes.last == CGSize(width: 40, height: 30))
      var isDrawn = false
      area.draw = { _ in isDrawn = true }
      try await stage.turn()
      #expect(isDrawn)
      kept?.fill(CGRect(x: 0, y: 0, width: 1, height: 1), "red")
      live.stop()
    }

    @Test("Empty panels and drawing areas take the proposed size, and declare it")
    func flexibility() async throws {
      _ = try await Stage()
      for widget in [Panel(), DrawingArea()] {
        #expect(widget.flexibility == .full)
        #expect(
          widget.size(for: ProposedSize(width: 30, height: nil)) == CGSize(width: 30, height: 10)
        )
      }
      #expect(Label().flexibility == .unknown)
    }

    @Test("A fixed container places its children at their positions, in their own sizes")
    func fixed() async throws {
      let stage = try await Stage()
      let (fixed, label, other) = (Fixed(), Label(), Label())
      let live = stage.window.live { fixed.with { label.with.text("here") } }
      fixed.move(label, to: CGPoint(x: 12, y: 7))
      fixed.move(other, to: CGPoint(x: 1, y: 1))
      try await stage.turn()
      #expect(label.shownFrame == CGRect(origin: CGPoint(x: 12, y: 7), size: label.natural))
      live.stop()
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
