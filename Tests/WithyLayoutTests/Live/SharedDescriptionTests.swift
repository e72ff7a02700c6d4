import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Descriptions in variables that are used several times.
@MainActor
@Suite("Layout descriptions used several times") struct SharedDescriptionTests {
  @Observable
  final class Model {
    var count = 1
    var padding: CGFloat = 0
  }

  let model = Model()
  let root = Panel(100, 100)

  private var edges: [[CGFloat]] { root.children.map { $0.children.map(\.frame.minX) } }

  @Test("A part in a template is laid out at each use of the template")
  func template() {
    let template = Builder { Panel(100, 100) }.children {
      HStack(spacing: 0) {
        Part { for _ in 0..<model.count { Builder { Picture(10, 10) } } }
      }
    }
    let live = root.live {
      template
      template.name("second")
    }
    #expect(edges == [[45], [45]])
    model.count = 2
    live.updateChangedParts()
    #expect(edges == [[40, 50], [40, 50]])
    live.update()
    #expect(edges == [[40, 50], [40, 50]])
  }

  @Test("A part with an environment in a variable has it at each use")
  func environment() {
    let live = root.live {
      let part: Part<LayoutGroup<Box>> = Part {
        Part(reading: \.margin) { Builder { Picture(10, 10) }.layout.padding($0 + model.padding) }
      }
      .environment(\.margin, 5)
      HStack(spacing: 0) {
        part
        part
      }
    }
    #expect(root.children.map(\.frame.minX) == [35, 55])
    model.padding = 1
    live.updateChangedParts()
    #expect(root.children.map(\.frame.minX) == [34, 56])
    live.update()
    #expect(root.children.map(\.frame.minX) == [34, 56])
  }

  @Test("A lazy container in a template creates the rows of each use")
  func lazy() {
    let visible = VisibleArea(area(100, 50))
    let template = Builder { Panel(100, 50) }.children {
      ScrollContainer(visible: visible) {
        LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Builder { Picture(10, 10) } } }
      }
    }
    let live = root.live {
      template
      template.name("second")
    }
    for y in [300, 20, 900, 150] {
      visible.rect.origin.y = CGFloat(y)
      live.update()
      let rows = root.children.map { $0.children.map(\.frame.minY) }
      #expect(rows[0] == rows[1])
      for rows in rows {
        #expect(Set(stride(from: CGFloat(y), to: CGFloat(y + 50), by: 10)).isSubset(of: rows))
      }
    }
  }

  @Test("A row of a lazy container in a variable follows its state after every pass")
  func lazyRow() {
    let visible = VisibleArea(area(100, 50))
    let list = LayoutGroup<Box> {
      ScrollContainer(visible: visible) {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Builder { Picture(10, 10) }.layout.padding(.top, row == 0 ? model.padding : 0)
          }
        }
      }
    }
    let live = root.live { list }
    for padding in [5, 0, 20] {
      model.padding = CGFloat(padding)
      live.updateChangedParts()
      #expect(root.children.prefix(2).map(\.frame.minY) == [model.padding, model.padding + 10])
      live.update()
    }
  }

  @Test("Building a template by hand does not affect the live tree that uses it")
  func builtByHand() {
    var extra = false
    let template = Builder { Panel(100, 100) }.children {
      HStack(spacing: 0) {
        Part {
          Builder { Picture(10, 10) }
          if extra { Builder { Picture(10, 10) } }
        }
        Part { Builder { Picture(10, 10) }.layout.padding(model.padding) }
      }
    }
    let live = root.live { template }
    extra = true
    var built: Panel?
    #expect(reports { built = template.build() }.count == 1)
    #expect(built?.children.count == 3)
    model.padding = 5
    live.updateChangedParts()
    #expect(edges == [[35, 50]])
    live.update()
    #expect(edges == [[30, 40, 55]])
  }

  @Test("A lazy container from a live block creates all rows in an arrangement")
  func lazyThenArranged() {
    let visible = VisibleArea(area(100, 30))
    let list = ScrollContainer<Box>(visible: visible) {
      LazyVStack(spacing: 0) { ForEach(0..<200) { _ in Builder { Picture(10, 10) } } }
    }
    let live = root.live { list }
    #expect(root.children.count < 100)
    let other = Box()
    other.arrange(in: area(100, 100)) { list }
    #expect(other.children.count == 200)
    withExtendedLifetime(live) {}
  }

  @Test("Layouts of one depth are arranged in order of creation")
  func order() {
    var placed: [Int] = []
    let live = root.live {
      for number in 0..<20 {
        Builder { Panel(100, 100) }.children {
          HStack {
            Builder { Shape() }.call(on: number) { $0.onPlace = { _ in placed.append(number) } }
          }
        }
      }
    }
    #expect(placed == Array(0..<20))
    withExtendedLifetime(live) {}
  }
}
