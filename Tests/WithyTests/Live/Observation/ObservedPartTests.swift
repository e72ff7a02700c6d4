import TestSupport
import Testing
import Withy

/// Parts and items that read state run alone.
@MainActor
@Suite("Observation of parts", .bothWays) struct ObservedPartTests {
  let model = ObservedModel()
  let counter = RunCounter()
  let root = View("root")

  @Test("A part runs alone if only it read the changed state")
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
    model.number = 4
    await turn()
    #expect(live.lastChanges.operations.map(\.description) == ["set Int of View at 1"])
    #expect(counter.take() == ["part": 1])
    model.name = "b"
    await turn()
    #expect(counter.take() == ["block": 1, "part": 1])
    model.number = 0
    await turn()
    #expect(root.children.isIdentical(to: before))
  }

  @Test("A part that has moved into a newer one runs once if both have read the changed state")
  func movedIntoNewer() async {
    let box = View("box")
    var isInPart = false
    let boxed = { [model, counter] in
      box.with.children {
        Part {
          let _ = counter.run("inner")
          Builder { View() }.title("\(model.number)")
        }
      }
    }
    let live = root.live { [model, counter] in
      if isInPart {
        Part {
          let _ = counter.run("outer")
          boxed().count(model.number)
        }
      } else {
        boxed()
      }
    }
    isInPart = true
    live.update()
    _ = counter.take()
    model.number = 3
    await turn()
    #expect(counter.take() == ["outer": 1, "inner": 1])
    #expect(box.count == 3 && box.children.map(\.title) == ["3"])
    #expect(root.children.isIdentical(to: [box]))
  }

  @Test("A part with a value is skipped while it is equal, and keeps the newest block")
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
    "A part whose state has changed runs in a pass over the whole block, even if its value is equal"
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

  @Test("A part removed in a pass is not run")
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

  struct Row: Equatable {
    let id: Int
    var title: String
  }

  @Test("The items of a ForEach are observed at its position; equal ones are skipped")
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

  @Test("Skipped items keep the newest block")
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
}
