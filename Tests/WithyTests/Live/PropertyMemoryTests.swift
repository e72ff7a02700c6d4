import Testing
import Withy

/// What a live tree remembers of properties, and when it writes them.
@Suite("Property memory", .bothWays) struct PropertyMemoryTests {
  final class State {
    var isOn = true
    var number = 0
    var name: String?
  }

  let state = State()
  let recorder = View.Recorder()
  let root = View()

  /// Keeps a view by a chain, and returns it without what the first pass did.
  func live(_ chain: @escaping (Builder<View>) -> Builder<View>) -> (view: View, live: Live) {
    let view = View(recorder: recorder)
    let live = root.live { chain(view.with) }
    recorder.operations = []
    return (view, live)
  }

  /// Runs a pass and returns what it did.
  func pass(_ live: Live, _ change: () -> Void = {}) -> [String] {
    change()
    recorder.operations = []
    let planned = live.plan().propertyWrites
    #expect(recorder.operations.filter { !$0.hasPrefix("get") } == [])
    let changes = live.update()
    #expect(changes.propertyWrites == planned)
    return recorder.operations
  }

  @Test("A property is written when the value declared for it has changed, and only then")
  func equality() {
    let (_, live) = live { $0.alpha(Double(state.number)).title("a").frame.size.width(3) }
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 2 } == ["alpha = 2.0"])
    #expect(pass(live) == [])
  }

  @Test("A value that was changed from outside is left alone until its declaration changes")
  func outsideChange() {
    let (view, live) = live { $0.alpha(Double(state.number)) }
    view.alpha = 7
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["alpha = 1.0"])
  }

  @Test("A value that is not Equatable is always written")
  func notEquatable() {
    let (_, live) = live { $0.style(Style()).alpha(0.5) }
    #expect(pass(live) == ["style = black"])
    #expect(pass(live) == ["style = black"])
  }

  @Test("Optionals, and values inside values, are compared as such")
  func nestedValues() {
    let (view, live) = live {
      $0.title(state.name).border(state.isOn ? Border(width: 2) : nil).frame.x(state.number)
    }
    #expect(pass(live) { state.name = "b" } == ["title = b"])
    #expect(pass(live) { state.isOn = false } == ["border = 0"])
    #expect(pass(live) { state.number = 4 } == ["frame = 4 0 0"])
    #expect(view.frame == Frame(x: 4))
  }

  @Test("The last of two declarations wins, and an earlier one that changes rewrites the later")
  func declaredTwice() {
    let (view, live) = live { $0.alpha(Double(state.number)).alpha(9) }
    #expect(view.alpha == 9)
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["alpha = 1.0", "alpha = 9.0"])
    #expect(pass(live) == [])
  }

  @Test("A value that changes rewrites the parts of it that are declared later")
  func declaredInPart() {
    let (view, live) = live { $0.frame(Frame(x: state.number)).frame.size.width(5).alpha(0.5) }
    #expect(pass(live) { state.number = 1 } == ["frame = 1 0 0", "frame = 1 5 0"])
    #expect(view.frame == Frame(x: 1, size: .init(width: 5)))
  }

  @Test("A part that changes lets a later declaration of the whole win again")
  func declaredAsWholeLater() {
    let (view, live) = live { $0.frame.size.width(state.number).frame(Frame(x: 1)) }
    #expect(pass(live) { state.number = 5 } == ["frame = 0 0 0", "frame = 0 5 0", "frame = 1 0 0"])
    #expect(view.frame == Frame(x: 1))
    live.stop()
  }

  @Test("A step that is not declared any more is undone, and applied again when it is")
  func conditional() {
    let (view, live) = live { view in
      view.if(state.isOn) { $0.alpha(0.1).title("a") }.frame.x(1)
    }
    #expect(pass(live) { state.isOn = false } == ["title = nil", "alpha = 1.0"])
    #expect(pass(live) == [])
    #expect(pass(live) { state.isOn = true } == ["alpha = 0.1", "title = a"])
    #expect(view.frame.x == 1)
  }

  @Test("An else has steps of its own")
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

  @Test("ifLet and ifLet: are steps while there is a value")
  func ifLet() {
    let (view, live) = live {
      $0.title(ifLet: state.name).ifLet(state.name) { $0.alpha(Double($1.count)) }
    }
    #expect(pass(live) { state.name = "abc" } == ["title = abc", "alpha = 3.0"])
    #expect(pass(live) { state.name = "ab" } == ["title = ab", "alpha = 2.0"])
    #expect(pass(live) { state.name = nil } == ["alpha = 1.0", "title = nil"])
    #expect(view.title == nil)
  }

  @Test("A style that is applied has the steps of its chain")
  func apply() {
    func style(_ builder: Builder<View>) -> Builder<View> {
      state.isOn ? builder.alpha(0.3) : builder.title("x")
    }
    let (_, live) = live { $0.apply(style) }
    #expect(pass(live) == [])
    #expect(pass(live) { state.isOn = false } == ["alpha = 1.0", "title = x"])
  }

  @Test("Undoing gives back the value from before the first write")
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

  @Test("An override that goes shows what is declared under it, as it is now")
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

  @Test("A style under an override goes without a trace")
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

  @Test("A whole that comes and goes under a change of its part leaves no trace of the change")
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

  @Test("A part that changes under a change of the whole lets the other parts above it hold")
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

  @Test("modify declares a change of the value from before")
  func modify() {
    let (view, live) = live { $0.count.modify { $0 += 10 + state.number } }
    #expect(view.count == 10)
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["count = 11"])
  }

  @Test("modify changes what earlier steps declare")
  func modifyDeclared() {
    let (view, live) = live { $0.count(state.number).count.modify { $0 *= 2 } }
    #expect(pass(live) { state.number = 4 } == ["count = 4", "count = 8"])
    view.count = 100
    #expect(pass(live) == [])
  }

  @Test("A modify that goes is undone")
  func undoModify() {
    let (view, live) = live { view in
      view.count(3).if(state.isOn) { $0.count.modify { $0 += 1 } }
    }
    #expect(view.count == 4)
    #expect(pass(live) { state.isOn = false } == ["count = 3"])
  }

  @Test("Through an optional, a step is applied as soon as there is something")
  func lateIfPresent() {
    let image = View("image", recorder: recorder)
    let (view, live) = live { $0.image.ifPresent.alpha(0.2).title("a") }
    #expect(pass(live) == [])
    view.image = image
    #expect(pass(live) == ["image: alpha = 0.2"])
    #expect(pass(live) == [])
    view.image = nil
    #expect(pass(live) == [])
    view.image = image
    #expect(pass(live) == ["image: alpha = 0.2"])
  }

  @Test("modify through an optional changes the value from before, however many passes there are")
  func modifyIfPresent() {
    let (view, live) = live { $0.border.ifPresent.width.modify { $0 += 10 } }
    view.border = Border(width: 1)
    for _ in 0..<3 { live.update() }
    #expect(view.border?.width == 11)
    view.border = nil
    live.update()
    view.border = Border(width: 2)
    #expect(pass(live) == ["border = 12"])
  }

  @Test("Through an optional that has become nil, there is nothing to undo")
  func undoIfPresent() {
    let image = View("image", recorder: recorder)
    let (view, live) = live { view in
      view.if(state.isOn) { $0.image.ifPresent.alpha(0.2).border.ifPresent.width(4) }
    }
    view.image = image
    view.border = Border()
    live.update()
    view.border = nil
    #expect(pass(live) { state.isOn = false } == ["image: alpha = 1.0"])
  }

  @Test("What a later step puts there does not make an earlier one reach it")
  func ifPresentUnderLater() {
    let (view, live) = live { $0.border.ifPresent.width(9).border(Border(width: 1)) }
    #expect(view.border?.width == 1)
    #expect(pass(live) == [])
    #expect(view.border?.width == 1)
  }

  @Test("A later nil hides what a step has reached, and shows it again")
  func ifPresentUnderNil() {
    let (view, live) = live { view in
      view.border(Border(width: 1)).border.ifPresent.width(state.number + 5)
        .if(!state.isOn) { $0.border(nil) }
    }
    state.isOn = false
    live.update()
    #expect(view.border == nil)
    #expect(pass(live) == [])
    state.number = 1
    live.update()
    #expect(view.border == nil)
    state.isOn = true
    live.update()
    #expect(view.border?.width == 6)
    #expect(pass(live) == [])
  }

  @Test("An optional that is declared, and what is in it, go together")
  func ifPresentDeclared() {
    let (view, live) = live {
      $0.border(state.isOn ? Border() : nil).border.ifPresent.width(state.number)
    }
    #expect(view.border?.width == 0)
    state.isOn = false
    live.update()
    #expect(view.border == nil)
    state.isOn = true
    state.number = 3
    live.update()
    #expect(view.border?.width == 3)
  }

  @Test("An object behind a read-only property is set and undone")
  func readOnlyHolder() {
    let (view, live) = live { view in
      view.layer.radius(Double(state.number)).if(state.isOn) {
        $0.layer.border.width(7).defaults.layer.radius(1)
      }
    }
    #expect(view.layer.border.width == 7 && view.defaults.layer.radius == 1)
    state.isOn = false
    #expect(live.update().propertyWrites == 2)
    #expect(view.layer.border.width == 1 && view.defaults.layer.radius == 0)
    state.number = 3
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(view.layer.radius == 3)
  }

  @Test("set(_:to:) declares a property like a call of its name")
  func setTo() {
    let (_, live) = live { $0.set(\.alpha, to: Double(state.number)) }
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 2 } == ["alpha = 2.0"])
  }

  @Test("A value and an optional at the same property are two declarations")
  func valueAndOptional() {
    let (view, live) = live { view in
      view.title("a").if(state.isOn) { $0.title.ifPresent("b") }
    }
    #expect(view.title == "b")
    #expect(pass(live) { state.isOn = false } == ["title = a"])
    #expect(pass(live) { state.isOn = true } == ["title = b"])
  }

  @Test("The steps of a long chain are remembered one by one")
  func longChain() {
    let (_, live) = live { view in
      var chain = view
      for index in 0..<200 { chain = chain.alpha(Double(index == 150 ? state.number : index)) }
      return chain
    }
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 }.count == 50)
  }
}
