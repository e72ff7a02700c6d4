import TestSupport
import Testing
import Withy

/// Containers that are used again for something else, as the cells of a list are.
@Suite("Cells", .bothWays) struct LiveReuseTests {
  let cell = View("cell")

  /// A live parent that shows a row.
  func show(_ row: Int, isOn: Bool = false, _ live: Live? = nil) -> Live {
    cell.live(reusing: live, id: row) {
      View.make(View("switch")).count(isOn ? 1 : 0).title("row")
    }
  }

  @Test("A change by the user in one row does not appear in another")
  func anotherRow() {
    let live = show(10)
    let nodes = cell.children
    nodes[0].count = 1
    #expect(show(215, live) === live)
    #expect(cell.children.isIdentical(to: nodes))
    #expect(nodes[0].count == 0)
    #expect(live.lastChanges == Changes(propertyWrites: 2))
  }

  @Test("The same row is updated with the new block, and the user's change is kept")
  func sameRow() {
    let live = show(10)
    cell.children[0].count = 5
    #expect(show(10, live) === live)
    #expect(live.lastChanges.isEmpty && cell.children[0].count == 5)
    _ = show(10, isOn: true, live)
    #expect(live.lastChanges == Changes(propertyWrites: 1) && cell.children[0].count == 1)
  }

  @Test("A handler is set again for another row, whoever replaced it, also below another handler")
  func handlers() {
    var taps: [Int] = []
    func show(_ row: Int, hasLower: Bool, _ live: Live?) -> Live {
      cell.live(reusing: live, id: row) {
        View.make(View())
          .if(hasLower) { $0.onTap.perform { _ in taps.append(-row) } }
          .onTap.perform { _ in taps.append(row) }
      }
    }
    let live = show(1, hasLower: true, nil)
    cell.children[0].onTap = {}
    for (row, hasLower) in [(2, true), (3, false), (4, true), (5, true)] {
      _ = show(row, hasLower: hasLower, live)
      cell.children[0].onTap()
      live.update()
      cell.children[0].onTap()
      #expect(taps == [row, row])
      taps = []
    }
  }

  @Test("For another row, calls with values are made again, and once steps are not")
  func calls() {
    var log: [String] = []
    func show(_ row: Int, _ live: Live?) -> Live {
      cell.live(reusing: live, id: row) {
        View.make(View())
          .call(on: 1) { _ in log.append("call") }
          .once { _ in log.append("once") }
          .call(View.wear, Style())
          .children { View.make(View()).call(on: 2) { _ in log.append("inner") } }
      }
    }
    let live = show(1, nil)
    #expect(log == ["call", "once", "inner"])
    log = []
    _ = show(1, live)
    #expect(log == [])
    _ = show(2, live)
    #expect(log == ["call", "inner"])
  }

  @Test("For another row, everything is written again: in parts, equal items and nested chains")
  func everything() {
    func show(_ row: Int, _ live: Live?) -> Live {
      cell.live(reusing: live, id: row) {
        Part(0) { View.make(View()).alpha(0.5) }
        ForEach([1, 2], id: \.self) { View.make(View()).count($0) }.equatable()
        View.make(View()).children {
          View.make(View()).frame.size.width(3).frame(Frame(x: 1)).frame.x(2)
        }
      }
    }
    let live = show(1, nil)
    func change(_ view: View) {
      (view.alpha, view.count, view.frame) = (0, 0, Frame(x: 9))
      for child in view.children { change(child) }
    }
    change(cell)
    _ = show(2, live)
    let views = cell.children
    #expect(views.map(\.alpha) == [0.5, 0, 0, 0] && views.map(\.count) == [0, 1, 2, 0])
    #expect(views[3].children[0].frame == Frame(x: 2))
    #expect(live.update().isEmpty)
  }

  @Test("For another row, a view that returns while it is leaving is configured anew")
  func leaving() {
    let label = View("label")
    var log: [String] = []
    func show(_ row: Int, _ isShown: Bool, _ live: Live?) -> Live {
      cell.live(reusing: live, id: row) {
        if isShown {
          label.with.call(on: 0) { _ in log.append("label") }
            .children { View.make(View()).call(on: 0) { _ in log.append("inner") } }
            .beforeRemove { _, _ in }
        }
      }
    }
    let live = show(1, true, nil)
    _ = show(1, false, live)
    #expect(log == ["label", "inner"])
    _ = show(2, true, live)
    #expect(log == ["label", "inner", "label", "inner"])
  }

  @Test("Undone steps restore the original values, for another row, too")
  func undo() {
    let label = View("label")
    label.title = "first"
    func show(_ row: Int, _ live: Live?) -> Live {
      cell.live(reusing: live, id: row) {
        label.with.if(row < 3) { $0.title("row \(row / 2)") }
      }
    }
    let live = show(1, nil)
    label.title = "typed"
    _ = show(2, live)
    #expect(label.title == "row 1")
    _ = show(3, live)
    #expect(label.title == "first")
  }

  @Test("A live parent of another container, or a stopped one, is not reused")
  func otherContainers() {
    let other = View("other")
    let first = other.live(reusing: nil, id: 1) { View.make(View()) }
    let live = show(1, first)
    #expect(live !== first && other.children.count == 1 && cell.children.count == 1)
    live.stop()
    #expect(show(1, live) !== live)
  }

  @Test("A live parent whose owner is gone has ended: it is not reused, and its place is free")
  func goneOwner() {
    func gone() -> Live {
      let owner = View("owner")
      return cell.live(owner) { View.make(View($0.name)) }
    }
    let first = gone()
    var live: Live?
    #expect(reports { live = show(1, first) } == [] && live !== first)
    #expect(cell.children.map(\.name) == ["owner", "switch"])
    live = nil
    let second = gone()
    #expect(reports { _ = cell.live { View.make(View("last")) } } == [])
    #expect(cell.children.map(\.name) == ["owner", "switch", "owner", "last"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A live parent is found until it is freed, whenever the one that it replaced is")
  func replaced() {
    var first: Live? = cell.live { View.make(View("first")) }
    var second: Live?
    #expect(reports { second = cell.live { View.make(View("second")) } }.count == 1)
    first = nil
    #expect(reports { _ = cell.live { View.make(View("third")) } }.count == 1)
    #expect(cell.children.map(\.name) == ["third"])
    second = nil
    #expect(first == nil && second == nil)
    #expect(reports { _ = cell.live { View.make(View("fourth")) } } == [])
  }

  @Test("A cell reused by its own pass shows the newest block in the next pass")
  func inPass() {
    var live: Live?
    var shown: [Int] = []
    func show(_ row: Int) {
      live = cell.live(reusing: live, id: row) {
        View.make(View()).count(7).call { _ in
          shown.append(row)
          if row == 2 { show(3) }
        }
      }
    }
    show(1)
    cell.children[0].count = 0
    show(2)
    #expect(shown == [1, 2, 3] && cell.children[0].count == 7)
  }

  @MainActor
  @Test("The state of the current row is observed, and that of the previous row is not")
  func state() async {
    let (first, second) = (ObservedItem(id: 1), ObservedItem(id: 2))
    var passes = 0
    func show(_ item: ObservedItem, _ live: Live?) -> Live {
      cell.live(reusing: live, id: item.id) {
        let _ = passes += 1
        View.make(View()).title(item.title)
      }
    }
    let live = show(first, nil)
    _ = show(second, live)
    first.title = "b"
    await turn()
    #expect(passes == 2)
    second.title = "c"
    await turn()
    #expect(passes == 3 && cell.children[0].title == "c")
  }
}
