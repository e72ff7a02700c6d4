import Testing
import Withy

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("List view with 100,000 rows")
  struct ListViewTests {
    struct Item: Identifiable {
      let id: Int
      var title: String { "Row \(id)" }
    }

    /// A list in a window.
    @MainActor
    struct Scene {
      let stage: Stage
      let list: ListView<Item>

      init(_ items: [Item]) async throws {
        stage = try await Stage()
        stage.window.defaultWidth = 300
        stage.window.defaultHeight = 400
        list = ListView { item in
          CheckButton.make.title(item.title).isOn(false)
        }
        list.items = items
        let scrolled = ScrolledWindow()
        scrolled { list }
        stage.window { scrolled }
        try await stage.turn()
      }

      /// The titles of the rows that there are, by their items.
      var titles: [Int: String] {
        Dictionary(uniqueKeysWithValues: list.shownRows.map { ($0.id, $0.button.title) })
      }
    }

    @Test("Only visible rows are created, and reused when the list is scrolled")
    func recycling() async throws {
      let scene = try await Scene((0..<100_000).map(Item.init))
      #expect(scene.titles[3] == "Row 3")
      let count = scene.list.rowCount
      #expect(count > 10 && count < 400)
      for index in [50_000, 99_999, 20] {
        scene.list.scroll(to: index)
        try await scene.stage.turn()
        #expect(scene.titles[index] == "Row \(index)")
        #expect(scene.list.rowCount < 400)
      }
      #expect(scene.titles.allSatisfy { $1 == "Row \($0)" })
    }

    @Test("A check mark set in one row does not appear in another")
    func noRemains() async throws {
      let scene = try await Scene((0..<100_000).map(Item.init))
      for row in scene.list.shownRows { row.button.isOn = true }
      scene.list.scroll(to: 50_000)
      try await scene.stage.turn()
      let row = try #require(scene.list.shownRows.first { $0.id == 50_000 })
      #expect(!row.button.isOn)
    }

    @Test("Rows follow insertions, removals and a new order")
    func changes() async throws {
      let scene = try await Scene((0..<1000).map(Item.init))
      scene.list.items.insert(Item(id: -1), at: 0)
      try await scene.stage.turn()
      #expect(scene.titles[-1] == "Row -1")
      scene.list.items.removeFirst(500)
      try await scene.stage.turn()
      #expect(scene.titles[499] == "Row 499")
      scene.list.items.reverse()
      try await scene.stage.turn()
      #expect(scene.titles.allSatisfy { $1 == "Row \($0)" })
      scene.list.items = []
      try await scene.stage.turn()
      #expect(scene.titles.isEmpty)
    }
  }
}

extension ListView<GTKTests.ListViewTests.Item> {
  /// The rows that show an item: its id, and the button in the row.
  var shownRows: [(id: Int, button: CheckButton)] {
    rows.values.compactMap { row in
      guard let id = row.id?.base as? Int, let button = row.box.children.first as? CheckButton,
        items.contains(where: { $0.id == id })
      else { return nil }
      return (id, button)
    }
  }
}
