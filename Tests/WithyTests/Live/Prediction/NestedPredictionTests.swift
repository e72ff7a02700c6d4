import Testing
import Withy

/// Blocks, passes and comparisons inside a block that is evaluated.
@Suite("Nested predictions", .bothWays) struct NestedPredictionTests {
  let state = PredictionState()
  let root = View("root")

  @Test("A block that nests at once inside a live block does not affect it")
  func actsAtOnce() {
    func row(_ name: String) -> Hierarchy<View> {
      Hierarchy { View.make(View(name)).title(state.title) }
    }
    let live = root.live {
      row("a")
      let other = View("other")
      let _ = other {
        row("b")
        View.make(View("c")).title(state.title)
      }
      let _ = { #expect(other.titles == ["a", "a"]) }()
      let _ = { #expect(other.children.allSatisfy { $0.parent === other }) }()
      row("d")
    }
    let children = root.children
    #expect(live.update() == Changes())
    #expect(root.children.map(\.name) == ["a", "d"])
    #expect(root.children.isIdentical(to: children))
  }

  @Test("A pass of another live parent inside a live block predicts its own nodes only")
  func otherLive() {
    let other = View("other")
    let otherLive = other.live {
      View.make.title(state.title).count(7)
      View.make.title("2")
    }
    let live = root.live {
      View.make.title("first")
      let _ = otherLive.update()
      View.make.title(state.title)
    }
    let (children, others) = (root.children, other.children)
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(root.titles == ["first", "b"])
    #expect(other.titles == ["b", "2"])
    #expect(root.children.isIdentical(to: children))
    #expect(other.children.isIdentical(to: others))
  }

  /// A value whose comparison runs code.
  struct Meddling: Equatable {
    let number: Int
    let meddle: () -> Void

    static func == (a: Meddling, b: Meddling) -> Bool {
      a.meddle()
      b.meddle()
      return a.number == b.number
    }
  }

  final class Meddled: View {
    var value = Meddling(number: 0) {} { didSet { value.meddle() } }
    var ending: Ending?
  }

  @Test("A comparison may run passes, evaluate blocks, and stop everything")
  func meddling() {
    let other = View("other")
    let otherLive = other.live { View.make.title(state.title) }
    let meddle = { [state, root] in
      #expect(state.live?.update() ?? Changes() == Changes())
      otherLive.update()
      let nested = Hierarchy<View> {
        Meddled.make.count(1)
        View.make.title("nested")
      }
      #expect(nested.items.count == 2)
      _ = root.children
      if state.flag {
        state.live?.stop()
        state.live = nil
      }
    }
    state.live = root.live {
      Meddled.make.value(Meddling(number: state.count, meddle: meddle)).count(state.count)
      Meddled.make.value(Meddling(number: 5, meddle: meddle)).title(state.title)
      Meddled.make.count(state.count).ending(Ending(meddle)).title(state.title)
    }
    let children = root.children
    state.title = "b"
    state.live?.update()
    #expect(root.titles == [nil, "b", "b"])
    state.count = 2
    state.flag = true
    state.live?.update()
    #expect(root.children.isIdentical(to: children))
    #expect(state.live == nil)
  }

  @Test("Descriptions that are discarded, or created within a value of another, are ignored")
  func nested() {
    func text(_ hierarchy: Hierarchy<View>) -> String { "\(hierarchy.items.count)" }
    func row(_ title: () -> String?) -> Hierarchy<View> {
      Hierarchy { View.make.title(title()) }
    }
    let live = root.live {
      row { text(row { text(row { "x" }) }) }
      row { state.title }
      row { text(row { state.title } + row { state.title }) }
    }
    let children = root.children
    #expect(live.update() == Changes())
    #expect(root.titles == ["1", "a", "2"])
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(root.children.isIdentical(to: children))
  }
}
