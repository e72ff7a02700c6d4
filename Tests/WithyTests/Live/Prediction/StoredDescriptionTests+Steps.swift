import Testing

@testable import Withy

/// Steps whose declarations a stored description keeps.
extension StoredDescriptionTests {
  @Test("A stored description of a block has its own handlers, not newer ones")
  func keptInnerHandler() {
    func row() -> Hierarchy<View> {
      let number = state.count
      let row = Hierarchy<View> {
        Builder<View> { View() }.children {
          Builder<View> { View() }.onTap.perform { $0.noted = number }
        }
      }
      if number == 5 { state.kept = row }
      return state.flag ? state.kept ?? row : row
    }
    let live = root.live { row() }
    let view = root.children[0].children[0]
    for (count, isKept) in [(5, false), (5, false), (2, false), (2, true), (3, false), (3, true)] {
      (state.count, state.flag) = (count, isKept)
      #expect(live.update() == Changes())
      #expect(root.children[0].children.isIdentical(to: [view]))
      view.onTap()
      #expect(view.noted == (isKept ? 5 : count), "\(count) \(isKept)")
    }
  }

  @Test("A stored description of a block has its handlers and hooks where it is shown elsewhere")
  func keptInnerHandlerElsewhere() {
    let live = root.live {
      let number = state.count
      let row = Hierarchy<View> {
        Builder<View> { View() }.children {
          Builder<View> { View() }.onTap.perform { $0.noted = number }.onInsert {
            $0.count = number
          }
        }
      }
      let _ = state.kept = row
      row
    }
    for count in [1, 2, 3, 3, 4] {
      state.count = count
      live.update()
      let other = View("other")
      other { state.kept! }
      let view = other.children[0].children[0]
      view.onTap()
      #expect(view.noted == count)
    }
  }

  @Test("A kept description of a block makes the objects in it with its own factories")
  func innerFactories() {
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View> { View() }.children {
          (state.flag ? Builder<View>(View("x")) : Builder<View>(View("y"))).title("t")
        }
      }
      row
      let _ = { state.kept = row }()
    }
    for flag in [true, false, true, false, false] {
      state.flag = flag
      live.update()
      let other = View("other")
      other { state.kept! }
      #expect(other.children[0].children.map(\.name) == [flag ? "x" : "y"])
    }
  }

  @Test("A kept description makes objects with its own factory")
  func factories() {
    let live = root.live {
      let row = Hierarchy<View> {
        (state.flag ? Builder<View>(View("x")) : Builder<View>(View("y"))).title("t")
      }
      row
      let _ = { state.kept = row }()
    }
    live.update()
    let view = root.children[0]
    for flag in [true, false, true] {
      state.flag = flag
      #expect(live.update() == Changes())
      #expect(root.children.isIdentical(to: [view]))
      let other = View("other")
      other { state.kept! }
      #expect(other.children.map(\.name) == [flag ? "x" : "y"])
    }
  }

  @Test("A description has the newest values, also of one that was noted and then set otherwise")
  func notedAndSet() {
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View>(View()).if(state.flag) { $0.alpha(0.5) }.title(state.title)
      }
      let _ = state.kept = row
      row
    }
    func check(_ title: String, _ flag: Bool) {
      (state.title, state.flag) = (title, flag)
      live.update()
      let other = View("other")
      other { state.kept! }
      #expect(root.titles == [title] && other.titles == [title], "\(other.titles)")
    }
    for (title, flag) in [
      ("a", false), ("b", false), ("b", false), ("c", true), ("c", true), ("c", true), ("d", true),
      ("e", false), ("e", false),
    ] {
      check(title, flag)
    }
  }

  @Test("A description has the newest enforced value, also if the object had it already")
  func enforcedAlready() {
    let live = root.live {
      let row = Hierarchy<View> { Builder<View>(View()).title.always(state.title) }
      let _ = state.kept = row
      row
    }
    for title in ["a", "a", "b", "b"] {
      root.children[0].title = title
      state.title = title
      #expect(live.update() == Changes())
      let other = View("other")
      other { state.kept! }
      #expect(other.titles == [title])
    }
  }
}
