import TestSupport
import Testing
import Withy

/// Passes inside closures such as animations, and their notifications.
@Suite("Transactions", .bothWays) struct TransactionTests {
  let recorder = View.Recorder()
  let root = View("root")

  func record(_ operation: String) { recorder.operations.append(operation) }

  @Test("A live parent that is stopped in the closure runs no pass", arguments: [false, true])
  func stopped(runs: Bool) {
    let a = View("a")
    var number = 0
    let live = root.live { a.with.count(number) }
    number = 1
    let changes = live.update(in: { pass in
      live.stop()
      if runs { pass() }
    })
    #expect(changes == Changes() && a.count == 0)
  }

  @Test("The whole pass runs inside the closure, and didPass outside")
  func inside() {
    let (a, b) = (View("a", recorder: recorder), View("b", recorder: recorder))
    var isOn = false
    let live = root.live {
      let _ = record("block")
      a.with.count(isOn ? 1 : 0).onRemove { _ in record("a left") }
      if isOn { b.with.onInsert { _ in record("b entered") } }
    }
    live.didPass = { record("did \($0)") }
    _ = recorder.take()
    isOn = true
    let changes = live.update(in: {
      record("begin")
      $0()
      record("end")
    })
    #expect(changes == Changes(insertions: 1, propertyWrites: 1))
    #expect(
      recorder.take() == [
        "begin", "block", "a: count = 1", "b entered", "end", "did 1 insertion, 1 property write",
      ]
    )
  }

  @Test("didPass is not called for a pass without changes")
  func nothing() {
    let live = root.live { View.make(View()) }
    var told = 0
    live.didPass = { _ in told += 1 }
    live.update()
    #expect(told == 0)
  }

  @Test("A transaction that does not call, calls later or calls twice makes exactly one pass")
  func careless() {
    var number = 0
    var passes = 0
    let live = root.live {
      let _ = passes += 1
      View.make(View()).count(number)
    }
    number = 1
    #expect(live.update(in: { _ in }) == Changes(propertyWrites: 1))
    var later: (() -> Void)?
    number = 2
    #expect(live.update(in: { later = $0 }) == Changes(propertyWrites: 1))
    later?()
    number = 3
    let changes = live.update(in: {
      $0()
      $0()
    })
    #expect(changes == Changes(propertyWrites: 1))
    #expect(passes == 4 && root.children[0].count == 3)
  }

  @Test("Passes requested in didPass run outside the transaction, and a series of them ends")
  func passesAskedFor() {
    var number = 0
    let live = root.live { View.make(View()).count(number) }
    var told: [String] = []
    live.didPass = { [weak live] changes in
      told.append("\(changes)")
      if number < 3 {
        number += 1
        #expect(live?.update().isEmpty == true)
      }
    }
    number = 1
    #expect(live.update() == Changes(propertyWrites: 3))
    #expect(told == ["1 property write", "1 property write", "1 property write"])
    #expect(live.lastChanges == Changes(propertyWrites: 3))
  }

  @MainActor
  @Test("Passes requested by state run in the transaction of the live parent, and others do not")
  func transaction() async {
    let model = ObservedModel()
    let live = root.live { View.make(View()).count(model.number).call { _ in record("pass") } }
    live.transaction = {
      record("begin")
      $0()
      record("end")
    }
    _ = recorder.take()
    model.number = 1
    await turn()
    #expect(recorder.take() == ["begin", "pass", "end"])
    live.update()
    #expect(recorder.take() == ["pass"])
  }
}
