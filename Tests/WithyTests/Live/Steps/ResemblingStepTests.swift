import Testing
import Withy

/// Steps in one line that differ from those before only in what they are about.
@Suite("Steps that resemble those before", .bothWays) struct ResemblingStepTests {
  final class State {
    var flag = true
    var number = 0
  }

  /// A view with pairs of the same kind.
  final class Pad: View {
    var onPress: () -> Void = {}
    var onRelease: () -> Void = {}
    var attached: [String: () -> Void] = [:]
    var calls: [String] = []

    func open(_ number: Int) { calls.append("open \(number)") }
    func close(_ number: Int) { calls.append("close \(number)") }
  }

  let state = State()
  let root = View("root")
  let pad = Pad("pad")

  /// Updates a live parent with another flag, twice.
  private func toggle(_ live: Live) {
    state.flag.toggle()
    live.update()
    live.update()
  }

  @Test("A handler in another property leaves the one before")
  func handler() {
    let live = root.live {
      state.flag
        ? pad.with.onPress.perform { $0.noted += 1 } : pad.with.onRelease.perform { $0.noted += 10 }
    }
    for expected in [10, 1, 10] {
      toggle(live)
      pad.noted = 0
      pad.onPress()
      pad.onRelease()
      #expect(pad.noted == expected)
    }
  }

  @Test("A handler behind an optional follows it to another object after nil")
  func optional() {
    let live = root.live { pad.with.partner.ifPresent.view.onTap.perform { $0.noted += 1 } }
    for view in [nil, View(), nil, View()] {
      pad.partner = view.map { Partner(view: $0) }
      live.update()
      live.update()
      pad.noted = 0
      view?.onTap()
      #expect(pad.noted == (view == nil ? 0 : 1))
    }
  }

  @Test("A connection with another id replaces the one before")
  func connection() {
    func connected(_ id: String) -> Builder<Pad> {
      pad.with.connect(id, { (pad: Pad) in pad.calls.append(id) }) { pad, connection in
        pad.attached[id] = { [weak pad] in pad.map { connection.handler($0) } }
        return { [weak pad] in pad?.attached[id] = nil }
      }
    }
    let live = root.live { connected(state.flag ? "a" : "b") }
    for id in ["b", "a", "b"] {
      toggle(live)
      pad.calls = []
      #expect(pad.attached.keys.sorted() == [id])
      pad.attached[id]?()
      #expect(pad.calls == [id])
    }
  }

  @Test("A call of another method with the same argument is made")
  func call() {
    let live = root.live { state.flag ? pad.with.call(Pad.open, 1) : pad.with.call(Pad.close, 1) }
    toggle(live)
    toggle(live)
    #expect(pad.calls == ["open 1", "close 1", "open 1"])
  }

  @Test("A value that was to be kept always, and is no longer, is left as others change it")
  func always() {
    let live = root.live { state.flag ? pad.with.alpha.always(0.5) : pad.with.alpha(0.5) }
    pad.alpha = 0.2
    live.update()
    #expect(pad.alpha == 0.5)
    toggle(live)
    pad.alpha = 0.2
    live.update()
    #expect(pad.alpha == 0.2)
    pad.alpha = 0.5
    toggle(live)
    pad.alpha = 0.2
    live.update()
    #expect(pad.alpha == 0.5)
  }

  @Test("Steps of one property that come and go around each other leave the last value")
  func around() {
    func noting(_ number: Int) -> () -> Void { { [weak pad] in pad?.noted = number } }
    let live = root.live {
      pad.with.if(state.number > 0) { $0.count(1).onPress(noting(1)) }
        .if(state.number < 3) { $0.count(2).onPress(noting(2)) }
        .if(state.number > 1) { $0.count(3).onPress(noting(3)) }
        .if(state.number > 3) { $0.count(4).onPress(noting(4)) }
    }
    let expected = [2, 2, 3, 3, 4]
    for number in [0, 1, 2, 0, 1, 2, 3, 4, 2, 1, 4, 0, 3] {
      state.number = number
      live.update()
      pad.onPress()
      #expect(pad.count == expected[number] && pad.noted == expected[number])
    }
  }
}
