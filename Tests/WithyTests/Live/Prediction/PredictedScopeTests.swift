import Testing

@testable import Withy

/// Scopes that are compared while a block is evaluated.
@Suite("Predicted scopes", .bothWays) struct PredictedScopeTests {
  let state = PredictionState()
  let root = View("root")

  /// The backdrop by an access closure that captures nothing, and is recognised in unoptimised code, too.
  private func backdrop(of builder: Builder<View>) -> Setter<View, Backdrop> {
    Setter(builder) { base, access, _ in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.backdrop }
      }
      access = .value(base.backdrop)
    }
  }

  /// The radius of a backdrop, likewise.
  private func radius(of builder: Builder<Backdrop>) -> Setter<Backdrop, Int> {
    Setter(builder) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \Backdrop.radius }
      }
      (\Backdrop.radius)._apply(&access, to: &base, body)
    }
  }

  /// The image, likewise.
  private func image(of builder: Builder<View>) -> Setter<View, View> {
    Setter(builder) { base, access, _ in
      if case .trace(let patcher) = access {
        patcher.takeUnretainedValue().trace { \View.image }
        return patcher.takeUnretainedValue().traceOptional()
      }
      if let image = base.image { access = .value(image) }
    }
  }

  @Test("A value in a scope is set when it changes, and the others are left alone")
  func values() {
    let live = root.live {
      backdrop(of: View.make).scope { $0.radius(state.count).border.width(2) }
      View.make.backdrop.scope { $0.radius(state.count).border.width(2) }
      backdrop(of: View.make).scope { radius(of: $0)(state.count) }
      View.make.children { backdrop(of: View.make).scope { $0.radius(state.count) } }
    }
    #expect(live.update() == Changes())
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 4))
    #expect(live.update() == Changes())
    let views = root.children[..<3] + root.children[3].children
    #expect(views.map(\.backdrop.radius) == [2, 2, 2, 2])
    #expect(views.map(\.backdrop.border.width) == [2, 2, 1, 1])
  }

  @Test("A scope that comes between steps which replace its object is for the object at its turn")
  func newScope() {
    let view = View("view")
    let live = root.live {
      view.with.if(state.count == 2) { $0.title("a") }
        .backdrop.modify { $0 = $0.next }
        .if(state.count == 2) { backdrop(of: $0).scope { $0.radius(3) } }
        .backdrop.modify { $0 = $0.next }
    }
    state.count = 2
    live.update()
    let backdrops = sequence(first: view.firstBackdrop, next: \.next).prefix(4)
    #expect(backdrops.map(\.radius) == [0, 3, 0, 0])
    #expect(view.backdrop === Array(backdrops)[2])
  }

  @Test("Values in a scope are for any object that the property holds, calls for that one")
  func otherObject() {
    let view = View("view")
    let (first, second) = (View("first"), View("second"))
    view.image = first
    let live = root.live {
      image(of: view.with).scope {
        $0.alpha(0.5).call(View.note, state.count, 1).onTap.perform { $0.noted = 3 }
      }
      .title(state.title)
    }
    for held in [second, first] {
      view.image = held
      #expect(live.update() == Changes() && live.update() == Changes())
      #expect(held.notes[1] == state.count)
    }
    #expect(first.alpha == 0.5 && second.alpha == 1)
    state.count = 7
    live.update()
    #expect(first.notes[1] == 7 && second.notes[1] != 7)
    view.image = nil
    #expect(live.update() == Changes())
    view.image = second
    live.update()
    #expect(second.alpha == 0.5 && second.notes[1] == 7)
  }

  @Test("A call is made for an object that replaces another between the description and the walk")
  func replacedMeanwhile() {
    var next: Backdrop?
    let live = root.live {
      View.make.call { [root] _ in
        if let next { root.children[1...].forEach { $0.backdrop = next } }
      }
      backdrop(of: View.make).scope { $0.call(on: 1) { $0.radius += 1 } }
      View.make.if(state.flag) { builder in
        backdrop(of: builder).scope { $0.call(on: 1) { $0.radius += 1 } }
      }
    }
    state.flag = true
    live.update()
    #expect(live.update() == Changes())
    let other = Backdrop()
    next = other
    #expect(live.update() == Changes())
    #expect(other.radius == 2)
  }

  @Test("Calls in a scope are made once in every pass, at their turn")
  func calls() {
    var titles: [String?] = []
    let live = root.live {
      backdrop(of: View.make.title(state.title)).scope {
        $0.radius(1).call { [root] _ in titles.append(root.children.first?.title) }
      }
    }
    titles = []
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(live.update() == Changes())
    #expect(titles == ["b", "b"])
  }

  @Test("A scope that comes or goes at the end of a chain is a change")
  func end() {
    let view = View("view")
    let live = root.live {
      view.with.title("a").if(state.flag) { builder in
        backdrop(of: builder).scope { $0.radius(state.count) }
      }
    }
    for isOn in [true, false] {
      state.flag = isOn
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(view.backdrop.radius == (isOn ? state.count : 0))
    }
  }

  @Test("A scope in another one of the same object is undone by the path that leads to it")
  func otherPath() {
    let view = View("view")
    let held = View("held")
    (view.image, view.partner) = (held, Partner(view: held))
    func partner(of builder: Builder<View>) -> Setter<View, View> {
      Setter(builder) { base, access, _ in
        if case .trace(let patcher) = access {
          return patcher.takeUnretainedValue().trace { \View.partner }
        }
        if let view = base.partner?.view { access = .value(view) }
      }
    }
    let live = root.live {
      if state.count > 0 {
        (state.flag ? partner(of: view.with) : image(of: view.with)).scope {
          backdrop(of: $0).scope { $0.radius(5) }
        }
      }
    }
    state.flag = true
    live.update()
    view.image = nil
    state.count = 0
    live.update()
    #expect(held.backdrop.radius == 0)
  }

  @Test("Steps of a scope are not taken for those of another one, or outside")
  func otherScope() {
    let view = View("view")
    view.image = View("image")
    var isInside = true
    let live = root.live {
      isInside
        ? image(of: view.with).scope { $0.alpha(0.5) } : view.with.companion.scope { $0.alpha(0.5) }
    }
    #expect(view.image?.alpha == 0.5 && view.companion.alpha == 1)
    isInside = false
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(view.image?.alpha == 1 && view.companion.alpha == 0.5)
    isInside = true
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(view.image?.alpha == 0.5 && view.companion.alpha == 1)
  }
}
