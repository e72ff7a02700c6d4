import Foundation
import TestSupport
import SmallStack
import Testing
import Withy
import WithyLayout

/// Deep layouts in live blocks, on the smallest stack that a thread has.
@Suite("Deep layouts in live blocks") struct DeepLiveLayoutTests {
  @Test(
    "128 nested elements are created, updated and laid out again",
    arguments: DeepLayoutTests.wrappings
  )
  func deep(_ wrapping: DeepLayoutTests.Wrapping) {
    onSmallStack {
      let reports = reports {
        let (leaf, panel) = (Opaque(10, 10), Panel())
        var levels = 126
        let live = panel.live { wrapping.group(around: leaf, levels: levels) }
        #expect(panel.children.last === leaf && leaf.frame.minX.isFinite, "\(wrapping)")
        live.update()
        levels = 64
        live.update()
        panel.bounds = area(90, 90)
        live.layOut()
        #expect(panel.children.last === leaf && leaf.frame.minX.isFinite)
      }
      #expect(reports.isEmpty, "\(wrapping)")
    }
  }

  @Test(
    "More than 128 nested elements are skipped and reported",
    arguments: DeepLayoutTests.wrappings
  )
  func tooDeep(_ wrapping: DeepLayoutTests.Wrapping) {
    onSmallStack {
      let reports = reports {
        let (leaf, other, panel) = (Opaque(10, 10), Opaque(20, 20), Panel())
        let live = panel.live {
          HStack {
            wrapping.group(around: leaf, levels: 10_000)
            other
          }
        }
        #expect(panel.children.last === other)
        live.update()
        #expect(panel.children.last === other)
      }
      #expect(!reports.isEmpty)
    }
  }

  @Test("The content of a part in a layout is left out whole if some of it is nested too deep")
  func deepPart() {
    onSmallStack {
      let leaves = (0..<3).map { _ in Picture(10, 10) }
      let (panel, other) = (Panel(), Picture(20, 20))
      let layout = LayoutGroup<Box> {
        HStack {
          Part {
            HStack {
              leaves[0]
              HStack {
                leaves[1]
                leaves[2]
              }
            }
          }
          other
        }
      }
      let nested = (0..<126).reduce(Hierarchy<Box> { layout }) { inner, _ in
        Hierarchy { Part { inner } }
      }
      var live: Live?
      let reports = reports { live = panel.live { nested } }
      #expect(
        reports.map(\.message) == ["More than 128 levels are nested; deeper ones are skipped"]
      )
      #expect(panel.children.map(\.frame) == [frame(40, 40, 20, 20)])
      withExtendedLifetime(live) {}
    }
  }

  @Test("60 nested conditions are created, updated and changed")
  func conditions() {
    onSmallStack {
      let (leaf, other, panel) = (Opaque(10, 10), Opaque(20, 20), Panel())
      var isOn = true
      let live = panel.live {
        (0..<60).reduce(LayoutGroup<Box> { if isOn { leaf } else { other } }) { inner, _ in
          LayoutGroup { VStack { if isOn { inner } else { inner.padding(0) } } }
        }
      }
      #expect(panel.children.first === leaf && leaf.frame == frame(45, 45, 10, 10))
      #expect(live.update() == Changes())
      isOn = false
      live.update()
      #expect(panel.children.first === other && other.frame == frame(40, 40, 20, 20))
    }
  }

  @Test("Nested backgrounds and overlays are in drawing order, and stay as they are")
  func pairs() {
    onSmallStack {
      let (leaf, panel) = (Opaque(10, 10), Panel())
      let shapes = (0..<100).map { Shape("\($0)") }
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
