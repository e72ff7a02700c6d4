import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Leaves that their parent refuses, or that have another place, in layouts of live blocks.
@MainActor
@Suite("Leaves skipped in live layouts") struct SkippedLeafTests {
  @Observable
  final class Model {
    var isOn = false
  }

  let model = Model()
  let root = Panel()

  private func edges() -> [CGFloat] { root.children.map(\.frame.minX) }

  @Test("A part that updates alone may describe a leaf of another part")
  func repeated() {
    let leaf = Picture(10, 10)
    let live = root.live {
      HStack(spacing: 0) {
        leaf
        Part {
          if model.isOn { leaf }
          Builder { Picture(20, 10) }
        }
      }
    }
    model.isOn = true
    #expect(reports { live.updateChangedParts() }.count == 1)
    #expect(edges() == [35, 45])
  }

  @Test("A part that updates alone may describe its own parent")
  func parent() {
    let live = root.live {
      HStack(spacing: 0) {
        Part {
          if model.isOn { root }
          Builder { Picture(20, 10) }
        }
      }
    }
    model.isOn = true
    #expect(reports { live.updateChangedParts() }.count == 1)
    #expect(edges() == [40])
  }

  @Test("A refused leaf takes no space while a part describes it, nor afterwards")
  func refused() {
    root.refused = ["no"]
    let leaf = Picture(30, 10, "no")
    let live = root.live {
      HStack(spacing: 0) {
        Part {
          if model.isOn { leaf }
          Builder { Picture(10, 10) }.layout.padding(model.isOn ? 5 : 1)
          Builder { Picture(20, 10) }
        }
      }
    }
    #expect(edges() == [35, 46])
    model.isOn = true
    live.updateChangedParts()
    #expect(edges() == [35, 50])
    model.isOn = false
    live.updateChangedParts()
    #expect(edges() == [35, 46])
  }

  @Test("A leaf that is admitted after an update of another part is placed")
  func admitted() {
    root.refused = ["b"]
    let leaf = Picture(10, 10, "b")
    let other = Box()
    let live = root.live {
      Part { if model.isOn { other } }
      HStack(spacing: 0) {
        Builder { Picture(20, 10) }
        leaf
      }
    }
    #expect(edges() == [40])
    root.refused = []
    model.isOn = true
    live.updateChangedParts()
    #expect(root.children.count == 3)
    #expect(Array(edges().dropFirst()) == [35, 55])
  }

  @Test("A leaf without room because of another part takes no space")
  func crowdedOut() {
    root.childLimit = 2
    let other = Box()
    let live = root.live {
      Part { if model.isOn { other } }
      HStack(spacing: 0) {
        Builder { Picture(20, 10) }
        Builder { Picture(10, 10) }
      }
    }
    #expect(edges() == [35, 55])
    model.isOn = true
    #expect(reports { live.updateChangedParts() }.count == 1)
    #expect(root.children.first === other)
    #expect(root.children.last?.frame.minX == 40)
  }
}
