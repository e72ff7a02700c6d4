import TestSupport
import Testing
import Withy

@Suite("Scopes in live", .bothWays)
struct ScopeStepTests {
  @Test("In live, each setter is recorded on its own, and undone")
  func live() {
    let (root, view) = (View(), View())
    var (radius, isThere) = (1.0, true)
    let live = root.live {
      view.with.if(isThere) { $0.layer.scope { $0.radius(radius).border.width(4) } }
    }
    #expect(live.update() == Changes())
    radius = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(view.layer.radius == 2)
    isThere = false
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(view.layer.radius == 0 && view.layer.border.width == 1)
  }

  @Test("A scope and members of the same object overlap like members, in order")
  func overlap() {
    let (root, view) = (View(), View())
    var (first, last) = (1.0, true)
    let live = root.live {
      view.with.layer.scope { $0.radius(first) }.if(last) { $0.layer.radius(9) }
        .layer.scope { $0.border.width(7) }
    }
    #expect(view.layer.radius == 9)
    first = 2
    live.update()
    #expect(view.layer.radius == 9)
    last = false
    live.update()
    #expect(view.layer.radius == 2 && view.layer.border.width == 7)
  }

  @Test("A property of an object of the same class is not confused, however the path is split")
  func split() {
    let (root, view) = (View(), View())
    var number = 0
    let live = root.live {
      switch number {
      case 0: view.with.companion.scope { $0.alpha(0.5) }.companion.alpha(0.25)
      case 1: view.with.companion.alpha(0.25)
      case 2: view.with.companion.companion.alpha(0.25)
      case 3: view.with.companion.scope { $0.companion.alpha(0.25) }
      default: view.with.companion.companion.scope { $0.alpha(0.25) }
      }
    }
    for next in [1, 0, 1, 2, 3, 4, 3, 2, 4, 2, 0] {
      number = next
      live.update()
      #expect(view.alpha == 1)
      #expect(view.companion.alpha == (next > 1 ? 1 : 0.25))
      #expect(view.companion.companion.alpha == (next > 1 ? 0.25 : 1))
    }
  }

  @Test("Calls, handlers, connections, references and hooks in a scope are made and undone")
  func otherSteps() {
    let (root, view) = (View(), View())
    let reference = Ref<View>()
    var (value, isThere, log) = (1, true, [String]())
    let live = root.live {
      view.with.if(isThere) {
        $0.companion.scope { companion in
          let shown = value
          return companion.call(on: shown) { _ in
            log.append("call \(shown)")
          } undo: { _ in
            log.append("undo \(shown)")
          }
          .onTap.perform { $0.count = shown }
          .connect("signal", { (view: View) in view.count = -shown }) { view, connection in
            view.signal = { [weak view] in view.map(connection.handler) }
            return { [weak view] in view?.signal = nil }
          }
          .ref(reference)
          .onInsert { log.append("in \($0.name)") }
          .onRemove { log.append("out \($0.name)") }
        }
      }
    }
    let companion = view.companion
    companion.onTap()
    #expect(companion.count == 1 && reference.object === companion)
    companion.signal?()
    #expect(companion.count == -1)
    value = 2
    live.update()
    companion.onTap()
    #expect(companion.count == 2)
    #expect(log == ["call 1", "in companion", "undo 1", "call 2"])
    log = []
    isThere = false
    live.update()
    companion.onTap()
    #expect(companion.count == 2 && companion.signal == nil && reference.object == nil)
    #expect(log == ["undo 2"])
  }

  @Test("The same style in two scopes is remembered for each of them")
  func sameStyle() {
    let (root, view) = (View(), View())
    var (isFirst, log) = (true, [String]())
    func style(_ builder: Builder<View>) -> Builder<View> {
      builder.alpha(0.5).once {
        log.append("once \($0.name)")
      } undo: {
        log.append("undo \($0.name)")
      }
    }
    let live = root.live {
      view.with.if(isFirst) { $0.companion.scope(style) }.partner.ifPresent.view.scope(style)
    }
    #expect(log == ["once companion", "once partner"])
    isFirst = false
    live.update()
    #expect(log == ["once companion", "once partner", "undo companion"])
    #expect(view.companion.alpha == 1 && view.partner?.view.alpha == 0.5)
  }

  @Test("A handler that is set again calls the object of its scope, which a later step replaces")
  func replacedByLaterStep() {
    let (root, view) = (View(), View())
    let partner = view.partner?.view
    func show(_ id: Int, reusing live: Live?) -> Live {
      root.live(reusing: live, id: id) {
        view.with.partner.ifPresent.view.scope { $0.onTap.perform { $0.count += 1 } }
          .partner.modify { $0 = $0?.next }
      }
    }
    let live = show(0, reusing: nil)
    partner?.onTap()
    #expect(partner?.count == 1)
    _ = show(1, reusing: live)
    partner?.onTap()
    #expect(partner?.count == 2)
    #expect(view.partner?.view !== partner && view.partner?.view.count == 0)
  }

  @Test("When the property holds another object, calls are made again and children move")
  func replaced() {
    let (root, view, label) = (View(), View(), Label("label"))
    let (first, second) = (View("first"), View("second"))
    view.image = first
    var log: [String] = []
    let live = root.live {
      view.with.image.ifPresent.scope {
        $0.alpha(0.5)
          .once {
            log.append("once \($0.name)")
          } undo: {
            log.append("undo \($0.name)")
          }
          .children { label }
      }
    }
    #expect(first.alpha == 0.5 && first.children.map(\.name) == ["label"])
    view.image = second
    live.update()
    #expect(first.children.isEmpty && second.children.map(\.name) == ["label"])
    #expect(log == ["once first", "undo first", "once second"])
    view.image = nil
    live.update()
    view.image = first
    live.update()
    #expect(first.alpha == 0.5 && first.children.map(\.name) == ["label"])
    live.update()
    #expect(live.lastChanges == Changes())
  }

  @Test(
    "Calls and children follow an object that the chain replaces, at the scope's turn",
    arguments: [true, false]
  )
  func replacedByChain(isBefore: Bool) {
    let (root, view, other, label) = (View(), View(), View("other"), Label("label"))
    view.image = View("first")
    let first = view.image
    var (isReplaced, log) = (false, [String]())
    func replace(_ builder: Builder<View>, _ isThere: Bool) -> Builder<View> {
      builder.if(isReplaced && isThere) { $0.image(other) }
    }
    let live = root.live {
      replace(view.with, isBefore)
        .apply {
          $0.image.ifPresent.scope {
            $0.layer.radius(3).onTap.perform { _ in }
              .once {
                log.append("once \($0.name)")
              } undo: {
                log.append("undo \($0.name)")
              }
              .children { label }
          }
        }
        .apply { replace($0, !isBefore) }
    }
    #expect(log == ["once first"])
    for isOther in [true, false] {
      isReplaced = isOther
      live.update()
      let image = isOther && isBefore ? other : first
      #expect(image?.children.map(\.name) == ["label"] && image?.layer.radius == 3)
    }
    #expect(
      log
        == (isBefore
          ? ["once first", "undo first", "once other", "undo other", "once first"] : ["once first"])
    )
  }

  @Test("Children stay where they are when a scope between them gets another object")
  func childrenAroundScope() {
    let (root, image) = (View(), View("image"))
    let labels = ["a", "b"].map { Label($0) }
    var hasImage = false
    let live = root.live {
      View.make.children { labels[0] }.if(hasImage) { $0.image(image) }
        .image.ifPresent.scope { $0.alpha(0.5) }.children { labels[1] }
      // A mistake: only the first position has a label.
      View.make.children { labels }
    }
    hasImage = true
    let mistakes = reports { _ = live.update() }
    // The image is not equatable, so that each run of the steps sets it.
    #expect(live.lastChanges == Changes(propertyWrites: 3))
    #expect(root.children.map { $0.children.map(\.name) } == [["a", "b"], []])
    #expect(mistakes.count == 2 && mistakes.allSatisfy { $0.message.contains("occurs twice") })
  }

  @Test("A call that replaces the object of its scope each time is repeated once for each step")
  func replacedByCall() {
    let (root, view, label) = (View(), View(), Label("label"))
    view.image = View()
    var count = 0
    let live = root.live {
      view.with.image.ifPresent.scope {
        $0.once { _ in }.children { label }.call { _ in
          count += 1
          view.image = View()
        }
      }
      .image.ifPresent.scope { $0.alpha(0.5) }
    }
    let mistakes = reports { _ = live.update() }
    // Once in the first pass; then once, and again for each of the three remembered steps.
    #expect(count == 1 + 1 + 3 && mistakes.isEmpty)
  }

  @Test("Children in a scope are kept while a step before it waits to set its object again")
  func childrenOfUndone() {
    let root = View()
    var isOn = false
    var live: Live?
    func show(_ id: Int) {
      live = root.live(reusing: live, id: id) {
        View.make.partner.ifPresent.view.scope { $0.alpha(0.5) }
          .if(isOn) { $0.count(1) }
          .partner.modify { $0 = $0?.next }
          .partner.ifPresent.view.scope { $0.children { Label.make } }
      }
    }
    show(0)
    let view = root.children[0]
    let label = view.partner?.view.children.first
    isOn = true
    // Another id sets the opacity again, for which the change of the partner is undone.
    show(1)
    #expect(label != nil && view.partner?.view.children.first === label && view.count == 1)
  }

  @Test("Children in the scope of an object that is gone leave")
  func childrenOfGone() {
    let (root, view) = (View(), View())
    view.image = View()
    var (isThere, isRemoved) = (true, false)
    let live = root.live {
      view.with.if(isThere) {
        $0.image.ifPresent.scope {
          $0.children { Label.make.onRemove { _ in isRemoved = true } }
        }
      }
    }
    view.image = nil
    isThere = false
    live.update()
    #expect(isRemoved)
  }

  @Test("Adding or removing a step does not affect the scope of an object that the chain sets")
  func setBefore() {
    let (root, view, image) = (View(), View(), View("image"))
    var (isOn, log) = (false, [String]())
    let live = root.live {
      view.with.if(isOn) { $0.alpha(0.5) }.image(image)
        .image.ifPresent.scope {
          $0.once { _ in
            log.append("once")
          } undo: { _ in
            log.append("undo")
          }
        }
    }
    for _ in 0..<4 {
      isOn.toggle()
      live.update()
    }
    #expect(log == ["once"])
  }

  @Test("A step in a scope is not taken for an equal one of the object around")
  func sameProperty() {
    let (root, view) = (View(), View())
    var isOuter = true
    let live = root.live {
      view.with.if(isOuter) {
        $0.alpha(0.5)
      } else: {
        $0.companion.scope { $0.alpha(0.5) }
      }
    }
    isOuter = false
    live.update()
    #expect(view.alpha == 1 && view.companion.alpha == 0.5)
    isOuter = true
    live.update()
    #expect(view.alpha == 0.5 && view.companion.alpha == 1)
  }

  @Test("Children of the object and of one that it holds are kept apart, and in order")
  func liveChildren() {
    let (root, view) = (View(), View())
    var (isOn, names) = (false, ["a", "b", "c"])
    func rows() -> Hierarchy<View> {
      Hierarchy { ForEach(names, id: \.self) { View.make.name($0) } }
    }
    let live = root.live {
      view.with.if(isOn) { $0.alpha(0.5) }.children { rows() }
        .companion.scope { $0.children { rows() } }
    }
    for order in [["c", "a", "b"], ["b", "d", "c"], ["d"], ["a", "b", "c"]] {
      (isOn, names) = (!isOn, order)
      live.update()
      #expect(view.children.map(\.name) == order && view.companion.children.map(\.name) == order)
    }
  }

  @Test("A later step that sets an optional property does not bring a scope to life")
  func setAfterwards() {
    let (root, image) = (View(), View())
    var log: [String] = []
    let live = root.live {
      View.make.image.ifPresent.scope { $0.alpha(0).once { _ in log.append("once") } }.image(image)
    }
    live.update()
    #expect(log == [] && image.alpha == 1)
  }

  @Test("A removal that is delayed in a scope is that of the node")
  func beforeRemove() {
    let (root, view) = (View(), View())
    var (isThere, removals) = (true, [() -> Void]())
    let live = root.live {
      if isThere {
        view.with.companion.scope { $0.beforeRemove { _, remove in removals.append(remove) } }
      }
    }
    isThere = false
    live.update()
    #expect(root.children.count == 1)
    removals.first?()
    #expect(root.children.isEmpty)
  }

  @Test("A scope follows an optional that the same pass sets in a restored object")
  func setInRestored() {
    let (root, view, image) = (View(), View(), View())
    let former = view.partner
    var hasImage = false
    let live = root.live {
      view.with
        .if(hasImage) { view in
          view.partner.ifPresent.view.image(image)
            .partner.ifPresent.view.image.ifPresent.scope { $0.alpha(0.5) }
        } else: {
          $0.partner(Partner(view: View()))
        }
    }
    hasImage = true
    live.update()
    #expect(former?.view.image === image && image.alpha == 0.5)
  }

  @Test("A step after a scope sees what it has done, though its object comes in the same pass")
  func orderAfterNewObject() {
    let (root, view, image) = (View(), View(), View())
    var (isStyled, seen) = (false, [Double?]())
    let live = root.live {
      view.with.if(isStyled) {
        $0.image(image).image.ifPresent.scope { $0.alpha(0.5) }
          .call(on: 1) { seen.append($0.image?.alpha) }
          .once { seen.append($0.image?.alpha) }
      }
    }
    isStyled = true
    live.update()
    #expect(seen == [0.5, 0.5])
  }

  @Test("A handler in a scope is distinguished from that of the object itself")
  func ownHandler() {
    let (root, view) = (View(), View())
    var isScoped = false
    let live = root.live {
      view.with.if(isScoped) {
        $0.companion.scope { $0.onTap.perform { $0.count += 1 } }
      } else: {
        $0.onTap.perform { $0.count += 10 }
      }
    }
    for scoped in [false, true, true, false] {
      isScoped = scoped
      live.update()
      view.onTap()
      view.companion.onTap()
    }
    #expect(view.count == 20 && view.companion.count == 2)
  }

  /// Steps that are distinguished from others by their source location.
  enum Style: CaseIterable {
    case call, callOnValue, once, connection, reference

    func callAsFunction(_ view: Builder<View>, _ reference: Ref<View>) -> Builder<View> {
      switch self {
      case .call: view.call(View.note, 1, 2)
      case .callOnValue:
        view.call(on: 3) {
          $0.notes[2] = 1
        } undo: {
          $0.notes[2] = nil
        }
      case .once:
        view.once {
          $0.notes[2] = 1
        } undo: {
          $0.notes[2] = nil
        }
      case .connection:
        view.connect("signal", { (view: View) in view.notes[2] = 1 }) { view, connection in
          view.signal = { [weak view] in view.map(connection.handler) }
          return { [weak view] in view?.signal = nil }
        }
      case .reference: view.ref(reference)
      }
    }
  }

  @Test(
    "A step of a style in a scope is told apart from the same one of the object itself",
    arguments: Style.allCases
  )
  func styles(_ style: Style) {
    let (root, view, reference) = (View(), View(), Ref<View>())
    var isScoped = true
    func styled(_ view: Builder<View>) -> Builder<View> { style(view, reference) }
    let live = root.live {
      view.with.if(isScoped) {
        $0.companion.scope(styled)
      } else: {
        styled($0)
      }
    }
    view.companion.notes = [:]
    for scoped in [false, true, false, true] {
      isScoped = scoped
      live.update()
      #expect(live.update() == Changes())
      let (own, other) = scoped ? (view.companion, view) : (view, view.companion)
      own.signal?()
      reference.object?.notes[2] = 1
      #expect(own.notes == [2: 1] && (other.signal == nil || style != .connection))
      #expect(other.notes.isEmpty)
      if ![.callOnValue, .once].contains(style) { own.notes = [:] }
    }
  }

  @Test(
    "A pass over steps of an object that a later step hides does nothing",
    arguments: [true, false]
  )
  func hidden(isScope: Bool) {
    let root = View()
    var count = 1
    let live = root.live {
      View.make.partner.modify { $0 = $0?.next }
        .if(isScope) {
          $0.partner.ifPresent.view.scope {
            $0.alpha(0.5).count(count).onTap.perform { $0.alpha = 0 }
          }
        } else: {
          $0.partner.ifPresent.view.count(count).partner.ifPresent.view.onTap.perform { _ in }
        }
        .partner.modify { $0 = $0?.next }
    }
    let view = root.children[0]
    #expect(view.partner == nil)
    for _ in 0..<3 { #expect(live.update() == Changes()) }
    count = 2
    live.update()
    #expect(live.update() == Changes())
    #expect(view.partner == nil && view.held[1].count == 2)
    view.held[1].onTap()
    #expect(view.held[1].alpha == (isScope ? 0 : 1))
  }
}
