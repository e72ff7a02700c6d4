import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Random sections of a list view")
  struct ListRandomTests {
    /// Sections of some of sixty items, each of which is in one of them.
    private struct Sections {
      var names: [Int] = []
      var items: [Int: [Int]] = [:]

      init(using random: inout SeededGenerator) {
        names = Array(
          (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        )
        guard !names.isEmpty else { return }
        let count = Int.random(in: 0...60, using: &random)
        // Mostly in order, as items are.
        var ids = Array((0..<60).shuffled(using: &random).prefix(count))
        if Bool.random(using: &random) { ids.sort() }
        for id in ids { items[names[id * names.count / 60], default: []].append(id) }
      }

      var ids: [Int] { names.flatMap { items[$0] ?? [] } }

      /// What the list is to show.
      var shown: [String] {
        names.flatMap { ["section \($0)"] + (items[$0] ?? []).map { "\($0)" } }
      }

      @MainActor
      func show(in scene: ListScene) {
        scene.list.show {
          for name in names {
            ListSection(name, (items[name] ?? []).map(ListScene.Item.init)) { item in
              Builder<CheckButton> {
                scene.record.made += 1
                return CheckButton()
              }
              .title("\(item.id)")
            }
            .header { Label.make.text("section \(name)") }
          }
        }
      }
    }

    @Test("Rows are shown in order, kept with their widgets, and made only if they are new")
    func atOnce() async throws {
      let scene = try await ListScene([:])
      let settings = try #require(UnsafeMutableRawPointer(gtk_settings_get_default()))
      scene.list["gtk-enable-animations", of: settings] = false
      defer { scene.list["gtk-enable-animations", of: settings] = true }
      var random = SeededGenerator(seed: 35)
      var former: [Int] = []
      for step in 0..<150 {
        let sections = Sections(using: &random)
        let kept = Set(former).intersection(sections.ids)
        let buttons = kept.map { ($0, scene.button($0)) }
        let chosen = former.randomElement(using: &random)
        scene.list.selection = chosen
        sections.show(in: scene)
        try #require(scene.shown == sections.shown, "step \(step)")
        for (id, button) in buttons {
          try #require(button != nil && scene.button(id) === button, "step \(step), item \(id)")
        }
        let selection = chosen.flatMap { sections.ids.contains($0) ? $0 : nil }
        try #require(scene.list.shown == selection.map { AnyHashable($0) }, "step \(step)")
        former = sections.ids
      }
    }

    @Test("Rows that collapse and come back in the meantime end as they are described")
    func collapsing() async throws {
      let scene = try await ListScene([:])
      var random = SeededGenerator(seed: 36)
      var sections = Sections(using: &random)
      for step in 0..<60 {
        if Int.random(in: 0..<4, using: &random) == 0 { sections = Sections(using: &random) }
        // A few rows leave, of which some come back in the next steps.
        let all = sections
        for name in sections.names where Bool.random(using: &random) {
          sections.items[name]?.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
        }
        sections.show(in: scene)
        try #require(Set(sections.shown).isSubset(of: scene.shown), "step \(step)")
        if Bool.random(using: &random) { try await scene.stage.turn() }
        if Bool.random(using: &random) { sections = all }
      }
      sections.show(in: scene)
      try await scene.stage.wait { scene.shown == sections.shown }
      #expect(scene.list.lines.count == sections.shown.count)
    }
  }
}
