import Foundation
import SmallStack
import Testing
import Withy
import WithyLayout

/// Deep layouts in live blocks, on the smallest stack that a thread has.
@Suite("Deep layouts in live blocks") struct DeepLiveLayoutTests {
  static let wrappings = DeepLayoutTests.wrappings.filter {
    ["padding", "frame", "guide", "ZStack", "stacks of one", "layout", "group"].contains(
      $0.testDescription
    )
  }

  @Test(
    "10,000 nested elements are created, updated, laid out again and freed",
    arguments: wrappings
  )
  func deep(_ wrapping: DeepLayoutTests.Wrapping) {
    onSmallStack {
      let leaf = Opaque(10, 10)
      let panel = Panel()
      var depth = 10_000
      var live: Live? = panel.live {
        var group = LayoutGroup<Box> { leaf }
        let _ = { for _ in 0..<depth { group = wrapping.wrap(group) } }()
        group
      }
      #expect(leaf.frames.count == 1 && panel.children.first === leaf)
      #expect(live?.update() == Changes())
      depth = 9_999
      live?.update()
      panel.bounds = area(90, 90)
      live?.layOut()
      #expect(panel.children.first === leaf && leaf.frame.minX.isFinite)
      live = nil
    }
  }

  @Test("10,000 nested conditions are created, updated, changed and freed")
  func conditions() {
    onSmallStack {
      let (leaf, other, panel) = (Opaque(10, 10), Opaque(20, 20), Panel())
      var isOn = true
      var live: Live? = panel.live {
        var group = LayoutGroup<Box> { if isOn { leaf } else { other } }
        let _ = {
          for _ in 0..<10_000 {
            let inner = group
            group = LayoutGroup { VStack { if isOn { inner } else { inner.padding(0) } } }
          }
        }()
        group
      }
      #expect(panel.children.first === leaf && leaf.frame == frame(45, 45, 10, 10))
      #expect(live?.update() == Changes())
      isOn = false
      live?.update()
      #expect(panel.children.first === other && other.frame == frame(40, 40, 20, 20))
      live = nil
    }
  }

  @Test("Backgrounds and overlays at any depth keep drawing order and identity")
  func pairs() {
    onSmallStack {
      let (leaf, panel) = (Opaque(10, 10), Panel())
      let shapes = (0..<1_000).map { Shape("\($0)") }
      let live = panel.live {
        shapes.enumerated().reduce(leaf.layout.padding(0)) { element, shape in
          shape.offset.isMultiple(of: 2)
            ? element.background { shape.element } : element.overlay { shape.element }
        }
      }
      let backgrounds = shapes.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      let overlays = shapes.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      let expected: [Box] = backgrounds.reversed() + [leaf] + overlays
      #expect(panel.children.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      #expect(panel.children.allSatisfy { $0.frame == frame(45, 45, 10, 10) })
      #expect(live.update().isEmpty)
    }
  }
}
