import Testing

@testable import Withy

/// Properties set by `always`, whose actual values are compared, while they are predicted.
@Suite("Predicted values of always", .bothWays) struct EnforcedPropertyTests {
  let state = PredictionState()
  let root = View("root")

  /// A property by an access closure that captures nothing, as in an optimised build.
  private func title(of builder: Builder<View>) -> Setter<View, String?> {
    Setter(builder) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.title }
      }
      (\View.title)._apply(&access, to: &base, body)
    }
  }

  @Test("A value of an item that a call before the list changes is set back in the same pass")
  func alwaysInItems() {
    let live = root.live {
      Builder<View>(View()).call { view in
        for other in view.parent?.children.dropFirst() ?? [] where state.flag {
          other.title = "typed"
        }
      }
      ForEach(0..<2) { _ in Builder<View>(View()).title.always("a") }
    }
    #expect(live.update() == Changes() && live.update() == Changes())
    state.flag = true
    for _ in 0..<2 {
      #expect(live.update() == Changes(propertyWrites: 2))
      #expect(root.titles == [nil, "a", "a"])
    }
  }

  @Test("A value that another view's setter changes in the pass is set back in the same pass")
  func changedBySetter() {
    final class Meddler: View {
      override var count: Int { didSet { parent?.children[1].title = "typed" } }
    }
    let live = root.live {
      Builder<Meddler>(Meddler()).count(state.count)
      Builder<View>(View()).title.always("a")
    }
    live.update()
    for count in 2..<4 {
      state.count = count
      live.update()
      #expect(root.titles == [nil, "a"])
    }
  }

  @Test("An enforced value of one property, and then of another that has it already")
  func enforcedInTurn() {
    let live = root.live {
      let builder = Builder<View>(View())
      state.flag ? builder.shadow.always(Frame(x: 3)) : builder.frame.always(Frame(x: 3))
    }
    let view = root.children[0]
    view.shadow = Frame(x: 3)
    state.flag = true
    live.update()
    #expect(view.frame == Frame() && view.shadow == Frame(x: 3), "\(view.frame)")
    view.shadow = Frame(x: 4)
    live.update()
    #expect(view.shadow == Frame(x: 3))
  }

  @Test("A value that is enforced from now on is set back if the pass itself has changed it")
  func enforcedFromNowOn() {
    let live = root.live {
      Builder<View>(View()).call { if state.count > 1 { $0.parent?.children[1].title = "typed" } }
      let title = title(of: Builder<View>(View()))
      state.flag ? title.always("a") : title("a")
    }
    for (flag, count) in [(false, 1), (true, 1), (true, 2), (true, 3)] {
      (state.flag, state.count) = (flag, count)
      live.update()
      #expect(root.titles == [nil, "a"])
    }
  }

  @Test("A value that becomes an enforced one is set back if the pass itself has changed it")
  func becomesEnforced() {
    let live = root.live {
      Builder<View>(View()).call { if state.count > 1 { $0.parent?.children[1].title = "typed" } }
      (state.flag ? View.make.title.always("a") : View.make.title("a"))
    }
    for (flag, count) in [(false, 1), (true, 1), (true, 2), (true, 3)] {
      (state.flag, state.count) = (flag, count)
      live.update()
      #expect(root.titles == [nil, "a"])
    }
  }

  @Test("A stored description of a value that is no longer enforced does not enforce it")
  func notEnforced() {
    let live = root.live {
      let row = Hierarchy<View> {
        (state.flag
          ? title(of: Builder<View>(View())).always("a") : title(of: Builder<View>(View()))("a"))
      }
      row
      let _ = state.kept = row
    }
    for flag in [true, true, false, false] {
      state.flag = flag
      live.update()
      let other = View("other")
      let otherLive = other.live { state.kept! }
      other.children[0].title = "typed"
      otherLive.update()
      #expect(other.titles == [flag ? "a" : "typed"])
      otherLive.stop()
    }
  }

  @Test("The getter of an enforced value sees the new children of the blocks before it")
  func getter() {
    final class Watching: View {
      var seen: [Int] = []
      override var title: String? {
        get {
          seen.append(children.count)
          return super.title
        }
        set { super.title = newValue }
      }
    }
    let view = Watching("w")
    let live = root.live {
      view.with.children { for _ in 0..<state.count { View.make } }.title.always("a")
    }
    for count in 2..<4 {
      state.count = count
      view.seen = []
      live.update()
      #expect(
        view.seen.last == count && !view.seen.dropFirst().contains { $0 < count },
        "\(view.seen)"
      )
    }
  }

  @Test("A value at a key path that the user has changed remains while the description is the same")
  func typed() {
    let paths: [ReferenceWritableKeyPath<View, String?>] = [\.title, \.title]
    let live = root.live { View.make.set(paths[state.count], to: "a") }
    live.update()
    root.children[0].title = "typed"
    #expect(live.update() == Changes())
    #expect(root.titles == ["typed"])
  }
}
