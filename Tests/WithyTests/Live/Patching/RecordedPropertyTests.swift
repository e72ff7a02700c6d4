import Testing
import Withy

/// The recorded values of properties, and when they are written.
@Suite("Recorded properties", .bothWays) struct RecordedPropertyTests {
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
    live.update()
    return recorder.operations
  }

  @Test("A property is written only when its declared value has changed")
  func equality() {
    let (_, live) = live { $0.alpha(Double(state.number)).title("a").frame.size.width(3) }
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 2 } == ["alpha = 2.0"])
    #expect(pass(live) == [])
  }

  @Test("A value changed by other code is kept until its declaration changes")
  func outsideChange() {
    let (view, live) = live { $0.alpha(Double(state.number)) }
    view.alpha = 7
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["alpha = 1.0"])
  }

  @Test("always writes a property only if its value is different")
  func actualValue() {
    let (view, live) = live { $0.alpha.always(Double(state.number)) }
    #expect(pass(live) == [])
    // As if a user typed, and the text were stored in the state.
    view.alpha = 7
    #expect(pass(live) { state.number = 7 } == [])
    view.alpha = 3
    #expect(pass(live) == ["alpha = 7.0"])
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

  @Test("The last of two declarations wins, and a change of an earlier one rewrites the later")
  func declaredTwice() {
    let (view, live) = live { $0.alpha(Double(state.number)).alpha(9) }
    #expect(view.alpha == 9)
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["alpha = 1.0", "alpha = 9.0"])
    #expect(pass(live) == [])
  }

  @Test("A changed value rewrites its members that are declared later")
  func declaredInPart() {
    let (view, live) = live { $0.frame(Frame(x: state.number)).frame.size.width(5).alpha(0.5) }
    #expect(pass(live) { state.number = 1 } == ["frame = 1 0 0", "frame = 1 5 0"])
    #expect(view.frame == Frame(x: 1, size: .init(width: 5)))
  }

  @Test("A changed member lets a later declaration of the whole win again")
  func declaredAsWholeLater() {
    let (view, live) = live { $0.frame.size.width(state.number).frame(Frame(x: 1)) }
    #expect(pass(live) { state.number = 5 } == ["frame = 0 0 0", "frame = 0 5 0", "frame = 1 0 0"])
    #expect(view.frame == Frame(x: 1))
    live.stop()
  }

  @Test("A style has the steps of its chain")
  func apply() {
    func style(_ builder: Builder<View>) -> Builder<View> {
      state.isOn ? builder.alpha(0.3) : builder.title("x")
    }
    let (_, live) = live { $0.apply(style) }
    #expect(pass(live) == [])
    #expect(pass(live) { state.isOn = false } == ["alpha = 1.0", "title = x"])
  }

  @Test("modify declares a change of the original value")
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

  @Test("The steps of a long chain are recorded one by one")
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
