import Testing
import Withy

/// Properties that may be nil, and what is in them.
extension RecordedPropertyTests {
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

  @Test("A step through an optional is applied as soon as there is an object")
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

  @Test("modify through an optional changes the original value, in any number of passes")
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

  @Test("Nothing is undone through an optional that has become nil")
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

  @Test("An object set by a later step is not reached by an earlier one")
  func ifPresentUnderLater() {
    let (view, live) = live { $0.border.ifPresent.width(9).border(Border(width: 1)) }
    #expect(view.border?.width == 1)
    #expect(pass(live) == [])
    #expect(view.border?.width == 1)
  }

  @Test("A later nil hides the result of a step, and its removal shows it again")
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

  @Test("A declared optional and its members are removed together")
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

  @Test("A value and an optional of the same property are two declarations")
  func valueAndOptional() {
    let (view, live) = live { view in
      view.title("a").if(state.isOn) { $0.title.ifPresent("b") }
    }
    #expect(view.title == "b")
    #expect(pass(live) { state.isOn = false } == ["title = a"])
    #expect(pass(live) { state.isOn = true } == ["title = b"])
  }

  @Test("A step that finds nil between others of the same property leaves them alone")
  func ifPresentBetween() {
    let backdrop = Backdrop()
    let (view, live) = live { view in
      view.backdrop(backdrop).backdrop.rim.ifPresent.width(3).backdrop.radius(8)
    }
    for _ in 0..<2 { #expect(live.update() == Changes()) }
    #expect(view.backdrop.radius == 8 && view.backdrop.rim == nil)
    backdrop.rim = Border()
    #expect(live.update() == Changes(propertyWrites: 3))
    #expect(backdrop.radius == 8 && backdrop.rim?.width == 3)
    #expect(live.update() == Changes())
  }

  @Test(
    "A value set through an optional is restored after steps above it have changed",
    arguments: [[nil, nil], [nil, 2], [2, nil], [2, 3]]
  )
  func ifPresentBelowOthers(radii: [Int?]) {
    let (root, view, own) = (View(), View(), Backdrop())
    let others = radii.map { $0.map { _ in Backdrop() } }
    view.spare = own
    var number = 1
    let live = root.live {
      switch number {
      case 0: View.make
      case 1: view.with.spare.ifPresent.radius(7).spare(others[0])
      default:
        view.with.alpha(0.5).spare.ifPresent.radius(7).spare(others[0]).spare(others[1])
      }
    }
    number = 2
    live.update()
    number = 0
    live.update()
    #expect(view.spare === own && own.radius == 0)
  }
}
