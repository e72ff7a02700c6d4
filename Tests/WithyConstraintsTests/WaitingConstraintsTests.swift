import Foundation
import ReportRecorder
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Constraints that are built before the tree stands")
  struct WaitingConstraintsTests {
    let waiting = WaitingConstraints<TestPlatform>()
    let view = Item("view")
    let own = LayoutAnchors.ofNode

    init() { _ = Log.take() }

    @Test("are activated at once where both ends are there")
    func atOnce() {
      let label = Item("label", in: view)
      waiting.apply([own.width == 44, own.leading == own.parent.leading], of: label)
      #expect(
        Log.take() == [
          "make label.width == + 44.0", "make label.leading == view.leading", "activate 2",
        ]
      )
      #expect(waiting.count == 0)
    }

    @Test("wait for their ends, and are activated in one call")
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
          "make label.top == icon.top", "make icon.leading == view.leading", "activate 2",
        ]
      )
      #expect(waiting.count == 0)
      waiting.retry()
      #expect(Log.take() == [])
    }

    @Test("go with their ends, which they do not keep alive", arguments: 0..<3)
    func weakEnds(which: Int) {
      var items: [Item?] = [Item("label"), Item("icon"), Item("badge")]
      if let label = items[0], let icon = items[1], let badge = items[2] {
        waiting.apply([icon.anchors.top == badge.anchors.top], of: label)
      }
      weak let gone = items[which]
      items[which] = nil
      #expect(gone == nil)
      waiting.retry()
      #expect(waiting.count == 0)
      #expect(Log.take() == [])
    }

    @Test("may be the platform's own")
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

    @Test("are left out and reported where they can never be applied")
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
      #expect(waiting.count == 0)
    }
  }
}
