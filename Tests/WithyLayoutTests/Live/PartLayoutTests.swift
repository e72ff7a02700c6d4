import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// `Part` and `.equatable()` in blocks of layout.
@MainActor
@Suite("Parts in layouts") struct PartLayoutTests {
  @Observable
  final class Model {
    var width: CGFloat = 10
    var padding: CGFloat = 0
    var isOn = true
    var rows = [1, 2, 3]
  }

  let model = Model()
  let panel = Panel()

  var frames: [CGRect] { panel.children.map(\.frame) }

  @Test("A part that updates alone is laid out together with its surroundings")
  func alone() async {
    var runs = 0
    let (first, last) = (Picture(5, 5), Picture(7, 5))
    let live = panel.live {
      let _ = (runs += 1)
      VStack(alignment: .leading, spacing: 0) {
        first
        Part {
          HStack(spacing: 0) {
            Picture(4, 10)
            Builder { TreeLeaf(.picture(1, 1)) }.leaf(.picture(model.width, 10))
          }
          .padding(model.padding)
        }
        last
      }
    }
    #expect(frames[2] == frame(47, 45, 10, 10))
    #expect(last.frame == frame(43, 55, 7, 5))
    let box = panel.children[2]
    model.width = 20
    await turn()
    #expect(runs == 1)
    #expect(panel.children[2] === box)
    #expect(frames[2] == frame(42, 45, 20, 10))
    // Nothing but what is around the leaves has changed.
    model.padding = 3
    await turn()
    #expect(runs == 1)
    #expect(frames[2] == frame(42, 45, 20, 10))
    #expect(first.frame == frame(35, 37, 5, 5))
    #expect(last.frame == frame(35, 58, 7, 5))
    withExtendedLifetime(live) {}
  }

  @Test("Leaves appear and disappear in a part, without measuring those around it")
  func comeAndGo() async {
    let around = Opaque(10, 10)
    let live = panel.live {
      HStack(spacing: 0) {
        Part {
          if model.isOn { Picture.make(Picture(10, 10)) } else { Spacer() }
          Part { ForEach(model.rows, id: \.self) { _ in Builder { Picture(2, 2) } } }
        }
        around
      }
    }
    #expect(panel.children.count == 5)
    model.rows = [3, 1]
    await turn()
    #expect(frames.map(\.minX) == [38, 48, 50, 52])
    model.isOn = false
    await turn()
    #expect(frames.map(\.minX) == [86, 88, 90])
    #expect(Set(around.proposals).count == around.proposals.count)
    live.update()
    #expect(frames.map(\.minX) == [86, 88, 90])
  }

  @Test("A part with an equal value is skipped, and keeps its position")
  func value() {
    var (spacing, value, runs) = (CGFloat(0), 1, 0)
    let live = panel.live {
      VStack(spacing: spacing) {
        Picture.make(Picture(10, 10))
        Part(value) {
          let _ = (runs += 1)
          HStack(spacing: 0) {
            Picture.make(Picture(10, 10))
            Part(value) {
              Builder { TreeLeaf(.shape) }.leaf(.picture(CGFloat(value), 10)).layout.padding(1)
            }
          }
        }
      }
    }
    #expect(runs == 1)
    #expect(frames.map(\.minX) == [45, 43.5, 54.5])
    spacing = 10
    live.update()
    #expect(runs == 1)
    #expect(frames.map(\.minY) == [34, 55, 55])
    value = 5
    live.update()
    #expect(runs == 2)
    #expect(frames.map(\.minX) == [45, 41.5, 52.5])
    #expect(live.update().isEmpty)
  }

  @Test("Equal elements are skipped at any position, and keep what they described")
  func equatable() {
    struct Row: Identifiable, Equatable {
      var id: Int
      var width: CGFloat
    }
    var (rows, runs) = ((1...4).map { Row(id: $0, width: CGFloat($0)) }, [Int]())
    let live = panel.live {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows) { row in
          let _ = runs.append(row.id)
          Builder { TreeLeaf(.picture(1, 1)) }.leaf(.picture(row.width, 10)).layout.padding(1)
        }
        .equatable()
      }
    }
    #expect(runs == [1, 2, 3, 4])
    rows.swapAt(0, 3)
    rows[1].width = 30
    runs = []
    live.update()
    #expect(runs == [2])
    #expect(frames.map(\.width) == [4, 30, 3, 1])
    #expect(frames.map(\.minY) == [27, 39, 51, 63])
    rows.remove(at: 2)
    runs = []
    live.update()
    #expect(runs == [])
    #expect(frames.map(\.width) == [4, 30, 1])
    #expect(frames.map(\.minY) == [33, 45, 57])
  }

  @Test("A part written at two positions describes separate elements for each")
  func twoPlaces() async {
    var runs = 0
    let live = panel.live {
      let part = LayoutGroup<Box> {
        Part {
          let _ = (runs += 1)
          Builder { TreeLeaf(.picture(1, 1)) }.leaf(.picture(model.width, 10)).layout
            .padding(.trailing, runs.isMultiple(of: 2) ? 0 : 5)
        }
      }
      HStack(spacing: 0) {
        part
        Picture.make(Picture(3, 10))
        part
      }
    }
    #expect(frames == [frame(36, 45, 10, 10), frame(51, 45, 3, 10), frame(54, 45, 10, 10)])
    model.width = 20
    await turn()
    #expect(runs == 4)
    #expect(frames == [frame(26, 45, 20, 10), frame(51, 45, 3, 10), frame(54, 45, 20, 10)])
    withExtendedLifetime(live) {}
    let box = Box()
    box.arrange(in: area(100, 100)) {
      let part = LayoutGroup<Box> { Part { Builder { Picture(10, 10) } } }
      HStack(spacing: 0) {
        part
        part
      }
    }
    #expect(box.children.map(\.frame) == [frame(40, 45, 10, 10), frame(50, 45, 10, 10)])
  }

  @Test("Outside live, a part is the elements of its block")
  func once() {
    let root = Box()
    let leaf = Picture(10, 10)
    var runs = 0
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack(spacing: 0) {
        Part {
          let _ = (runs += 1)
          leaf.layout.padding(5)
        }
        Part(1) { Picture(20, 10) }
        ForEach([1, 2], id: \.self) { _ in Picture(1, 1) }.equatable()
      }
    }
    #expect(root.children.map(\.frame.minX) == [34, 49, 69, 70])
    root.remove(root.children[1])
    #expect(reports { arrangement.arrange(in: area(100, 100)) }.count == 1)
    #expect(leaf.frame.minX == 44)
    #expect(runs == 1)
    let size = HStack(spacing: 2) {
      Part { Picture(10, 10) }; Picture(5, 5)
    }.dimensions.ideal
    #expect(size == CGSize(width: 17, height: 10))
  }

  @Test("In a block of children, a part with a layout is a separate layout")
  func ownLayout() async {
    let live = panel.live {
      Part {
        HStack(spacing: 0) {
          Picture(10, 10).layout.padding(model.padding); Picture(2, 2)
        }
      }
    }
    #expect(frames.map(\.minX) == [44, 54])
    model.padding = 3
    await turn()
    #expect(frames.map(\.minX) == [44, 57])
    withExtendedLifetime(live) {}
  }

  @Test("Nodes are listed once for the layout, not again for each part and row")
  func followers() async {
    let live = panel.live {
      VStack(spacing: 0) {
        Part { Part { Picture(10, 10) } }
        ForEach(model.rows, id: \.self) { _ in Picture(10, 10) }.equatable()
        Part { if model.isOn { Picture(10, 10) } }
      }
    }
    #expect(live.followers.count == 1)
    #expect(frames.map(\.minY) == [25, 35, 45, 55, 65])
    model.isOn = false
    await turn()
    #expect(live.followers.count == 1)
    #expect(frames.map(\.minY) == [30, 40, 50, 60])
  }

  @Test("A group of a part in a block of children is a separate layout")
  func handedPart() {
    let (first, second) = (Picture(4, 4), Picture(6, 4))
    let part: Part<LayoutGroup<Box>> = Part { first.layout.padding(1) }
    let valued: Part<LayoutGroup<Box>> = Part(1) { second.layout.padding(1) }
    let live = panel.live {
      LayoutGroup { part }
      LayoutGroup { valued }
    }
    #expect(frames == [frame(48, 48, 4, 4), frame(47, 48, 6, 4)])
    #expect(live.update().isEmpty)
  }

  @Test("Nested parts are described and changed")
  func deep() async {
    func nested(_ depth: Int) -> LayoutGroup<Box> {
      var group = LayoutGroup<Box> {
        Builder { TreeLeaf(.shape) }.leaf(.picture(model.width, 10))
      }
      for _ in 0..<depth {
        let inner = group
        group = LayoutGroup { Part { inner.padding(0) } }
      }
      return group
    }
    let live = panel.live { nested(60) }
    #expect(frames == [frame(45, 45, 10, 10)])
    model.width = 30
    await turn()
    live.update()
    #expect(frames == [frame(35, 45, 30, 10)])
    let root = Box()
    root.arrange(in: area(100, 100)) { nested(60) }
    #expect(root.children.map(\.frame) == frames)
  }

  @Test("The content of a part is released when the part is evaluated again")
  func memory() {
    final class State {}
    weak var first: State?
    var runs = 0
    let live = panel.live {
      VStack {
        Part {
          let state = State()
          let _ = (runs += 1)
          let _ = (first = runs == 1 ? state : first)
          Picture(10, 10).layout.alignmentGuide(.leading) { _ in withExtendedLifetime(state) { 0 } }
        }
      }
    }
    #expect(first != nil)
    live.update()
    #expect(runs == 2)
    #expect(first == nil)
  }
}
