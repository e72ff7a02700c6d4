import Foundation
import TestSupport
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Constraints built before the tree is complete")
  struct WaitingConstraintsTests {
    let waiting = WaitingConstraints<TestPlatform>()
    let view = Item("view")
    let own = LayoutAnchors.ofNode

    init() { _ = Log.take() }

    @Test("Constraints whose items are both present are activated at once")
    func atOnce() {
      let label = Item("label", in: view)
      waiting.apply([own.width == 44, own.leading == own.parent.leading], of: label)
      #expect(
        Log.take() == [
          "make label.width == + 44.0", "make label.leading == view.leading", "activate 2",
        ]
      )
      #expect(waiting.waiting.count == 0)
    }

    @Test("Waiting constraints are activated in one call as soon as their items are present")
    func later() {
      let (label, icon) = (Item("label"), Item("icon"))
      waiting.apply([own.leading == own.parent.leading, own.top == icon.anchors.top], of: label)
      waiting.apply([own.leading == own.parent.leading], of: icon)
      waiting.retry()
      #expect(Log.take() == [])
      label.parent = view
      waiting.retry()
      #expect(Log.take() == ["make label.leading == view.leading", "activate 1"])
      icon.parent = view
      waiting.retry()
      #expect(
        Log.take() == [
          "make icon.leading == view.leading", "make label.top == icon.top", "activate 2",
        ]
      )
      #expect(waiting.waiting.count == 0)
      waiting.retry()
      #expect(Log.take() == [])
    }

    @Test("A constraint that waits for the parent of its node is not resolved before there is one")
    func unresolved() {
      let labels = (0..<4).map { Item("label \($0)") }
      let before = TestPlatform.resolvedEnds
      for label in labels {
        waiting.apply([own.top == own.parent.top], of: label)
        waiting.retry()
      }
      #expect(TestPlatform.resolvedEnds - before == 4)
      labels[2].parent = view
      waiting.retry()
      #expect(TestPlatform.resolvedEnds - before == 6)
      #expect(Log.take() == ["make label 2.top == view.top", "activate 1"])
      #expect(waiting.waiting.count == 3)
    }

    @Test(
      "Waiting constraints are released with their items, and do not retain them",
      arguments: 0..<3
    )
    func weakEnds(which: Int) {
      var items: [Item?] = [Item("label"), Item("icon"), Item("badge")]
      if let label = items[0], let icon = items[1], let badge = items[2] {
        waiting.apply([icon.anchors.top == badge.anchors.top], of: label)
      }
      weak let gone = items[which]
      items[which] = nil
      #expect(gone == nil)
      waiting.retry()
      #expect(waiting.waiting.count == 0)
      #expect(Log.take() == [])
    }

    @Test("An invalid priority is reported once, however long the constraint waits")
    func priority() {
      let label = Item("label")
      let found = reports {
        waiting.apply([(own.top == own.parent.top).priority(0)], of: label)
        waiting.retry()
        label.parent = view
        waiting.retry()
      }
      #expect(
        found.map(\.message) == ["Invalid priority 0.0 (valid: above 0, at most 1000); using 1.0"]
      )
      #expect(Log.take() == ["make label.top == view.top @1.0", "activate 1"])
    }

    @Test("The platform's own constraints may wait, too")
    func native() {
      let (label, icon) = (Item("label"), Item("icon"))
      let native = Native(label.anchors.top == icon.anchors.top)
      waiting.apply([Constraint(native: native)], of: label)
      #expect(!native.isActive)
      label.parent = view
      icon.parent = view
      waiting.retry()
      #expect(native.isActive)
    }

    @Test("The object of a reference is the one that it has when the constraint is applied")
    func references() {
      let (title, label) = (Ref<Item>(), Item("label", in: view))
      waiting.apply([own.top == title.anchors.bottom, own.width == title.anchors.width], of: label)
      waiting.retry()
      #expect(Log.take() == [] && waiting.waiting.count == 2)
      Builder(Item("title", in: view)).ref(title).build()
      waiting.retry()
      #expect(
        Log.take() == [
          "make label.top == title.bottom", "make label.width == title.width", "activate 2",
        ]
      )
      #expect(waiting.waiting.count == 0)
    }

    @Test("An object of a reference is not retained by a constraint that waits for something else")
    func referencedObject() {
      let label = Item("label", in: view)
      weak var title: Item?
      do {
        let reference = Ref<Item>()
        title = Builder(Item("title")).ref(reference).build()
        waiting.apply([own.top == reference.anchors.parent.top], of: label)
        #expect(title != nil && waiting.waiting.count == 1)
      }
      #expect(title == nil)
      waiting.retry()
      #expect(waiting.waiting.count == 0)
    }

    @Test("Constraints that can never be applied are skipped and reported")
    func mistakes() {
      let label = Item("label", in: view)
      var gone: Item? = Item("gone")
      let native = gone.map { Native($0.anchors.width == 3) }
      gone = nil
      let found = reports {
        waiting.apply(
          [own.width == .infinity, (own.height == 3).priority(2000), Constraint(native: label)]
            + (native.map { [Constraint(native: $0)] } ?? []),
          of: label
        )
      }
      #expect(found.count == 4)
      #expect(Log.take() == ["make label.height == + 3.0", "activate 1"])
      #expect(waiting.waiting.count == 0)
    }
  }
}
