import Testing

@testable import Withy

/// Views that leave although an expression of another view was predicted to describe them, because
/// both are written in one line.
@Suite("Wrong predictions", .bothWays) struct WrongPredictionTests {
  let root = View("root")
  let log = Log()

  final class Log {
    var entries: [String] = []
    var remove: () -> Void = {}
  }

  /// A view with hooks and handlers, always described in this line.
  func badge(_ name: String) -> Hierarchy<View> {
    Hierarchy {
      Builder<View> { View() }.title(name)
        .onTap.perform { [log] _ in log.entries.append("\(name) tapped") }
        .connect("signal", { [log] in log.entries.append("\(name) signalled") }) {
          view,
          connection in
          view.signal = { connection.handler() }
          return { [weak view] in view?.signal = nil }
        }
        .beforeRemove { [log] _, remove in
          log.entries.append("\(name) leaves")
          log.remove = remove
        }
        .onRemove { [log] _ in log.entries.append("\(name) removed") }
    }
  }

  @Test("A view that leaves has its own hooks and handlers")
  func leaving() {
    var showsFirst = true
    let live = root.live {
      if showsFirst { badge("a") }
      badge("b")
    }
    let first = root.children[0]
    showsFirst = false
    live.update()
    first.onTap()
    first.signal?()
    log.remove()
    #expect(log.entries == ["a leaves", "a tapped", "a signalled", "a removed"])
    #expect(root.titles == ["b"])
  }

  @Test("A kept description has its own hooks and handlers once the predicted view has left")
  func keptDescription() {
    func row(_ name: String) -> Hierarchy<View> {
      Hierarchy {
        Builder<View> { View() }
          .onTap.perform { [log] _ in log.entries.append("\(name) tapped") }
          .onRemove { [log] _ in log.entries.append("\(name) removed") }
      }
    }
    var (number, kept) = (0, nil as Hierarchy<View>?)
    let live = root.live {
      if number == 0 {
        row("first")
      } else if number < 3 {
        let second = kept ?? row("second")
        let _ = kept = second
        second
      }
    }
    for next in 1...2 {
      number = next
      live.update()
      root.children[0].onTap()
    }
    number = 3
    live.update()
    #expect(log.entries == ["first removed", "second tapped", "second tapped", "second removed"])
  }

  @Test("A view that leaves with its parent has its own hooks")
  func leavingWithParent() {
    var shown = [true, true]
    let live = root.live {
      for (index, isShown) in shown.enumerated() {
        if isShown { Builder<View> { View() }.children { badge("\(index)") } }
      }
    }
    shown = [false, true]
    live.update()
    #expect(log.entries == ["0 removed"])
    shown = [true, false]
    live.update()
    #expect(log.entries == ["0 removed", "1 removed"])
  }

  @Test("A view in an unchanged block keeps its newest handlers while another view leaves")
  func unchangedBlock() {
    var number = 1
    let live = root.live {
      Builder<View> { View("box") }.children { [number] in
        if number > 0 {
          Builder<View> { View() }
            .onTap.perform { [log] _ in log.entries.append("\(number)") }
            .connect("signal", { [log] in log.entries.append("\(number)") }) { view, connection in
              view.signal = { connection.handler() }
              return {}
            }
        }
      }
      if number == 1 { View("leaving") }
    }
    number = 2
    live.update()
    let view = root.children[0].children[0]
    view.onTap()
    view.signal?()
    #expect(log.entries == ["2", "2"] && root.children.count == 1)
  }

  @Test("Of several expressions predicted for a view that leaves, none changes it")
  func repeated() {
    var names = ["a"]
    let live = root.live {
      if names == ["a"] { badge("a") } else { names.map(badge).isEmpty ? nil : View("d") }
    }
    names = ["b", "c"]
    live.update()
    #expect(log.entries == ["a leaves"])
    #expect(root.titles == ["a", nil])
  }
}
