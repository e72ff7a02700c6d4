import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Rows that leave a list view")
  struct ListCollapseTests {
    /// The height of the row of an item.
    private func height(_ id: Int, in scene: ListScene) -> Int32? {
      scene.button(id)?.parent?.parent.map { gtk_widget_get_height($0.pointer) }
    }

    @Test("A row that leaves collapses where it is, and is then removed")
    func collapse() async throws {
      let scene = try await ListScene(["a": [1, 2, 3], "b": [4]])
      scene.describe(["a": [3, 1, 5], "b": [4]])
      #expect(scene.shown == ["a", "3", "1", "2", "5", "b", "4"])
      let full = try #require(height(1, in: scene))
      try await scene.stage.wait { scene.shown == ["a", "3", "1", "5", "b", "4"] }
      // The cell is used for another row, which is seen as a whole.
      try await scene.show(["a": [3, 1, 5, 6, 7], "b": [4]])
      #expect(height(6, in: scene) == full && height(7, in: scene) == full)
    }

    @Test("A row that comes back meanwhile opens again, and is the same")
    func cancelling() async throws {
      let scene = try await ListScene(["a": [1, 2, 3]])
      let button = scene.button(2)
      let full = try #require(height(2, in: scene))
      let cell = try #require(scene.list.cells.values.first { $0.id == .row(.init(id: 2)) })
      cell.setDuration(10_000)
      scene.describe(["a": [1, 3]])
      try await scene.stage.wait { height(2, in: scene).map { $0 < full } ?? false }
      cell.setDuration(100)
      scene.describe(["a": [1, 3], "b": [2]])
      try await scene.stage.wait { height(2, in: scene) == full }
      #expect(scene.shown == ["a", "1", "3", "b", "2"])
      #expect(scene.button(2) === button)
      for _ in 0..<30 { try await scene.stage.turn() }
      #expect(scene.shown == ["a", "1", "3", "b", "2"])
    }

    @Test("A row that collapses takes no clicks, because its item is gone, until it comes back")
    func clicks() async throws {
      let scene = try await ListScene(["a": [1, 2, 3]])
      let button = try #require(scene.button(2))
      func takesClicks() -> Bool {
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(button.pointer, scene.list.pointer, 9, 9, &x, &y)
        guard let hit = gtk_widget_pick(scene.list.pointer, x, y, GTK_PICK_DEFAULT) else {
          return false
        }
        return hit == button.pointer || gtk_widget_is_ancestor(hit, button.pointer) != 0
      }
      #expect(takesClicks())
      scene.describe(["a": [1, 3]])
      #expect(scene.button(2) === button)
      #expect(!takesClicks())
      scene.describe(["a": [1, 2, 3]])
      #expect(scene.button(2) === button)
      #expect(takesClicks())
    }

    @Test("Rows leave at once if they are many, out of view, or the user wants no animations")
    func atOnce() async throws {
      let scene = try await ListScene(["a": Array(0..<30)])
      scene.describe(["a": Array(11..<30)])
      #expect(scene.shown.prefix(2) == ["a", "11"])
      let settings = try #require(UnsafeMutableRawPointer(gtk_settings_get_default()))
      scene.list["gtk-enable-animations", of: settings] = false
      scene.describe(["a": Array(12..<30)])
      #expect(scene.shown.prefix(2) == ["a", "12"])
      scene.list["gtk-enable-animations", of: settings] = true
      try await scene.show(["a": Array(12..<1000)])
      scene.describe(["a": Array(12..<999)])
      #expect(scene.list.lines.count == 988)
    }

    @Test("A row that is scrolled out of view while it collapses does not come back")
    func scrolledAway() async throws {
      let scene = try await ListScene(["a": Array(0..<2000)])
      scene.describe(["a": Array(1..<2000)])
      #expect(scene.list.lines.count == 2001)
      scene.list.scroll(to: 1900)
      try await scene.stage.wait { scene.list.lines.count == 2000 }
      scene.list.scroll(to: 1)
      try await scene.stage.wait { scene.shown.first == "a" }
      #expect(scene.shown[1] == "1")
    }
  }
}
