import TestSupport
import Testing
import Withy

/// Nodes whose children are in a content node that can be replaced.
@Suite("Replaced content nodes")
struct ContentNodeTests {
  /// A node that has its children in a content node, as cells have.
  final class Cell: View {
    var content = View("content")

    override var children: [View] { content.children }
    override var contentNode: View? { content }
    override func insert(_ child: View, after sibling: View?) {
      content.insert(child, after: sibling)
    }
    override func remove(_ child: View) { content.remove(child) }
  }

  /// A node that has its children in a content node as long as it has one.
  final class OptionalCell: View {
    var content: View? = View("content")

    override var children: [View] { content?.children ?? super.children }
    override var contentNode: View? { content }
    override func insert(_ child: View, after sibling: View?) {
      if let content {
        content.insert(child, after: sibling)
      } else {
        super.insert(child, after: sibling)
      }
    }
  }

  let root = View("root")
  let cell = Cell("cell")

  private func names(_ view: View) -> [String] { view.children.map(\.name) }

  @Test("The next pass moves the children into a new content node, once")
  func replaced() {
    let live = cell.live {
      View.make.name("a")
      View.make.name("b")
    }
    let (first, before) = (cell.content, cell.children)
    cell.content = View("new")
    #expect(names(cell) == [])
    #expect(live.update() == Changes(insertions: 2))
    let areSame = cell.children.elementsEqual(before, by: ===)
    #expect(areSame)
    #expect(names(first) == [])
    #expect(live.update().isEmpty)
  }

  @Test("Children are in the node itself once its content node was freed")
  func freed() {
    let cell = OptionalCell("cell")
    let live = cell.live { View.make.name("a") }
    cell.content = nil
    #expect(live.update() == Changes(insertions: 1))
    #expect(names(cell) == ["a"])
    #expect(live.update().isEmpty)
  }

  @Test("A child that leaves while the content node is replaced does not stay in the former one")
  func leaving() {
    var isThere = true
    let live = cell.live {
      if isThere { View.make.name("a") }
      View.make.name("b")
    }
    let first = cell.content
    cell.content = View("new")
    isThere = false
    #expect(live.update() == Changes(insertions: 1))
    #expect(names(first) == [])
    #expect(names(cell) == ["b"])
  }

  @Test("A child that is leaving when the content node is replaced is removed from the former one")
  func leavingLate() {
    var (isThere, remove) = (true, {})
    let live = cell.live {
      if isThere { View.make.name("a").beforeRemove { _, done in remove = done } }
    }
    let first = cell.content
    isThere = false
    live.update()
    cell.content = View("new")
    live.update()
    #expect(names(first) == ["a"])
    remove()
    #expect(names(first) == [])
  }

  @Test("A child that moves to a parent which leaves it elsewhere is removed from the former one")
  func moving() {
    // A parent that does not take a child out of another one, as AppKit's stack views do with hidden views.
    final class Shelf: View {
      var shelved: [View] = []
      override var children: [View] { shelved }
      override func insert(_ child: View, after sibling: View?) { shelved.append(child) }
      override func remove(_ child: View) { shelved.removeAll { $0 === child } }
    }
    let (child, shelf) = (View("child"), Shelf("shelf"))
    var isMoved = false
    let live = root.live {
      cell.with.children { if !isMoved { child } }
      shelf.with.children { if isMoved { child } }
    }
    let first = cell.content
    cell.content = View("new")
    isMoved = true
    live.update()
    #expect(names(first) == [])
    #expect(names(shelf) == ["child"])
  }

  @Test("A child that moves into the former content node, which is described now, stays there")
  func movingIntoFormer() {
    let (child, former) = (View("child"), cell.content)
    var isMoved = false
    let live = root.live {
      cell.with.children { if !isMoved { child } }
      if isMoved { former.with.children { child } }
    }
    cell.content = View("new")
    isMoved = true
    live.update()
    #expect(names(former) == ["child"])
  }

  @Test("Parents that exchange their content nodes and their children keep them")
  func exchanged() {
    let other = Cell("other")
    let (a, b) = (View("a"), View("b"))
    var isExchanged = false
    let live = root.live {
      cell.with.children { if isExchanged { b } else { a } }
      other.with.children { if isExchanged { a } else { b } }
    }
    (cell.content, other.content) = (other.content, cell.content)
    isExchanged = true
    live.update()
    #expect(names(cell) == ["b"])
    #expect(names(other) == ["a"])
  }

  @Test("A content node replaced while others are filled gets its children in the next pass")
  func replacedLate() {
    /// A cell that tells of children that it gets.
    final class Telling: View {
      var content = View("content")
      var tell = {}
      override var children: [View] { content.children }
      override var contentNode: View? { content }
      override func insert(_ child: View, after sibling: View?) {
        content.insert(child, after: sibling)
        tell()
      }
    }
    let telling = Telling("telling")
    let live = root.live {
      cell.with.children { View.make.name("a") }
      telling.with.children { View.make.name("b") }
    }
    telling.tell = { [cell] in cell.content = View("newer") }
    telling.content = View("new")
    live.update()
    live.update()
    #expect(names(cell) == ["a"])
  }

  @Test("A parent that is gone has no new content node")
  @MainActor
  func parentGone() {
    final class Holder: View {
      var cell: OptionalCell? = OptionalCell("cell")
    }
    let (holder, model) = (Holder("holder"), ObservedModel())
    let live = root.live {
      holder.with.cell.ifPresent.scope { $0.children { View.make } }
      Part { View.make.count(model.number) }
    }
    holder.cell = nil
    model.number = 1
    #expect(live.updateChangedParts() == Changes(propertyWrites: 1))
  }

  @Test("Children follow it in nodes that are otherwise unchanged, and stay beside foreign ones")
  func unchanged() {
    let other = Cell("other")
    var isThere = true
    let live = root.live {
      ForEach(0..<3, id: \.self) { index in
        if index == 1 {
          cell.with.children { View.make.name("a") }
        } else {
          View.make.name("\(index)")
        }
      }
      .equatable()
      Part(1) { other.with.children { if isThere { View.make.name("b") } } }
    }
    (cell.content, other.content) = (View("new"), View("new"))
    cell.content.append(View("foreign"))
    #expect(live.update() == Changes(insertions: 2))
    #expect(names(cell) == ["foreign", "a"])
    #expect(names(other) == ["b"])
    isThere = false
    #expect(live.update().isEmpty)
  }

  @Test("After any changes, the tree equals one that is nested anew", arguments: seeds(passes: 40))
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let cells = (0..<4).map { Cell("\($0)") }
    var order = Array(0..<4)
    var items = Array(repeating: [Int](), count: 4)
    func block() -> Hierarchy<View> {
      Hierarchy {
        for index in order {
          let inner = items[index]
          cells[index].with.children {
            ForEach(inner, id: \.self) { View.make.name("\($0)") }
          }
        }
      }
    }
    let live = root.live { block() }
    for _ in 0..<10 {
      let index = Int.random(in: 0..<4, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: order.shuffle(using: &numbers)
      case 1: items[index] = Array((0..<6).shuffled(using: &numbers).prefix(index + 2))
      default: cells[index].content = View("new")
      }
      live.update()
      #expect(names(root) == order.map { "\($0)" }, "seed \(seed)")
      #expect(cells.map(names) == items.map { $0.map { "\($0)" } }, "seed \(seed)")
      #expect(live.update().isEmpty, "seed \(seed)")
    }
  }
}
