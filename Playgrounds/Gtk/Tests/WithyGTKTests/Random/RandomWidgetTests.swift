import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Random trees of widgets")
  struct RandomWidgetTests {
    /// A box in a window, whose content is equal to a random tree.
    @MainActor
    private final class Scene {
      var tree: RandomWidgetTree
      let box = Box()
      private(set) var live: Live?

      init(_ tree: RandomWidgetTree, in window: Window) {
        self.tree = tree
        window { box }
        live = box.live(self) { scene in
          for root in scene.tree.roots { root.hierarchy }
        }
      }

      /// The widgets of the tree, by id.
      var widgets: [Int: Widget] {
        var widgets: [Int: Widget] = [:]
        func add(_ described: [RandomWidget], of container: Container) {
          for (item, widget) in zip(described, container.children) {
            widgets[item.id] = widget
            if let container = widget as? Container { add(item.children, of: container) }
          }
        }
        add(tree.roots, of: box)
        return widgets
      }
    }

    @Test("After any passes, a tree of widgets equals one that is made anew", arguments: 1...10)
    func passes(seed: UInt64) throws {
      try #require(Program.start())
      var random = SeededGenerator(seed: seed)
      let window = Window()
      let scene = Scene(RandomWidgetTree(using: &random), in: window)
      for pass in 0..<30 {
        let before = scene.widgets
        scene.tree = RandomWidgetTree(using: &random)
        let found = reports { scene.live?.update() }
        #expect(found.isEmpty)
        let other = Window()
        let fresh = Scene(scene.tree, in: other)
        let (dump, expected) = (WidgetDump(scene.box).lines, WidgetDump(fresh.box).lines)
        try #require(dump == expected, "seed \(seed), pass \(pass)")
        for (id, widget) in scene.widgets where before[id] != nil {
          try #require(before[id] === widget, "seed \(seed), pass \(pass)")
        }
      }
    }

    @Test("The focus stays in an entry that moves", arguments: 1...5)
    func focus(seed: UInt64) async throws {
      let stage = try await Stage()
      var random = SeededGenerator(seed: seed)
      let scene = Scene(RandomWidgetTree(using: &random), in: stage.window)
      var checks = 0
      for pass in 0..<60 {
        let focused = scene.tree.focusableEntries.filter { scene.widgets[$0]?.focus() == true }.last
        scene.tree = RandomWidgetTree(using: &random)
        scene.live?.update()
        guard let focused, scene.tree.focusableEntries.contains(focused) else { continue }
        try #require(scene.widgets[focused]?.hasFocus == true, "seed \(seed), pass \(pass)")
        checks += 1
      }
      #expect(checks > 0)
    }
  }
}

extension RandomWidgetTree {
  /// The ids of the entries that can have the focus.
  fileprivate var focusableEntries: [Int] {
    var ids: [Int] = []
    func add(_ widgets: [RandomWidget]) {
      for widget in widgets where widget.isVisible != false && widget.isEnabled != false {
        switch widget.kind {
        case .entry: ids.append(widget.id)
        case .box, .listBox, .layoutBox, .paned, .scrolled, .headerBar: add(widget.children)
        default: break
        }
      }
    }
    add(roots)
    return ids
  }
}
