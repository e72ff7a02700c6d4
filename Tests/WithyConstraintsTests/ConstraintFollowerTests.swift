import Foundation
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Constraints described by a live node")
  struct ConstraintFollowerTests {
    /// A node that has children.
    final class Card: Item, Nestable {
      private(set) var children: [Item] = []
      func insert(_ child: Item, after sibling: Item?) {
        let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } } ?? -1
        children.insert(child, at: index + 1)
        child.parent = self
      }

      func remove(_ child: Item) {
        children.removeAll { $0 === child }
        child.parent = nil
      }
    }

    let constraints = Constraints()

    /// Keeps a card equal to a block.
    private func start(_ card: Card, _ block: @escaping () -> ([Item], [Constraint])) -> Live {
      card.live { [constraints] in
        let (items, described) = block()
        items
        constraints.following(described)
      }
    }

    @Test("Constraints are applied after the tree is complete, in every pass")
    func passes() {
      let card = Card("card")
      var items = [Item("a")]
      let live = start(card) { [card] in
        (items, items.map { $0.anchors.leading == card.anchors.leading })
      }
      #expect(constraints.active == ["a.leading == card.leading"])
      items.append(Item("b"))
      live.update()
      #expect(
        constraints.active == ["a.leading == card.leading", "b.leading == card.leading"]
      )
    }

    @Test("Constraints are counted in the changes of a pass")
    func changes() {
      let card = Card("card")
      let items = [Item("a"), Item("b")]
      var (constant, isSecond) = (8.0, false)
      let live = start(card) { [card] in
        let second = isSecond ? [items[1].anchors.top == card.anchors.top] : []
        return (items, [items[0].anchors.leading == card.anchors.leading + constant] + second)
      }
      func expect(_ changes: Changes, _ lines: [String], sourceLocation: SourceLocation) {
        let done = live.update()
        #expect(done == changes, sourceLocation: sourceLocation)
        #expect(done.operations.map(\.description) == lines, sourceLocation: sourceLocation)
        #expect(live.update().isEmpty, sourceLocation: sourceLocation)
      }
      expect(Changes(), [], sourceLocation: #_sourceLocation)
      constant = 9
      let one = ["adjust Native of Card"]
      expect(Changes(adjustments: 1), one, sourceLocation: #_sourceLocation)
      isSecond = true
      expect(Changes(adjustments: 1), one, sourceLocation: #_sourceLocation)
      constraints.natives.forEach { $0.isActive = false }
      expect(Changes(adjustments: 2), one + one, sourceLocation: #_sourceLocation)
      isSecond = false
      constant = 8
      expect(Changes(adjustments: 2), one + one, sourceLocation: #_sourceLocation)
      #expect(constraints.active == ["a.leading == card.leading + 8.0"])
    }

    @Test("Constraints are not retained, so that the node is freed with its tree")
    func lifetime() {
      weak var gone: Item?
      do {
        let card = Card("card")
        gone = card
        let a = Item("a")
        let live = start(card) { [weak card] in
          ([a], card.map { [a.anchors.leading == $0.anchors.leading] } ?? [])
        }
        #expect(live.update().isEmpty)
        #expect(constraints.natives.count == 1)
      }
      #expect(gone == nil)
    }
  }
}
