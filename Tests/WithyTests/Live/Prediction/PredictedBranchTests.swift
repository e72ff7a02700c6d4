import Testing
import Withy

/// Content that is the same in another branch, or in another position.
@Suite("Predicted branches", .bothWays) struct PredictedBranchTests {
  let state = PredictionState()
  let root = View("root")

  /// A row that is always described in this line.
  private func row(_ title: String) -> Hierarchy<View> {
    Hierarchy { Builder<View>(View()).title(title) }
  }

  @Test("Equal rows in another branch are other nodes, in a block that is compared")
  func branches() {
    let live = root.live {
      Builder<View>(View()).children {
        if state.flag {
          row("a")
          row("b")
        } else {
          row("a")
          row("b")
        }
      }
      Builder<View>(View()).children {
        if state.flag {
          ForEach(0..<2) { _ in row("c") }
        } else {
          ForEach(0..<2) { _ in row("c") }
        }
      }
    }
    for flag in [true, false, true] {
      live.update()
      let before = root.children.map(\.children)
      state.flag = flag
      #expect(live.update() == Changes(insertions: 4, removals: 4, propertyWrites: 4))
      for (now, before) in zip(root.children.map(\.children), before) {
        #expect(now.map(\.title) == before.map(\.title))
        #expect(zip(now, before).allSatisfy { $0 !== $1 })
      }
      #expect(live.update() == Changes())
    }
  }

  @Test("An item whose content is in a condition now is another node")
  func itemBranch() {
    func content() -> Hierarchy<View> {
      let row = row("a")
      return state.flag ? Hierarchy { if state.count > 0 { row } else { Label.make } } : row
    }
    let live = root.live {
      View.make.title("first")
      ForEach(0..<2) { _ in content() }
    }
    for flag in [true, false, true] {
      live.update()
      let before = root.children
      state.flag = flag
      #expect(live.update() == Changes(insertions: 2, removals: 2, propertyWrites: 2))
      #expect(!before.contains { $0 === root.children[1] } && root.children[0] === before[0])
      #expect(live.update() == Changes())
    }
  }

  @Test("Items that are parts of two nodes stay as they are")
  func partsOfTwo() {
    let live = root.live {
      ForEach(0..<3) { index in
        Part(index) {
          View.make.title("a")
          View.make.title("b")
        }
      }
    }
    let views = root.children
    for _ in 0..<3 {
      #expect(live.update() == Changes())
      #expect(root.children.isIdentical(to: views))
    }
  }
}
