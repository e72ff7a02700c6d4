import Testing
import Withy

/// Values that are compared with the actual ones.
extension PredictedStepTests {
  @Test("A value that the user has changed is set back although the description is unchanged")
  func always() {
    let live = root.live {
      View.make.title.always(state.title).count(state.count)
      View.make.children { View.make.title.always(state.title) }
    }
    let views = [root.children[0], root.children[1].children[0]]
    for _ in 0..<2 {
      #expect(live.update() == Changes())
      for view in views { view.title = "typed" }
      #expect(views.map(\.title) == ["typed", "typed"])
      #expect(live.update() == Changes(propertyWrites: 2))
      #expect(views.map(\.title) == ["a", "a"])
    }
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(views.map(\.title) == ["b", "b"])
  }

  @Test("A value changed by the pass itself is set back in the same pass")
  func alwaysAfterCalls() {
    let live = root.live {
      Builder<View>(View()).call { view in
        for other in view.parent?.children.dropFirst() ?? [] where state.flag {
          other.title = "typed"
          other.children.first?.title = "typed"
        }
      }
      Builder<View>(View()).onTap.perform { _ in }.call(View.show).title.always("a").alpha(0.5)
      Builder<View>(View()).count(3)
      Builder<View>(View()).children { Builder<View>(View()).title.always("b").count(3) }
    }
    #expect(live.update() == Changes() && live.update() == Changes())
    state.flag = true
    for _ in 0..<2 {
      #expect(live.update() == Changes(propertyWrites: 2))
      #expect(root.titles == [nil, "a", "typed", "typed"])
      #expect(root.children[3].titles == ["b"])
    }
  }

  @Test("Switching between always and an ordinary setter writes nothing if the value is equal")
  func alwaysOrNot() {
    let live = root.live {
      if state.count > 0 { View.make }
      (state.flag ? View.make.title.always("a") : View.make.title("a"))
    }
    let view = root.children[1]
    for flag in [true, false, true] {
      state.flag = flag
      #expect(live.update() == Changes())
      #expect(live.update() == Changes())
      view.title = "typed"
      #expect(live.update() == Changes(propertyWrites: flag ? 1 : 0))
      view.title = "a"
    }
  }
}
