import Observation
import ReportRecorder
import Testing
import Withy

/// State of the `Observation` framework runs the blocks that read it.
@MainActor
@Suite("Observation", .bothWays) struct ObservationTests {
  @Observable
  final class Model {
    var name = "a"
    var number = 0
    var items = [Item(id: 1), Item(id: 2)]
    @ObservationIgnored var unobserved = 0
  }

  @Observable
  final class Item: Identifiable {
    let id: Int
    var title = ""

    init(id: Int) { self.id = id }
  }

  struct Row: Equatable {
    let id: Int
    var title: String
  }

  /// Counts how often blocks run.
  final class Counter {
    var runs: [String: Int] = [:]

    func run(_ block: String) { runs[block, default: 0] += 1 }

    /// The runs since the last look.
    func take() -> [String: Int] {
      defer { runs = [:] }
      return runs
    }
  }

  let model = Model()
  let counter = Counter()
  let root = View("root")

  /// Lets the other jobs of the main actor run, until nothing happens any more.
  func turn() async {
    for _ in 0..<50 { await Task.yield() }
  }

  @Test("A change of what the block read runs it again, once for all changes of one turn")
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

  @Test("A change of something else runs nothing")
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

  @Test("Reads inside calls, hooks and factories do not count")
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

  @Test("A pass by hand forgets what was read before")
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
  }

  @Test("A part runs alone when only it read what changed")
  func part() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View("title") }.title(model.name)
      Part {
        let _ = counter.run("part")
        if model.number > 0 { Builder { View("many") }.count(model.number) }
      }
      Builder { View("last") }
    }
    #expect(counter.take() == ["block": 1, "part": 1])
    let before = root.children
    model.number = 3
    await turn()
    #expect(counter.take() == ["part": 1])
    #expect(live.lastChanges == Changes(insertions: 1, propertyWrites: 1))
    #expect(root.children.map(\.name) == ["title", "many", "last"])
    #expect([root.children[0], root.children[2]].isIdentical(to: before))
    model.name = "b"
    await turn()
    #expect(counter.take() == ["block": 1, "part": 1])
    model.number = 0
    await turn()
    #expect(root.children.isIdentical(to: before))
  }

  @Test("A part with a value is passed over while it is equal, and keeps the newest block")
  func partWithValue() async {
    var captured = "old"
    let live = root.live {
      let _ = counter.run("block")
      let text = captured
      Part(model.number) {
        let _ = counter.run("part")
        Builder { View() }.title("\(text) \(model.name)")
      }
    }
    captured = "new"
    live.update()
    #expect(counter.take() == ["block": 2, "part": 1])
    #expect(root.children[0].title == "old a")
    model.name = "b"
    await turn()
    #expect(counter.take() == ["part": 1])
    #expect(root.children[0].title == "new b")
    model.number = 1
    await turn()
    #expect(counter.take() == ["block": 1, "part": 1])
  }

  @Test(
    "A part whose state has changed runs in a pass over the whole block, though its value is equal"
  )
  func changedPartInWholePass() async {
    let live = root.live {
      Builder { View() }.count(model.number)
      Part(0) {
        let _ = counter.run("part")
        Builder { View() }.title(model.name)
      }
    }
    model.name = "b"
    live.update()
    #expect(root.children[1].title == "b")
    #expect(counter.take() == ["part": 2])
    await turn()
    #expect(counter.take() == [:])
  }

  @Test("Parts in parts run once, the outer ones first")
  func nestedParts() async {
    let live = root.live {
      Part {
        let _ = counter.run("outer")
        Builder { View() }.title(model.name).children {
          Part {
            let _ = counter.run("inner")
            if model.number < 5 { Builder { View() }.count(model.number) }
          }
        }
      }
    }
    _ = counter.take()
    model.number = 1
    await turn()
    #expect(counter.take() == ["inner": 1])
    #expect(root.children[0].children[0].count == 1)
    model.number = 2
    model.name = "b"
    await turn()
    #expect(counter.take() == ["outer": 1, "inner": 1])
    #expect(root.children[0].children[0].count == 2)
    withExtendedLifetime(live) {}
  }

  @Test("Parts that change in one turn run in one pass")
  func severalParts() async {
    let live = root.live {
      for index in 0..<3 {
        Part {
          let _ = counter.run("\(index)")
          Builder { View() }.count(model.number + index)
        }
      }
    }
    _ = counter.take()
    model.number = 5
    await turn()
    #expect(counter.take() == ["0": 1, "1": 1, "2": 1])
    #expect(live.lastChanges == Changes(propertyWrites: 3))
    #expect(root.children.map(\.count) == [5, 6, 7])
  }

  @Test("A part that leaves in a pass is not run")
  func leavingPart() async {
    let live = root.live {
      Part {
        if model.number == 0 {
          Builder { View() }.children {
            Part {
              let _ = counter.run("inner")
              Builder { View() }.title(model.name)
            }
          }
        }
      }
    }
    _ = counter.take()
    model.number = 1
    model.name = "b"
    await turn()
    #expect(counter.take() == [:])
    #expect(root.children.isEmpty)
    model.name = "c"
    await turn()
    #expect(counter.take() == [:])
    withExtendedLifetime(live) {}
  }

  @Test("The items of a ForEach are read where it stands; equal ones are passed over")
  func equatableItems() async {
    var rows = [Row(id: 1, title: "a"), Row(id: 2, title: "b")]
    let live = root.live {
      let _ = counter.run("block \(model.number)")
      ForEach(rows, id: \.id) { row in
        let _ = counter.run("row \(row.id)")
        Builder { View() }.title("\(row.title) \(model.name)")
      }
      .equatable()
    }
    #expect(counter.take() == ["block 0": 1, "row 1": 1, "row 2": 1])
    rows[1].title = "c"
    rows.insert(Row(id: 3, title: "d"), at: 0)
    rows.swapAt(1, 2)
    live.update()
    #expect(counter.take() == ["block 0": 1, "row 2": 1, "row 3": 1])
    #expect(root.children.map(\.title) == ["d a", "c a", "a a"])
    model.name = "x"
    await turn()
    #expect(counter.take() == ["row 1": 1, "row 2": 1, "row 3": 1])
    #expect(root.children.map(\.title) == ["d x", "c x", "a x"])
    model.name = "y"
    rows.removeFirst()
    live.update()
    #expect(counter.take() == ["block 0": 1, "row 1": 1, "row 2": 1])
    #expect(root.children.map(\.title) == ["c y", "a y"])
  }

  @Test("The items that are passed over keep the newest block")
  func newestItemBlock() async {
    var prefix = "old"
    let live = root.live {
      let text = prefix
      ForEach([1, 2], id: \.self) { id in
        Builder { View() }.title("\(text) \(id) \(model.name)")
      }
      .equatable()
    }
    prefix = "new"
    live.update()
    #expect(root.children.map(\.title) == ["old 1 a", "old 2 a"])
    model.name = "b"
    await turn()
    #expect(root.children.map(\.title) == ["new 1 b", "new 2 b"])
  }

  @Test("A row that reads its own object runs alone in a part")
  func rows() async {
    let live = root.live {
      ForEach(model.items) { item in
        Part {
          let _ = counter.run("\(item.id)")
          Builder { View() }.title(item.title)
        }
      }
    }
    _ = counter.take()
    model.items[1].title = "x"
    await turn()
    #expect(counter.take() == ["2": 1])
    #expect(live.lastChanges == Changes(propertyWrites: 1))
  }

  @Test("stop ends the observation")
  func stop() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.title(model.name)
    }
    model.name = "b"
    live.stop()
    await turn()
    model.name = "c"
    await turn()
    #expect(counter.take() == ["block": 1])
    #expect(root.children.count == 1)
    #expect(live.update().isEmpty && live.plan().isEmpty)
  }

  @Test("A change in a pass runs another pass")
  func changeInPass() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.count(model.number).call { _ in
        if model.number < 3 { model.number += 1 }
      }
    }
    await turn()
    #expect(counter.take() == ["block": 4])
    #expect(root.children[0].count == 3)
    withExtendedLifetime(live) {}
  }

  @Test("Two live parents that ask each other for passes are stopped after a hundred, and reported")
  func passesThatAskForEachOther() async {
    var passes = 0
    var line: UInt = 0
    let other = View("other")
    let found = await reports {
      line = #line + 1
      let a = root.live {
        View.make(View()).count(model.number).call { _ in
          passes += 1
          model.name += "a"
        }
      }
      let b = other.live {
        View.make(View()).title(model.name).call { _ in
          passes += 1
          model.number += 1
        }
      }
      for _ in 0..<20 { await turn() }
      withExtendedLifetime((a, b)) {}
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message == "passes asked for each other 100 times in a row; they were stopped"
    )
    #expect([line, line + 6].contains(found.first?.line))
    #expect((100...102).contains(passes))
  }

  @Test("A pass may start a task that changes state, again and again")
  func passesThatStartTasks() async {
    let found = await reports {
      let live = root.live {
        View.make(View()).count(model.number).call(on: model.number) { _ in
          if model.number < 150 { Task { model.number += 1 } }
        }
      }
      for _ in 0..<20 where model.number < 150 { await turn() }
      withExtendedLifetime(live) {}
    }
    #expect(found == [])
    #expect(model.number == 150)
  }

  @Test("Called without an actor, a live parent does not observe")
  func withoutActor() async {
    let (before, after) = await Self.unisolated()
    #expect(before == "a" && after == "b")
  }

  /// Changes state that a block read, and returns the title before and after a pass by hand.
  nonisolated static func unisolated() async -> (String?, String?) {
    let model = Model()
    let root = View("root")
    let live = make(root) { Hierarchy { Builder { View() }.title(model.name) } }
    model.name = "b"
    for _ in 0..<50 { await Task.yield() }
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
    for _ in 0..<1_000 where await host.title != "b" { await Task.yield() }
    #expect(await host.title == "b")
  }

  actor Host {
    private let model = Model()
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

  @Test("Nothing keeps the others alive: live parent, tree, blocks and state")
  func lifetimes() async {
    weak var weakModel: Model?
    weak var weakRoot: View?
    weak var weakLive: Live?
    weak var weakNode: View?
    do {
      let model = Model()
      var root: View? = View("root")
      let node = View("node")
      let live = root!.live {
        node.with.title(model.name)
        ForEach(model.items) { item in Part { Builder { View() }.title(item.title) } }
      }
      weakModel = model
      weakRoot = root
      weakLive = live
      weakNode = node
      model.name = "b"
      await turn()
      #expect(node.title == "b")
      root = nil
      #expect(weakRoot == nil)
      model.name = "c"
      await turn()
      #expect(live.update().isEmpty)
    }
    await turn()
    #expect(weakModel == nil && weakLive == nil && weakNode == nil)
  }

  final class Screen: View {
    let model = Model()
    var live: Live?

    @MainActor func start() {
      live = self.live(self) { screen in
        Builder { View() }.title(screen.model.name)
      }
    }
  }

  @Test("An owner is held weakly, also by what it holds, and its end is the end of the updates")
  func owner() async {
    weak var weakScreen: Screen?
    let model: Model
    do {
      let screen = Screen("screen")
      screen.start()
      weakScreen = screen
      model = screen.model
      model.name = "b"
      await turn()
      #expect(screen.children[0].title == "b")
    }
    #expect(weakScreen == nil)
    model.name = "c"
    await turn()
  }

  @Test("When the owner has gone the tree stays as it is")
  func ownerOfAnotherTree() async {
    var owner: Item? = Item(id: 1)
    let live = root.live(owner!) { item in Builder { View() }.title(item.title) }
    #expect(live.plan().isEmpty)
    owner = nil
    #expect(live.plan().isEmpty)
    #expect(live.update().isEmpty)
    #expect(root.children.count == 1)
  }
}
