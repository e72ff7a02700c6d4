import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("List box with 1,000 rows")
  struct ManyRowsTests {
    @Test(
      "Rows are inserted, moved and removed by the fewest operations, and kept",
      arguments: ContainerKind.allCases
    )
    func rows(kind: ContainerKind) async throws {
      let stage = try await Stage()
      let container = kind.container
      stage.window { container }
      var ids: [Int] = []
      let live = container.live {
        ForEach(ids, id: \.self) { id in
          Box.make.orientation(.horizontal).children {
            CheckButton.make
            Label.make.text("Row \(id)")
            Button.make.title("Remove")
          }
        }
      }
      func expectOrder() {
        let texts = container.children.map { (($0 as? Box)?.children[1] as? Label)?.text }
        #expect(texts == ids.map { "Row \($0)" })
        if let list = container as? ListBox {
          #expect(
            list.shownChildren.map(ObjectIdentifier.init)
              == list.children.map(ObjectIdentifier.init)
          )
        } else {
          #expect(container.rawChildren == container.children.map(\.pointer))
        }
      }

      ids = Array(0..<1000)
      let added = live.update()
      #expect(added.insertions == 4000)
      expectOrder()
      let first = container.children[0]

      #expect(live.update().isEmpty)

      ids.swapAt(0, 999)
      #expect(live.update() == Changes(moves: 2))
      #expect(container.children[999] === first)
      expectOrder()

      ids.append(ids.removeFirst())
      #expect(live.update() == Changes(moves: 1))
      expectOrder()

      ids.removeAll { $0 % 2 == 1 }
      #expect(live.update() == Changes(removals: 500))
      #expect(container.children.contains { $0 === first })
      expectOrder()

      ids = []
      #expect(live.update() == Changes(removals: 500))
      expectOrder()
      try await stage.turn()
    }
  }
}
