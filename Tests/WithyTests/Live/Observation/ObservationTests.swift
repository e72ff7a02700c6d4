import TestSupport
import Testing
import Withy

/// State of the `Observation` framework runs the blocks that read it.
@MainActor
@Suite("Observation", .bothWays) struct ObservationTests {
  let model = ObservedModel()
  let counter = RunCounter()
  let root = View("root")

  @Test("A change of state that the block read runs it again, once for all changes in one turn")
  func change() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.title(model.name).count(model.number)
    }
    await turn()
    #expect(counter.take() == ["block": 1])
    model.name = "b"
    model.number = 1
    model.name = "c"
    #expect(counter.take() == [:])
    await turn()
    #expect(counter.take() == ["block": 1])
    #expect(root.children[0].title == "c" && root.children[0].count == 1)
    #expect(live.lastChanges == Changes(propertyWrites: 2))
    model.name = "d"
    await turn()
    #expect(counter.take() == ["block": 1])
  }

  @Test("A change of other state runs nothing")
  func changeOfOther() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.title(model.name)
    }
    model.number = 1
    model.unobserved = 1
    await turn()
    #expect(counter.take() == ["block": 1])
    withExtendedLifetime(live) {}
  }

  @Test("Reads in calls, hooks and factories are not observed")
  func readsThatDoNotCount() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View(model.name) }
        .call { $0.count = model.number }
        .once { _ in _ = model.name }
        .onInsert { _ in _ = model.items }
        .call(on: 1) { _ in _ = model.number }
        .count.modify { $0 += model.number }
    }
    model.name = "b"
    model.number = 2
    model.items = []
    await turn()
    #expect(counter.take() == ["block": 1])
    withExtendedLifetime(live) {}
  }

  @Test("A pass by hand discards what was read before")
  func updateByHand() async {
    var readsName = true
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.title(readsName ? model.name : "-").count(model.number)
    }
    readsName = false
    for _ in 0..<100 { live.update() }
    #expect(counter.take() == ["block": 101])
    model.name = "b"
    await turn()
    #expect(counter.take() == [:])
    model.number = 1
    await turn()
    #expect(counter.take() == ["block": 1])
    withExtendedLifetime(live) {}
  }

  @Test("Without an actor, a live parent does not observe")
  func withoutActor() async {
    let (before, after) = await Self.unisolated()
    #expect(before == "a" && after == "b")
  }

  /// Changes state that a block read, and returns the title before and after a pass by hand.
  nonisolated static func unisolated() async -> (String?, String?) {
    let model = ObservedModel()
    let root = View("root")
    let live = make(root) { Hierarchy { Builder { View() }.title(model.name) } }
    model.name = "b"
    await turn()
    let before = root.children[0].title
    live.update()
    return (before, root.children[0].title)
  }

  nonisolated static func make(_ root: View, _ block: @escaping () -> Hierarchy<View>) -> Live {
    root.live { block() }
  }

  @Test("Passes run on the actor that made the live parent")
  func otherActor() async {
    let host = Host()
    await host.start()
    await host.rename("b")
    for _ in 0..<20 where await host.title != "b" { await turn() }
    #expect(await host.title == "b")
  }

  actor Host {
    private let model = ObservedModel()
    private let root = View("root")
    private var live: Live?

    func start() {
      live = root.live { [model] in
        Builder { View() }.title(model.name).call { [weak self] _ in self?.preconditionIsolated() }
      }
    }

    func rename(_ name: String) { model.name = name }

    var title: String? { root.children[0].title }
  }
}
