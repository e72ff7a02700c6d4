import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("The position of a list view")
  struct ListPositionTests {
    @Test("Rows that are inserted and removed above what is in view do not move it")
    func kept() async throws {
      let scene = try await ListScene(["b": Array(100..<400)])
      let offset = try await scene.scroll(to: 250)
      try await scene.show(["a": Array(0..<100), "b": Array(100..<400)])
      #expect(scene.offset(of: 250) == offset)
      try await scene.show(["b": Array(200..<400)])
      #expect(scene.offset(of: 250) == offset)
    }

    @Test("A list that keeps to the top shows what is inserted there, while it is there")
    func top() async throws {
      let scene = try await ListScene(["a": Array(100..<400)])
      try await scene.show(["a": Array(90..<400)])
      try await scene.stage.wait { scene.scrolled.verticalOffset == 0 }
      #expect(scene.shown.prefix(2) == ["a", "90"])
    }

    @Test("A list that keeps to the bottom begins there, and follows what is inserted there")
    func bottom() async throws {
      let scene = try await ListScene(["a": Array(0..<500)], anchor: .bottom)
      try await scene.stage.wait {
        scene.scrolled.verticalOffset > 1000 && scene.distanceFromEnd < 1
      }
      // The first row is too far away to be made.
      #expect(!scene.record.appeared.contains(0))
      #expect(scene.record.appeared.contains(499))
      try await scene.show(["a": Array(0..<501)])
      try await scene.stage.wait { scene.distanceFromEnd < 1 }
      #expect(scene.shown.last == "500")
      // Somewhere else, it stays there.
      let offset = try await scene.scroll(to: 400)
      try await scene.show(["a": Array(-300..<502)])
      #expect(scene.offset(of: 400) == offset)
      #expect(scene.distanceFromEnd > 1000)
    }

    @Test(
      "A list that was empty in between shows its end again",
      arguments: [VerticalEdge.top, .bottom]
    )
    func emptied(anchor: VerticalEdge) async throws {
      let scene = try await ListScene(["a": Array(0..<1000)], anchor: anchor)
      let (near, far) = anchor == .top ? (0, 999) : (999, 0)
      for _ in 0..<2 {
        try await scene.stage.wait {
          scene.offset(of: near).map { (0..<400).contains($0) } ?? false
            && (anchor == .top ? scene.scrolled.verticalOffset < 1 : scene.distanceFromEnd < 1)
        }
        #expect(scene.button(far) == nil)
        try await scene.show([:])
        #expect(scene.shown == [])
        try await scene.show(["a": Array(0..<1000)])
      }
    }

    @Test("In another scrolled window, the list keeps to its end, too")
    func otherWindow() async throws {
      let scene = try await ListScene(["a": Array(0..<100)], anchor: .bottom)
      let other = ScrolledWindow()
      scene.stage.window.remove(scene.scrolled)
      other { scene.list }
      scene.stage.window { other }
      try await scene.show(["a": Array(0..<200)])
      let adjustment = gtk_scrolled_window_get_vadjustment(other.opaque)
      try await scene.stage.wait {
        gtk_adjustment_get_upper(adjustment) > 2000
          && gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
            - other.verticalOffset < 1
      }
    }
  }
}
