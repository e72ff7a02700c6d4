import Testing
import Withy

/// Steps that go, and what is there then.
extension RecordedPropertyTests {
  @Test("A step that is no longer declared is undone, and applied again when it returns")
  func conditional() {
    let (view, live) = live { view in
      view.if(state.isOn) { $0.alpha(0.1).title("a") }.frame.x(1)
    }
    #expect(pass(live) { state.isOn = false } == ["title = nil", "alpha = 1.0"])
    #expect(pass(live) == [])
    #expect(pass(live) { state.isOn = true } == ["alpha = 0.1", "title = a"])
    #expect(view.frame.x == 1)
  }

  @Test("An else branch has its own steps")
  func conditionalElse() {
    let (view, live) = live { view in
      view.if(state.isOn) {
        $0.alpha(0.1)
      } else: {
        $0.alpha(0.2).title("b")
      }
    }
    #expect(pass(live) { state.isOn = false } == ["alpha = 0.2", "title = b"])
    #expect(pass(live) { state.isOn = true } == ["alpha = 0.1", "title = nil"])
    #expect(view.title == nil)
  }

  @Test("Undoing restores the value from before the first write")
  func undoGivesBackTheFirst() {
    let view = View(recorder: recorder)
    view.alpha = 0.7
    let live = root.live {
      view.with.if(state.isOn) { $0.alpha(Double(state.number)) }
    }
    state.number = 3
    live.update()
    #expect(pass(live) { state.isOn = false } == ["alpha = 0.7"])
  }

  @Test("Removing an override shows the declaration below it, with its current value")
  func undoOverride() {
    let (view, live) = live { view in
      view.alpha(Double(state.number)).if(state.isOn) { $0.alpha(9) }
    }
    #expect(pass(live) { state.number = 5 } == ["alpha = 5.0", "alpha = 9.0"])
    #expect(pass(live) { state.isOn = false } == ["alpha = 5.0"])
    state.isOn = true
    live.update()
    state.number = 6
    state.isOn = false
    live.update()
    #expect(view.alpha == 6)
  }

  @Test("A style below an override is removed without a trace")
  func undoUnderOverride() {
    let (view, live) = live { view in
      view.if(state.isOn) { $0.frame(Frame(x: 1)) }.frame.size.width(2)
    }
    #expect(view.frame == Frame(x: 1, size: .init(width: 2)))
    live.update()
    state.isOn = false
    live.update()
    #expect(view.frame == Frame(size: .init(width: 2)))
    state.isOn = true
    live.update()
    #expect(view.frame == Frame(x: 1, size: .init(width: 2)))
  }

  @Test("Adding and removing a whole below modify of its part leaves no trace")
  func comesUnderModify() {
    state.isOn = false
    let (view, live) = live { view in
      view.if(state.isOn) { $0.frame(Frame(x: 3)) }.frame.size.width.modify { $0 += 1 }
    }
    for isOn in [true, false, true, false] {
      state.isOn = isOn
      live.update()
      #expect(view.frame == Frame(x: isOn ? 3 : 0, size: .init(width: 1)))
    }
  }

  @Test("A part that changes below modify of the whole keeps the other parts")
  func partUnderWhole() {
    let (view, live) = live { view in
      view.frame.size.width(state.number).frame.modify { $0.x += 1 }.if(state.isOn) {
        $0.frame.x(9)
      }
    }
    for number in 1...3 {
      state.number = number
      live.update()
      #expect(view.frame == Frame(x: 9, size: .init(width: number)))
    }
    state.isOn = false
    live.update()
    #expect(view.frame == Frame(x: 1, size: .init(width: 3)))
  }

  @Test("Steps that change places are applied in their new order")
  func reordered() {
    let (view, live) = live { view in
      view.if(state.isOn) {
        $0.frame.size.width(2).frame(Frame(x: 1))
      } else: {
        $0.frame(Frame(x: 1)).frame.size.width(2)
      }
    }
    #expect(view.frame == Frame(x: 1))
    state.isOn = false
    live.update()
    #expect(view.frame == Frame(x: 1, size: .init(width: 2)))
    state.isOn = true
    live.update()
    #expect(view.frame == Frame(x: 1))
  }

  @Test("A value declared after a part that is no longer set is kept, among any number of steps")
  func partUnderWholeAmongMany() {
    let (view, live) = live { view in
      (0..<15).reduce(view) { chain, index in chain.once(line: UInt(index)) { _ in } }
        .set(\.count, to: state.number).count(state.number)
        .if(state.isOn) { $0.frame.x(7) }.frame(Frame(x: 2))
    }
    state.number = 1
    state.isOn = false
    live.update()
    #expect(view.frame == Frame(x: 2))
  }

  @Test("Removing modify undoes it")
  func undoModify() {
    let (view, live) = live { view in
      view.count(3).if(state.isOn) { $0.count.modify { $0 += 1 } }
    }
    #expect(view.count == 4)
    #expect(pass(live) { state.isOn = false } == ["count = 3"])
  }
}
