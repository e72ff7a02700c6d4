import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Revealers")
  struct RevealerTests {
    /// A window with a label that comes and goes, and another one below it.
    @MainActor
    private final class Scene {
      let stage: Stage
      let revealer = Revealer()
      let below = Label.make.text("below").build()
      let box = Box()
      var isShown = false
      private(set) var live: Live?

      init(_ stage: Stage, isMade: Bool = false) async throws {
        self.stage = stage
        stage.window { box }
        live = box.live(self) { scene in
          if scene.isShown {
            if isMade {
              Revealer.make.transition(.opacity).children { Label.make.text("Saved") }
            } else {
              scene.revealer.with.transition(.slide).children { Label.make.text("Saved") }
            }
          }
          scene.below
        }
        try await stage.turn()
      }

      func show(_ isShown: Bool) -> Changes? {
        self.isShown = isShown
        return live?.update()
      }

      /// The height that a revealer takes.
      var height: Int32 { gtk_widget_get_height(revealer.pointer) }

      /// Sets how long the animation takes, in milliseconds.
      func setDuration(_ duration: UInt32) {
        gtk_revealer_set_transition_duration(revealer.opaque, duration)
      }
    }

    @Test("A child slides into view when its container enters, and out of it before it leaves")
    func sliding() async throws {
      let scene = try await Scene(Stage())
      #expect(scene.show(true)?.insertions == 2)
      try await scene.stage.wait { gtk_revealer_get_child_revealed(scene.revealer.opaque) != 0 }
      #expect(scene.height > 0)
      #expect(scene.show(false)?.removals == 1)
      #expect(scene.box.children.count == 2)
      try await scene.stage.wait { scene.box.children.count == 1 }
      #expect(scene.revealer.isHidden)
    }

    @Test("A container that comes back before it has left turns back")
    func turningBack() async throws {
      let scene = try await Scene(Stage())
      _ = scene.show(true)
      try await scene.stage.wait { gtk_revealer_get_child_revealed(scene.revealer.opaque) != 0 }
      let full = scene.height
      scene.setDuration(10_000)
      _ = scene.show(false)
      try await scene.stage.wait { scene.height < full }
      scene.setDuration(100)
      _ = scene.show(true)
      try await scene.stage.wait { scene.height == full }
      for _ in 0..<20 { try await scene.stage.turn() }
      #expect(scene.box.children.first === scene.revealer)
      #expect(scene.revealer.isRevealed)
    }

    @Test("Without a window, a container comes and goes at once, also one that a factory makes")
    func atOnce() async throws {
      let scene = try await Scene(Stage(), isMade: true)
      scene.stage.window.remove(scene.box)
      _ = scene.show(true)
      let made = try #require(scene.box.children.first as? Revealer)
      #expect(gtk_revealer_get_child_revealed(made.opaque) != 0)
      #expect(
        gtk_revealer_get_transition_type(made.opaque) == GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      )
      _ = scene.show(false)
      #expect(scene.box.children.count == 1)
      #expect(made.isHidden)
    }

    @Test("The next child of a window comes once a container before it has left")
    func room() async throws {
      let stage = try await Stage()
      var isShown = true
      let next = Label()
      let live = stage.window.live {
        if isShown { Revealer.make.transition(.slide).children { Label() } } else { next }
      }
      try await stage.wait {
        let shown = stage.window.children.first as? Revealer
        return shown.map { gtk_revealer_get_child_revealed($0.opaque) != 0 } ?? false
      }
      isShown = false
      #expect(reports { live.update() }.isEmpty)
      #expect(Widget.object(of: gtk_window_get_child(stage.window.pointer())) is Revealer)
      try await stage.wait { stage.window.children.first === next }
      #expect(gtk_window_get_child(stage.window.pointer()) == next.pointer)
      live.stop()
    }

    @Test("The state says whether the child is seen")
    func state() async throws {
      _ = try await Stage()
      let revealer = Revealer.make.isRevealed(true).children { Label() }.build()
      #expect(gtk_revealer_get_reveal_child(revealer.opaque) != 0)
      #expect(gtk_revealer_get_child(revealer.opaque) == revealer.children[0].pointer)
    }
  }
}
