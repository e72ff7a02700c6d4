import Foundation
import TestSupport
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Views whose frames are set by constraints")
  struct PlacedNodesTests {
    let root = Item("root")
    let constraints = Constraints()

    @Test("Constrained nodes inside the root are found, until they are no longer constrained")
    func prepared() {
      let a = Item("a", in: root)
      let content = Item("content", in: root)
      content.isContent = true
      let stranger = Item("stranger")
      let described = [
        a.anchors.leading == root.anchors.leading, content.anchors.top == a.anchors.top,
        a.anchors.width == 3, stranger.anchors.width == 3,
      ]
      #expect(a.translates && constraints.natives.isEmpty)
      #expect(constraints.replace(by: described, in: root) == 4)
      #expect([root, a, content, stranger].map(\.translates) == [true, false, true, true])
      #expect(!constraints.natives.isEmpty)
      // Somebody has turned it on again.
      a.translates = true
      #expect(constraints.replace(by: described, in: root) == 0)
      #expect(!a.translates)
      #expect(constraints.replace(by: [content.anchors.width == 3], in: root) == 5)
      #expect(a.translates)
    }

    @Test("The nodes of skipped constraints are not included")
    func leftOut() {
      let items = (0..<4).map { Item("\($0)", in: root) }
      let stranger = Item("stranger")
      let apart = Native(items[3].anchors.top == stranger.anchors.top)
      let found = reports {
        constraints.replace(
          by: [
            items[0].anchors.width == .nan, items[1].anchors.width == items[0].anchors.width * 0,
            items[2].anchors.top == stranger.anchors.top, Constraint(native: apart),
            Constraint(native: stranger),
          ],
          in: root
        )
      }
      #expect(found.count == 5 && constraints.natives.isEmpty)
      #expect(items.map(\.translates) == [true, true, true, true])
    }

    @Test("Of a node out of its tree, only mistakes that do not depend on the tree are reported")
    func detached() {
      let (label, icon) = (Item("label"), Item("icon", in: root))
      let own = LayoutAnchors.ofNode
      let described = [
        own.width == own.parent.width, own.height == icon.anchors.height, own.width == .infinity,
      ]
      let found = reports { constraints.replace(by: described, of: label) }
      #expect(found.map(\.message) == ["The constant of the constraint is inf; constraint skipped"])
      #expect(constraints.natives.isEmpty)
      label.parent = root
      #expect(reports { constraints.replace(by: described, of: label) }.count == 1)
      #expect(constraints.natives.count == 2)
    }

    @Test("Ancestors of the other item are not included, however they are named")
    func containers() {
      let card = Item("card", in: root)
      let label = Item("label", in: card)
      let beside = Item("beside", in: root)
      for described in [
        label.anchors.top == card.anchors.top, card.anchors.top == label.anchors.top,
        label.anchors.top == label.anchors.parent.top,
        Constraint(native: Native(label.anchors.top == card.anchors.top)),
      ] {
        constraints.replace(by: [described], in: root)
        #expect([card, label].map(\.translates) == [true, false])
      }
      constraints.replace(by: [label.anchors.parent.top == beside.anchors.top], in: root)
      #expect([card, label, beside].map(\.translates) == [false, true, false])
    }

    @Test("Both items of a constraint are included, or only the descendant of the other item")
    func ends() {
      let (a, b) = (Item("a", in: root), Item("b", in: root))
      func names(_ constraint: Constraint) -> [String?] {
        guard let resolved = try? Resolution<TestPlatform>().resolve(constraint, of: nil)
        else { return [] }
        return TestPlatform.nodes(placedBy: resolved).map { ($0 as? Item)?.name }
      }
      #expect(names(a.anchors.top == b.anchors.top) == ["a", "b"])
      #expect(names(a.anchors.top == b.anchors.safeArea.top) == ["a", "b"])
      #expect(names(a.anchors.top == b.anchors.parent.top) == ["a"])
      #expect(names(root.anchors.top == b.anchors.top) == ["b"])
      #expect(names(a.anchors.width == 3) == ["a"])
      #expect(names(a.anchors.width == a.anchors.height) == ["a"])
      #expect(names(LayoutAnchors.ofNode.width == 3) == [])
      #expect(names(Constraint(native: Native(a.anchors.top == b.anchors.top))) == ["a", "b"])
      #expect(names(Constraint(native: a)) == [])
    }

    @Test("Nodes without an automatic frame before are left alone, and none is retained")
    func untouched() {
      weak var gone: Item?
      do {
        let a = Item("a", in: root)
        let b = Item("b", in: root)
        b.translates = false
        gone = a
        constraints.replace(by: [a.anchors.top == b.anchors.top], in: root)
        constraints.replace(by: [a.anchors.top == root.anchors.top], in: root)
        #expect(!b.translates)
      }
      #expect(gone == nil)
      constraints.replace(by: [], in: root)
      #expect(constraints.natives.isEmpty)
    }

    @Test("A node that two lists of constraints place gets its value back from the last of them")
    func shared() {
      let (a, other) = (Item("a", in: root), Constraints())
      let described = [a.anchors.width == 3]
      for (first, second) in [(constraints, other), (other, constraints)] {
        first.replace(by: described, in: root)
        second.replace(by: described, in: root)
        first.replace(by: [])
        #expect(!a.translates)
        second.replace(by: [])
        #expect(a.translates)
      }
      // One that is freed leaves the node as it is.
      var third: Constraints? = Constraints()
      third?.replace(by: described, in: root)
      third = nil
      other.replace(by: described, in: root)
      other.replace(by: [])
      #expect(!a.translates)
    }

    @Test("Undoing a step restores the former value")
    func steps() {
      let a = Item("a", in: root)
      let described = [LayoutAnchors.ofNode.width == 3]
      #expect(a.translates)
      #expect(constraints.replace(by: described, of: a) == 1)
      #expect(!a.translates)
      #expect(constraints.replace(by: described, of: a) == 0)
      #expect(!a.translates)
      #expect(constraints.replace(by: []) == 1)
      #expect(a.translates)
      let other = Item("other", in: root)
      other.translates = false
      constraints.replace(by: described, of: other)
      constraints.replace(by: [])
      #expect(!other.translates)
    }
  }
}
