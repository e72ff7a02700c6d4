import Testing
import Withy

/// Steps of one object that depend on those before and after them.
@Suite("Steps of one object", .bothWays) struct StepInteractionTests {
  let state = PredictionState()
  let root = View("root")

  @Test("Blocks of two parents that wait for changed steps both nest their new nodes")
  func waitingBlocks() {
    let live = root.live {
      View.make.if(state.flag) { $0.alpha(0.5) }
        .companion.children { for number in 0..<state.count { View.make.count(number) } }
        .children { for number in 0..<state.count { View.make.count(number) } }
        .partner.ifPresent.view.children {
          for number in 0..<state.count { View.make.count(number) }
        }
    }
    let view = root.children[0]
    for (count, flag) in [(2, true), (3, false), (1, true), (4, true)] {
      (state.count, state.flag) = (count, flag)
      live.update()
      #expect(view.children.map(\.count) == Array(0..<count))
      #expect(view.companion.children.map(\.count) == Array(0..<count))
      #expect(view.partner?.view.children.map(\.count) == Array(0..<count))
    }
  }

  @Test("A call that depends on a value sees the new children of the blocks before it")
  func callOnValue() {
    var log: [Int] = []
    let live = root.live {
      Builder<View>(View()).children { for _ in 0..<state.count { View.make } }
        .call(on: state.count) { log.append($0.children.count) }
    }
    for count in 2..<4 {
      state.count = count
      live.update()
    }
    #expect(log == [1, 2, 3])
  }

  @Test(
    "The newest handler of an earlier connection remains when a later one with its id is removed"
  )
  func earlierConnection() {
    func connect(_ number: Int, _ builder: Builder<View>) -> Builder<View> {
      builder.connect("signal", { (view: View) in view.noted = number }) { view, connection in
        view.signal = { [weak view] in if let view { connection.handler(view) } }
        return { [weak view] in view?.signal = nil }
      }
    }
    let live = root.live {
      connect(state.count, Builder<View>(View())).if(!state.flag) { connect(-state.count, $0) }
    }
    let view = root.children[0]
    for (count, flag) in [(1, false), (2, false), (3, true), (4, true), (5, false), (6, true)] {
      (state.count, state.flag) = (count, flag)
      live.update()
      view.signal?()
      #expect(view.noted == (flag ? count : -count))
    }
  }

  @Test("A handler behind an optional is set once")
  func optionalHandler() {
    final class Counting: View {
      var sets = 0
      override var onTap: () -> Void { didSet { sets += 1 } }
    }
    let counting = Counting("c")
    let partner = Partner(view: counting)
    let view = View("v")
    view.partner = partner
    let live = root.live {
      view.with.partner.ifPresent.view.onTap.perform { [number = state.count] _ in
        counting.noted = number
      }
    }
    for count in 2..<5 {
      state.count = count
      live.update()
      counting.onTap()
      #expect(counting.noted == count && counting.sets == 1, "\(counting.sets)")
    }
  }

  @Test("A closure that is set is neither counted nor confused with a handler of the property")
  func closureOrHandler() {
    let live = root.live {
      let number = state.count
      let view = Builder<View>(View())
      if state.count > 0 { View.make }
      (state.flag
        ? view.set(\.onTap, to: { [root] in root.noted = -number })
        : view.onTap.perform { [root] _ in root.noted = number })
    }
    for flag in [true, true, false, false, true, false] {
      state.flag = flag
      state.count += 1
      #expect(live.update() == Changes())
      root.children[1].onTap()
      #expect(root.noted == (flag ? -state.count : state.count))
    }
  }

  @Test("A hook is not taken for one of another event that was in its place")
  func otherEvent() {
    var (isShown, log) = (true, [String]())
    let live = root.live {
      if isShown {
        Builder<View>(View()).if(!state.flag) { $0.onInsert { _ in log.append("in") } }
          .onRemove { _ in log.append("out") }
      }
    }
    state.flag = true
    live.update()
    isShown = false
    live.update()
    #expect(log == ["in", "out"])
  }

  @Test("A property that refers to the object is set once")
  func assignedOnce() {
    final class Owner {
      var sets = 0
      var view: View? { didSet { sets += 1 } }
    }
    let owner = Owner()
    let live = root.live {
      Builder<View>(View()).if(state.flag) { $0.alpha(0.5) }.assign(to: \.view, on: owner)
    }
    for flag in [true, false, false, true] {
      state.flag = flag
      live.update()
    }
    #expect(owner.sets == 1 && owner.view === root.children[0])
  }

  @Test("An optional that a key path unwraps is the one that a chain unwraps")
  func forcedUnwrapping() {
    let view = View("view")
    view.border = Border(width: 1)
    let live = root.live {
      view.with.set(\.border!.width, to: state.count).border.ifPresent.width(30)
    }
    #expect(view.border?.width == 30)
    for count in 2..<4 {
      state.count = count
      live.update()
      #expect(view.border?.width == 30)
    }
  }
}
