import Foundation
import Testing
import Withy
import WithyLayout

/// Runs a closure on a thread whose stack has 512 KB, as secondary threads have.
func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    end.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  end.wait()
}

@Suite("Depth on small stacks")
struct StackDepthTests {
  private static let depth = 10_000

  private static func nested(
    _ wrapping: DepthTests.Wrapping,
    around leaf: Opaque,
    depth: Int = depth
  ) -> LayoutGroup<Box> {
    var group = LayoutGroup<Box> { leaf }
    for _ in 0..<depth { group = wrapping.wrap(group) }
    return group
  }

  @Test("10,000 elements inside one another, arranged once", arguments: DepthTests.wrappings)
  func arranged(_ wrapping: DepthTests.Wrapping) {
    onSmallStack {
      let leaf = Opaque(10, 10)
      let root = Box()
      let arrangement = root.arrange(in: area(100, 100)) { Self.nested(wrapping, around: leaf) }
      #expect(leaf.frames.count == 1)
      arrangement.changed(leaf)
      arrangement.arrange(in: area(90, 100))
      #expect(leaf.frame.minX.isFinite)
    }
  }

  @Test("10,000 elements inside one another, in a live block", arguments: DepthTests.wrappings)
  func live(_ wrapping: DepthTests.Wrapping) {
    onSmallStack {
      let leaf = Opaque(10, 10)
      let panel = Panel()
      var live: Live?
      var runs = 0
      live = panel.live {
        let _ = runs += 1
        Self.nested(wrapping, around: leaf, depth: wrapping.addsLeaves ? 1000 : Self.depth)
      }
      #expect(leaf.frames.count == 1)
      live?.update()
      panel.bounds = area(90, 90)
      live?.layOut()
      #expect(runs == 2)
      live = nil
    }
  }

  @Test("Leaves that stand deep inside are kept, also when others beside them come and go")
  func identity() {
    let panel = Panel(4000, 4000)
    var isOn = false
    let live = panel.live {
      (0..<200).reduce(LayoutGroup<Box> { Builder { Picture(1, 1) }.name("inmost") }) {
        group,
        level in
        LayoutGroup {
          HStack(spacing: 0) {
            if isOn && level == 50 { Builder { Picture(1, 1) }.name("new") }
            group
            Builder { Picture(1, 1) }.name("\(level)")
          }
        }
      }
    }
    let before = panel.children
    #expect(before.count == 201)
    isOn = true
    #expect(live.update().insertions == 1)
    let after = panel.children
    #expect(after.count == 202)
    #expect(
      after.filter { $0.name != "new" }.map(ObjectIdentifier.init)
        == before.map(ObjectIdentifier.init)
    )
    isOn = false
    live.update()
    #expect(panel.children.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
  }
}
